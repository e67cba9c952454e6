import { landing } from '../../../content/landing.ts';
import { listTestimonials } from '../../../domain/content/index.ts';
import { type Asked, answerPage } from '../../answer.server.ts';
import { PageOpening } from '../../components/page-opening.tsx';
import { QuoteCard } from '../../components/quote-card.tsx';
import { breadcrumbJsonLd } from '../../meta/json-ld.ts';
import { pageMeta } from '../../meta/page-meta.ts';
import { buttonLook } from '../../ui/button.tsx';
import type { Route } from './+types/testimonials';

export const handle = { islands: true };

const title = 'Testimonials';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title,
    description:
      'What people wrote about reports, video readings, sessions and the Soul Circle, every sample marked as one, and the free quiz to judge for yourself.',
    image: 'testimonials',
    jsonLd: (appUrl) => [breadcrumbJsonLd(appUrl, [[title, '/testimonials']])],
  });

export const loader = answerPage(async ({ services }: Asked<Route.LoaderArgs>) => {
  const quotes = await listTestimonials(services);
  const { heading, intro } = quotes.length > 0 ? landing.testimonials : landing.withoutQuotes;
  const { sampleNote, realNote } = landing.testimonials;
  const isSample = ({ sample }: { sample: boolean }) => sample;
  const notes = [quotes.some(isSample) && sampleNote, !quotes.every(isSample) && realNote];
  return { heading, intro, notes: notes.filter((note) => note !== false), quotes };
});

export default function Testimonials({ loaderData }: Route.ComponentProps) {
  const { heading, intro, notes, quotes } = loaderData;
  return (
    <div className="mx-auto max-w-6xl px-4 pt-14 sm:px-6 lg:pt-18">
      <PageOpening title={heading} lead={intro}>
        {notes.map((note) => (
          <p key={note} className="mt-4 rounded-md border border-control px-4 py-2 text-fine">
            {note}
          </p>
        ))}
      </PageOpening>
      <ul className="mt-14 grid gap-x-10 gap-y-14 md:grid-cols-2 lg:grid-cols-3">
        {quotes.map((quote) => (
          <QuoteCard key={quote.id} quote={quote} />
        ))}
      </ul>
      <div className="mt-16 flex flex-col items-center gap-4 text-center">
        <p className="measure text-lead text-quiet">
          The quiz is free and shows every sum, so you can judge from your own numbers.
        </p>
        <a href="/quiz" className={buttonLook({ variant: 'gold', size: 'lg' })}>
          Find my numbers
        </a>
      </div>
    </div>
  );
}
