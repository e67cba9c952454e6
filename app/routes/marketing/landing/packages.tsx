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
  transformation: <ThreeSteps className="h-32 max-w-full self-start" />,
  'vip-blueprint': <TwelveMonths className="h-32 self-start" />,
};

export function Packages({ texts, offers }: { texts: ProductSection; offers: Offer[] }) {
  return (
    <Chapter {...texts} number={3} height={[132, 65]}>
      <ul className="grid gap-6 md:grid-cols-2 lg:gap-8">
        {offers.map(({ id, name, priceCents, originalPriceCents, vip, description, features, paused }) => (
          <li
            key={id}
            className={cx(
              'flex flex-col rounded-md p-7 sm:p-10',
              vip ? 'dark engraved text-ink' : 'engraved',
            )}
          >
            {drawings[id]}
            <div className="mt-6 flex flex-wrap items-center gap-3">
              <h3 className="text-[1.5rem]">{name}</h3>
              {vip && <Badge look="gold">VIP</Badge>}
            </div>
            <p className="mt-2 text-quiet">{description}</p>
            <ul className="mt-5 mb-8 space-y-2.5">
              {features.map((feature) => (
                <li key={feature} className="flex gap-3 text-pretty">
                  <Star className="mt-2 size-3 text-leaf" />
                  {feature}
                </li>
              ))}
            </ul>
            <div className="mt-auto flex flex-wrap items-center justify-between gap-4 border-t border-rule pt-6">
              <p className="flex items-baseline gap-x-3">
                <span className="serif text-[2.5rem] leading-none">{euro(priceCents)}</span>
                <PriceBefore cents={originalPriceCents} />
              </p>
              <OfferCall offer={{ id, paused }} variant={vip ? 'gold' : 'primary'}>
                Choose this package<span className="sr-only">: {name}</span>
              </OfferCall>
            </div>
          </li>
        ))}
      </ul>
    </Chapter>
  );
}
