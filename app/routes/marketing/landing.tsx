import { readLanding } from '../../../domain/content/index.ts';
import { addEventsToPage } from '../../../domain/practice/index.ts';
import { type Asked, answerPage } from '../../answer.server.ts';
import { PageSections } from '../../components/landing/page-sections.tsx';
import { organizationJsonLd, websiteJsonLd } from '../../meta/json-ld.ts';
import { pageMeta, siteOf } from '../../meta/page-meta.ts';
import { useSite } from '../../page-words.ts';
import type { Route } from './+types/landing';

export const handle = { islands: true };

export const meta: Route.MetaFunction = (args) => {
  const { brand, tagline, description = '' } = siteOf(args) ?? {};
  const page = args.loaderData;
  return pageMeta(args, {
    title: page?.title || `${brand}: ${tagline}`,
    description: page?.description || description,
    picture: page?.picture,
    jsonLd: (appUrl, site) => [organizationJsonLd(appUrl, site), websiteJsonLd(appUrl, site)],
  });
};

export const loader = answerPage(async ({ services }: Asked<Route.LoaderArgs>) =>
  addEventsToPage(services, await readLanding(services)),
);

export default function LandingPage({ loaderData: page }: Route.ComponentProps) {
  const { brand, tagline } = useSite();
  return (
    <>
      {!page.sections.some(({ kind }) => kind === 'hero') && (
        <h1 className="sr-only">
          {brand}: {tagline}
        </h1>
      )}
      <PageSections page={page} />
    </>
  );
}
