import type { ProductSection } from '../../../../content/landing.ts';
import type { Offer } from '../../../../domain/content/index.ts';
import { TwoRings } from '../../../components/drawings/packages.tsx';
import { Chapter } from '../../../components/landing/chapter.tsx';
import { PriceList } from './price-list.tsx';

export function Couples({ texts, offers }: { texts: ProductSection; offers: Offer[] }) {
  return (
    <Chapter {...texts} number={4} height={[60, 63]} ground="sunken">
      <div className="grid items-center gap-6 sm:gap-10 lg:grid-cols-[1fr_1.15fr] lg:gap-16">
        <TwoRings className="mx-auto w-full max-w-40 sm:max-w-80 lg:max-w-md" />
        <PriceList offers={offers} />
      </div>
    </Chapter>
  );
}
