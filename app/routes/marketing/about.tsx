import { readPage } from '../../../domain/content/index.ts';
import { type Asked, answerPage } from '../../answer.server.ts';
import { Portrait } from '../../components/drawings/portrait.tsx';
import { PageOpening } from '../../components/page-opening.tsx';
import { RenderedText } from '../../components/rendered-text.tsx';
import { breadcrumbJsonLd, organizationJsonLd } from '../../meta/json-ld.ts';
import { pageMeta } from '../../meta/page-meta.ts';
import { useSite } from '../../page-words.ts';
import { buttonLook } from '../../ui/button.tsx';
import type { Route } from './+types/about';

export const handle = { islands: true };

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: args.loaderData?.title ?? '',
    description: args.loaderData?.description ?? '',
    image: 'about',
    jsonLd: (appUrl, site) => [
      organizationJsonLd(appUrl, site),
      breadcrumbJsonLd(appUrl, [[args.loaderData?.title ?? '', '/about-aura']]),
    ],
  });

export const loader = answerPage(async ({ services }: Asked<Route.LoaderArgs>) => {
  const { practitioner, training, making } = services.content.current().site;
  return { ...(await readPage(services, { pageId: 'about' })), person: { practitioner, training, making } };
});

export default function About({ loaderData: { title, description, html, person } }: Route.ComponentProps) {
  const site = useSite();
  return (
    <div className="mx-auto max-w-6xl px-4 pt-14 sm:px-6 lg:pt-18">
      <PageOpening title={title} lead={description} />
      <div className="mt-14 grid justify-center gap-12 md:grid-cols-[15rem_minmax(0,42rem)] md:gap-14 lg:grid-cols-[18rem_minmax(0,42rem)] lg:gap-20">
        <div className="md:sticky md:top-24 md:self-start">
          <Portrait
            className="mx-auto w-full max-w-60 md:max-w-none"
            label={`${site.guide}, drawn as a cameo`}
          />
          <a href="/quiz" className={`mt-8 w-full max-md:hidden ${buttonLook({ variant: 'gold' })}`}>
            Take the free quiz
          </a>
        </div>
        <div className="min-w-0">
          <Person person={person} />
          <RenderedText html={html} />
        </div>
      </div>
    </div>
  );
}

/** Who makes the readings, in her own words. What she has not said is not there. */
function Person({ person }: { person: { practitioner: string; training: string; making: string } }) {
  const { practitioner, training, making } = person;
  if (!practitioner) return null;
  return (
    <section aria-labelledby="person" className="engraved mb-10 px-6 py-7 sm:px-8">
      <p className="text-fine font-semibold text-gold">Who makes your reading</p>
      <h2 id="person" className="text-title">
        {practitioner}
      </h2>
      {training && <p className="mt-3">{training}</p>}
      {making && <p className="mt-3">{making}</p>}
    </section>
  );
}
