import { notFound } from '../../../domain/errors.ts';
import { readSharedNumbers } from '../../../domain/readings/browser.ts';
import { readQuizContent } from '../../../domain/readings/index.ts';
import { singleDigit } from '../../../numerology/index.ts';
import { type Asked, answerPage } from '../../answer.server.ts';
import { NumberWheel } from '../../components/drawings/number-wheel.tsx';
import { ThreeCards } from '../../components/quiz/three-cards.tsx';
import { pageMeta } from '../../meta/page-meta.ts';
import { buttonLook } from '../../ui/button.tsx';
import type { Route } from './+types/shared';

/** Nothing here moves, so it is sent without React. */
export const handle = { islands: true };

export const meta: Route.MetaFunction = (args) => {
  const { lifePath, expression, soulUrge } = args.loaderData?.numbers ?? {};
  return [
    ...pageMeta(args, {
      title: `Three core numbers: ${lifePath}, ${expression} and ${soulUrge}`,
      description:
        'One number from a birth date, two from a name. Take the free quiz and find your own three.',
      image: lifePath && `numbers-${lifePath}-${expression}-${soulUrge}`,
    }),
    { name: 'robots', content: 'noindex' },
  ];
};

export const loader = answerPage(async ({ params, services }: Asked<Route.LoaderArgs>) => {
  const numbers = readSharedNumbers(params.numbers);
  if (!numbers) return Promise.reject(notFound('Page'));
  return { numbers, meanings: readQuizContent(services).meanings };
});

/** What a friend sees: the numbers and their meanings, and nothing about whose they are. */
export default function SharedNumbers({ loaderData: { numbers, meanings } }: Route.ComponentProps) {
  const lit = [numbers.lifePath, numbers.expression, numbers.soulUrge].map(singleDigit);
  return (
    <div className="mx-auto max-w-6xl px-4 pt-10 sm:px-6 lg:pt-16">
      <header className="grid items-center gap-8 sm:grid-cols-[auto_1fr] sm:gap-12">
        <NumberWheel top={lit[0] ?? 9} lit={lit} className="mx-auto max-sm:hidden sm:w-60 lg:w-96" />
        <div>
          <h1 className="text-display">Three core numbers, passed on to you</h1>
          <p className="mt-4 measure text-lead text-quiet">
            Somebody took the quiz and shared what came out: one number from a birth date, two from a name.
            Which name and which date stay with them.
          </p>
          <p className="mt-6 print:hidden">
            <a href="/quiz" className={buttonLook({ variant: 'gold', size: 'lg' })}>
              Discover Your 3 Core Numbers (Free Quiz)
            </a>
          </p>
          <p className="mt-2 print:hidden">
            <a href="/compatibility" className="inline-flex min-h-11 items-center">
              Compare two birth dates
            </a>
          </p>
        </div>
      </header>
      <ThreeCards meanings={meanings} numbers={numbers} />
    </div>
  );
}
