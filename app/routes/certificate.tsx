import { BadgeCheck } from 'lucide-react';
import { chartsTold } from '../../domain/learning/browser.ts';
import { readCertificate } from '../../domain/learning/index.ts';
import { showIn } from '../../shared/wall-time.ts';
import { type Asked, answerPage } from '../answer.server.ts';
import { Emblem } from '../components/drawings/emblem.tsx';
import { Footer } from '../components/footer.tsx';
import { Brand } from '../components/top-bar.tsx';
import { useLogo, useSite } from '../page-words.ts';
import type { Route } from './+types/certificate';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? `Certificate of ${loaderData.fullName}` : 'Certificate' },
  // Whoever holds the address may see it; search engines need not know it.
  { name: 'robots', content: 'noindex' },
];

export const loader = answerPage(({ params, services }: Asked<Route.LoaderArgs>) => {
  return readCertificate(services, params);
});

/** The public page behind a certificate's address: what it says, and that it is genuine. */
export default function Certificate({ loaderData }: Route.ComponentProps) {
  const site = useSite();
  const logo = useLogo();
  const { id, fullName, courseTitle, content, charts, words, issuedOn } = loaderData;
  return (
    <>
      <header className="border-b border-rule px-4 py-2 sm:px-6">
        <Brand brand={site.brand} logo={logo} />
      </header>
      <main id="main" className="mx-auto max-w-3xl px-4 py-14 sm:px-6">
        <p className="mb-6 flex items-center justify-center gap-2 text-center max-sm:flex-col font-semibold text-good">
          <BadgeCheck className="size-6 shrink-0" aria-hidden="true" />
          This certificate is genuine. We made it out ourselves.
        </p>
        <div className="engraved px-6 py-14 text-center sm:px-12">
          <Emblem className="mx-auto size-16 text-leaf" />
          <p className="mt-6 text-quiet">{site.brand} certifies that</p>
          <h1 className="mt-3 text-display wrap-anywhere">{fullName}</h1>
          <p className="mt-5 text-quiet">{words ?? 'has completed every lesson of'}</p>
          <p className="serif mt-2 text-title">{courseTitle}</p>
          {content && <p className="mt-1 text-quiet">{content}</p>}
          {charts > 0 && <p className="text-quiet">{chartsTold(charts)}</p>}
          <div className="double-rule mx-auto mt-8 w-40" />
          <p className="mt-6">
            <time dateTime={issuedOn}>{showIn(`${issuedOn}T12:00:00Z`, 'UTC', 'MMMM d, yyyy')}</time>
          </p>
          <p className="mt-1 text-fine break-all text-quiet">No. {id}</p>
        </div>
        <p className="measure mx-auto mt-8 text-center text-fine text-quiet">
          Numerology is not a regulated profession. The certificate says that the course was worked through to
          its end. It grants no licence and makes no promise about readings given by its holder.
        </p>
      </main>
      <Footer />
    </>
  );
}
