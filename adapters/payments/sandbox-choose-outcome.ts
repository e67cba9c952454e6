import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/connect.ts';
import { monthsLater } from './months-later.ts';
import type { CheckoutState } from './payments.ts';
import { change, found, newId, refused, type SandboxContext, tell } from './sandbox-context.ts';
import { checkoutStatus, readCheckout } from './sandbox-read.ts';
import { type Checkout, checkouts, customers, invoices, payments, subscriptions } from './sandbox-tables.ts';

/** What the visitor of the sandbox's payment page decides to have happen. */
export type Outcome = 'paid' | 'declined' | 'abandoned' | 'sepa-pending';

type Attempt = { status: 'pending' | 'paid' | 'failed'; method: 'card' | 'sepa_debit'; failure?: string };

export function chooseOutcome(
  context: SandboxContext,
  checkoutId: string,
  outcome: Outcome,
): Promise<{ state: CheckoutState; redirectUrl: string | null }> {
  return change(context, async (tx, now) => {
    const checkout = await lockCheckout(tx, checkoutId);
    if (checkoutStatus(checkout, now) !== 'open')
      throw refused('This payment page has been used or has expired.');
    if (outcome === 'paid') await complete(tx, now, checkout, { status: 'paid', method: 'card' });
    if (outcome === 'sepa-pending')
      await complete(tx, now, checkout, { status: 'pending', method: 'sepa_debit' });
    if (outcome === 'declined') await decline(tx, now, checkout);
    if (outcome === 'abandoned') await expire(tx, now, checkout);
    const { successUrl, cancelUrl } = checkout;
    const next: Record<Outcome, string | null> = {
      paid: successUrl,
      'sepa-pending': successUrl,
      abandoned: cancelUrl,
      declined: null,
    };
    return { state: await readCheckout(tx, now, checkoutId), redirectUrl: next[outcome] };
  });
}

export async function lockCheckout(tx: Tx, id: string): Promise<Checkout> {
  const [row] = await tx.select().from(checkouts).where(eq(checkouts.id, id)).for('update');
  return found(row, 'checkout');
}

export async function expire(tx: Tx, now: Date, checkout: Checkout): Promise<void> {
  await tx.update(checkouts).set({ status: 'expired' }).where(eq(checkouts.id, checkout.id));
  await tell(tx, now, 'checkout.session.expired', 'checkout', checkout.id);
}

/** As with a real card, the page stays open and another card may be tried. */
async function decline(tx: Tx, now: Date, checkout: Checkout): Promise<void> {
  const paymentId = await attempt(tx, now, checkout, {
    status: 'failed',
    method: 'card',
    failure: 'Your card was declined.',
  });
  await tx.update(checkouts).set({ paymentId }).where(eq(checkouts.id, checkout.id));
  await tell(tx, now, 'payment_intent.payment_failed', 'payment', paymentId);
}

async function complete(tx: Tx, now: Date, checkout: Checkout, chosen: Attempt): Promise<void> {
  const status = chosen.status;
  const customerId =
    checkout.customerId ?? (checkout.mode === 'subscription' ? await addCustomer(tx, now, checkout) : null);
  const paymentId = await attempt(tx, now, { ...checkout, customerId }, chosen);
  const subscribed =
    customerId && checkout.monthlyCents ? { customerId, monthlyCents: checkout.monthlyCents } : null;
  const links = subscribed ? await subscribe(tx, now, checkout, { ...chosen, ...subscribed, paymentId }) : {};
  await tx
    .update(checkouts)
    .set({ status, paymentId, customerId, submittedAt: now, ...links })
    .where(eq(checkouts.id, checkout.id));
  await tell(
    tx,
    now,
    `payment_intent.${status === 'paid' ? 'succeeded' : 'processing'}`,
    'payment',
    paymentId,
  );
  await tell(tx, now, 'checkout.session.completed', 'checkout', checkout.id);
}

async function addCustomer(tx: Tx, now: Date, { email }: Checkout): Promise<string> {
  const id = newId('cus');
  await tx.insert(customers).values({ id, email, createdAt: now });
  return id;
}

/** All tries of one checkout are one payment. */
async function attempt(
  tx: Tx,
  now: Date,
  checkout: Checkout,
  { failure, ...chosen }: Attempt,
): Promise<string> {
  const id = checkout.paymentId ?? newId('pi');
  const outcome = { ...chosen, customerId: checkout.customerId, failure: failure ?? null };
  const orderId = checkout.mode === 'payment' ? checkout.orderId : null;
  await tx
    .insert(payments)
    .values({ id, orderId, amountCents: checkout.amountCents, createdAt: now, ...outcome })
    .onConflictDoUpdate({ target: payments.id, set: outcome });
  return id;
}

async function subscribe(
  tx: Tx,
  now: Date,
  checkout: Checkout,
  first: Attempt & { paymentId: string; customerId: string; monthlyCents: number },
): Promise<{ subscriptionId: string; invoiceId: string }> {
  const subscriptionId = newId('sub');
  const invoiceId = newId('in');
  const { customerId, paymentId, method } = first;
  const paid = first.status === 'paid';
  const period = { currentPeriodStart: now, currentPeriodEnd: monthsLater(now, 1) };
  await tx.insert(subscriptions).values({
    id: subscriptionId,
    orderId: checkout.orderId,
    customerId,
    status: paid ? 'active' : 'incomplete',
    method,
    amountCents: first.monthlyCents,
    anchor: now,
    months: 1,
    ...period,
    createdAt: now,
  });
  await tx.insert(invoices).values({
    id: invoiceId,
    subscriptionId,
    customerId,
    reason: 'first',
    status: paid ? 'paid' : 'open',
    amountCents: checkout.amountCents,
    month: 1,
    periodStart: period.currentPeriodStart,
    periodEnd: period.currentPeriodEnd,
    paymentId,
    paidAt: paid ? now : null,
    createdAt: now,
  });
  await tell(tx, now, 'customer.subscription.created', 'subscription', subscriptionId);
  if (paid) await tell(tx, now, 'invoice.paid', 'invoice', invoiceId);
  return { subscriptionId, invoiceId };
}
