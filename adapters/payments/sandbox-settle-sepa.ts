import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/connect.ts';
import type { CheckoutState } from './payments.ts';
import { lockCheckout } from './sandbox-choose-outcome.ts';
import { change, refused, type SandboxContext, tell } from './sandbox-context.ts';
import { readCheckout } from './sandbox-read.ts';
import { type Checkout, checkouts, invoices, payments, subscriptions } from './sandbox-tables.ts';

type Settled = 'paid' | 'failed';

/** The bank's answer to a debit, days after the buyer ordered it. */
export function settleSepa(
  context: SandboxContext,
  checkoutId: string,
  outcome: Settled,
): Promise<CheckoutState> {
  return change(context, async (tx, now) => {
    const checkout = await lockCheckout(tx, checkoutId);
    if (checkout.status !== 'pending') throw refused('No bank debit is on its way here.');
    await settle(tx, now, checkout, outcome);
    return readCheckout(tx, now, checkoutId);
  });
}

export async function settle(tx: Tx, now: Date, checkout: Checkout, outcome: Settled): Promise<void> {
  const paid = outcome === 'paid';
  await tx.update(checkouts).set({ status: outcome }).where(eq(checkouts.id, checkout.id));
  await settleSubscription(tx, now, checkout, paid);
  const { paymentId } = checkout;
  if (paymentId) {
    const failure = paid ? null : 'Your bank did not carry out the direct debit.';
    await tx.update(payments).set({ status: outcome, failure }).where(eq(payments.id, paymentId));
    await tell(tx, now, `payment_intent.${paid ? 'succeeded' : 'payment_failed'}`, 'payment', paymentId);
  }
  const type = `checkout.session.async_payment_${paid ? 'succeeded' : 'failed'}`;
  await tell(tx, now, type, 'checkout', checkout.id);
}

/** A subscription that was ended meanwhile stays ended, though its debit may still arrive. */
async function settleSubscription(tx: Tx, now: Date, checkout: Checkout, paid: boolean): Promise<void> {
  const { subscriptionId, invoiceId } = checkout;
  if (!subscriptionId || !invoiceId) return;
  const [subscription] = await tx
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.id, subscriptionId))
    .for('update');
  await tx
    .update(invoices)
    .set(paid ? { status: 'paid', paidAt: now } : { status: 'void' })
    .where(eq(invoices.id, invoiceId));
  await tell(tx, now, paid ? 'invoice.paid' : 'invoice.payment_failed', 'invoice', invoiceId);
  if (!paid || subscription?.status !== 'incomplete') return;
  await tx.update(subscriptions).set({ status: 'active' }).where(eq(subscriptions.id, subscriptionId));
  await tell(tx, now, 'customer.subscription.updated', 'subscription', subscriptionId);
}
