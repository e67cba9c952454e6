import { openCard } from '../../../domain/delivery/index.ts';
import { singleDigit } from '../../../numerology/index.ts';
import { type Asked, answerPage } from '../../answer.server.ts';
import { NumberWheel } from '../../components/drawings/number-wheel.tsx';
import { Footer } from '../../components/footer.tsx';
import { Brand } from '../../components/top-bar.tsx';
import { pageMeta } from '../../meta/page-meta.ts';
import { useLogo, useSite } from '../../page-words.ts';
import { buttonLook } from '../../ui/button.tsx';
import type { Route } from './+types/card';

/** Nothing here moves, so it is sent without React. */
export const handle = { islands: true };

export const meta: Route.MetaFunction = (args) => {
  const { loaderData: card, params } = args;
  if (!card) return [{ title: 'A card' }, { name: 'robots', content: 'noindex' }];
  const title = `${card.place} ${card.number}`;
  return [
    ...pageMeta(args, {
      title,
      description: `“${card.sentence}” Find your own three numbers with the free quiz.`,
      picture: {
        shared: { address: `/card/${params.token}/preview.png`, width: 1200, height: 630 },
        alt: `${title}: ${card.sentence}`,
      },
    }),
    { name: 'robots', content: 'noindex' },
  ];
};

export const loader = answerPage(({ params, services }: Asked<Route.LoaderArgs>) =>
  openCard(services, params),
);

/** What a friend sees: one sentence of somebody's reading, and the way to numbers of her own. */
export default function Card({ loaderData: { place, number, sentence } }: Route.ComponentProps) {
  const site = useSite();
  const logo = useLogo();
  const digit = singleDigit(number);
  return (
    <>
      <header className="border-b border-rule px-4 py-2 sm:px-6">
        <Brand brand={site.brand} logo={logo} />
      </header>
      <main id="main" className="mx-auto max-w-2xl px-4 py-10 text-center sm:px-6 sm:py-14">
        <div className="engraved px-6 py-10 sm:px-12 sm:py-14">
          <NumberWheel top={digit} lit={[digit]} className="mx-auto w-40 sm:w-52" />
          <h1 className="mt-6 text-fine font-semibold tracking-[0.08em] text-gold uppercase lining-nums">
            {place} {number}
          </h1>
          <blockquote className="serif mx-auto mt-3 max-w-[26ch] text-title">“{sentence}”</blockquote>
        </div>
        <p className="measure mx-auto mt-8 text-quiet">
          Somebody passed on one sentence of a reading. Whose it is stays with them. Your own begins with
          three numbers: one from your birth date, two from your name.
        </p>
        <p className="mt-6">
          <a href="/quiz?utm_source=card" className={buttonLook({ variant: 'gold', size: 'lg' })}>
            Discover Your 3 Core Numbers (Free Quiz)
          </a>
        </p>
        <p className="mt-2">
          <a href={`/numbers/${number}`} className="inline-flex min-h-11 items-center">
            What the number {number} is about
          </a>
        </p>
      </main>
      <Footer />
    </>
  );
}
