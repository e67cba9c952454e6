import { answerPromise } from '../../../content/holiday.ts';
import { listQuestions } from '../../../domain/content/index.ts';
import { type Asked, answerPage } from '../../answer.server.ts';
import { FaqList } from '../../components/faq-list.tsx';
import { PageOpening } from '../../components/page-opening.tsx';
import { Island } from '../../islands/island.tsx';
import { breadcrumbJsonLd, faqJsonLd } from '../../meta/json-ld.ts';
import { pageMeta } from '../../meta/page-meta.ts';
import { useSite } from '../../page-words.ts';
import type { Route } from './+types/faq';

export const handle = { islands: true };

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Questions and answers',
    description:
      'Plain answers about readings, orders and payment, the membership, sessions, how the numbers are worked out, privacy and your account.',
    image: 'faq',
    jsonLd: (appUrl) => [
      faqJsonLd(args.loaderData?.groups.flatMap(({ questions }) => questions) ?? []),
      breadcrumbJsonLd(appUrl, [['Questions', '/faq']]),
    ],
  });

export const loader = answerPage(async ({ services }: Asked<Route.LoaderArgs>) => {
  return { groups: await listQuestions(services) };
});

export default function Faq({ loaderData: { groups } }: Route.ComponentProps) {
  const site = useSite();
  return (
    <div className="mx-auto max-w-[48rem] px-4 pt-14 sm:px-6 lg:pt-18">
      <PageOpening
        title="Questions, answered plainly"
        lead={answerPromise(
          'Type a word or two, or read through. If yours is missing, a person answers within 24 hours.',
          site,
        )}
      />
      <Island name="faq-list" of={FaqList} when="touch" props={{ groups }} />
    </div>
  );
}
