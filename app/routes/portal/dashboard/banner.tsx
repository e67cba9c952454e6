import { Link } from 'react-router';
import type { Cycles } from '../../../../domain/office/index.ts';
import { MoonRow } from '../../../components/drawings/moons.tsx';
import { Medallion } from '../../../ui/medallion.tsx';
import { useOwnDay } from './use-own-day.ts';

/** The head of the page: whom it belongs to, and what kind of day it is for her. */
export function Banner({ name, cycles }: { name: string; cycles: Cycles }) {
  return (
    <header className="engraved relative overflow-hidden px-6 py-7 sm:px-9 sm:py-9">
      <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-6">
        <div className="min-w-0 grow basis-72">
          <MoonRow className="mb-4 w-52 max-sm:hidden" />
          <h1 className="text-title break-words">{`Welcome back, ${name || 'Seeker'}!`}</h1>
          {!cycles && (
            <p className="mt-2 max-w-[52ch] text-quiet">
              With your birth date we can show your personal year and day here.{' '}
              <Link to="/portal/account" className="text-ink">
                Add it to your account
              </Link>
              .
            </p>
          )}
        </div>
        {cycles && <Today cycles={cycles} />}
      </div>
    </header>
  );
}

function Today({ cycles }: { cycles: NonNullable<Cycles> }) {
  const { date, number, title, essence } = useOwnDay(cycles);
  return (
    <section aria-labelledby="own-day" className="flex basis-96 items-center gap-5 max-lg:grow">
      <Medallion value={number} label={`Personal day ${number}`} className="w-24 shrink-0" />
      <div>
        <p className="text-fine text-quiet">
          Your personal day, <time dateTime={date}>{weekday(date)}</time>
        </p>
        <h2 id="own-day" className="text-lead leading-snug">
          {title}
        </h2>
        <p className="text-fine leading-relaxed text-quiet">{essence}</p>
      </div>
    </section>
  );
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** A plain calendar date, which no time zone may move. */
const weekday = (date: string) => weekdays[new Date(`${date}T12:00:00Z`).getUTCDay()];
