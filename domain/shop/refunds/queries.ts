import { and, asc, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/connect.ts';
import { orderPayments, orders, refunds } from '../../../db/schema/index.ts';
import { isNotPausing } from '../../duties/index.ts';

export type RefundRow = typeof refunds.$inferSelect;

/** Undefined when a request for the same money is open already. */
export async function insertRefund(tx: Tx, row: typeof refunds.$inferInsert): Promise<RefundRow | undefined> {
  const [refund] = await tx.insert(refunds).values(row).onConflictDoNothing().returning();
  return refund;
}

export async function findRefund(db: Db | Tx, id: string): Promise<RefundRow | undefined> {
  const [refund] = await db.select().from(refunds).where(eq(refunds.id, id));
  return refund;
}

export async function listRefunds(db: Db | Tx, orderId: string): Promise<RefundRow[]> {
  return db.select().from(refunds).where(eq(refunds.orderId, orderId)).orderBy(asc(refunds.requestedAt));
}

export async function changeRefund(
  db: Db | Tx,
  id: string,
  change: Partial<RefundRow>,
): Promise<RefundRow | undefined> {
  const [refund] = await db.update(refunds).set(change).where(eq(refunds.id, id)).returning();
  return refund;
}

/** Why the last try did not work; a refund that was made meanwhile stays as it is. It is due again when its pause is over. */
export async function noteRefundProblem(db: Db, id: string, error: string, now: Date): Promise<void> {
  await db
    .update(refunds)
    .set({ error, workAt: now })
    .where(and(eq(refunds.id, id), eq(refunds.state, 'approved')));
}

/** Approved refunds whose time has come; the next try is put off first. */
export async function takeDueRefunds(db: Db, now: Date, again: Date, limit: number): Promise<RefundRow[]> {
  const due = db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(lte(refunds.workAt, now), isNotPausing('make-refunds', refunds.id, now)))
    .orderBy(refunds.workAt)
    .limit(limit)
    .for('update', { skipLocked: true });
  return db
    .update(refunds)
    .set({ workAt: again, tries: sql`${refunds.tries} + 1` })
    .where(inArray(refunds.id, due))
    .returning();
}

export async function findOrderPayment(db: Db | Tx, id: string) {
  const [payment] = await db.select().from(orderPayments).where(eq(orderPayments.id, id));
  return payment;
}

/** How often money went back to an address lately. */
export async function countRefunds(db: Db | Tx, email: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(
      and(
        eq(orders.email, email),
        gt(refunds.requestedAt, since),
        inArray(refunds.state, ['approved', 'pending', 'made']),
      ),
    );
  return row?.count ?? 0;
}
