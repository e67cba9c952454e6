import { format } from 'date-fns/format';
import { useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import type { Cycles } from '../../../../domain/office/index.ts';
import { MoonRow } from '../../../components/drawings/moons.tsx';
import { Medallion } from '../../../ui/medallion.tsx';

/** The head of the page: whom it belongs to, and before anything else what kind of day it is for her. */
export function Banner({ name, cycles }: { name: string; cycles: Cycles }) {
  return (
    <header className="engraved relative overflow-hidden px-6 py-7 sm:px-9 sm:py-9">
      <MoonRow className="mb-4 w-52 max-sm:hidden" />
      <h1 className="text-title wrap-anywhere">{`Welcome back, ${name || 'Seeker'}!`}</h1>
      {cycles ? (
        <Today cycles={cycles} />
      ) : (
        <p className="mt-2 max-w-[52ch] text-quiet">
          With your birth date we can show your personal year and day here.{' '}
          <Link to="/portal/account" className="text-ink">
            Add it to your account
          </Link>
          .
        </p>
      )}
    </header>
  );
}

function Today({ cycles }: { cycles: NonNullable<Cycles> }) {
  const { date, number, title, text, practice } = useOwnDay(cycles);
  return (
    <section
      aria-labelledby="own-day"
      className="mt-5 grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-4 border-t border-rule pt-5 sm:gap-x-8"
    >
      <Medallion
        value={number}
        label={`Personal day ${number}`}
        className="w-24 shrink-0 sm:row-span-2 sm:w-36 sm:self-start"
      />
      <div className="sm:self-end">
        <p className="text-fine text-quiet">
          Your personal day, <time dateTime={date}>{weekday(date)}</time>
        </p>
        <h2 id="own-day" className="text-[1.5rem] leading-tight sm:text-[2rem]">
          {title}
        </h2>
      </div>
      <div className="measure max-sm:col-span-2 sm:self-start">
        <p className="serif text-[1.125rem] leading-normal">{text}</p>
        <p className="mt-3 text-fine text-quiet">
          <strong className="text-ink">For today.</strong> {practice}{' '}
          <Link to="/portal/days" className="whitespace-nowrap">
            Your days this month
          </Link>
        </p>
      </div>
    </section>
  );
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** A plain calendar date, which no time zone may move. */
const weekday = (date: string) => weekdays[new Date(`${date}T12:00:00Z`).getUTCDay()];

const never = () => () => {};

/** The day on the reader's own calendar; the server, which cannot know it, shows the practice's. */
function useOwnDay({ days, today }: NonNullable<Cycles>) {
  const date = useSyncExternalStore(
    never,
    () => format(new Date(), 'yyyy-MM-dd'),
    () => today,
  );
  const find = (wanted: string) => days.find((day) => day.date === wanted);
  const day = find(date) ?? find(today);
  if (!day) throw new Error('there is no today');
  return day;
}
