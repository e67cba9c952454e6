import { Link } from 'react-router';
import { readMembership, readOrders } from '../../../domain/delivery/index.ts';
import { attachPurchases } from '../../../domain/shop/index.ts';
import { euro } from '../../../shared/money.ts';
import { type Asked, answerPage } from '../../answer.server.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { LocalTime } from '../../components/local-time.tsx';
import { MembershipCard } from '../../components/orders/membership-card.tsx';
import { stageWords, wordsOfState } from '../../components/orders/order-words.ts';
import { PageHeading } from '../../components/page-heading.tsx';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Table } from '../../ui/table.tsx';
import type { Route } from './+types/orders';

export { PortalProblem as ErrorBoundary } from '../../components/portal/portal-problem.tsx';

export const meta: Route.MetaFunction = () => [{ title: 'Orders' }];

export const loader = answerPage(async ({ services, member }: Asked<Route.LoaderArgs>) => {
  // Whatever was bought as a guest and has not found its way here yet.
  await attachPurchases(services, member);
  const memberId = member.id;
  return {
    orders: await readOrders(services, { memberId }),
    membership: await readMembership(services, { memberId }),
  };
});

type Order = Route.ComponentProps['loaderData']['orders'][number];

export default function Orders({ loaderData: { orders, membership } }: Route.ComponentProps) {
  return (
    <>
      <PageHeading title="Orders" subtitle="What you bought, how far along it is, and your receipts" />
      {membership && membership.state !== 'ended' && (
        <div className="mb-8">
          <MembershipCard membership={membership} action={`/portal/orders/${membership.orderId}`} />
        </div>
      )}
      {orders.length === 0 ? (
        <EmptyState text="No orders yet. When you buy a reading, you can follow it here.">
          <ButtonLink to="/#services" variant="outline">
            See what we offer
          </ButtonLink>
        </EmptyState>
      ) : (
        <Table
          caption="Your orders"
          rows={orders}
          rowKey={({ id }) => id}
          empty=""
          columns={[
            {
              header: 'Order',
              cell: ({ id, productName, number }) => (
                <Link to={`/portal/orders/${id}`} className="inline-flex min-h-11 flex-col justify-center">
                  {productName}
                  <span className="text-fine text-quiet lining-nums">{number}</span>
                </Link>
              ),
            },
            { header: 'Date', cell: ({ placedAt }) => <LocalTime at={placedAt} as="MMM d, yyyy" /> },
            {
              header: 'Total',
              cell: ({ totalCents, priceCents, every }) =>
                every ? `${euro(priceCents)} / ${every}` : euro(totalCents),
            },
            { header: 'Stage', cell: (order) => <Stage order={order} /> },
          ]}
        />
      )}
    </>
  );
}

/** A paid order is as far as its slowest part. */
function Stage({ order }: { order: Order }) {
  const { state, deliveries } = order;
  const waiting = deliveries.find(({ stage }) => stage !== 'delivered');
  const { text, look } =
    state === 'paid' && deliveries.length > 0
      ? stageWords[waiting?.stage ?? 'delivered']
      : wordsOfState(order);
  return (
    <span>
      <Badge look={look}>{text}</Badge>
    </span>
  );
}
