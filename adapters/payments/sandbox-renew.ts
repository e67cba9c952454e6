import { and, desc, eq } from 'drizzle-orm';
import type { Tx } from '../../db/connect.ts';
import { monthsLater } from './months-later.ts';
import type { SubscriptionState } from './payment-states.ts';
import { change, newId, refused, type SandboxContext, tell } from './sandbox-context.ts';
import { readSubscription } from './sandbox-read.ts';
import { end, lockSubscription } from './sandbox-subscription.ts';
import { type Invoice, invoices, payments, type Subscription, subscriptions } from './sandbox-tables.ts';
import { shift } from './sandbox-time.ts';

type Charged = 'paid' | 'failed';

const DAY = 86_400_000;
/** A failed charge is tried again so many days after it was due, and then given up. */
const RETRY_DAYS = [3, 5, 7];

/** The month is over now, whatever the calendar says; a failed month is charged again. */
export function renewSubscription(
  context: SandboxContext,
  id: string,
  outcome: Charged,
): Promise<SubscriptionState> {
  return change(context, async (tx, now) => {
    const { status, currentPeriodEnd } = await lockSubscription(tx, id);
    if (status === 'canceled' || status === 'incomplete') throw refused('this subscription does not run');
    if (status === 'past_due') {
      const invoice = await openInvoice(tx, id);
      if (invoice) await chargeAgain(tx, now, await lockSubscription(tx, id), invoice, outcome);
    } else {
      const seconds = Math.max(0, Math.ceil((currentPeriodEnd.getTime() - now.getTime()) / 1000));
      await shift(tx, now, seconds, { subscriptionId: id });
      await finishMonth(tx, now, await lockSubscription(tx, id), outcome);
    }
    return readSubscription(tx, id);
  });
}

/** Everything that became due for one subscription, in the order in which it became due. */
export async function catchUp(tx: Tx, now: Date, id: string): Promise<void> {
  for (;;) {
    const subscription = await lockSubscription(tx, id);
    const invoice = subscription.status === 'past_due' ? await openInvoice(tx, id) : undefined;
    if (invoice?.nextAttemptAt && invoice.nextAttemptAt <= now) {
      await chargeAgain(tx, now, subscription, invoice, subscription.nextCharge);
    } else if (subscription.status === 'active' && subscription.currentPeriodEnd <= now) {
      await finishMonth(tx, now, subscription, subscription.nextCharge);
    } else return;
  }
}

async function openInvoice(tx: Tx, subscriptionId: string): Promise<Invoice | undefined> {
  const [invoice] = await tx
    .select()
    .from(invoices)
    .where(and(eq(invoices.subscriptionId, subscriptionId), eq(invoices.status, 'open')))
    .orderBy(desc(invoices.month))
    .limit(1);
  return invoice;
}

async function finishMonth(tx: Tx, now: Date, subscription: Subscription, outcome: Charged): Promise<void> {
  if (subscription.cancelAtPeriodEnd) return end(tx, now, subscription);
  const { id, customerId, amountCents, method } = subscription;
  const month = subscription.months + 1;
  const periodStart = subscription.currentPeriodEnd;
  const periodEnd = monthsLater(subscription.anchor, month);
  const paid = outcome === 'paid';
  const paymentId = newId('pi');
  const invoiceId = newId('in');
  const failure = paid ? null : 'Your card was declined.';
  await tx.insert(payments).values({
    id: paymentId,
    customerId,
    status: outcome,
    method,
    amountCents,
    failure,
    createdAt: now,
  });
  await tx.insert(invoices).values({
    id: invoiceId,
    subscriptionId: id,
    customerId,
    reason: 'renewal',
    status: paid ? 'paid' : 'open',
    amountCents,
    month,
    periodStart,
    periodEnd,
    nextAttemptAt: paid ? null : nextTry(periodStart, 1),
    paymentId,
    paidAt: paid ? now : null,
    createdAt: now,
  });
  await tx
    .update(subscriptions)
    .set({
      months: month,
      currentPeriodStart: periodStart,
      currentPeriodEnd: periodEnd,
      status: paid ? 'active' : 'past_due',
    })
    .where(eq(subscriptions.id, id));
  await tellCharge(tx, now, { subscriptionId: id, invoiceId, paymentId }, outcome);
}

async function chargeAgain(
  tx: Tx,
  now: Date,
  subscription: Subscription,
  invoice: Invoice,
  outcome: Charged,
): Promise<void> {
  const paid = outcome === 'paid';
  const attempts = invoice.attempts + 1;
  const nextAttemptAt = paid ? null : nextTry(invoice.periodStart, attempts);
  const givenUp = !paid && !nextAttemptAt;
  const status = paid ? 'paid' : givenUp ? 'uncollectible' : 'open';
  await tx
    .update(invoices)
    .set({ status, attempts, nextAttemptAt, paidAt: paid ? now : null })
    .where(eq(invoices.id, invoice.id));
  const failure = paid ? null : 'Your card was declined.';
  await tx.update(payments).set({ status: outcome, failure }).where(eq(payments.id, invoice.paymentId));
  if (paid) {
    await tx.update(subscriptions).set({ status: 'active' }).where(eq(subscriptions.id, subscription.id));
  }
  const { id: invoiceId, paymentId } = invoice;
  await tellCharge(tx, now, { subscriptionId: subscription.id, invoiceId, paymentId }, outcome);
  if (givenUp) await end(tx, now, subscription);
}

function nextTry(dueAt: Date, attempts: number): Date | null {
  const days = RETRY_DAYS[attempts - 1];
  return days ? new Date(dueAt.getTime() + days * DAY) : null;
}

type Charge = { subscriptionId: string; invoiceId: string; paymentId: string };

async function tellCharge(tx: Tx, now: Date, charge: Charge, outcome: Charged): Promise<void> {
  const paid = outcome === 'paid';
  await tell(tx, now, `payment_intent.${paid ? 'succeeded' : 'payment_failed'}`, 'payment', charge.paymentId);
  await tell(tx, now, paid ? 'invoice.paid' : 'invoice.payment_failed', 'invoice', charge.invoiceId);
  await tell(tx, now, 'customer.subscription.updated', 'subscription', charge.subscriptionId);
}
