import { Link } from 'react-router';
import { listBroadcastCards } from '../../../../domain/marketing/index.ts';
import { figure } from '../../../../shared/figures.ts';
import { type Asked, answerPage } from '../../../answer.server.ts';
import { LocalTime } from '../../../components/local-time.tsx';
import { BroadcastBadge } from '../../../components/office/badges.tsx';
import { LettersNav } from '../../../components/office/letters-nav.tsx';
import { PageHeading } from '../../../components/page-heading.tsx';
import { buttonLook } from '../../../ui/button.tsx';
import { Table } from '../../../ui/table.tsx';
import type { Route } from './+types/broadcasts';

export { PortalProblem as ErrorBoundary } from '../../../components/portal/portal-problem.tsx';

export const meta: Route.MetaFunction = () => [{ title: 'Broadcasts' }];

export const loader = answerPage(async ({ services, member: actor }: Asked<Route.LoaderArgs>) => {
  return { broadcasts: await listBroadcastCards(services, { actor }) };
});

export default function Broadcasts({ loaderData: { broadcasts } }: Route.ComponentProps) {
  return (
    <>
      <PageHeading title="Broadcasts" subtitle="Letters that you write to many at once">
        <Link to="/office/letters/broadcasts/new" className={buttonLook({ variant: 'gold' })}>
          New broadcast
        </Link>
      </PageHeading>
      <LettersNav />
      <Table
        caption="Broadcasts, newest first"
        rows={broadcasts}
        rowKey={({ id }) => id}
        empty="None yet."
        columns={[
          {
            header: 'Subject',
            cell: ({ id, subject }) => (
              <Link
                to={`/office/letters/broadcasts/${id}`}
                className="inline-flex min-h-11 items-center md:min-h-0"
              >
                {subject}
              </Link>
            ),
          },
          { header: 'State', cell: ({ state }) => <BroadcastBadge state={state} /> },
          {
            header: 'When',
            cell: ({ sendAt, beganAt, updatedAt }) => (
              <LocalTime at={beganAt ?? sendAt ?? updatedAt} as="d MMM yyyy, HH:mm" />
            ),
          },
          { header: 'Sent', cell: ({ results }) => results && figure(results.sent) },
          {
            header: 'Clicked',
            cell: ({ results }) => results && results.sent > 0 && of(results.clicked, results.sent),
          },
          { header: 'Orders', cell: ({ results }) => results && figure(results.orders) },
          { header: 'Unsubscribed', cell: ({ results }) => results && figure(results.left) },
        ]}
      />
    </>
  );
}

const of = (some: number, all: number) => `${figure(some)} (${((100 * some) / all).toFixed(1)} %)`;
