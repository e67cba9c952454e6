import type {
  CheckoutState,
  InvoiceState,
  NoticeSubject,
  PaymentState,
  SubscriptionState,
} from '../../../adapters/payments/payments.ts';
import type { Tx } from '../../../db/connect.ts';
import { tracked } from '../../duties.ts';
import { announce } from '../../facts.ts';
import { isId } from '../../ids.ts';
import type { Deps } from '../../services.ts';
import { changeSubscription, refreshBenefits, subscriptionOf, takeSessionsBack } from '../membership.ts';
import { planOf, stopPlan } from '../payment-plans.ts';
import { changePurchase, markPurchase } from '../purchases.ts';
import { saveRefunds } from '../refund-records.ts';
import { settlePlan, tellProviderOfPlan } from '../settle-plan.ts';
import { endIfUnwanted, settleInvoice, settleSubscription } from '../settle-subscription.ts';
import { claimLatestRead, isGone, numberedRead, stateOfPaid, withOrder } from './open-order.ts';
import { returnAllItems } from './order-items.ts';
import { alertStaff, factOf, recordOrderEvent } from './order-letters.ts';
import type { OrderPayment, OrderRow } from './queries.ts';
import { changeOrder, changePayment, findOrderBy, findPaymentBy, paymentsOf } from './queries.ts';
import { firstMoneyArrives, settleCheckout } from './settle-order.ts';

/** unmatched: the provider knows it, and it is none of our orders. */
export type Synced = 'settled' | 'unmatched';

/**
 * Reads an object from the payment provider and brings our order in line with it. All news of money comes this way:
 * webhooks, the buyer's return and our own job call it, possibly at the same time.
 */
export function syncWithProvider(services: Deps, { kind, id }: NoticeSubject): Promise<Synced> {
  const sync = {
    checkout: syncCheckout,
    payment: syncPayment,
    subscription: syncSubscription,
    invoice: syncInvoice,
  };
  return sync[kind](services, id);
}

export async function syncCheckout(services: Deps, checkoutId: string): Promise<Synced> {
  const { payments } = services;
  const reading = await numberedRead(services, 'checkout', checkoutId, payments.readCheckout);
  const placed = await findOrderOf(services, reading.state.orderId);
  if (!placed) return 'unmatched';
  const { subscriptionId } = reading.state;
  const membership = subscriptionId
    ? await numberedRead(services, 'subscription', subscriptionId, payments.readSubscription)
    : undefined;
  const first = await firstInvoice(services, reading.state, membership?.state);
  const plan = membership && (await readPartsOf(services, placed.id, membership.state));
  await book(services, placed, async (tx, before) => {
    const order = (await claimLatestRead(tx, reading))
      ? await settleCheckout(services, tx, before, reading.state, plan ? undefined : first)
      : before;
    if (membership && (await claimLatestRead(tx, membership))) {
      if (plan) await settlePlan(services, tx, order, membership.state, plan);
      else await settleSubscription(services, tx, order, membership.state);
    }
  });
  await endSoon(services, placed.id);
  return 'settled';
}

/** The month that a membership's first payment is for. By the time we ask, a later month may be the latest. */
async function firstInvoice(
  { payments }: Deps,
  { invoiceId, status }: CheckoutState,
  membership: SubscriptionState | undefined,
): Promise<InvoiceState | null> {
  const latest = membership?.latestInvoice;
  if (latest?.invoiceId === invoiceId) return latest;
  return invoiceId && status === 'paid' ? payments.readInvoice(invoiceId) : null;
}

export async function syncSubscription(services: Deps, subscriptionId: string): Promise<Synced> {
  const { payments } = services;
  const reading = await numberedRead(services, 'subscription', subscriptionId, payments.readSubscription);
  const plan = await readPartsOf(services, reading.state.orderId, reading.state);
  return settleLater(services, reading.state.orderId, async (tx, order) => {
    if (!(await claimLatestRead(tx, reading))) return;
    if (plan) await settlePlan(services, tx, order, reading.state, plan);
    else await settleSubscription(services, tx, order, reading.state);
  });
}

/** Of an order that is paid in parts, all that was asked for: each part is one of its payments. */
async function readPartsOf(
  { db, payments }: Deps,
  orderId: string | null,
  { subscriptionId }: SubscriptionState,
): Promise<InvoiceState[] | undefined> {
  const plan = orderId && isId(orderId) ? await planOf(db, orderId) : undefined;
  return plan && payments.listInvoices(subscriptionId);
}

async function syncInvoice(services: Deps, invoiceId: string): Promise<Synced> {
  const { payments } = services;
  const reading = await numberedRead(services, 'invoice', invoiceId, payments.readInvoice);
  const { subscriptionId } = reading.state;
  if (!subscriptionId) return 'unmatched';
  const membership = await numberedRead(services, 'subscription', subscriptionId, payments.readSubscription);
  const plan = await readPartsOf(services, membership.state.orderId, membership.state);
  return settleLater(services, membership.state.orderId, async (tx, order) => {
    if (plan) {
      if (await claimLatestRead(tx, membership))
        await settlePlan(services, tx, order, membership.state, plan);
      return;
    }
    if (await claimLatestRead(tx, reading)) await settleInvoice(services, tx, order, reading.state);
    if (await claimLatestRead(tx, membership))
      await settleSubscription(services, tx, order, membership.state);
  });
}

async function syncPayment(services: Deps, paymentId: string): Promise<Synced> {
  const { payments, db } = services;
  const reading = await numberedRead(services, 'payment', paymentId, payments.readPayment);
  const { orderId, invoiceId } = reading.state;
  let known = await findPaymentBy(db, { paymentId });
  // Of a membership: its invoice knows the month, which is written down before what became of the payment.
  if (!known && !orderId && invoiceId) {
    const synced = await syncInvoice(services, invoiceId);
    known = await findPaymentBy(db, { paymentId });
    if (synced === 'unmatched' || !known) return synced;
  }
  return settleLater(services, orderId ?? known?.orderId, async (tx, order) => {
    if (await claimLatestRead(tx, reading)) await settlePayment(services, tx, order, reading.state);
  });
}

/** What happened after the purchase: it must not be written down before the purchase itself is. */
async function settleLater(
  services: Deps,
  orderId: string | null | undefined,
  settle: (tx: Tx, order: OrderRow) => Promise<void>,
): Promise<Synced> {
  const placed = await findOrderOf(services, orderId);
  if (!placed) return 'unmatched';
  if (!placed.paidAt && placed.checkoutId) await syncCheckout(services, placed.checkoutId);
  await book(services, placed, settle);
  await endSoon(services, placed.id);
  return 'settled';
}

/** Money that cannot be booked must not go unseen: after some tries it stands on Today, and in a letter with its order. */
function book(
  services: Deps,
  { id, number }: OrderRow,
  work: (tx: Tx, order: OrderRow) => Promise<void>,
): Promise<void> {
  const about = { subject: id, label: `order ${number}`, path: `/office/orders/${id}` };
  return tracked(services, { duty: 'book-payment', ...about }, () => withOrder(services, id, work));
}

/** What has been booked stays booked where the provider does not answer now: the job that checks memberships ends it. */
async function endSoon(services: Deps, orderId: string): Promise<void> {
  const { db, clock, log } = services;
  await endIfUnwanted(services, orderId).catch(async (err: unknown) => {
    log.warn({ err, orderId }, 'a membership could not be ended yet');
    await changeSubscription(db, orderId, { nextCheckAt: clock.now() });
  });
  // Its row has its next check already, which does the same.
  await tellProviderOfPlan(services, orderId).catch((err: unknown) =>
    log.warn({ err, orderId }, 'the provider could not be told of a payment plan yet'),
  );
}

async function findOrderOf({ db }: Deps, orderId: string | null | undefined): Promise<OrderRow | undefined> {
  return orderId && isId(orderId) ? findOrderBy(db, { id: orderId }) : undefined;
}

/** Brings an order to what became of one of its payments: refunds, whoever made them, and disputes. */
async function settlePayment(services: Deps, tx: Tx, order: OrderRow, state: PaymentState): Promise<void> {
  const payment = await findPaymentBy(tx, { paymentId: state.paymentId });
  if (!payment) return settleNewPayment(services, tx, order, state);
  const { dispute, method } = state;
  const refundedCents = Math.min(state.refundedCents, payment.amountCents);
  await changePayment(tx, payment.id, { refundedCents, dispute, method: method ?? payment.method });
  const next = stateOfPaid(await paymentsOf(tx, order.id));
  const settled = next.state === order.state ? order : await changeOrder(tx, order.id, next);
  if (dispute !== payment.dispute) await recordDispute(services, tx, settled, dispute);
  await saveRefunds(services, tx, settled, { ...payment, refundedCents }, state.refunds);
  if (!isGone({ ...payment, refundedCents, dispute })) return;
  await stopPlan(services, tx, order.id);
  await withdraw(services, tx, settled, payment);
}

/** With the money goes what it bought: once, however often we look. `before` is the payment as we knew it. */
async function withdraw(services: Deps, tx: Tx, order: OrderRow, before: OrderPayment): Promise<void> {
  if (order.mode === 'subscription') {
    if (!isGone(before)) await takeSessionsBack(services, tx, order, before);
    await withdrawMembership(services, tx, order, before);
    if (!isGone(before))
      await announce(services, tx, { type: 'membership-charge-returned', ...factOf(order) });
  } else if (!isGone(before) && (order.state === 'refunded' || order.state === 'disputed')) {
    await changePurchase(tx, order.id, { status: 'refunded', downloadUrl: null });
    await returnAllItems(tx, order.id, services.clock.now());
    await announce(services, tx, { type: 'order-refunded', ...factOf(order) });
  }
}

/** Money that came without a payment page: a card that was charged again. Any other comes with its checkout. */
async function settleNewPayment(services: Deps, tx: Tx, order: OrderRow, state: PaymentState): Promise<void> {
  if (state.status !== 'paid' || !order.afterOrder) return noteDecline(services, tx, order, state);
  const { paymentId, amountCents, currency, method, cardCountry } = state;
  await firstMoneyArrives(services, tx, order, {
    paymentId,
    invoiceId: null,
    amountCents,
    currency,
    method,
    cardCountry,
    arrivedAt: services.clock.now(),
  });
}

/** The payment page stays open for another try; the order only remembers why the last one did not work. */
async function noteDecline(services: Deps, tx: Tx, order: OrderRow, { status, failure }: PaymentState) {
  if (status !== 'failed' || order.state !== 'open' || order.reason === 'card_declined') return;
  await changeOrder(tx, order.id, { reason: 'card_declined' });
  await recordOrderEvent(services, tx, order.id, 'card_declined', failure ? { why: failure } : {});
}

async function recordDispute(services: Deps, tx: Tx, order: OrderRow, dispute: PaymentState['dispute']) {
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
