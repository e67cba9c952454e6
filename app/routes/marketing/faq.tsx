import { listQuestions } from '../../../domain/content/index.ts';
import { Star } from '../../components/drawings/ornaments.tsx';
import { PageOpening } from '../../components/page-opening.tsx';
import { RenderedText } from '../../components/rendered-text.tsx';
import { servicesOf } from '../../context.ts';
import { breadcrumbJsonLd, faqJsonLd } from '../../meta/json-ld.ts';
import { pageMeta } from '../../meta/page-meta.ts';
import { Field } from '../../ui/field.tsx';
import type { Route } from './+types/faq';

export const handle = { plain: true };

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

export async function loader({ context }: Route.LoaderArgs) {
  return { groups: await listQuestions(servicesOf(context)) };
}

export default function Faq({ loaderData: { groups } }: Route.ComponentProps) {
  return (
    <div className="mx-auto max-w-[48rem] px-4 pt-14 sm:px-6 lg:pt-18">
      <PageOpening
        title="Questions, answered plainly"
        lead="Type a word or two, or read through. If yours is missing, a person answers within 24 hours."
      />
      <faq-search className="mt-10 block">
        <search>
          <form>
            <Field label="Search the questions" id="faq-query" type="search" autoComplete="off" />
            <p role="status" className="mt-2 min-h-6 text-fine text-quiet" />
          </form>
        </search>
        {groups.map(({ name, questions }) => (
          <section key={name} aria-label={name} className="mt-8">
            <h2 className="flex items-center gap-3 text-title">
              <Star className="size-4 text-leaf" />
              {name}
            </h2>
            <div className="mt-4 divide-y divide-rule border-y border-rule">
              {questions.map(({ id, question, html }) => (
                <details key={id} id={id} className="group scroll-mt-24">
                  <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between gap-4 py-3 font-semibold [&::-webkit-details-marker]:hidden">
                    <h3 className="font-sans text-body font-semibold tracking-normal">{question}</h3>
                    <span
                      className="serif text-[1.5rem] leading-none text-gold transition-transform group-open:rotate-45"
                      aria-hidden="true"
                    >
                      +
                    </span>
                  </summary>
                  <RenderedText html={html} className="pb-5" />
                </details>
              ))}
            </div>
          </section>
        ))}
        <p data-none="" hidden className="mt-8 text-quiet">
          Nothing here holds those words. <a href="/contact">Write to us</a> and a person will answer.
        </p>
      </faq-search>
    </div>
  );
}
