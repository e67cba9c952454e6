import { X } from 'lucide-react';
import { useState } from 'react';
import { useFetcher } from 'react-router';
import type { WeekHours } from '../../../../domain/practice/index.ts';
import { timeLabel } from '../../../../shared/wall-time.ts';
import type { Problem } from '../../../answer.server.ts';
import { FormError } from '../../../components/form-error.tsx';
import { useAnswer } from '../../../components/use-answer.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.tsx';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** The slots of each weekday, as small cards that can be taken away or added. */
export function HoursForm({ hours }: { hours: WeekHours }) {
  const fetcher = useFetcher<{ problem?: Problem }>();
  const [week, setWeek] = useState(hours);
  useAnswer(fetcher, ({ problem }) => {
    if (!problem) void toast({ kind: 'success', title: 'Working hours saved' });
  });
  const change = (weekday: number, times: string[]) =>
    setWeek((before) => ({ ...before, [weekday]: [...new Set(times)].sort() }));
  const toAll = (weekday: number) =>
    setWeek(Object.fromEntries(DAYS.map((_, n) => [n + 1, week[weekday] ?? []])));
  return (
    <fetcher.Form method="post" className="space-y-4">
      <FormError problem={fetcher.state === 'idle' ? fetcher.data?.problem : undefined} />
      <ul className="divide-y divide-rule border-y border-rule">
        {DAYS.map((name, n) => (
          <Day
            key={name}
            name={name}
            times={week[n + 1] ?? []}
            onChange={(times) => change(n + 1, times)}
            onCopy={() => toAll(n + 1)}
          />
        ))}
      </ul>
      <input type="hidden" name="hours" value={JSON.stringify(week)} />
      <Button type="submit" name="intent" value="hours" variant="gold" pending={fetcher.state !== 'idle'}>
        Save the hours
      </Button>
    </fetcher.Form>
  );
}

type DayProps = { name: string; times: string[]; onChange(times: string[]): void; onCopy(): void };

function Day({ name, times, onChange, onCopy }: DayProps) {
  const [next, setNext] = useState('');
  return (
    <li className="grid gap-x-4 gap-y-2 py-3 md:grid-cols-[7rem_1fr_auto] md:items-center">
      <span className="font-semibold">{name}</span>
      <ul aria-label={`Slots on ${name}`} className="flex flex-wrap gap-2">
        {times.length === 0 && <li className="py-2 text-quiet">Closed</li>}
        {times.map((time) => (
          <li key={time}>
            <button
              type="button"
              aria-label={`Take away ${timeLabel(time)} on ${name}`}
              onClick={() => onChange(times.filter((one) => one !== time))}
              className="inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-sm border border-control bg-card px-3 lining-nums hover:border-bad"
            >
              {timeLabel(time)}
              <X className="size-3.5 text-quiet" aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-2">
        <input
          type="time"
          aria-label={`Another slot on ${name}`}
          value={next}
          onChange={(event) => setNext(event.target.value)}
          className="h-11 rounded-md border border-control bg-card px-2.5"
        />
        <Button
          variant="outline"
          size="sm"
          disabled={!next}
          onClick={() => {
            onChange([...times, next]);
            setNext('');
          }}
        >
          Add<span className="sr-only"> to {name}</span>
        </Button>
        <Button variant="quiet" size="sm" onClick={onCopy}>
          Every day<span className="sr-only"> like {name}</span>
        </Button>
      </div>
    </li>
  );
}
