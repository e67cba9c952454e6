import type {
  CheckoutState,
  InvoiceState,
  NoticeSubject,
  SubscriptionState,
} from '../../../adapters/payments/payments.ts';
import { isId } from '../../ids.ts';
import type { Parts } from '../../services.ts';
import { endIfUnwanted } from '../membership/end-unwanted.ts';
import { settleInvoice, settleSubscription } from '../membership/settle-subscription.ts';
import { isNews, numberedRead } from './numbered-read.ts';
import type { OrderRow } from './order-states.ts';
import { findOrderBy, findPaymentBy } from './queries.ts';
import { settleCheckout } from './settle-checkout.ts';
import { settlePayment } from './settle-payment.ts';
import { withOrder } from './with-order.ts';

/** unmatched: the provider knows it, and it is none of our orders. */
export type Synced = 'settled' | 'unmatched';

/**
 * Reads an object from the payment provider and brings our order in line with it. All news of money comes this way:
 * webhooks, the buyer's return and our own job call it, possibly at the same time.
 */
export function syncWithProvider(services: Parts, { kind, id }: NoticeSubject): Promise<Synced> {
  const sync = {
    checkout: syncCheckout,
    payment: syncPayment,
    subscription: syncSubscription,
    invoice: syncInvoice,
  };
  return sync[kind](services, id);
}

export async function syncCheckout(services: Parts, checkoutId: string): Promise<Synced> {
  const { payments } = services;
  const reading = await numberedRead(services, 'checkout', checkoutId, payments.readCheckout);
  const placed = await findOrderOf(services, reading.state.orderId);
  if (!placed) return 'unmatched';
  const { subscriptionId } = reading.state;
  const membership = subscriptionId
    ? await numberedRead(services, 'subscription', subscriptionId, payments.readSubscription)
    : undefined;
  const first = await firstInvoice(services, reading.state, membership?.state);
  await withOrder(services, placed.id, async (tx, before) => {
    const order = (await isNews(tx, reading))
      ? await settleCheckout(services, tx, before, reading.state, first)
      : before;
    if (membership && (await isNews(tx, membership))) {
      await settleSubscription(services, tx, order, membership.state);
    }
  });
  await endIfUnwanted(services, placed.id);
  return 'settled';
}

/** The month that a membership's first payment is for. By the time we ask, a later month may be the latest. */
async function firstInvoice(
  { payments }: Parts,
  { invoiceId, status }: CheckoutState,
  membership: SubscriptionState | undefined,
): Promise<InvoiceState | null> {
  const latest = membership?.latestInvoice;
  if (latest?.invoiceId === invoiceId) return latest;
  return invoiceId && status === 'paid' ? payments.readInvoice(invoiceId) : null;
}

export async function syncSubscription(services: Parts, subscriptionId: string): Promise<Synced> {
  const { payments } = services;
  const reading = await numberedRead(services, 'subscription', subscriptionId, payments.readSubscription);
  const placed = await findOrderOf(services, reading.state.orderId);
  if (!placed) return 'unmatched';
  await settleFirst(services, placed);
  await withOrder(services, placed.id, async (tx, order) => {
    if (await isNews(tx, reading)) await settleSubscription(services, tx, order, reading.state);
  });
  await endIfUnwanted(services, placed.id);
  return 'settled';
}

async function syncInvoice(services: Parts, invoiceId: string): Promise<Synced> {
  const { payments } = services;
  const reading = await numberedRead(services, 'invoice', invoiceId, payments.readInvoice);
  const { subscriptionId } = reading.state;
  if (!subscriptionId) return 'unmatched';
  const membership = await numberedRead(services, 'subscription', subscriptionId, payments.readSubscription);
  const placed = await findOrderOf(services, membership.state.orderId);
  if (!placed) return 'unmatched';
  await settleFirst(services, placed);
  await withOrder(services, placed.id, async (tx, order) => {
    if (await isNews(tx, reading)) await settleInvoice(services, tx, order, reading.state);
    if (await isNews(tx, membership)) await settleSubscription(services, tx, order, membership.state);
  });
  await endIfUnwanted(services, placed.id);
  return 'settled';
}

async function syncPayment(services: Parts, paymentId: string): Promise<Synced> {
  const { payments, db } = services;
  const reading = await numberedRead(services, 'payment', paymentId, payments.readPayment);
  const { orderId, invoiceId } = reading.state;
  const known = await findPaymentBy(db, { paymentId });
  // Of a membership: its invoice knows the month, which is written down before what became of the payment.
  if (!known && !orderId && invoiceId) {
    const looked = await syncInvoice(services, invoiceId);
    if (looked === 'unmatched' || !(await findPaymentBy(db, { paymentId }))) return looked;
  }
  const paidFor = orderId ?? (await findPaymentBy(db, { paymentId }))?.orderId;
  const placed = await findOrderOf(services, paidFor);
  if (!placed) return 'unmatched';
  await settleFirst(services, placed);
  await withOrder(services, placed.id, async (tx, order) => {
    if (await isNews(tx, reading)) await settlePayment(services, tx, order, reading.state);
  });
  await endIfUnwanted(services, placed.id);
  return 'settled';
}

/** What happened later must not be written down before the order itself is. */
async function settleFirst(services: Parts, { paidAt, checkoutId }: OrderRow): Promise<void> {
  if (!paidAt && checkoutId) await syncCheckout(services, checkoutId);
}

async function findOrderOf({ db }: Parts, orderId: string | null | undefined): Promise<OrderRow | undefined> {
  return orderId && isId(orderId) ? findOrderBy(db, { id: orderId }) : undefined;
}
