import { readLanding } from '../../../../domain/content/index.ts';
import { Plans } from '../../../components/landing/plans.tsx';
import { LifePathFinder } from '../../../components/life-path-finder.tsx';
import { servicesOf } from '../../../context.ts';
import { Island } from '../../../islands/island.tsx';
import { organizationJsonLd, websiteJsonLd } from '../../../meta/json-ld.ts';
import { pageMeta, siteOf } from '../../../meta/page-meta.ts';
import type { Route } from './+types/route';
import { Almanac } from './almanac.tsx';
import { Business } from './business.tsx';
import { Closing } from './closing.tsx';
import { Couples } from './couples.tsx';
import { Guide } from './guide.tsx';
import { Hero } from './hero.tsx';
import { Membership } from './membership.tsx';
import { Packages } from './packages.tsx';
import { Quotes } from './quotes.tsx';

export const handle = { islands: true };

export const meta: Route.MetaFunction = (args) => {
  const { brand, tagline, description = '' } = siteOf(args) ?? {};
  return pageMeta(args, {
    title: `${brand}: ${tagline}`,
    description,
    jsonLd: (appUrl, site) => [organizationJsonLd(appUrl, site), websiteJsonLd(appUrl, site)],
  });
};

export function loader({ context }: Route.LoaderArgs) {
  return readLanding(servicesOf(context));
}

export default function LandingPage({ loaderData }: Route.ComponentProps) {
  const { texts, offers, articles, quotes, lifePaths, years } = loaderData;
  const [membership] = offers.membership;
  return (
    <>
      <Hero texts={texts.hero} />
      <div className="mx-auto mt-7 max-w-6xl px-4 sm:mt-10 sm:px-6">
        <Island
          name="life-path-finder"
          of={LifePathFinder}
          when="touch"
          props={{ texts: texts.numberToday, lifePaths, year: { texts: texts.personalYear, years } }}
        />
      </div>
      <Guide texts={texts.guide} />
      <Plans texts={texts.services} offers={offers.services} quotes={quotes} />
      <Packages texts={texts.packages} offers={offers.packages} />
      <Couples texts={texts.couples} offers={offers.couples} />
      <Business texts={texts.business} offers={offers.business} />
      {membership && <Membership texts={texts.membership} offer={membership} />}
      <Quotes texts={texts.testimonials} without={texts.withoutQuotes} quotes={quotes} />
      <Almanac texts={texts.blog} newsletter={texts.newsletter} articles={articles} />
      <Closing texts={texts.closing} guarantees={texts.guarantees} />
    </>
  );
}
