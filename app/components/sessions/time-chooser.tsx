import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect } from 'react';
import { Form, Link, useSearchParams } from 'react-router';
import type { FreeTimes } from '../../../domain/practice/index.ts';
import { placeOf, showIn } from '../../../shared/wall-time.ts';
import { useMoment } from '../../formats.ts';
import { useSite } from '../../page-words.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { cx } from '../../ui/class-names.ts';
import { Choice } from '../../ui/field.tsx';
import { HiddenFields } from '../hidden-fields.tsx';

type Props = {
  times: FreeTimes;
  /** What else the address says, such as the type that is booked. */
  fields?: Record<string, string>;
};

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
/** A date is read and written without any zone. */
function useDayWords(): (date: string, pattern: string) => string {
  const written = useMoment();
  return (date, pattern) => written(`${date}T12:00:00Z`, 'UTC', pattern);
}

/**
 * Days and times by the visitor's own clock. Everything is a link: it works before the page is alive and without any
 * script, and the address can be shared.
 */
export function TimeChooser({ times, fields = {} }: Props) {
  useOwnZone(times.zone);
  const to = (query: Record<string, string>) =>
    `?${new URLSearchParams({ ...fields, zone: times.zone, ...query })}`;
  return (
    <div className="space-y-7">
      <Next times={times} to={to} />
      <div className="grid gap-8 md:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]">
        <Month times={times} to={to} />
        <Times times={times} to={to} />
      </div>
      <ClockChoice zone={times.zone} fields={{ ...fields, date: times.date }} />
    </div>
  );
}

type Part = { times: FreeTimes; to(query: Record<string, string>): string };

function Next({ times: { next, zone }, to }: Part) {
  const written = useMoment();
  if (!next) return <p className="font-semibold">There is no free time in the weeks that can be booked.</p>;
  return (
    <p>
      Next free time:{' '}
      <Link to={to({ at: next.startsAt })} preventScrollReset className="font-semibold">
        <time dateTime={next.startsAt}>{written(next.startsAt, zone, 'EEEE d MMMM, h:mm a')}</time>
      </Link>
    </p>
  );
}

function Month({ times: { date, days, previousMonth, nextMonth }, to }: Part) {
  const dayWords = useDayWords();
  return (
    <section aria-labelledby="month">
      <div className="flex items-center justify-between">
        <Turn to={previousMonth && to({ date: previousMonth })} label="Earlier month" Icon={ChevronLeft} />
        <h2 id="month" className="text-lead">
          {dayWords(date, 'MMMM yyyy')}
        </h2>
        <Turn to={nextMonth && to({ date: nextMonth })} label="Later month" Icon={ChevronRight} />
      </div>
      <div aria-hidden="true" className="mt-2 grid grid-cols-7 text-center text-fine text-quiet">
        {WEEKDAYS.map((day) => (
          <span key={day}>{day}</span>
        ))}
      </div>
      <ul className="mt-1 grid grid-cols-7 gap-1">
        {days.map((day) => (
          <li key={day.date}>
            <Day
              {...day}
              isShown={day.date === date}
              isInMonth={day.date.slice(0, 7) === date.slice(0, 7)}
              to={to}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

type DayProps = FreeTimes['days'][number] & Pick<Part, 'to'> & { isShown: boolean; isInMonth: boolean };

function Day({ date, free, isShown, isInMonth, to }: DayProps) {
  const dayWords = useDayWords();
  const number = Number(date.slice(-2));
  const look = 'grid min-h-11 place-items-center rounded-md lining-nums';
  if (free === 0) return <span className={cx(look, 'text-quiet', !isInMonth && 'invisible')}>{number}</span>;
  return (
    <Link
      to={to({ date })}
      preventScrollReset
      aria-label={`${dayWords(date, 'EEEE d MMMM')}, ${free} free`}
      aria-current={isShown ? 'date' : undefined}
      className={cx(
        look,
        'font-semibold no-underline',
        isShown ? 'bg-ink text-on-ink' : 'border border-control text-ink hover:bg-sunken',
      )}
    >
      {number}
    </Link>
  );
}

function Turn({ to, label, Icon }: { to?: string; label: string; Icon: typeof ChevronLeft }) {
  const look = 'grid size-11 place-items-center rounded-md';
  if (!to) return <span className={look} />;
  return (
    <Link to={to} preventScrollReset aria-label={label} className={cx(look, 'text-ink hover:bg-sunken')}>
      <Icon className="size-5" aria-hidden="true" />
    </Link>
  );
}

function Times({ times: { date, times, chosen, zone, practiceZone }, to }: Part) {
  const written = useMoment();
  const { guide } = useSite();
  const dayWords = useDayWords();
  const isOther = times.some(({ startsAt }) => clock(startsAt, zone) !== clock(startsAt, practiceZone));
  return (
    <section aria-labelledby="times">
      <h2 id="times" className="text-lead">
        {dayWords(date, 'EEEE d MMMM')}
      </h2>
      <p className="text-fine text-quiet">
        By your clock, {placeOf(zone)}
        {isOther && `. Beside it: ${guide}'s, ${placeOf(practiceZone)}`}.
      </p>
      {times.some(({ isSoon }) => isSoon) && (
        <p className="mt-1 text-fine text-quiet">
          A time that is less than 24 hours away can no longer be moved or cancelled once it is booked.
        </p>
      )}
      {times.length === 0 && <p className="mt-4">No time is free on this day. Marked days have some.</p>}
      <ul className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-2.5">
        {times.map(({ startsAt }) => (
          <li key={startsAt}>
            <Link
              to={`${to({ at: startsAt })}#details`}
              preventScrollReset
              aria-current={chosen?.startsAt === startsAt ? 'true' : undefined}
              className={cx(
                buttonLook({ variant: chosen?.startsAt === startsAt ? 'primary' : 'outline' }),
                'w-full flex-col !gap-0',
              )}
            >
              <time dateTime={startsAt} className="lining-nums">
                {written(startsAt, zone, 'h:mm a')}
              </time>
              {isOther && (
                <span className="text-fine font-normal lining-nums">
                  {written(startsAt, practiceZone, 'EEE h:mm a')}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

const clock = (moment: string, zone: string) => showIn(moment, zone, 'yyyy-MM-dd HH:mm');

/** Said before anybody books it: from then on it stands. */
export function SoonWarning({ what }: { what: string }) {
  return (
    <p className="border-l-2 border-warn pl-4 font-semibold">
      This time is less than 24 hours away. Once {what}, it can no longer be moved or cancelled.
    </p>
  );
}

/** Asks for the page by the clock of this browser, unless somebody has chosen one. */
function useOwnZone(shown: string): void {
  const [search, setSearch] = useSearchParams();
  const isChosen = search.has('zone');
  useEffect(() => {
    const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
    if (isChosen || !own || own === shown) return;
    setSearch(
      (query) => {
        query.set('zone', own);
        return query;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [isChosen, shown, setSearch]);
}

/** For whoever travels, books for somebody elsewhere, or reads without scripts. */
function ClockChoice({ zone, fields }: { zone: string; fields: Record<string, string> }) {
  const known = zones.includes(zone) ? zones : [zone, ...zones];
  return (
    <details>
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-fine underline">
        Show the times by another clock
      </summary>
      <Form method="get" preventScrollReset className="mt-2 flex max-w-md flex-wrap items-end gap-3">
        <HiddenFields fields={fields} />
        <div className="min-w-0 flex-1 basis-56">
          <Choice
            key={zone}
            label="Time zone"
            name="zone"
            defaultValue={zone}
            options={known.map((value) => ({ value, label: `${placeOf(value)} (${value})` }))}
          />
        </div>
        <Button type="submit" variant="outline">
          Show
        </Button>
      </Form>
    </details>
  );
}

/** One for each offset and habit of changing the clocks that people live by; any other comes from the browser. */
const zones: readonly string[] = [
  'Pacific/Honolulu',
  'America/Anchorage',
  'America/Los_Angeles',
  'America/Phoenix',
  'America/Denver',
  'America/Chicago',
  'America/New_York',
  'America/Bogota',
  'America/Halifax',
  'America/St_Johns',
  'America/Sao_Paulo',
  'Atlantic/Azores',
  'UTC',
  'Europe/Lisbon',
  'Europe/London',
  'Africa/Lagos',
  'Europe/Berlin',
  'Europe/Madrid',
  'Europe/Paris',
  'Europe/Rome',
  'Africa/Johannesburg',
  'Africa/Cairo',
  'Europe/Athens',
  'Europe/Kyiv',
  'Europe/Istanbul',
  'Africa/Nairobi',
  'Asia/Tehran',
  'Asia/Dubai',
  'Asia/Karachi',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Asia/Dhaka',
  'Asia/Bangkok',
  'Asia/Shanghai',
  'Asia/Singapore',
  'Australia/Perth',
  'Asia/Tokyo',
  'Asia/Seoul',
  'Australia/Adelaide',
  'Australia/Brisbane',
  'Australia/Sydney',
  'Pacific/Auckland',
];
