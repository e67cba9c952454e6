import type { Landing } from '../../../../content/landing.ts';
import type { Offer } from '../../../../domain/content/index.ts';
import { euro } from '../../../../shared/money.ts';
import { MoonRow } from '../../../components/drawings/moons.tsx';
import { Chapter } from '../../../components/landing/chapter.tsx';
import { Folded } from '../../../components/landing/folded.tsx';
import { OfferCall } from '../../../components/landing/offer-call.tsx';

export function Membership({ texts, offer }: { texts: Landing['membership']; offer: Offer }) {
  return (
    <Chapter {...texts} number={6} height={[43, 63]} ground="night" centred>
      <MoonRow className="mx-auto w-full max-w-3xl" />
      <ul className="mt-6 grid sm:mt-12 md:grid-cols-3 md:gap-10">
        {texts.benefits.map(({ title, text }) => (
          <li key={title} className="border-t border-leaf py-1 md:pt-5">
            <h3 className="text-[1.375rem] max-md:hidden">{title}</h3>
            <Folded label={<h3 className="text-[1.25rem]">{title}</h3>}>
              <p className="text-quiet max-md:pb-3 md:mt-2">{text}</p>
            </Folded>
          </li>
        ))}
      </ul>
      <div className="mt-8 flex flex-col items-center gap-4 sm:mt-14 sm:gap-5 text-center">
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
