import { eq } from 'drizzle-orm';
import { divideIntoParts, isDivisible, sessionsPaid } from '../../content/payment-plan.ts';
import type { ProductPlan } from '../../content/product.ts';
import type { Db, Tx } from '../../db/connect.ts';
import { paymentPlans } from '../../db/schema/index.ts';
import { DAY } from '../../shared/durations.ts';
import { refused } from '../errors.ts';
import type { Deps } from '../services.ts';
import { type OrderRow, paymentsOf } from './orders/queries.ts';

/** So long a part may stay unpaid, whatever the provider still tries. */
export const GRACE_MS = 14 * DAY;

/** Written down with its order: a sum that is large enough, as parts that all but the first are the same. */
export async function insertPlan(
  { clock }: Pick<Deps, 'clock'>,
  tx: Tx,
  { id: orderId, totalCents }: OrderRow,
  { parts, release }: ProductPlan,
): Promise<void> {
  // A code or a gift pays all of it: there is nothing to divide.
  if (totalCents === 0) return;
  if (!isDivisible(totalCents, parts))
    throw refused(`What is left to pay is too little for ${parts} parts. Please pay it at once.`);
  const values = { orderId, release, ...divideIntoParts(totalCents, parts), updatedAt: clock.now() };
  await tx.insert(paymentPlans).values(values);
}

/** What the first payment of an order has to be. */
export const firstSumOf = async (tx: Tx, { id, totalCents }: OrderRow): Promise<number> =>
  (await planOf(tx, id))?.firstCents ?? totalCents;

/** Its money goes back, so the rest is never charged. Under the order's lock; the provider is told right afterwards. */
export async function stopPlan({ clock }: Pick<Deps, 'clock'>, tx: Tx, orderId: string): Promise<void> {
  const plan = await planOf(tx, orderId);
  if (!plan || plan.stopWanted === 'refund') return;
  const now = clock.now();
  await changePlan(tx, orderId, {
    stopWanted: 'refund',
    nextCheckAt: plan.subscriptionId && !plan.isClosed ? now : null,
    updatedAt: now,
  });
}

/** How many sessions of an order's part are to be had by now. */
export async function sessionsReleasedSoFar(tx: Tx, orderId: string, count: number): Promise<number> {
  const plan = await planOf(tx, orderId);
  if (!plan || (plan.release === 'once' && plan.status !== 'ended')) return count;
  return sessionsPaid(count, { paid: (await paymentsOf(tx, orderId)).length, parts: plan.parts });
}

/** A plan as its order's pages show it. */
export async function readPlan(db: Db | Tx, orderId: string) {
  const plan = await planOf(db, orderId);
  if (!plan) return undefined;
  const payments = await paymentsOf(db, orderId);
  const { parts, partCents, firstCents, release, status, nextPartAt, nextAttemptAt, failedAt, stopWanted } =
    plan;
  return {
    ...{ parts, partCents, firstCents, release, status },
    isStopped: stopWanted === 'refund',
    paid: payments.map(({ amountCents, arrivedAt, refundedCents }) => ({
      amountCents,
      refundedCents,
      at: arrivedAt.toISOString(),
    })),
    nextPartAt: nextPartAt?.toISOString(),
    nextAttemptAt: nextAttemptAt?.toISOString(),
    endsAt: failedAt ? new Date(failedAt.getTime() + GRACE_MS).toISOString() : undefined,
  };
}

export type PlanShown = NonNullable<Awaited<ReturnType<typeof readPlan>>>;

export type PlanRow = typeof paymentPlans.$inferSelect;

// SQL

export async function planOf(db: Db | Tx, orderId: string): Promise<PlanRow | undefined> {
  const [row] = await db.select().from(paymentPlans).where(eq(paymentPlans.orderId, orderId));
  return row;
}

export async function changePlan(tx: Tx, orderId: string, change: Partial<PlanRow>): Promise<PlanRow> {
  const [row] = await tx
    .update(paymentPlans)
    .set(change)
    .where(eq(paymentPlans.orderId, orderId))
    .returning();
  if (!row) throw new Error(`the plan of order ${orderId} is gone`);
  return row;
}
