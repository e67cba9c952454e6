import type { Offer } from '../../../../domain/content/index.ts';
import { euro } from '../../../../shared/money.ts';
import { Folded } from '../../../components/landing/folded.tsx';
import { OfferCall, PriceBefore } from '../../../components/landing/offer-call.tsx';
import { Badge } from '../../../ui/badge.tsx';

/** Set like the price list of an old shop: name, a row of dots, the price, and what you get underneath. */
export function PriceList({ offers }: { offers: Offer[] }) {
  return (
    <ul className="divide-y divide-rule border-y border-rule">
      {offers.map(
        ({ id, name, priceCents, originalPriceCents, badge, popular, description, features, paused }) => (
          <li key={id} className="py-3 sm:py-6">
            <div className="flex items-baseline gap-3">
              <h3 className="text-[1.375rem] leading-tight">{name}</h3>
              <span className="min-w-6 flex-1 border-b-2 border-dotted border-leaf/60" aria-hidden="true" />
              <PriceBefore cents={originalPriceCents} />
              <p className="serif text-[1.75rem] leading-none">{euro(priceCents)}</p>
            </div>
            <div className="mt-2 grid grid-cols-[1fr_auto] items-end gap-x-6 sm:gap-x-10">
              <div className="max-sm:col-span-2">
                {(badge ?? popular) && <Badge look="gold">{badge ?? 'Most Popular'}</Badge>}
                <p className="mt-1 max-w-[54ch] sm:mt-2">{description}</p>
              </div>
              <Folded
                label={
                  <>
                    What is in it<span className="sr-only">: {name}</span>
                  </>
                }
                className="self-start sm:row-start-2"
              >
                <p className="max-w-[54ch] text-fine text-quiet text-pretty sm:mt-1.5">
                  {features.slice(0, 2).join(' · ')}
                </p>
              </Folded>
              <OfferCall
                offer={{ id, paused }}
                label={`Order ${name}`}
                variant="outline"
                className="shrink-0 max-sm:self-start sm:row-span-2"
              >
                Order
              </OfferCall>
            </div>
          </li>
        ),
      )}
    </ul>
  );
}
