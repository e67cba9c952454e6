import { landing } from '../../../content/landing.ts';
import type { SectionWords } from '../../../content/sections.ts';
import type { Offer, Quote } from '../../../domain/content/index.ts';
import { useEuro } from '../../formats.ts';
import { Badge } from '../../ui/badge.tsx';
import { cx } from '../../ui/class-names.ts';
import { Star } from '../drawings/ornaments.tsx';
import { Chapter } from './chapter.tsx';
import { FreeFirst, OfferCall, OneByOneNote, PriceBefore } from './offer-call.tsx';

type Props = { texts: SectionWords<'services'>; number: number; offers: Offer[]; quotes: Quote[] };

export function Plans({ texts, number, offers, quotes }: Props) {
  return (
    <Chapter {...texts} anchor={landing.services.anchor} number={number} height={[57, 67]} ground="sunken">
      <ul className="grid items-stretch max-lg:swipe lg:grid-cols-3 lg:gap-7">
        {offers.map((offer) => (
          <Plan
            key={offer.id}
            offer={offer}
            quote={quotes.find(({ id }) => id === offer.card?.testimonial)}
          />
        ))}
      </ul>
    </Chapter>
  );
}

export function Plan({ offer, quote }: { offer: Offer; quote?: Quote }) {
  const euro = useEuro();
  const { name, priceCents, originalPriceCents, badge, recurring } = offer;
  const card = offer.card ?? cardOf(offer);
  return (
    <li
      className={cx(
        'engraved flex flex-col p-6 sm:p-9',
        badge && 'border-leaf outline-leaf shadow-page lg:-my-4 lg:py-13',
      )}
    >
      <div className="flex min-h-8 items-center justify-between gap-3">
        <h3 className="text-[1.5rem]">{card.name}</h3>
        {badge && <Badge look="gold">{badge}</Badge>}
      </div>
      {card.name !== name && <p className="text-fine text-quiet">{name}</p>}
      <p className="mt-3 flex flex-wrap items-baseline gap-x-4 sm:mt-4">
        <FreeFirst offer={offer} />
        <span className="serif text-[2.75rem] leading-none sm:text-[3.5rem]">{euro(priceCents)}</span>
        {recurring && <span className="text-quiet">a {recurring}</span>}
        <PriceBefore cents={originalPriceCents} />
      </p>
      <p className="mt-3 sm:mt-4">{card.description}</p>
      <ul className="mt-4 space-y-1.5 border-t border-rule pt-4 sm:mt-5 sm:space-y-2.5 sm:pt-5">
        {card.features.map((feature) => (
          <li key={feature} className="flex gap-3 text-pretty">
            <Star className="mt-2 size-3 text-leaf" />
            {feature}
          </li>
        ))}
      </ul>
      <OneByOneNote offer={offer} className="mt-4" />
      {quote && (
        <figure className="mt-5 mb-6 border-l-2 border-leaf pl-4 sm:mt-6 sm:mb-7">
          <blockquote className="text-fine text-quiet">“{quote.quote}”</blockquote>
          <figcaption className="mt-1.5 text-fine text-quiet">
            {quote.place ? `${quote.name}, ${quote.place}` : quote.name}
            {quote.sample && ' · sample quote'}
          </figcaption>
        </figure>
      )}
      <OfferCall offer={offer} variant={badge ? 'gold' : 'primary'} className="mt-auto w-full">
        {card.cta}
      </OfferCall>
    </li>
  );
}

const LINES = 4;

/** A product that has no card of its own is shown by its own words. */
const cardOf = ({ name, description, features }: Offer) => ({
  name,
  description,
  features: features.slice(0, LINES),
  cta: 'Order it',
});
