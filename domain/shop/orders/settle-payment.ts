import { and, asc, lte } from 'drizzle-orm';
import type { PaymentState, RefundState } from '../../../adapters/payments/payments.ts';
import type { Db, Tx } from '../../../db/connect.ts';
import { isDatabaseLost } from '../../../db/database-lost.ts';
import { type MoneyKnown, orderPayments } from '../../../db/schema/index.ts';
import { isNotPausing } from '../../duties.ts';
import { announce } from '../../facts.ts';
import type { Deps } from '../../services.ts';
import { followDisputes, recordDisputes } from '../disputes/record-disputes.ts';
import { changeSubscription, refreshBenefits, subscriptionOf, takeSessionsBack } from '../membership.ts';
import { stopPlan } from '../payment-plans.ts';
import { changePurchase, markPurchase } from '../purchases.ts';
import { followRefunds, listRefunds, type RefundRow, recordRefunds, refundedOf } from '../refund-records.ts';
import { differenceOf } from '../refund-shares.ts';
import { isGone, isLost, lockedOrder, stateOfPaid, withOrder } from './open-order.ts';
import { returnAllItems, settleItems } from './order-items.ts';
import { factOf, recordOrderEvent } from './order-letters.ts';
import type { OrderPayment, OrderRow } from './queries.ts';
import { changeOrder, changePayment, findPaymentBy, paymentsOf } from './queries.ts';
import { firstMoneyArrives } from './settle-order.ts';

type MoneyBack = Pick<PaymentState, 'refundedCents' | 'dispute' | 'refunds'> &
  Partial<Pick<PaymentState, 'disputes'>> &
  Pick<OrderPayment, 'method'>;

/** Brings an order to what became of one of its payments: refunds, whoever made them, and disputes. */
export async function settlePayment(
  services: Deps,
  tx: Tx,
  order: OrderRow,
  state: PaymentState,
): Promise<void> {
  const payment = await findPaymentBy(tx, { paymentId: state.paymentId });
  if (!payment) return settleNewPayment(services, tx, order, state);
  await settleMoneyBack(services, tx, order, payment, state);
}

/** Our own refund, as the provider answered it. Under the order's lock, before anything else is asked. */
export async function recordRefundMade(
  services: Deps,
  { orderId, orderPaymentId }: RefundRow,
  made: RefundState,
): Promise<void> {
  await withOrder(services, orderId, async (tx, order) => {
    const payment = await findPaymentBy(tx, { id: orderPaymentId });
    if (payment) await settleMoneyBack(services, tx, order, payment, { ...payment, refunds: [made] });
  });
}

/**
 * Two steps: what happened to the money, and what follows from it. The second may fail without the first: then it is undone,
 * and made again by `followLater` from what was known before.
 */
async function settleMoneyBack(
  services: Deps,
  tx: Tx,
  order: OrderRow,
  payment: OrderPayment,
  { refundedCents, dispute, method, refunds, disputes = [] }: MoneyBack,
): Promise<void> {
  const before = payment.followFrom ?? (await knownOf(tx, payment));
  await recordRefunds(services, tx, order, payment, refunds);
  await recordDisputes(services, tx, order, payment, disputes);
  const gone = await refundedOf(tx, payment);
  await changePayment(tx, payment.id, {
    refundedCents: Math.min(Math.max(refundedCents, gone), payment.amountCents),
    dispute,
    method: method ?? payment.method,
  });
  const all = await listRefunds(tx, order.id);
  const next = stateOfPaid(await paymentsOf(tx, order.id), differenceOf(all));
  const isDecided = next.state === 'disputed' && next.reason !== order.reason;
  if (next.state !== order.state || isDecided) await changeOrder(tx, order.id, next);
  if (order.mode === 'payment') await settleItems(tx, order.id);
  await tryToFollow(services, tx, payment.id, before);
}

const knownOf = async (
  tx: Tx,
  { id, orderId, refundedCents, dispute }: OrderPayment,
): Promise<MoneyKnown> => ({
  refundedCents,
  dispute,
  refunds: Object.fromEntries(
    (await listRefunds(tx, orderId))
      .filter(({ orderPaymentId }) => orderPaymentId === id)
      .map((refund) => [refund.id, refund.state]),
  ),
});

async function tryToFollow(services: Deps, tx: Tx, paymentId: string, before: MoneyKnown): Promise<void> {
  try {
    await tx.transaction((inner) => follow(services, inner, paymentId, before));
  } catch (err) {
    if (isDatabaseLost(err)) throw err;
    services.log.warn({ err, paymentId }, 'money is recorded, and what follows from it is tried again');
    await changePayment(tx, paymentId, { followFrom: before, followAt: services.clock.now() });
  }
}

/** For a job: what did not follow at once. */
export async function followLater(services: Deps, { id, orderId }: OrderPayment): Promise<void> {
  await withOrder(services, orderId, async (tx) => {
    const before = (await findPaymentBy(tx, { id }))?.followFrom;
    if (before) await follow(services, tx, id, before);
  });
}

/** Credit notes, letters, what closes: all that has changed since `before`. */
async function follow(services: Deps, tx: Tx, paymentId: string, before: MoneyKnown): Promise<void> {
  const payment = await findPaymentBy(tx, { id: paymentId });
  if (!payment) return;
  const order = await lockedOrder(tx, payment.orderId);
  await followDisputes(services, tx, order, payment, before);
  await followRefunds(services, tx, order, payment, before.refunds);
  if (isGone(payment)) {
    await stopPlan(services, tx, order.id);
    const { refundedCents, dispute } = before;
    const isKept = order.state === 'disputed' && isLost(payment);
    await withdraw(services, tx, order, { ...payment, refundedCents, dispute }, isKept);
  }
  if (payment.followFrom) await changePayment(tx, payment.id, { followFrom: null, followAt: null });
}

/**
 * With the money goes what it bought: once, however often we look. `before` is the payment as we knew it. `isKept`: by a bank;
 * then all ends, also where other parts of the order are paid.
 */
async function withdraw(
  services: Deps,
  tx: Tx,
  order: OrderRow,
  before: OrderPayment,
  isKept: boolean,
): Promise<void> {
  if (order.mode === 'subscription') {
    if (!isGone(before)) await takeSessionsBack(services, tx, order, before);
    await withdrawMembership(services, tx, order, before);
    if (!isGone(before))
      await announce(services, tx, { type: 'membership-charge-returned', ...factOf(order) });
  } else if (!isGone(before) && (order.state === 'refunded' || isKept)) {
    await changePurchase(tx, order.id, { status: 'refunded', downloadUrl: null });
    await returnAllItems(tx, order.id, services.clock.now());
    await announce(services, tx, { type: 'order-refunded', ...factOf(order) });
  }
}

/** Money that came without a payment page: a card that was charged again. Any other comes with its checkout. */
async function settleNewPayment(services: Deps, tx: Tx, order: OrderRow, state: PaymentState): Promise<void> {
  if (state.status !== 'paid' || !order.afterOrder) return noteDecline(services, tx, order, state);
  const { paymentId, amountCents, currency, method, cardCountry, cardFingerprint } = state;
  await firstMoneyArrives(services, tx, order, {
    paymentId,
    invoiceId: null,
    amountCents,
    currency,
    method,
    cardCountry,
    cardFingerprint,
    arrivedAt: services.clock.now(),
  });
}

/** The payment page stays open for another try; the order only remembers why the last one did not work. */
async function noteDecline(services: Deps, tx: Tx, order: OrderRow, { status, failure }: PaymentState) {
  if (status !== 'failed' || order.state !== 'open' || order.reason === 'card_declined') return;
  await changeOrder(tx, order.id, { reason: 'card_declined' });
  await recordOrderEvent(services, tx, order.id, 'card_declined', failure ? { why: failure } : {});
}

/**
 * A charge went back: the membership is over at once. The provider is told right afterwards (`endIfUnwanted`), or by
 * the next round should we die before. An old month that goes back does not touch the current one.
 */
async function withdrawMembership(
  services: Deps,
  tx: Tx,
  order: OrderRow,
  { periodEnd }: OrderPayment,
): Promise<void> {
  const now = services.clock.now();
  const row = await subscriptionOf(tx, order.id);
  const isPast = periodEnd !== null && periodEnd <= now;
  if (!row || row.withdrawnAt || isPast) return;
  const nextCheckAt = row.status === 'canceled' ? null : now;
  await changeSubscription(tx, order.id, { withdrawnAt: now, nextCheckAt });
  await refreshBenefits(services, tx, order);
  await markPurchase(tx, order.id, 'refunded');
}

// SQL

/** Of which something follows that failed. */
export async function listPaymentsToFollow(db: Db, now: Date, limit: number): Promise<OrderPayment[]> {
  const { followAt, id } = orderPayments;
  return db
    .select()
    .from(orderPayments)
    .where(and(lte(followAt, now), isNotPausing('make-refunds', id, now)))
    .orderBy(asc(followAt))
    .limit(limit);
}
