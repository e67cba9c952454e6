import { readNumbers } from '../../../domain/content/index.ts';
import { type Asked, answerPage } from '../../answer.server.ts';
import { LifePathFinder } from '../../components/life-path-finder.tsx';
import { NumberGrid } from '../../components/number-grid.tsx';
import { PageOpening } from '../../components/page-opening.tsx';
import { Island } from '../../islands/island.tsx';
import { breadcrumbJsonLd } from '../../meta/json-ld.ts';
import { pageMeta } from '../../meta/page-meta.ts';
import type { Route } from './+types/numbers';

export const handle = { islands: true };

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'The numbers and their meanings',
    description:
      'What 1 to 9 and the master numbers 11, 22 and 33 mean as Life Path, Expression, Soul Urge and more, with a calculator that shows its sums.',
    image: 'numbers',
    jsonLd: (appUrl) => [breadcrumbJsonLd(appUrl, [['Numbers', '/numbers']])],
  });

export const loader = answerPage(({ services }: Asked<Route.LoaderArgs>) => {
  return readNumbers(services);
});

export default function Numbers({ loaderData: { finder, lifePaths } }: Route.ComponentProps) {
  return (
    <div className="mx-auto max-w-6xl px-4 pt-14 sm:px-6 lg:pt-18">
      <PageOpening
        title="Twelve numbers, twelve characters"
        lead="Nine plain digits and three masters. Each one sounds a little different as a road, a talent or a quiet wish."
      />
      <Island
        name="life-path-finder"
        of={LifePathFinder}
        when="touch"
        props={{ texts: finder, lifePaths, className: 'mx-auto mt-12 max-w-3xl' }}
      />
      <NumberGrid numbers={lifePaths} className="mt-14" />
    </div>
  );
}
