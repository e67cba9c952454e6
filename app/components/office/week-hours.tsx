import { Plus, Trash2 } from 'lucide-react';
import type { WeekHours } from '../../../domain/practice/index.ts';
import { Button } from '../../ui/button.tsx';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const INTERVALS = [15, 20, 30, 45, 60, 75, 90, 120, 180];

type Ranges = WeekHours[string];
type Props = { week: WeekHours; onChange(week: WeekHours): void };

/** The hours of each weekday: from, to, and how far apart sessions begin. */
export function WeekHoursEditor({ week, onChange }: Props) {
  const change = (weekday: number, ranges: Ranges) => onChange({ ...week, [weekday]: ranges });
  const toAll = (weekday: number) =>
    onChange(Object.fromEntries(DAYS.map((_, n) => [n + 1, week[weekday] ?? []])));
  return (
    <ul className="divide-y divide-rule border-y border-rule">
      {DAYS.map((name, n) => (
        <Day
          key={name}
          name={name}
          ranges={week[n + 1] ?? []}
          onChange={(ranges) => change(n + 1, ranges)}
          onCopy={() => toAll(n + 1)}
        />
      ))}
    </ul>
  );
}

type DayProps = { name: string; ranges: Ranges; onChange(ranges: Ranges): void; onCopy(): void };

function Day({ name, ranges, onChange, onCopy }: DayProps) {
  return (
    <li className="grid gap-x-4 gap-y-2 py-3 lg:grid-cols-[6.5rem_1fr_auto] lg:items-start">
      <span className="font-semibold lg:pt-2.5">{name}</span>
      <ul aria-label={`Hours on ${name}`} className="space-y-2">
        {ranges.length === 0 && <li className="py-2 text-quiet">Closed</li>}
        {ranges.map((range, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a range has no name of its own
          <li key={n}>
            <Range
              name={name}
              range={range}
              onChange={(changed) => onChange(ranges.map((one, at) => (at === n ? changed : one)))}
              onRemove={() => onChange(ranges.filter((_, at) => at !== n))}
            />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-2">
        <Button variant="outline" size="sm" onClick={() => onChange([...ranges, nextRange(ranges)])}>
          <Plus className="size-4" aria-hidden="true" />
          Hours<span className="sr-only"> on {name}</span>
        </Button>
        <Button variant="quiet" size="sm" onClick={onCopy}>
          Every day<span className="sr-only"> like {name}</span>
        </Button>
      </div>
    </li>
  );
}

const box = 'h-11 min-w-0 rounded-md border border-control bg-card px-2';

type RangeProps = {
  name: string;
  range: Ranges[number];
  onChange(range: Ranges[number]): void;
  onRemove(): void;
};

function Range({ name, range, onChange, onRemove }: RangeProps) {
  const intervals = INTERVALS.includes(range.every) ? INTERVALS : [...INTERVALS, range.every];
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1.5">
      <input
        type="time"
        required
        aria-label={`From, ${name}`}
        value={range.from}
        onChange={(event) => onChange({ ...range, from: event.target.value })}
        className={box}
      />
      <span className="text-quiet">to</span>
      <input
        type="time"
        required
        aria-label={`To, ${name}`}
        value={range.to === '24:00' ? '23:59' : range.to}
        onChange={(event) => onChange({ ...range, to: event.target.value })}
        className={box}
      />
      <select
        aria-label={`A start every, ${name}`}
        value={range.every}
        onChange={(event) => onChange({ ...range, every: Number(event.target.value) })}
        className={`${box} cursor-pointer`}
      >
        {intervals.map((minutes) => (
          <option key={minutes} value={minutes}>
            every {minutes} min
          </option>
        ))}
      </select>
      <Button variant="quiet" size="sm" onClick={onRemove}>
        <Trash2 className="size-4" aria-hidden="true" />
        <span className="sr-only">
          Remove {range.from} to {range.to} on {name}
        </span>
      </Button>
    </div>
  );
}

/** After those there are: an afternoon after a morning. */
function nextRange(ranges: Ranges): Ranges[number] {
  const last = ranges.at(-1);
  if (!last) return { from: '09:00', to: '12:00', every: 60 };
  const begins = Math.min(Number(last.to.slice(0, 2)) + 1, 21);
  const at = (hour: number) => `${String(hour).padStart(2, '0')}:00`;
  return { from: at(begins), to: at(begins + 2), every: last.every };
}
