import { dayBack, lastDay, readyDay } from '../../content/holiday.ts';
import { useSite } from '../page-words.ts';

/** While the practitioner is away, and on the day before: every page says what that means for whoever is reading. */
export function AwayNotice() {
  const { away, guide } = useSite();
  if (!away?.isNear) return null;
  return (
    <aside
      aria-label="Holiday"
      className="border-b border-rule bg-sunken px-4 py-3 text-center text-fine sm:px-6"
    >
      <p className="mx-auto max-w-5xl text-pretty lining-nums">
        <strong>
          {guide} is away until {lastDay(away)}.
        </strong>{' '}
        Readings ordered now are with you by {readyDay(away)}, and letters are answered from {dayBack(away)}.
        {away.note && ` ${away.note}`}
      </p>
    </aside>
  );
}
