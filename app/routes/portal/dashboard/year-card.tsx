import { Link } from 'react-router';
import type { Cycles } from '../../../../domain/office/index.ts';
import { YearWheel } from '../../../components/drawings/year-wheel.tsx';
import { Card } from '../../../ui/card.tsx';

/** Where she stands in the round of nine years. */
export function YearCard({ cycles: { year, month } }: { cycles: NonNullable<Cycles> }) {
  return (
    <Card className="flex items-center gap-6 max-sm:flex-col sm:gap-8">
      <div
        role="img"
        aria-label={`Year ${year.number} of nine`}
        data-lit={year.number}
        className="w-44 shrink-0 sm:w-40"
      >
        <YearWheel />
      </div>
      <div>
        <p className="text-fine text-quiet">
          Your personal year {year.year}: <span className="lining-nums">{year.number}</span>
        </p>
        <h2 className="text-lead leading-snug">{year.title}</h2>
        <p className="mt-1 text-quiet">{year.essence}</p>
        <p className="mt-3 text-fine">
          This month is a <span className="lining-nums">{month.number}</span>: {month.title}.{' '}
          <Link to="/portal/journey" className="whitespace-nowrap">
            Milestones for it
          </Link>
        </p>
      </div>
    </Card>
  );
}
