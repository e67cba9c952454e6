import { and, eq, inArray, isNull, lte, ne, sql } from 'drizzle-orm';
import { askedOften } from '../../../db/asked-often.ts';
import type { Db, Tx } from '../../../db/connect.ts';
import { orders, subscriptions } from '../../../db/schema/index.ts';
import { isNotPausing } from '../../duties/index.ts';
import type { SubscriptionRow } from './access.ts';

export async function findSubscription(db: Db | Tx, orderId: string): Promise<SubscriptionRow | undefined> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.orderId, orderId));
  return row;
}

export async function upsertSubscription(
  tx: Tx,
  row: typeof subscriptions.$inferInsert,
): Promise<SubscriptionRow> {
  const { orderId, ...values } = row;
  const [kept] = await tx
    .insert(subscriptions)
    .values(row)
    .onConflictDoUpdate({ target: subscriptions.orderId, set: values })
    .returning();
  if (!kept) throw new Error(`the membership of order ${orderId} was not kept`);
  return kept;
}

export async function changeSubscription(
  tx: Db | Tx,
  orderId: string,
  change: Partial<SubscriptionRow>,
): Promise<void> {
  await tx.update(subscriptions).set(change).where(eq(subscriptions.orderId, orderId));
}

/** Memberships that should be asked about; the next check is put off first, so that others skip them. */
export async function takeSubscriptionsToLookAt(db: Db, now: Date, again: Date, limit: number) {
  const due = db
    .select({ orderId: subscriptions.orderId })
    .from(subscriptions)
    .where(
      and(lte(subscriptions.nextCheckAt, now), isNotPausing('check-memberships', subscriptions.orderId, now)),
    )
    .orderBy(subscriptions.nextCheckAt)
    .limit(limit)
    .for('update', { skipLocked: true });
  return db
    .update(subscriptions)
    .set({ nextCheckAt: again })
    .where(inArray(subscriptions.orderId, due))
    .returning();
}

/** Memberships whose paid time is over while their benefits are still on. */
export async function listRunOut(db: Db, now: Date, limit: number): Promise<{ orderId: string }[]> {
  return db
    .select({ orderId: subscriptions.orderId })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.benefits, true),
        ne(subscriptions.status, 'active'),
        lte(subscriptions.paidUntil, now),
        isNotPausing('end-memberships', subscriptions.orderId, now),
      ),
    )
    .limit(limit);
}

const owned = { order: orders, subscription: subscriptions };

const newestOf = askedOften((db) =>
  db
    .select(owned)
    .from(subscriptions)
    .innerJoin(orders, eq(orders.id, subscriptions.orderId))
    .where(and(eq(orders.userId, sql.placeholder('userId')), ne(subscriptions.status, 'incomplete')))
    .orderBy(sql`${subscriptions.benefits} desc, ${orders.createdAt} desc`)
    .limit(1),
);

/** The newest membership of an account. */
export async function findMembershipOf(db: Db | Tx, userId: string) {
  const [row] = await newestOf(db).execute({ userId });
  return row;
}

/** Whether an account has one that has not ended: running, cancelled to the end of its month, or overdue. */
export async function hasRunning(db: Db | Tx, userId: string): Promise<boolean> {
  const rows = await db
    .select({ orderId: subscriptions.orderId })
    .from(subscriptions)
    .innerJoin(orders, eq(orders.id, subscriptions.orderId))
    .where(
      and(
        eq(orders.userId, userId),
        inArray(subscriptions.status, ['active', 'past_due']),
        isNull(subscriptions.withdrawnAt),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

export async function hasMembership(db: Db | Tx, email: string): Promise<boolean> {
  const rows = await db
    .select({ orderId: subscriptions.orderId })
    .from(subscriptions)
    .innerJoin(orders, eq(orders.id, subscriptions.orderId))
    .where(and(eq(orders.email, email), eq(subscriptions.benefits, true)))
    .limit(1);
  return rows.length > 0;
}
