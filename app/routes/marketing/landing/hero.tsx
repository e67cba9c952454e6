import type { Landing } from '../../../../content/landing.ts';
import { Divider, Star } from '../../../components/drawings/ornaments.tsx';
import { Calls } from './calls.tsx';
import { HeroWheel } from './hero-wheel.tsx';

export function Hero({ texts: { heading, intro, call, more, claims } }: { texts: Landing['hero'] }) {
  return (
    <section id="top" aria-labelledby="top-heading" className="overflow-hidden">
      <div className="mx-auto grid max-w-6xl items-center gap-x-12 gap-y-6 px-4 pt-7 sm:gap-y-10 sm:px-6 sm:pt-16 lg:grid-cols-[1fr_1.02fr] lg:pt-14">
        <div>
          <h1 id="top-heading" className="text-display">
            {heading}
          </h1>
          <p className="measure mt-4 text-lead text-quiet max-sm:leading-normal sm:mt-6">{intro}</p>
          <Calls call={call} more={more} className="mt-6 sm:mt-8" />
        </div>
        <HeroWheel className="mx-auto w-full max-w-[16rem] sm:max-w-[36rem] lg:-mr-8 lg:w-[calc(100%+2rem)] lg:max-w-none" />
      </div>
      <div className="mx-auto max-w-6xl px-4 sm:px-6">
        <Divider className="mx-auto mt-6 w-72 sm:mt-10" />
        <ul className="mt-4 grid grid-cols-2 gap-x-4 gap-y-2 max-sm:text-fine sm:mt-6 sm:gap-x-8 sm:pb-4 lg:flex lg:justify-between">
          {claims.map((claim) => (
            <li key={claim} className="flex items-baseline gap-2.5 sm:items-center sm:justify-center">
              <Star className="size-3 shrink-0 text-leaf sm:size-3.5" />
              {claim}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
