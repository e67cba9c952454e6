import { readNumberPage } from '../../../domain/content/index.ts';
import { type Asked, answerPage } from '../../answer.server.ts';
import { NumberFigure } from '../../components/drawings/number-figure.tsx';
import { Divider, Star } from '../../components/drawings/ornaments.tsx';
import { LifePathFinder } from '../../components/life-path-finder.tsx';
import { NumberGrid } from '../../components/number-grid.tsx';
import { Island } from '../../islands/island.tsx';
import { breadcrumbJsonLd } from '../../meta/json-ld.ts';
import { pageMeta } from '../../meta/page-meta.ts';
import { buttonLook } from '../../ui/button.tsx';
import type { Route } from './+types/number';

export const handle = { islands: true };

export const meta: Route.MetaFunction = (args) => {
  const page = args.loaderData?.page;
  if (!page) return [];
  const name = `Number ${page.number}`;
  return pageMeta(args, {
    title: `${name}: ${page.lifePath.title}`,
    description: `What the ${page.number} means as Life Path, Expression, Soul Urge and more. ${page.lifePath.essence}`,
    image: `number-${page.number}`,
    jsonLd: (appUrl) => [
      breadcrumbJsonLd(appUrl, [
        ['Numbers', '/numbers'],
        [name, `/numbers/${page.number}`],
      ]),
    ],
  });
};

export const loader = answerPage(({ params: { number }, services }: Asked<Route.LoaderArgs>) => {
  return readNumberPage(services, { number });
});

export default function NumberPage({ loaderData: { page, finder, lifePaths } }: Route.ComponentProps) {
  const { number, root, previous, next, lifePath, places, howItIsFound } = page;
  return (
    <div className="mx-auto max-w-6xl px-4 pt-10 sm:px-6 lg:pt-14">
      <header className="grid items-center gap-8 md:grid-cols-[minmax(14rem,22rem)_1fr] md:gap-14">
        <NumberFigure number={number} className="mx-auto w-full max-w-80 md:max-w-none" />
        <div className="max-md:text-center">
          <a href="/numbers" className="inline-flex min-h-11 items-center text-fine">
            All the numbers
          </a>
          <h1 className="mt-1 text-display">
            <span className="sr-only">Number {number}: </span>
            {lifePath.title}
          </h1>
          <p className="measure mt-4 text-lead text-quiet max-md:mx-auto">{lifePath.essence}</p>
          {root && (
            <p className="mt-4">
              A master number, read as an intensified <a href={`/numbers/${root}`}>{root}</a>.
            </p>
          )}
        </div>
      </header>
      <Divider className="mx-auto mt-12 w-72 max-w-full" />

      <section aria-labelledby="life-path" className="mx-auto mt-12 max-w-[46rem]">
        <h2 id="life-path" className="text-title">
          As a Life Path
        </h2>
        <p className="mt-4 text-lead">{lifePath.short}</p>
        <div className="mt-8 grid gap-8 sm:grid-cols-2">
          <Phrases title="What it does well" phrases={lifePath.strengths} />
          <Phrases title="Where it trips itself" phrases={lifePath.cautions} />
        </div>
        <div className="engraved mt-10 p-7 sm:p-9">
          <h3 className="text-[1.375rem]">Something to try this week</h3>
          <p className="mt-2">{lifePath.exercise}</p>
        </div>
      </section>

      <section aria-labelledby="places" className="mt-16">
        <h2 id="places" className="text-title">
          The {number} in other places of a chart
        </h2>
        <ul className="mt-8 grid gap-x-12 gap-y-10 md:grid-cols-2">
          {places.map(({ name, question, title, text }) => (
            <li key={name} className="border-t border-leaf pt-5">
              <p className="text-fine text-quiet">
                {name}. {question}
              </p>
              <h3 className="mt-1 text-[1.375rem]">{title}</h3>
              <p className="mt-2">{text}</p>
            </li>
          ))}
        </ul>
      </section>

      <div className="mt-16 grid items-center gap-8 lg:grid-cols-[1.4fr_1fr] lg:gap-14">
        <Island
          name="life-path-finder"
          of={LifePathFinder}
          when="touch"
          props={{ texts: finder, lifePaths }}
        />
        <div>
          <h2 className="text-[1.5rem]">How a Life Path is found</h2>
          <p className="mt-2 text-quiet">{howItIsFound}</p>
          <a href="/checkout/report" className={`mt-5 ${buttonLook({ variant: 'gold' })}`}>
            Read your whole chart
          </a>
        </div>
      </div>

      <nav aria-label="Numbers" className="mt-16 border-t border-rule pt-10">
        <div className="flex justify-between gap-4">
          <a
            href={`/numbers/${previous}`}
            rel="prev"
            className="inline-flex min-h-11 items-center font-semibold"
          >
            Number {previous}
          </a>
          <a href={`/numbers/${next}`} rel="next" className="inline-flex min-h-11 items-center font-semibold">
            Number {next}
          </a>
        </div>
        <NumberGrid numbers={lifePaths} current={number} className="mt-6 lg:grid-cols-6" />
      </nav>
    </div>
  );
}

function Phrases({ title, phrases }: { title: string; phrases: string[] }) {
  return (
    <div>
      <h3 className="text-[1.25rem]">{title}</h3>
      <ul className="mt-3 space-y-2">
        {phrases.map((phrase) => (
          <li key={phrase} className="flex gap-3 text-pretty">
            <Star className="mt-2 size-3 text-leaf" />
            {phrase}
          </li>
        ))}
      </ul>
    </div>
  );
}
