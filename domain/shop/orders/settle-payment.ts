import type { PaymentState } from '../../../adapters/payments/payments.ts';
import type { Tx } from '../../../db/connect.ts';
import { announce } from '../../facts/index.ts';
import type { Parts } from '../../services.ts';
import { withdrawMembership } from '../membership/withdraw-membership.ts';
import { withdrawPurchase } from '../purchases/withdraw-purchase.ts';
import { saveRefunds } from '../refunds/save-refunds.ts';
import { alertStaff } from './order-letters.ts';
import { type OrderPayment, type OrderRow, stateOfPaid } from './order-states.ts';
import { factOf, recordOrderEvent } from './order-story.ts';
import { changeOrder, changePayment, findPaymentBy, listPayments } from './queries.ts';

/** Brings an order to what became of one of its payments: refunds, whoever made them, and disputes. */
export async function settlePayment(
  services: Parts,
  tx: Tx,
  order: OrderRow,
  state: PaymentState,
): Promise<void> {
  const payment = await findPaymentBy(tx, { paymentId: state.paymentId });
  if (!payment) return noteDecline(services, tx, order, state);
  const { dispute, method } = state;
  const refundedCents = Math.min(state.refundedCents, payment.amountCents);
  await changePayment(tx, payment.id, { refundedCents, dispute, method: method ?? payment.method });
  const next = stateOfPaid(await listPayments(tx, order.id));
  const settled = next.state === order.state ? order : await changeOrder(tx, order.id, next);
  if (dispute !== payment.dispute) await recordDispute(services, tx, settled, dispute);
  await saveRefunds(services, tx, settled, { ...payment, refundedCents }, state.refunds);
  if (isGone({ ...payment, refundedCents, dispute })) await withdraw(services, tx, settled, payment);
}

type Whereabouts = Pick<OrderPayment, 'amountCents' | 'refundedCents' | 'dispute'>;

const isGone = ({ amountCents, refundedCents, dispute }: Whereabouts) =>
  refundedCents === amountCents || dispute === 'lost';

/** With the money goes what it bought: once, however often we look. `before` is the payment as we knew it. */
async function withdraw(services: Parts, tx: Tx, order: OrderRow, before: OrderPayment): Promise<void> {
  if (order.mode === 'subscription') await withdrawMembership(services, tx, order, before);
  else if (!isGone(before) && (order.state === 'refunded' || order.state === 'disputed')) {
    await withdrawPurchase(tx, order.id);
    await announce(services, tx, { type: 'order-refunded', ...factOf(order) });
  }
}

/** The payment page stays open for another try; the order only remembers why the last one did not work. */
async function noteDecline(services: Parts, tx: Tx, order: OrderRow, { status, failure }: PaymentState) {
  if (status !== 'failed' || order.state !== 'open' || order.reason === 'card_declined') return;
  await changeOrder(tx, order.id, { reason: 'card_declined' });
  await recordOrderEvent(services, tx, order.id, 'card_declined', failure ? { why: failure } : {});
}

async function recordDispute(services: Parts, tx: Tx, order: OrderRow, dispute: PaymentState['dispute']) {
  const texts = {
    inquiry:
      'The buyer’s bank asks about this payment. No money has moved yet; please answer at the provider.',
    open: 'The buyer’s bank has taken the money back for now. Please answer at the provider.',
    won: 'The dispute was decided for you: the money stays.',
    lost: 'The dispute was lost: the money is gone, and access to the order has ended.',
    none: 'The dispute was taken back.',
  };
  const closed = dispute === 'won' || dispute === 'lost' || dispute === 'none';
  await recordOrderEvent(services, tx, order.id, closed ? 'dispute_closed' : 'disputed', { dispute });
  await alertStaff(services, tx, order, { title: 'A payment is disputed', text: texts[dispute] });
}
