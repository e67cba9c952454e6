import type { DisputeState } from '../../../adapters/payments/payments.ts';
import type { Tx } from '../../../db/connect.ts';
import type { MoneyKnown } from '../../../db/schema/index.ts';
import { euro } from '../../../shared/money.ts';
import { officeDay } from '../../moments.ts';
import { notifyOwner } from '../../notices/index.ts';
import type { Deps } from '../../services.ts';
import { recordOrderEvent } from '../orders/order-letters.ts';
import type { OrderPayment, OrderRow } from '../orders/queries.ts';
import {
  changeRefund,
  insertRefund,
  listRefunds,
  type RefundRow,
  refundedOf,
  sharesOfOrder,
} from '../refund-records.ts';
import {
  changeDispute,
  type DisputeRow,
  disputeCalled,
  disputesOfPayment,
  upsertDispute,
} from './queries.ts';

/**
 * Writes down what the provider says of the disputes of a payment, after its refunds. What a bank has kept is money that went
 * back, and has a row among them; so the credit note, the tax and what closes follow from it as from any other (`followRefunds`).
 */
export async function recordDisputes(
  services: Deps,
  tx: Tx,
  order: OrderRow,
  payment: OrderPayment,
  states: readonly DisputeState[],
): Promise<void> {
  const now = services.clock.now();
  for (const state of states) {
    const { disputeId, amountCents, feeCents, reason, status, isInquiry, openedAt, dueBy, isSubmitted } =
      state;
    const isOver = status === 'won' || status === 'lost' || status === 'closed';
    await beginAnew(tx, state);
    const dispute = await upsertDispute(tx, {
      ...{ providerId: disputeId, orderId: order.id, orderPaymentId: payment.id },
      ...{ amountCents, feeCents, reason, state: status, isInquiry, openedAt, dueAt: dueBy },
      closedAt: isOver ? now : null,
      sentAt: isSubmitted ? now : null,
    });
    await bookOutcome(services, tx, order, payment, { dispute, currency: state.currency });
  }
}

/** A bank that had only asked takes the money after all: what answered its question answers nothing now. */
async function beginAnew(tx: Tx, { disputeId, isInquiry }: DisputeState): Promise<void> {
  const known = await disputeCalled(tx, disputeId);
  if (!known?.isInquiry || isInquiry) return;
  const undecided = { wish: null, wishedAt: null, wishedBy: null, evidence: null, workAt: null, error: null };
  await changeDispute(tx, known.id, { ...undecided, sentAt: null, told: null, remindedAt: null });
}

type Decided = { dispute: DisputeRow; currency: string };

/** A bank may think again: then the money is here, and what was closed is for a person to open. */
async function bookOutcome(
  { clock }: Deps,
  tx: Tx,
  order: OrderRow,
  payment: OrderPayment,
  { dispute, currency }: Decided,
): Promise<void> {
  const known = (await listRefunds(tx, order.id)).find(({ disputeId }) => disputeId === dispute.id);
  const isLost = dispute.state === 'lost';
  const now = clock.now();
  if (known) {
    if (isLost !== (known.state === 'made'))
      await changeRefund(
        tx,
        known.id,
        isLost ? { state: 'made', madeAt: now } : { state: 'failed', madeAt: null },
      );
    return;
  }
  if (!isLost) return;
  // What went back before cannot be credited a second time, whatever the bank took.
  const left = payment.amountCents - (await refundedOf(tx, payment));
  const cents = currency === 'eur' ? Math.min(dispute.amountCents, left) : left;
  if (cents <= 0) return;
  const shares = await sharesOfOrder(tx, order, cents);
  await insertRefund(tx, {
    ...{ orderId: order.id, orderPaymentId: payment.id, amountCents: cents, shares },
    kind: shares || order.mode === 'subscription' ? null : 'difference',
    ...{ source: 'provider', state: 'made', requestedAt: now, decidedAt: now, madeAt: now },
    ...{ providerRefundId: dispute.providerId, disputeId: dispute.id },
  });
}

/** Each dispute is told when it opens and when it is decided: once each, whatever is read again. */
export async function followDisputes(
  services: Deps,
  tx: Tx,
  order: OrderRow,
  payment: OrderPayment,
  before: MoneyKnown,
): Promise<void> {
  const isNews = payment.dispute !== before.dispute;
  if (isNews) {
    const { dispute } = payment;
    const isOpen = dispute === 'open' || dispute === 'inquiry';
    await recordOrderEvent(services, tx, order.id, isOpen ? 'disputed' : 'dispute_closed', { dispute });
  }
  const refunds = await listRefunds(tx, order.id);
  for (const dispute of await disputesOfPayment(tx, payment.id)) {
    const { id, state, told } = dispute;
    const now = state === 'needs_answer' || state === 'answered' ? 'opened' : state;
    // One that was over before we had rows for it is history.
    if (told === now || (told === null && !isNews && now !== 'opened')) continue;
    await changeDispute(tx, id, { told: now });
    const refund = refunds.find(({ disputeId }) => disputeId === id);
    await notifyOwner(services, tx, {
      ...{ kind: 'dispute', key: `dispute:${id}:${now}`, about: `order:${order.id}` },
      path: `/office/disputes/${id}`,
      ...(now === 'opened' ? openedWords(services, order, dispute) : decidedWords(order, dispute, refund)),
    });
  }
}

function openedWords(
  { content }: Deps,
  order: OrderRow,
  { amountCents, isInquiry, dueAt, state }: DisputeRow,
) {
  const { timeZone } = content.current().site;
  const taken = isInquiry
    ? `The buyer’s bank asks about ${euro(amountCents)}. No money has moved yet.`
    : `The buyer’s bank has taken ${euro(amountCents)} back for now.`;
  const next =
    state === 'needs_answer' && dueAt
      ? `Please answer by ${officeDay(dueAt, timeZone)}: what we know of the order is ready, as one PDF.`
      : 'It takes no answer, and decides by itself.';
  return {
    title: `${isInquiry ? 'A bank asks about a payment' : 'A payment is disputed'}: ${order.productName}, order ${order.number}`,
    text: `${taken} ${next}`,
  };
}

function decidedWords(
  { productName, number }: OrderRow,
  { amountCents, feeCents, state, isInquiry }: DisputeRow,
  refund: RefundRow | undefined,
) {
  const about = `${productName}, order ${number}`;
  const fee = feeCents > 0 ? ` The provider keeps its fee of ${euro(feeCents)}.` : '';
  if (state === 'lost') {
    const booked = refund
      ? `${euro(refund.amountCents)} count as given back, with a credit note. The order’s page says what has ended with them.`
      : 'All of this payment had gone back before, so nothing more is credited.';
    return { title: `A dispute was lost: ${about}`, text: `${booked}${fee}` };
  }
  if (state === 'won')
    return {
      title: `A dispute was won: ${about}`,
      text: `${euro(amountCents)} stay with you, and nothing changes for the buyer.${fee}`,
    };
  return {
    title: `A bank’s question is closed: ${about}`,
    text: `${isInquiry ? 'The bank left it at that.' : 'It was taken back.'} No money has moved.${fee}`,
  };
}
