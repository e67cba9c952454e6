import { Link } from 'react-router';
import { listSegmentCards } from '../../../../domain/marketing/index.ts';
import { figure } from '../../../../shared/figures.ts';
import { type Asked, answerPage } from '../../../answer.server.ts';
import { LettersNav } from '../../../components/office/letters-nav.tsx';
import { PageHeading } from '../../../components/page-heading.tsx';
import { buttonLook } from '../../../ui/button.tsx';
import { Table } from '../../../ui/table.tsx';
import type { Route } from './+types/segments';

export { PortalProblem as ErrorBoundary } from '../../../components/portal/portal-problem.tsx';

export const meta: Route.MetaFunction = () => [{ title: 'Segments' }];

export const loader = answerPage(async ({ services, member: actor }: Asked<Route.LoaderArgs>) => {
  return { segments: await listSegmentCards(services, { actor }) };
});

export default function Segments({ loaderData: { segments } }: Route.ComponentProps) {
  const lining = (value: number) => <span className="lining-nums">{figure(value)}</span>;
  return (
    <>
      <PageHeading title="Segments" subtitle="Whom a letter is for, as rules that are read anew each time">
        <Link to="/office/letters/segments/new" className={buttonLook({ variant: 'gold' })}>
          New segment
        </Link>
      </PageHeading>
      <LettersNav />
      <Table
        caption="Segments by name"
        rows={segments}
        rowKey={({ id }) => id}
        empty="None yet. Try “personal year 9” or “a birthday this week”."
        columns={[
          {
            header: 'Segment',
            cell: ({ id, name }) => (
              <Link
                to={`/office/letters/segments/${id}`}
                className="inline-flex min-h-11 items-center md:min-h-0"
              >
                {name}
              </Link>
            ),
          },
          { header: 'People now', cell: ({ count }) => lining(count) },
          { header: 'Get the newsletter', cell: ({ readers }) => lining(readers) },
          { header: 'Get letters of automations', cell: ({ followers }) => lining(followers) },
        ]}
      />
    </>
  );
}
