import type {
  CheckoutState,
  InvoiceState,
  NoticeSubject,
  SubscriptionState,
} from '../../../adapters/payments/payments.ts';
import type { Tx } from '../../../db/connect.ts';
import { tracked } from '../../duties/index.ts';
import { isId } from '../../ids.ts';
import type { Parts } from '../../services.ts';
import { endIfUnwanted } from '../membership/end-unwanted.ts';
import { changeSubscription } from '../membership/queries.ts';
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
  await book(services, placed, async (tx, before) => {
    const order = (await isNews(tx, reading))
      ? await settleCheckout(services, tx, before, reading.state, first)
      : before;
    if (membership && (await isNews(tx, membership))) {
      await settleSubscription(services, tx, order, membership.state);
    }
  });
  await endSoon(services, placed.id);
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
  return settleLater(services, reading.state.orderId, async (tx, order) => {
    if (await isNews(tx, reading)) await settleSubscription(services, tx, order, reading.state);
  });
}

async function syncInvoice(services: Parts, invoiceId: string): Promise<Synced> {
  const { payments } = services;
  const reading = await numberedRead(services, 'invoice', invoiceId, payments.readInvoice);
  const { subscriptionId } = reading.state;
  if (!subscriptionId) return 'unmatched';
  const membership = await numberedRead(services, 'subscription', subscriptionId, payments.readSubscription);
  return settleLater(services, membership.state.orderId, async (tx, order) => {
    if (await isNews(tx, reading)) await settleInvoice(services, tx, order, reading.state);
    if (await isNews(tx, membership)) await settleSubscription(services, tx, order, membership.state);
  });
}

async function syncPayment(services: Parts, paymentId: string): Promise<Synced> {
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
    if (await isNews(tx, reading)) await settlePayment(services, tx, order, reading.state);
  });
}

/** What happened after the purchase: it must not be written down before the purchase itself is. */
async function settleLater(
  services: Parts,
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
  services: Parts,
  { id, number }: OrderRow,
  work: (tx: Tx, order: OrderRow) => Promise<void>,
): Promise<void> {
  const about = { subject: id, label: `order ${number}`, path: `/office/orders/${id}` };
  return tracked(services, { duty: 'book-payment', ...about }, () => withOrder(services, id, work));
}

/** What has been booked stays booked where the provider does not answer now: the job that checks memberships ends it. */
async function endSoon(services: Parts, orderId: string): Promise<void> {
  const { db, clock, log } = services;
  await endIfUnwanted(services, orderId).catch(async (err: unknown) => {
    log.warn({ err, orderId }, 'a membership could not be ended yet');
    await changeSubscription(db, orderId, { nextCheckAt: clock.now() });
  });
}

async function findOrderOf({ db }: Parts, orderId: string | null | undefined): Promise<OrderRow | undefined> {
  return orderId && isId(orderId) ? findOrderBy(db, { id: orderId }) : undefined;
}
