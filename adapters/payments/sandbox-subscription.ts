import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../db/connect.ts';
import type { SubscriptionState } from './payment-states.ts';
import { change, found, refused, type SandboxContext, tell } from './sandbox-context.ts';
import { readSubscription } from './sandbox-read.ts';
import { invoices, type Subscription, subscriptions } from './sandbox-tables.ts';

export async function lockSubscription(tx: Tx, id: string): Promise<Subscription> {
  const [row] = await tx.select().from(subscriptions).where(eq(subscriptions.id, id)).for('update');
  return found(row, 'subscription');
}

export function setCancelAtPeriodEnd(
  context: SandboxContext,
  id: string,
  cancelAtPeriodEnd: boolean,
): Promise<SubscriptionState> {
  return change(context, async (tx, now) => {
    const subscription = await lockSubscription(tx, id);
    if (subscription.status === 'canceled') throw refused('this subscription has ended');
    if (subscription.cancelAtPeriodEnd !== cancelAtPeriodEnd) {
      await tx.update(subscriptions).set({ cancelAtPeriodEnd }).where(eq(subscriptions.id, id));
      await tell(tx, now, 'customer.subscription.updated', 'subscription', id);
    }
    return readSubscription(tx, id);
  });
}

export function endSubscription(context: SandboxContext, id: string): Promise<SubscriptionState> {
  return change(context, async (tx, now) => {
    const subscription = await lockSubscription(tx, id);
    if (subscription.status !== 'canceled') await end(tx, now, subscription);
    return readSubscription(tx, id);
  });
}

/** No more tries on what is still owed, except a bank debit that is under way: the bank will answer it. */
export async function end(tx: Tx, now: Date, { id, status }: Subscription): Promise<void> {
  await tx.update(subscriptions).set({ status: 'canceled', endedAt: now }).where(eq(subscriptions.id, id));
  if (status !== 'incomplete') {
    await tx
      .update(invoices)
      .set({ status: 'void', nextAttemptAt: null })
      .where(and(eq(invoices.subscriptionId, id), eq(invoices.status, 'open')));
  }
  await tell(tx, now, 'customer.subscription.deleted', 'subscription', id);
}

/** Whether the card will work from now on: the sandbox's stand-in for an expired card. */
export function setNextCharge(
  context: SandboxContext,
  id: string,
  nextCharge: 'paid' | 'failed',
): Promise<SubscriptionState> {
  return change(context, async (tx) => {
    await lockSubscription(tx, id);
    await tx.update(subscriptions).set({ nextCharge }).where(eq(subscriptions.id, id));
    return readSubscription(tx, id);
  });
}
