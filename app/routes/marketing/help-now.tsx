import { listHelplines } from '../../../domain/content/index.ts';
import { type Asked, answerPage } from '../../answer.server.ts';
import { PageOpening } from '../../components/page-opening.tsx';
import { breadcrumbJsonLd } from '../../meta/json-ld.ts';
import { pageMeta } from '../../meta/page-meta.ts';
import type { Route } from './+types/help-now';

export const handle = { islands: true };

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Help now',
    description:
      'Numbers of people who listen and help, by country: in a crisis, in danger, with illness, addiction or debts. No reading, and nothing to buy.',
    image: 'help-now',
    jsonLd: (appUrl) => [breadcrumbJsonLd(appUrl, [['Help now', '/help-now']])],
  });

export const loader = answerPage(({ services }: Asked<Route.LoaderArgs>) => {
  return listHelplines(services);
});

type Group = Route.ComponentProps['loaderData']['languages'][number];

/** For somebody who cannot read much just now: one sentence, then numbers. */
export default function HelpNow({ loaderData: { languages, directory } }: Route.ComponentProps) {
  return (
    <div className="mx-auto max-w-[48rem] px-4 pt-14 sm:px-6 lg:pt-18">
      <PageOpening
        title="Help now"
        lead="Numbers cannot carry what is too heavy. These people can help, and they have heard it before."
      />
      <nav aria-label="Countries" className="mt-6">
        <ul className="flex flex-wrap gap-x-4">
          {languages.flatMap(({ language, countries }) =>
            countries.map(({ code, name }) => (
              <li key={code} lang={language}>
                <a href={`#${code}`} className="inline-flex min-h-11 items-center">
                  {name}
                </a>
              </li>
            )),
          )}
        </ul>
      </nav>
      <p className="mt-4">
        Your country is not here? <a href={directory.url}>{directory.name}</a> lists lines in more than a
        hundred.
      </p>
      <p className="mt-4 text-fine text-quiet">
        Beside each line stands the month in which its number was known to be right.
      </p>
      {languages.map((group) => (
        <Language key={group.language} group={group} />
      ))}
    </div>
  );
}

function Language({ group: { language, heading, countries } }: { group: Group }) {
  return (
    <section lang={language} aria-labelledby={`help-${language}`} className="mt-12">
      <h2 id={`help-${language}`} className="text-lead">
        {heading}
      </h2>
      {countries.map(({ code, name, emergency, lines }) => (
        <div key={code} id={code} className="mt-6 scroll-mt-20">
          <h3 className="font-sans font-semibold">{name}</h3>
          <p className="text-bad">
            {emergency.words}{' '}
            <a href={`tel:${emergency.number}`} className="inline-flex min-h-11 items-center font-semibold">
              {emergency.number}
            </a>
          </p>
          <ul className="mt-1 divide-y divide-rule border-y border-rule">
            {lines.map((line) => (
              <li key={line.id} className="flex flex-wrap items-center justify-between gap-x-6 py-2">
                <span>
                  <a href={line.url}>{line.name}</a>
                  <span className="block text-fine text-quiet">
                    {line.topic} · <time dateTime={line.asOf}>{line.asOf}</time>
                  </span>
                </span>
                <a
                  href={`tel:${line.number.replaceAll(/[^\d+*]/g, '')}`}
                  className="inline-flex min-h-11 items-center font-semibold lining-nums"
                >
                  {line.number}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
