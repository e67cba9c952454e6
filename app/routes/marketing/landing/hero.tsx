import type { Landing } from '../../../../content/landing.ts';
import { Divider, Star } from '../../../components/drawings/ornaments.tsx';
import { Calls } from './calls.tsx';
import { HeroWheel } from './hero-wheel.tsx';

export function Hero({ texts: { heading, intro, call, more, claims } }: { texts: Landing['hero'] }) {
  return (
    <section id="top" aria-labelledby="top-heading" className="overflow-hidden">
      <div className="mx-auto grid max-w-6xl items-center gap-x-12 gap-y-10 px-4 pt-10 sm:px-6 sm:pt-16 lg:grid-cols-[1fr_1.02fr] lg:pt-14">
        <div>
          <h1 id="top-heading" className="text-display">
            {heading}
          </h1>
          <p className="measure mt-6 text-lead text-quiet">{intro}</p>
          <Calls call={call} more={more} className="mt-8" />
        </div>
        <HeroWheel className="mx-auto w-full max-w-[36rem] lg:-mr-8 lg:w-[calc(100%+2rem)] lg:max-w-none" />
      </div>
      <div className="mx-auto max-w-6xl px-4 sm:px-6">
        <Divider className="mx-auto mt-10 w-72" />
        <ul className="mt-6 grid gap-x-8 gap-y-2 pb-4 sm:grid-cols-2 lg:flex lg:justify-between">
          {claims.map((claim) => (
            <li key={claim} className="flex items-center gap-2.5 sm:justify-center">
              <Star className="size-3.5 text-leaf" />
              {claim}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
