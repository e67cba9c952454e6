import { searchOffice } from '../../../domain/office/index.ts';
import { type Asked, answerPage } from '../../answer.server.ts';
import { SearchResults } from '../../components/office/office-search.tsx';
import { useIsOwner } from '../../components/office/use-is-owner.ts';
import { PageHeading } from '../../components/page-heading.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import type { Route } from './+types/search';

export { PortalProblem as ErrorBoundary } from '../../components/portal/portal-problem.tsx';

export const meta: Route.MetaFunction = () => [{ title: 'Search' }];

export const loader = answerPage(({ request, services, member: actor }: Asked<Route.LoaderArgs>) =>
  searchOffice(services, { actor, typed: new URL(request.url).searchParams.get('q') }),
);

export default function OfficeSearchPage({ loaderData }: Route.ComponentProps) {
  const isOwner = useIsOwner();
  return (
    <>
      <PageHeading title="Search" />
      <form className="flex max-w-2xl flex-wrap items-end gap-4">
        <div className="min-w-0 flex-1 basis-64">
          <Field
            key={loaderData.typed}
            label="What are you looking for?"
            type="search"
            name="q"
            maxLength={100}
            defaultValue={loaderData.typed}
          />
        </div>
        <Button type="submit">Search</Button>
      </form>
      <div className="max-w-2xl">
        <SearchResults typed={loaderData.typed} answer={loaderData} isOwner={isOwner} />
      </div>
    </>
  );
}
