import { Link, useSearchParams } from 'react-router';
import type { CalendarEntry, OfficeDay } from '../../../../domain/practice/index.ts';
import { showIn } from '../../../../shared/wall-time.ts';
import { useClockLabel } from '../../../components/local-time.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { cx } from '../../../ui/class-names.ts';

const shown = (date: string, pattern: string) => showIn(`${date}T12:00:00Z`, 'UTC', pattern);

/** Seven columns on a desk, seven strips on a phone: what is booked, and what is still free. */
export function Week({ days, today }: { days: OfficeDay[]; today: string }) {
  return (
    <ol className="grid gap-px overflow-hidden rounded-md border border-rule bg-rule lg:grid-cols-7">
      {days.map((day) => (
        <li
          key={day.date}
          className="min-w-0 bg-card px-3 py-3 max-lg:grid max-lg:grid-cols-[4.5rem_1fr] max-lg:gap-3 lg:min-h-[26rem]"
        >
          <h2
            className="flex items-baseline gap-2 lg:mb-3"
            aria-current={day.date === today ? 'date' : undefined}
          >
            <span
              className={cx(
                'serif text-[1.75rem] leading-none lining-nums',
                day.date === today && 'border-b-2 border-leaf text-gold',
              )}
            >
              {shown(day.date, 'd')}
            </span>
            <span className="text-fine text-quiet">{shown(day.date, 'EEE')}</span>
          </h2>
          <DayContents day={day} />
        </li>
      ))}
    </ol>
  );
}

function DayContents({ day }: { day: OfficeDay }) {
  const label = useClockLabel();
  const closed = [day.free, day.sessions, day.events, day.outside].every(({ length }) => length === 0);
  return (
    <div className="min-w-0 space-y-2">
      {day.blocked !== undefined && (
        <p className="text-fine text-quiet">
          <Badge look="secondary">Closed</Badge> {day.blocked}
        </p>
      )}
      {day.sessions.map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
      {day.events.map(({ id, title, time }) => (
        <Link
          key={id}
          to={`/office/events/${id}`}
          className="block rounded-sm border-l-3 border-gold bg-sunken px-2.5 py-1.5 no-underline hover:bg-sunken"
        >
          <span className="block font-semibold lining-nums">{label(time)}</span>
          <span className="block">{title}</span>
          <span className="block text-fine text-quiet">Event</span>
        </Link>
      ))}
      <Outside spans={day.outside} />
      {day.free.length > 0 && (
        <div className="text-fine text-quiet">
          <p>Free</p>
          <ul className="flex flex-wrap gap-x-1 lining-nums lg:block">
            {day.free.map(({ time }) => (
              <li key={time}>
                <FreeTime date={day.date} time={time} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {closed && day.blocked === undefined && <p className="sr-only">Nothing</p>}
    </div>
  );
}

/** One click from being booked. */
function FreeTime({ date, time }: { date: string; time: string }) {
  const [params] = useSearchParams();
  const label = useClockLabel();
  const next = new URLSearchParams(params);
  next.set('book', `${date}T${time}`);
  return (
    <Link
      to={`?${next}`}
      preventScrollReset
      aria-label={`Book ${label(time)} on ${shown(date, 'EEEE d MMMM')}`}
      className="-mx-1 flex min-h-11 min-w-11 items-center rounded-sm px-1 no-underline hover:bg-sunken hover:text-ink lg:min-h-7"
    >
      {label(time)}
    </Link>
  );
}

/** Grey: what her other calendars say. What it is stays there. */
function Outside({ spans }: { spans: OfficeDay['outside'] }) {
  const label = useClockLabel();
  return spans.map(({ from, to }) => (
    <p key={from} className="rounded-sm bg-sunken px-2.5 py-1.5 text-fine text-quiet lining-nums">
      {from === '00:00' && to === '24:00' ? 'All day' : `${label(from)} to ${label(to)}`}
      <span className="block">Busy elsewhere</span>
    </p>
  ));
}

function Entry({ entry }: { entry: CalendarEntry }) {
  const label = useClockLabel();
  const { id, time, person, type, status, toBePaid, isHeld, wasMissed } = entry;
  return (
    <Link
      to={`/office/calendar/${id}`}
      className={cx(
        'block rounded-sm border-l-3 px-2.5 py-1.5 no-underline hover:bg-sunken',
        isHeld && 'border border-l-3 border-dashed border-control bg-card',
        !isHeld && (status === 'completed' ? 'border-good bg-sunken/50' : 'border-leaf bg-sunken'),
      )}
    >
      <span className="block font-semibold lining-nums">{label(time)}</span>
      <span className="block">{person}</span>
      <span className="block text-fine text-quiet">{type}</span>
      {isHeld && <span className="block text-fine text-quiet">Held, being paid</span>}
      {status === 'completed' && (
        <span className="text-fine text-good">{wasMissed ? 'No-show' : 'Completed'}</span>
      )}
      {toBePaid && <span className="text-fine text-warn">To be paid</span>}
    </Link>
  );
}
