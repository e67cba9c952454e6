import { useState } from 'react';
import { Link } from 'react-router';
import { z } from 'zod';
import { type ContentLine, contentGroupOf, listContent } from '../../../domain/content/index.ts';
import { type Asked, answerPage } from '../../answer.server.ts';
import { BackTo } from '../../components/back-to.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { StateBadge } from '../../components/office/badges.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Field } from '../../ui/field.tsx';
import type { Route } from './+types/content-list';

export { PortalProblem as ErrorBoundary } from '../../components/portal/portal-problem.tsx';

const kinds = {
  article: { title: 'Articles', add: 'New article' },
  question: { title: 'Questions', add: 'New question' },
  testimonial: { title: 'Testimonials', add: 'New testimonial' },
  meaning: { title: 'Interpretations', add: undefined },
  letter: { title: 'E-mail texts', add: undefined },
  legal: { title: 'Legal pages', add: undefined },
};

const known = z.enum(['article', 'question', 'testimonial', 'meaning', 'letter', 'legal']);

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title ?? 'Content' }];

export const loader = answerPage(async ({ params, services, member }: Asked<Route.LoaderArgs>) => {
  const kind = known.safeParse(params.kind);
  if (!kind.success) throw new Response('Page not found', { status: 404 });
  const wish = { actor: member, kind: kind.data };
  const lines = await listContent(services, wish);
  return {
    ...kinds[kind.data],
    lines: lines.map((line) => ({ ...toLine(line), group: contentGroupOf(kind.data, line.key, line.body) })),
  };
});

const toLine = ({ key, title, state, at }: ContentLine) => ({ key, title, state, at });

export default function ContentList({ loaderData: { title, add, lines } }: Route.ComponentProps) {
  const [wanted, setWanted] = useState('');
  const found = lines.filter((line) =>
    `${line.group} ${line.title}`.toLowerCase().includes(wanted.trim().toLowerCase()),
  );
  const groups = [...Map.groupBy(found, ({ group }) => group)];
  return (
    <>
      <BackTo to="/office/content">Content</BackTo>
      <PageHeading title={title}>
        {add && (
          <ButtonLink to="new" variant="gold">
            {add}
          </ButtonLink>
        )}
      </PageHeading>
      {lines.length > 12 && (
        <div className="mb-6 max-w-md">
          <Field
            label="Search"
            type="search"
            value={wanted}
            onChange={(event) => setWanted(event.target.value)}
          />
        </div>
      )}
      {found.length === 0 && <EmptyState text="Nothing by that name." />}
      <div className="space-y-8">
        {groups.map(([group, entries]) => (
          <section key={group} aria-label={group || title}>
            {group && <h2 className="text-[1.25rem]">{group}</h2>}
            <ul className="mt-2 divide-y divide-rule border-y border-rule">
              {entries.map((line) => (
                <li
                  key={line.key}
                  className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-1.5"
                >
                  <Link
                    to={line.key}
                    className="inline-flex min-h-11 min-w-0 flex-1 basis-64 items-center no-underline hover:underline"
                  >
                    {line.title}
                  </Link>
                  <StateBadge line={line} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
