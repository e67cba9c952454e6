import { Link } from 'react-router';
import { z } from 'zod';
import { acceptWithdrawal, declineWithdrawal } from '../../../domain/delivery/index.ts';
import { readWithdrawal, type WithdrawalPage } from '../../../domain/office/index.ts';
import { text } from '../../../shared/fields.ts';
import { type Asked, answerPage, orProblem } from '../../answer.server.ts';
import { LocalTime } from '../../components/local-time.tsx';
import { Part } from '../../components/office/facts.tsx';
import { officeState } from '../../components/office/order-words.ts';
import {
  AcceptWithdrawal,
  Declaration,
  DeclineWithdrawal,
} from '../../components/office/withdrawal-work.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { servicesOf } from '../../context.ts';
import { memberContext } from '../../middleware/member.ts';
import { parseForm } from '../../parse.ts';
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

const form = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('accept'), orderId: z.string() }),
  z.object({
    intent: z.literal('decline'),
    orderId: z.string().optional(),
    why: text(1000, 'Please give the sender a reason.'),
  }),
]);

export function action({ params: { withdrawalId }, request, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  const actor = context.get(memberContext);
  const decide = async () => {
    const said = await parseForm(form, request);
    const { orderId } = said;
    if (said.intent === 'accept')
      await acceptWithdrawal(services, { actor, withdrawalId, orderId: said.orderId });
    else await declineWithdrawal(services, { actor, withdrawalId, orderId, why: said.why });
    return { done: true };
  };
  return orProblem(decide());
}

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
