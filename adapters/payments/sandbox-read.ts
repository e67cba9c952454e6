import { desc, eq } from 'drizzle-orm';
import type { Db, Tx } from '../../db/connect.ts';
import type { InvoiceState, PaymentState, RefundState, SubscriptionState } from './payment-states.ts';
import type { CheckoutState } from './payments.ts';
import { found } from './sandbox-context.ts';
import * as tables from './sandbox-tables.ts';

const currency = 'eur';

export async function readCheckout(db: Db | Tx, now: Date, id: string): Promise<CheckoutState> {
  const [row] = await db
    .select({ checkout: tables.checkouts, payment: tables.payments })
    .from(tables.checkouts)
    .leftJoin(tables.payments, eq(tables.payments.id, tables.checkouts.paymentId))
    .where(eq(tables.checkouts.id, id));
  const { checkout, payment } = found(row, 'checkout');
  return {
    checkoutId: checkout.id,
    orderId: checkout.orderId,
    mode: checkout.mode,
    status: checkoutStatus(checkout, now),
    amountCents: checkout.amountCents,
    currency,
    email: checkout.email,
    method: payment?.method ?? null,
    paymentId: checkout.paymentId,
    subscriptionId: checkout.subscriptionId,
    invoiceId: checkout.invoiceId,
    customerId: checkout.customerId,
    failure: payment?.failure ?? null,
    expiresAt: checkout.expiresAt,
  };
}

/** Its time ends it, not the job that writes this down later. */
export function checkoutStatus(checkout: tables.Checkout, now: Date): CheckoutState['status'] {
  return checkout.status === 'open' && checkout.expiresAt <= now ? 'expired' : checkout.status;
}

export async function readPayment(db: Db | Tx, id: string): Promise<PaymentState> {
  const [row] = await db.select().from(tables.payments).where(eq(tables.payments.id, id));
  const payment = found(row, 'payment');
  const made = await db.select().from(tables.refunds).where(eq(tables.refunds.paymentId, id));
  const [invoice] = await db.select().from(tables.invoices).where(eq(tables.invoices.paymentId, id));
  return {
    paymentId: payment.id,
    orderId: payment.orderId,
    invoiceId: invoice?.id ?? null,
    customerId: payment.customerId,
    status: payment.status,
    amountCents: payment.amountCents,
    currency,
    method: payment.method,
    refundedCents: made.reduce((sum, refund) => sum + refund.amountCents, 0),
    refunds: made.map(toRefund),
    dispute: payment.dispute,
    failure: payment.failure,
  };
}

export function toRefund(row: typeof tables.refunds.$inferSelect): RefundState {
  return {
    refundId: row.id,
    paymentId: row.paymentId,
    amountCents: row.amountCents,
    status: 'succeeded',
    key: row.key,
  };
}

export async function readInvoice(db: Db | Tx, id: string): Promise<InvoiceState> {
  const [row] = await db.select().from(tables.invoices).where(eq(tables.invoices.id, id));
  return toInvoice(found(row, 'invoice'));
}

function toInvoice(row: tables.Invoice): InvoiceState {
  const { id, month, createdAt, ...rest } = row;
  return { ...rest, invoiceId: id, currency };
}

export async function readSubscription(db: Db | Tx, id: string): Promise<SubscriptionState> {
  const [row] = await db.select().from(tables.subscriptions).where(eq(tables.subscriptions.id, id));
  const subscription = found(row, 'subscription');
  const [latest] = await db
    .select()
    .from(tables.invoices)
    .where(eq(tables.invoices.subscriptionId, id))
    .orderBy(desc(tables.invoices.month))
    .limit(1);
  return {
    subscriptionId: subscription.id,
    orderId: subscription.orderId,
    customerId: subscription.customerId,
    status: subscription.status,
    amountCents: subscription.amountCents,
    currency,
    currentPeriodStart: subscription.currentPeriodStart,
    currentPeriodEnd: subscription.currentPeriodEnd,
    paidUntil: paidUntil(subscription, latest),
    cancelAtPeriodEnd: subscription.status !== 'canceled' && subscription.cancelAtPeriodEnd,
    endedAt: subscription.endedAt,
    latestInvoice: latest ? toInvoice(latest) : null,
  };
}

function paidUntil(subscription: tables.Subscription, latest: tables.Invoice | undefined): Date | null {
  if (latest?.status === 'paid') return subscription.currentPeriodEnd;
  return latest?.reason === 'renewal' ? subscription.currentPeriodStart : null;
}
