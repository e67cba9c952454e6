import type { Landing } from '../../../../content/landing.ts';
import type { Offer } from '../../../../domain/content/index.ts';
import { euro } from '../../../../shared/money.ts';
import { MoonRow } from '../../../components/drawings/moons.tsx';
import { Chapter } from '../../../components/landing/chapter.tsx';
import { OfferCall } from '../../../components/landing/offer-call.tsx';

export function Membership({ texts, offer }: { texts: Landing['membership']; offer: Offer }) {
  return (
    <Chapter {...texts} number={6} height={[78, 60]} ground="night" centred>
      <MoonRow className="mx-auto w-full max-w-3xl" />
      <ul className="mt-12 grid gap-8 md:grid-cols-3 md:gap-10">
        {texts.benefits.map(({ title, text }) => (
          <li key={title} className="border-t border-leaf pt-5">
            <h3 className="text-[1.375rem]">{title}</h3>
            <p className="mt-2 text-quiet">{text}</p>
          </li>
        ))}
      </ul>
      <div className="mt-14 flex flex-col items-center gap-5 text-center">
        <p>
          <span className="serif text-[3.5rem] leading-none">{euro(offer.priceCents)}</span>
          <span className="text-quiet"> a month, cancel anytime</span>
        </p>
        <OfferCall offer={offer} variant="gold" size="lg">
          {texts.call.label}
        </OfferCall>
        <p className="measure text-fine text-quiet">{texts.small}</p>
      </div>
    </Chapter>
  );
}
