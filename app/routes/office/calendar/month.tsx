import { Link } from 'react-router';
import type { OfficeDay } from '../../../../domain/practice/index.ts';
import { showIn } from '../../../../shared/wall-time.ts';
import { useClockLabel } from '../../../components/local-time.tsx';
import { cx } from '../../../ui/class-names.ts';

/** '2:00 PM' where there is hardly room for it: '2pm'. */
const brief = (label: string) => label.replace(/:00 /, '').replace(' ', '').toLowerCase();

type Props = { days: OfficeDay[]; asked: string; today: string };
const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const SHOWN = 3;

/** The month on one page. A day leads to its week. */
export function Month({ days, asked, today }: Props) {
  const month = asked.slice(0, 'YYYY-MM'.length);
  return (
    <table className="w-full table-fixed border-collapse rounded-md bg-card">
      <caption className="sr-only">Sessions of the month</caption>
      <thead>
        <tr>
          {WEEKDAYS.map((name) => (
            <th
              key={name}
              scope="col"
              className="border border-rule px-1 py-2 text-fine font-semibold text-quiet"
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[0, 1, 2, 3, 4, 5].map((week) => (
          <tr key={week}>
            {days.slice(week * 7, week * 7 + 7).map((day) => (
              <Cell
                key={day.date}
                day={day}
                isOther={!day.date.startsWith(month)}
                isToday={day.date === today}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell({ day, isOther, isToday }: { day: OfficeDay; isOther: boolean; isToday: boolean }) {
  const clock = useClockLabel();
  const { date, sessions, events, blocked } = day;
  const words = [
    showIn(`${date}T12:00:00Z`, 'UTC', 'EEEE d MMMM'),
    blocked !== undefined ? 'closed' : `${day.free.length} free`,
    `${sessions.length} booked`,
    ...events.map(({ title }) => title),
  ].join(', ');
  return (
    <td className={cx('h-24 border border-rule p-0 align-top lg:h-28', isOther && 'bg-sunken/60')}>
      <Link
        to={`?view=week&date=${date}`}
        aria-current={isToday ? 'date' : undefined}
        className="flex size-full flex-col gap-0.5 p-1.5 no-underline hover:bg-sunken lg:p-2"
      >
        <span className="sr-only">{words}</span>
        <span
          aria-hidden="true"
          className={cx(
            'serif text-[1.25rem] leading-none lining-nums',
            isOther && 'text-quiet',
            isToday && 'self-start border-b-2 border-leaf text-gold',
          )}
        >
          {Number(date.slice(-2))}
        </span>
        {blocked !== undefined && (
          <span aria-hidden="true" className="truncate text-fine text-quiet">
            {blocked || 'Closed'}
          </span>
        )}
        {events.map(({ id, title, time }) => (
          <span
            key={id}
            aria-hidden="true"
            className="truncate border-l-3 border-gold pl-1 text-fine lining-nums"
          >
            {brief(clock(time))}
            <span className="max-lg:hidden"> {title}</span>
          </span>
        ))}
        {sessions.slice(0, SHOWN).map(({ id, time, person, status, isHeld }) => (
          <span
            key={id}
            aria-hidden="true"
            className={cx(
              'truncate border-l-3 pl-1 text-fine lining-nums',
              isHeld && 'border-dashed border-control text-quiet',
              !isHeld && (status === 'completed' ? 'border-good text-quiet' : 'border-leaf'),
            )}
          >
            {brief(clock(time))}
            <span className="max-lg:hidden"> {person}</span>
          </span>
        ))}
        {sessions.length > SHOWN && (
          <span aria-hidden="true" className="text-fine text-quiet">
            {sessions.length - SHOWN} more
          </span>
        )}
      </Link>
    </td>
  );
}
