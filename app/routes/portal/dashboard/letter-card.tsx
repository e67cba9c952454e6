import { Link } from 'react-router';
import type { MonthLetter } from '../../../../domain/delivery/index.ts';
import { SealedLetter } from '../../../components/drawings/sealed-letter.tsx';
import { buttonLook } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';

/** The letter of this month, which those in the Circle need not wait for. */
export function LetterCard({ letter: { month, number, title, essence } }: { letter: MonthLetter }) {
  return (
    <Card className="mt-5 flex flex-wrap items-center gap-x-8 gap-y-4">
      <SealedLetter className="h-20 shrink-0 max-sm:hidden" />
      <div className="min-w-0 grow basis-72">
        <p className="text-fine text-quiet">
          Your letter for {month}, a <span className="lining-nums">{number}</span> month
        </p>
        <h2 className="text-lead leading-snug">{title}</h2>
        <p className="text-quiet">{essence}</p>
      </div>
      <Link to="/portal/letters" className={buttonLook({ variant: 'outline' })}>
        Read the letter
      </Link>
    </Card>
  );
}
