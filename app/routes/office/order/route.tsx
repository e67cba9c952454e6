import { Link } from 'react-router';
import { z } from 'zod';
import {
  attachRecording,
  deliverVideo,
  releaseDocument,
  settleIntakeCare,
} from '../../../../domain/delivery/index.ts';
import { resendMail } from '../../../../domain/mail/index.ts';
import { type OfficeOrder, readOfficeOrder } from '../../../../domain/office/index.ts';
import { approveRefund, declineRefund, refundOrder, releaseOrder } from '../../../../domain/shop/index.ts';
import { orProblem, orRefuse } from '../../../answer.server.ts';
import { LocalTime } from '../../../components/local-time.tsx';
import { Facts, Part } from '../../../components/office/facts.tsx';
import { officeState } from '../../../components/office/order-words.ts';
import { servicesOf } from '../../../context.ts';
import { memberContext } from '../../../middleware/member.ts';
import { line, optionalLine, parseForm, text } from '../../../parse.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import type { Route } from './+types/route';
import { DeliveryWork } from './delivery-work.tsx';
import { IntakeFacts } from './intake-facts.tsx';
import { NeedsPerson } from './needs-person.tsx';
import { OrderLetters } from './order-letters.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { MoneyToDecide, PaymentFacts } from './payment-facts.tsx';
import { WaitingWithdrawals } from './waiting-withdrawals.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? `Order ${loaderData.number}` : 'Order' },
];

export function loader({ params, context }: Route.LoaderArgs) {
  const actor = context.get(memberContext);
  return orRefuse(readOfficeOrder(servicesOf(context), { actor, orderId: params.orderId }));
}

const id = z.string();
const form = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('refund'), paymentId: id, why: optionalLine(1000) }),
  z.object({ intent: z.literal('release') }),
  z.object({ intent: z.literal('approve-refund'), refundId: id }),
  z.object({
    intent: z.literal('decline-refund'),
    refundId: id,
    why: text(1000, 'Please give the buyer a reason.'),
  }),
  z.object({ intent: z.literal('release-document'), fulfilmentId: id }),
  z.object({ intent: z.literal('attach-link'), videoId: id, link: line(2000, 'Please give a link.') }),
  z.object({ intent: z.literal('release-video'), videoId: id }),
  z.object({ intent: z.literal('resend-mail'), mailId: id }),
  z.object({ intent: z.literal('cared-for') }),
]);

export function action({ params: { orderId }, request, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  const actor = context.get(memberContext);
  const change = async () => {
    const said = await parseForm(form, request);
    switch (said.intent) {
      case 'refund':
        return refundOrder(services, { actor, orderId, paymentId: said.paymentId, why: said.why ?? '' });
      case 'release':
        return releaseOrder(services, { actor, orderId });
      case 'approve-refund':
        return approveRefund(services, { actor, refundId: said.refundId });
      case 'decline-refund':
        return declineRefund(services, { actor, refundId: said.refundId, why: said.why });
      case 'release-document':
        return releaseDocument(services, { actor, fulfilmentId: said.fulfilmentId });
      case 'attach-link':
        return attachRecording(services, { actor, videoId: said.videoId, link: said.link });
      case 'release-video':
        return deliverVideo(services, { actor, videoId: said.videoId });
      case 'resend-mail':
        return resendMail(services, { actor, mailId: said.mailId });
      case 'cared-for':
        return settleIntakeCare(services, { actor, orderId });
    }
  };
  return orProblem(change().then(() => ({ done: true })));
}

export default function Order({ loaderData: order }: Route.ComponentProps) {
  const { text: state, look } = officeState[order.state];
  return (
    <>
      <Link to="/office/orders" className="mb-2 inline-flex min-h-11 items-center text-quiet">
        Orders
      </Link>
      <div className="mb-7 flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-title">{order.productName}</h1>
          <p className="text-quiet">
            Order <span className="lining-nums">{order.number}</span>, placed{' '}
            <LocalTime at={order.placedAt} />
          </p>
        </div>
        <Badge look={look}>{state}</Badge>
      </div>
      <div className="grid items-start gap-8 xl:grid-cols-[1.6fr_1fr]">
        <div className="min-w-0 space-y-9">
          {order.intake?.care && <NeedsPerson severity={order.intake.care} />}
          <MoneyToDecide order={order} />
          {order.withdrawals.length > 0 && <WaitingWithdrawals order={order} />}
          <DeliveryWork order={order} />
          {order.intake && <IntakeFacts intake={order.intake} />}
          <OrderTimeline order={order} />
        </div>
        <Card className="min-w-0 space-y-8">
          <Buyer order={order} />
          <PaymentFacts order={order} />
          <OrderLetters mails={order.mails} orderId={order.id} />
        </Card>
      </div>
    </>
  );
}

function Buyer({ order: { customer, email, userId, source } }: { order: OfficeOrder }) {
  return (
    <Part title="Buyer">
      <Facts
        facts={[
          [
            'Name',
            customer && (
              <Link key="customer" to={`/office/customers/${customer.id}`}>
                {customer.name || 'Not known yet'}
              </Link>
            ),
          ],
          [
            'E-mail',
            <span key="email" className="break-all">
              {email}
            </span>,
          ],
          ['Account', userId ? 'yes' : 'bought as a guest'],
          ['Came from', source],
        ]}
      />
    </Part>
  );
}
