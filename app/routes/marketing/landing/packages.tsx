import type { ReactNode } from 'react';
import type { ProductSection } from '../../../../content/landing.ts';
import type { Offer } from '../../../../domain/content/index.ts';
import { euro } from '../../../../shared/money.ts';
import { Star } from '../../../components/drawings/ornaments.tsx';
import { ThreeSteps, TwelveMonths } from '../../../components/drawings/packages.tsx';
import { Chapter } from '../../../components/landing/chapter.tsx';
import { OfferCall, PriceBefore } from '../../../components/landing/offer-call.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { cx } from '../../../ui/class-names.ts';

const drawings: Partial<Record<Offer['id'], ReactNode>> = {
  transformation: <ThreeSteps className="h-20 max-w-full self-start sm:h-32" />,
  'vip-blueprint': <TwelveMonths className="h-20 self-start sm:h-32" />,
};

export function Packages({ texts, offers }: { texts: ProductSection; offers: Offer[] }) {
  return (
    <Chapter {...texts} number={3} height={[62, 65]}>
      <ul className="max-md:swipe md:grid md:grid-cols-2 md:gap-6 lg:gap-8">
        {offers.map(({ id, name, priceCents, originalPriceCents, vip, description, features, paused }) => (
          <li
            key={id}
            className={cx(
              'flex flex-col rounded-md p-6 sm:p-10',
              vip ? 'dark engraved text-ink' : 'engraved',
            )}
          >
            {drawings[id]}
            <div className="mt-4 flex flex-wrap items-center gap-3 sm:mt-6">
              <h3 className="text-[1.5rem]">{name}</h3>
              {vip && <Badge look="gold">VIP</Badge>}
            </div>
            <p className="mt-2 text-quiet">{description}</p>
            <ul className="mt-4 mb-6 space-y-1.5 sm:mt-5 sm:mb-8 sm:space-y-2.5">
              {features.map((feature) => (
                <li key={feature} className="flex gap-3 text-pretty">
                  <Star className="mt-2 size-3 text-leaf" />
                  {feature}
                </li>
              ))}
            </ul>
            <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-3 border-t border-rule pt-5 sm:pt-6">
              <p className="flex items-baseline gap-x-3">
                <span className="serif text-[2.5rem] leading-none">{euro(priceCents)}</span>
                <PriceBefore cents={originalPriceCents} />
              </p>
              <OfferCall offer={{ id, paused }} variant={vip ? 'gold' : 'primary'}>
                <span>
                  Choose<span className="max-sm:sr-only"> this package</span>
                  <span className="sr-only">: {name}</span>
                </span>
              </OfferCall>
            </div>
          </li>
        ))}
      </ul>
    </Chapter>
  );
}
