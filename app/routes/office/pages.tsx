import { Link } from 'react-router';
import { LANDING } from '../../../content/sections.ts';
import { listContent } from '../../../domain/content/index.ts';
import { type Asked, answerPage } from '../../answer.server.ts';
import { StateBadge } from '../../components/office/badges.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import type { Route } from './+types/pages';

export { PortalProblem as ErrorBoundary } from '../../components/portal/portal-problem.tsx';

export const meta: Route.MetaFunction = () => [{ title: 'Pages' }];

export const loader = answerPage(async ({ services, member: actor }: Asked<Route.LoaderArgs>) => {
  const pages = await listContent(services, { actor, kind: 'page' });
  return {
    pages: pages.map(({ key, title, state, at, body }) => ({
      ...{ key, title, state, at },
      address: key === LANDING ? '/' : `/p/${body.slug}`,
    })),
  };
});

export default function Pages({ loaderData: { pages } }: Route.ComponentProps) {
  return (
    <>
      <PageHeading title="Pages" subtitle="The landing page and pages of your own, made of sections">
        <ButtonLink to="new" variant="gold">
          New page
        </ButtonLink>
      </PageHeading>
      <ul className="divide-y divide-rule border-y border-rule">
        {pages.map((page) => (
          <li key={page.key} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-1.5">
            <Link
              to={page.key}
              className="inline-flex min-h-11 min-w-0 flex-1 basis-64 items-center no-underline hover:underline"
            >
              {page.title}
            </Link>
            <span className="text-fine text-quiet">{page.address}</span>
            <StateBadge line={page} />
          </li>
        ))}
      </ul>
      <p className="mt-8">
        <Link to="menu" className="inline-flex min-h-11 items-center font-semibold">
          Menu, foot of the pages, and addresses that moved
        </Link>
      </p>
    </>
  );
}
