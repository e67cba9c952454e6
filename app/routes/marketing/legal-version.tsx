import { legalKeys } from '../../../content/legal.ts';
import { readLegalVersion } from '../../../domain/content/index.ts';
import { type Asked, answerPage } from '../../answer.server.ts';
import { Notice } from '../../components/notice.tsx';
import { PageOpening } from '../../components/page-opening.tsx';
import { RenderedText } from '../../components/rendered-text.tsx';
import { useDay } from '../../formats.ts';
import type { Route } from './+types/legal-version';

export const handle = { islands: true };

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? `${loaderData.title}, as it held` : 'Page not found' },
  { name: 'robots', content: 'noindex' },
];

/** A legal text as it held for orders that were placed under it. It never changes. */
export const loader = answerPage(({ request, params, services }: Asked<Route.LoaderArgs>) => {
  const key = legalKeys.find((one) => new URL(request.url).pathname.startsWith(`/${one}/`));
  if (!key) throw new Response('Page not found', { status: 404 });
  return readLegalVersion(services, { key, version: params.version ?? '' });
});

export default function LegalVersion({ loaderData }: Route.ComponentProps) {
  const { key, title, description, updated, html, isInForce, pdf } = loaderData;
  const longDate = useDay();
  return (
    <div className="mx-auto max-w-[46rem] px-4 pt-14 sm:px-6 lg:pt-18">
      <PageOpening title={title} lead={description}>
        {updated && (
          <p className="mt-3 text-fine text-quiet">
            As of <time dateTime={updated}>{longDate(updated)}</time>
          </p>
        )}
      </PageOpening>
      <Notice title={isInForce ? 'This text is in force' : 'An earlier text'}>
        {isInForce
          ? 'It also holds for orders that are placed today.'
          : 'It holds for orders that were placed under it. '}
        {!isInForce && <a href={`/${key}`}>What holds for orders placed today</a>}
        {pdf && (
          <>
            {' '}
            <a href={pdf}>Keep it as a PDF</a>
          </>
        )}
      </Notice>
      <RenderedText html={html} className="mt-12" />
    </div>
  );
}
