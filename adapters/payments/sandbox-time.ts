import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Tx } from '../../db/connect.ts';
import { tell } from './sandbox-context.ts';
import { checkouts, invoices, subscriptions } from './sandbox-tables.ts';

export type Scope = { customerId?: string; subscriptionId?: string };

/**
 * Time is moved by making the sandbox's own things older, not by changing what now is: the site's clock, its other
 * orders and the age of signatures stay true, and a renewal of next month is charged and dated today.
 */
export async function shift(tx: Tx, now: Date, seconds: number, scope: Scope = {}): Promise<void> {
  const older = (column: PgColumn): SQL => sql`${column} - make_interval(secs => ${seconds})`;
  const { customerId, subscriptionId } = scope;
  const moved = await tx
    .update(subscriptions)
    .set({
      anchor: older(subscriptions.anchor),
      currentPeriodStart: older(subscriptions.currentPeriodStart),
      currentPeriodEnd: older(subscriptions.currentPeriodEnd),
    })
    .where(
      and(
        ne(subscriptions.status, 'canceled'),
        customerId ? eq(subscriptions.customerId, customerId) : undefined,
        subscriptionId ? eq(subscriptions.id, subscriptionId) : undefined,
      ),
    )
    .returning({ id: subscriptions.id });
  for (const { id } of moved) {
    await tx
      .update(invoices)
      .set({
        periodStart: older(invoices.periodStart),
        periodEnd: older(invoices.periodEnd),
        nextAttemptAt: older(invoices.nextAttemptAt),
      })
      .where(eq(invoices.subscriptionId, id));
    await tell(tx, now, 'customer.subscription.updated', 'subscription', id);
  }
  if (subscriptionId) return;
  await tx
    .update(checkouts)
    .set({ expiresAt: older(checkouts.expiresAt), submittedAt: older(checkouts.submittedAt) })
    .where(
      and(
        inArray(checkouts.status, ['open', 'pending']),
        customerId ? eq(checkouts.customerId, customerId) : undefined,
      ),
    );
}
