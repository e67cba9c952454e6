import { readPage } from '../../../domain/content/index.ts';
import { type Asked, answerPage } from '../../answer.server.ts';
import { PageOpening } from '../../components/page-opening.tsx';
import { RenderedText } from '../../components/rendered-text.tsx';
import { useDay } from '../../formats.ts';
import { breadcrumbJsonLd } from '../../meta/json-ld.ts';
import { pageMeta } from '../../meta/page-meta.ts';
import type { Route } from './+types/legal';

export const handle = { islands: true };

const pages = { '/privacy': 'privacy', '/terms': 'terms', '/refunds': 'refunds' } as const;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: args.loaderData?.title ?? '',
    description: args.loaderData?.description ?? '',
    image: args.loaderData?.pageId,
    jsonLd: (appUrl) => [breadcrumbJsonLd(appUrl, [[args.loaderData?.title ?? '', args.location.pathname]])],
  });

/** One page for the three texts; the address says which. */
export const loader = answerPage(async ({ request, services }: Asked<Route.LoaderArgs>) => {
  const path = new URL(request.url).pathname.replace(/(\.data|\/)$/, '') as keyof typeof pages;
  const pageId = pages[path];
  return { pageId, ...(await readPage(services, { pageId })) };
});

export default function Legal({ loaderData: { title, description, updated, html } }: Route.ComponentProps) {
  const longDate = useDay();
  return (
    <div className="mx-auto max-w-[46rem] px-4 pt-14 sm:px-6 lg:pt-18">
      <PageOpening title={title} lead={description}>
        {updated && (
          <p className="mt-3 text-fine text-quiet">
            Last changed on <time dateTime={updated}>{longDate(updated)}</time>
          </p>
        )}
      </PageOpening>
      <RenderedText html={html} className="mt-12" />
    </div>
  );
}
