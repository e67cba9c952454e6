import { Link } from 'react-router';
import type { Today } from '../../../../domain/office/index.ts';
import { buttonLook } from '../../../ui/button.tsx';

type Props = { setUp: NonNullable<Today['setUp']>; isOwner: boolean };

/** What is still open of the set-up, until nothing is. */
export function SetUpNotice({ setUp: { isOpen, open }, isOwner }: Props) {
  const shown = isOpen ? open : open.filter(({ isRequired }) => isRequired);
  if (isOpen && shown.length === 0) return null;
  return (
    <section aria-labelledby="set-up" className="mb-10 rounded-md border border-gold p-5 sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <div className="min-w-0">
          <h2 id="set-up" className="text-lead">
            {isOpen ? 'Still open in your set-up' : 'The shop is not open yet'}
          </h2>
          <p className="text-quiet">
            {shown.length > 0
              ? `${isOpen ? '' : 'Needed first: '}${shown.map(({ title }) => title).join(' · ')}`
              : 'Everything that is needed is there: the shop can be opened.'}
          </p>
        </div>
        {isOwner && (
          <Link to="/office/setup" className={buttonLook({ variant: isOpen ? 'outline' : 'gold' })}>
            {isOpen ? 'To the set-up' : 'Go on with the set-up'}
          </Link>
        )}
      </div>
    </section>
  );
}
