import { Link } from 'react-router';
import type { CalendarEntry, OfficeDay } from '../../../../domain/practice/index.ts';
import { showIn, timeLabel } from '../../../../shared/wall-time.ts';
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
          <span className="block font-semibold lining-nums">{timeLabel(time)}</span>
          <span className="block truncate">{title}</span>
          <span className="block text-fine text-quiet">Event</span>
        </Link>
      ))}
      <Outside spans={day.outside} />
      {day.free.length > 0 && (
        <div className="text-fine text-quiet">
          <p>Free</p>
          <ul className="flex flex-wrap gap-x-3 lining-nums lg:block">
            {day.free.map(({ time }) => (
              <li key={time}>{timeLabel(time)}</li>
            ))}
          </ul>
        </div>
      )}
      {closed && day.blocked === undefined && <p className="sr-only">Nothing</p>}
    </div>
  );
}

/** Grey: what her other calendars say. What it is stays there. */
function Outside({ spans }: { spans: OfficeDay['outside'] }) {
  return spans.map(({ from, to }) => (
    <p key={from} className="rounded-sm bg-sunken px-2.5 py-1.5 text-fine text-quiet lining-nums">
      {from === '00:00' && to === '24:00' ? 'All day' : `${timeLabel(from)} to ${timeLabel(to)}`}
      <span className="block">Busy elsewhere</span>
    </p>
  ));
}

function Entry({ entry }: { entry: CalendarEntry }) {
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
      <span className="block font-semibold lining-nums">{timeLabel(time)}</span>
      <span className="block truncate">{person}</span>
      <span className="block text-fine text-quiet">{type}</span>
      {isHeld && <span className="block text-fine text-quiet">Held, being paid</span>}
      {status === 'completed' && (
        <span className="text-fine text-good">{wasMissed ? 'No-show' : 'Completed'}</span>
      )}
      {toBePaid && <span className="text-fine text-warn">To be paid</span>}
    </Link>
  );
}
