import { readOwnPage } from '../../../domain/content/index.ts';
import { addEventsToPage } from '../../../domain/practice/index.ts';
import { type Asked, answerPage } from '../../answer.server.ts';
import { PageSections } from '../../components/landing/page-sections.tsx';
import { PageOpening } from '../../components/page-opening.tsx';
import { breadcrumbJsonLd, faqJsonLd } from '../../meta/json-ld.ts';
import { pageMeta } from '../../meta/page-meta.ts';
import type { Route } from './+types/own-page';

export const handle = { islands: true };

/** Questions that a page answers are known to search engines, as those of the FAQ are. */
export const meta: Route.MetaFunction = (args) => {
  const page = args.loaderData;
  if (!page) return [{ title: 'Not found' }, { name: 'robots', content: 'noindex' }];
  const questions = page.sections.flatMap(({ answers = [] }) => answers);
  return pageMeta(args, {
    title: page.title,
    description: page.description,
    image: `page-${page.key}`,
    picture: page.picture,
    jsonLd: (appUrl) => [
      breadcrumbJsonLd(appUrl, [[page.title, args.location.pathname]]),
      ...(questions.length > 0 ? [faqJsonLd(questions)] : []),
    ],
  });
};

export const loader = answerPage(async ({ params: { slug }, services }: Asked<Route.LoaderArgs>) =>
  addEventsToPage(services, await readOwnPage(services, { slug })),
);

/** A page of the owner's, made of sections like the landing page. */
export default function OwnPage({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      <div className="mx-auto max-w-[49rem] px-4 pt-14 sm:px-6 lg:pt-18">
        <PageOpening title={page.title} lead={page.description} />
      </div>
      <PageSections page={page} />
    </>
  );
}
