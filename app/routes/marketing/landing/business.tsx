import type { ProductSection } from '../../../../content/landing.ts';
import type { Offer } from '../../../../domain/content/index.ts';
import { ShopDoor } from '../../../components/drawings/packages.tsx';
import { Chapter } from '../../../components/landing/chapter.tsx';
import { PriceList } from './price-list.tsx';

export function Business({ texts, offers }: { texts: ProductSection; offers: Offer[] }) {
  return (
    <Chapter {...texts} number={5} height={[59, 61]}>
      <div className="grid items-center gap-6 sm:gap-10 lg:grid-cols-[1.15fr_1fr] lg:gap-16">
        <PriceList offers={offers} />
        <ShopDoor className="mx-auto w-full max-w-20 max-lg:order-first sm:max-w-52 lg:max-w-72" />
      </div>
    </Chapter>
  );
}
