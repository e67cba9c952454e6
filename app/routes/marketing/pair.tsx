import { notFound } from '../../../domain/errors.ts';
import { readSharedPair } from '../../../domain/readings/index.ts';
import { type Asked, answerPage } from '../../answer.server.ts';
import { pageMeta } from '../../meta/page-meta.ts';
import { buttonLook } from '../../ui/button.tsx';
import { Medallion } from '../../ui/medallion.tsx';
import type { Route } from './+types/pair';

/** Nothing here moves, so it is sent without React. */
export const handle = { islands: true };

export const meta: Route.MetaFunction = (args) => {
  const pair = args.loaderData;
  return [
    ...pageMeta(args, {
      title: pair ? `${pair.numbers.join(' and ')} together: ${pair.title}` : 'Two Life Paths together',
      description:
        'Two birth dates, two Life Paths and a short honest reading of the pair. Compare your own, free.',
      image: pair && `pair-${pair.numbers.join('-')}`,
    }),
    { name: 'robots', content: 'noindex' },
  ];
};

export const loader = answerPage(({ params, services }: Asked<Route.LoaderArgs>) => {
  const pair = readSharedPair(services, params.pair);
  return pair ?? Promise.reject(notFound('Page'));
});

/** What a friend sees of a comparison: two numbers and what they make together, and nothing about whose they are. */
export default function SharedPair({ loaderData }: Route.ComponentProps) {
  const { numbers, title, essence, short } = loaderData;
  return (
    <div className="mx-auto max-w-6xl px-4 pt-10 sm:px-6 lg:pt-16">
      <section className="engraved grid gap-x-12 gap-y-8 px-6 py-10 sm:px-12 lg:grid-cols-[auto_1fr]">
        <div className="flex justify-center gap-6 lg:flex-col">
          {numbers.map((number, at) => (
            <Medallion
              key={at === 0 ? 'one' : 'other'}
              value={number}
              label={`Life Path ${number}`}
              className="w-24 sm:w-32"
            />
          ))}
        </div>
        <div className="self-center">
          <p className="font-semibold text-gold lining-nums">Life Path {numbers.join(' and ')}</p>
          <h1 className="text-display">{title}</h1>
          <p className="mt-4 text-lead text-quiet">{essence}</p>
          <p className="measure mt-4">{short}</p>
          <p className="mt-7 print:hidden">
            <a href="/compatibility" className={buttonLook({ variant: 'gold', size: 'lg' })}>
              Compare your own two dates
            </a>
          </p>
          <p className="measure mt-4 text-fine text-quiet">
            Somebody compared two birth dates and passed on what came out. Which dates they were stays with
            them.
          </p>
        </div>
      </section>
    </div>
  );
}
