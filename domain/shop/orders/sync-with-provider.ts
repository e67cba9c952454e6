import type {
  CheckoutState,
  InvoiceState,
  NoticeSubject,
  SubscriptionState,
} from '../../../adapters/payments/payments.ts';
import type { Tx } from '../../../db/connect.ts';
import { tracked } from '../../duties.ts';
import { isId } from '../../ids.ts';
import type { Deps } from '../../services.ts';
import { changeSubscription } from '../membership.ts';
import { planOf } from '../payment-plans.ts';
import { settlePlan, tellProviderOfPlan } from '../settle-plan.ts';
import { endIfUnwanted, settleInvoice, settleSubscription } from '../settle-subscription.ts';
import { claimLatestRead, numberedRead, withOrder } from './open-order.ts';
import { findOrderBy, findPaymentBy, type OrderRow } from './queries.ts';
import { settleCheckout } from './settle-order.ts';
import { settlePayment } from './settle-payment.ts';

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
