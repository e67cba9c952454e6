import { Link } from 'react-router';
import { acceptWithdrawal, declineWithdrawal } from '../../../domain/delivery/index.ts';
import { readWithdrawal, type WithdrawalPage } from '../../../domain/office/index.ts';
import { type Asked, answerForm, answerPage, change } from '../../answer.server.ts';
import { LocalTime } from '../../components/local-time.tsx';
import { Part } from '../../components/office/facts.tsx';
import { officeState } from '../../components/office/order-words.ts';
import {
  AcceptWithdrawal,
  Declaration,
  DeclineWithdrawal,
} from '../../components/office/withdrawal-work.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { Badge } from '../../ui/badge.tsx';
import type { Route } from './+types/withdrawal';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? `Withdrawal ${loaderData.withdrawal.reference}` : 'Withdrawal' },
];

export const loader = answerPage(
  ({ params: { withdrawalId }, services, member: actor }: Asked<Route.LoaderArgs>) => {
    return readWithdrawal(services, { actor, withdrawalId });
  },
);

const byWithdrawal = ({ member, params }: Asked<Route.ActionArgs>) => ({
  actor: member,
  withdrawalId: params.withdrawalId,
});

export const action = answerForm({
  accept: change(acceptWithdrawal, byWithdrawal),
  decline: change(declineWithdrawal, byWithdrawal),
});

export { preserveInput as clientAction } from '../../components/preserve-input.ts';

export default function Withdrawal({
  loaderData: { withdrawal, orders, refundLimitCents },
}: Route.ComponentProps) {
  const isOpen = withdrawal.state === 'received';
  return (
    <>
      <Link to="/office" className="mb-2 inline-flex min-h-11 items-center text-quiet">
        Today
      </Link>
      <PageHeading
        title="A withdrawal"
        subtitle={
          isOpen
            ? 'No rule could decide it: make sure that its sender is the buyer. A refund is due within 14 days of its date'
            : `It was ${withdrawal.state}, and its sender knows`
        }
      />
      <div className="measure space-y-9">
        <Part title="What was declared">
          <Declaration withdrawal={withdrawal} />
        </Part>
        <Part title="What this address has bought">
          {orders.length === 0 && (
            <p className="text-quiet">Nothing. Decline it with words that help its sender.</p>
          )}
          <ul className="divide-y divide-rule">
            {orders.map((order) => (
              <li key={order.id} className="space-y-2 py-3">
                <OrderLine order={order} />
                {isOpen && (
                  <AcceptWithdrawal
                    withdrawalId={withdrawal.id}
                    orderId={order.id}
                    returnable={order.returnable}
                    refundLimitCents={refundLimitCents}
                  />
                )}
              </li>
            ))}
          </ul>
        </Part>
        {isOpen && <DeclineWithdrawal withdrawalId={withdrawal.id} />}
      </div>
    </>
  );
}

function OrderLine({
  order: { id, number, productName, state, placedAt },
}: {
  order: WithdrawalPage['orders'][number];
}) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <Link to={`/office/orders/${id}`}>
        {productName} <span className="lining-nums">{number}</span>
        <span className="block text-fine text-quiet">
          <LocalTime at={placedAt} />
        </span>
      </Link>
      <Badge look={officeState[state].look}>{officeState[state].text}</Badge>
    </div>
  );
}
