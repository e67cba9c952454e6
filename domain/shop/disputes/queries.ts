import { and, asc, eq, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/connect.ts';
import { disputes } from '../../../db/schema/index.ts';
import { isNotPausing } from '../../duties.ts';

export type DisputeRow = typeof disputes.$inferSelect;
export type DisputeChange = Partial<Omit<DisputeRow, 'id' | 'providerId' | 'orderId' | 'orderPaymentId'>>;

/** The bank has not decided. */
export const isOpenDispute: SQL = inArray(disputes.state, ['needs_answer', 'answered']);

/** As the provider has it now. What the office wrote and decided stays. */
export async function upsertDispute(tx: Tx, row: typeof disputes.$inferInsert): Promise<DisputeRow> {
  const { amountCents, feeCents, reason, state, isInquiry, dueAt } = row;
  const [dispute] = await tx
    .insert(disputes)
    .values(row)
    .onConflictDoUpdate({
      target: disputes.providerId,
      set: {
        ...{ amountCents, feeCents, reason, state, isInquiry, dueAt },
        closedAt: sql`case when excluded.closed_at is null then null else coalesce(${disputes.closedAt}, excluded.closed_at) end`,
        sentAt: sql`coalesce(${disputes.sentAt}, excluded.sent_at)`,
      },
    })
    .returning();
  if (!dispute) throw new Error(`dispute ${row.providerId} was not written`);
  return dispute;
}

/** Oldest first. */
export const disputesOfOrder = (db: Db | Tx, orderId: string): Promise<DisputeRow[]> =>
  db.select().from(disputes).where(eq(disputes.orderId, orderId)).orderBy(asc(disputes.openedAt));

export const disputesOfPayment = (db: Db | Tx, orderPaymentId: string): Promise<DisputeRow[]> =>
  db
    .select()
    .from(disputes)
    .where(eq(disputes.orderPaymentId, orderPaymentId))
    .orderBy(asc(disputes.openedAt));

export async function findDispute(db: Db | Tx, id: string): Promise<DisputeRow | undefined> {
  const [row] = await db.select().from(disputes).where(eq(disputes.id, id));
  return row;
}

/** By the provider's id. */
export async function disputeCalled(tx: Tx, providerId: string): Promise<DisputeRow | undefined> {
  const [row] = await tx.select().from(disputes).where(eq(disputes.providerId, providerId)).for('update');
  return row;
}

export async function lockDispute(tx: Tx, id: string): Promise<DisputeRow | undefined> {
  const [row] = await tx.select().from(disputes).where(eq(disputes.id, id)).for('update');
  return row;
}

export async function changeDispute(db: Db | Tx, id: string, change: DisputeChange): Promise<void> {
  await db.update(disputes).set(change).where(eq(disputes.id, id));
}

/** What was decided and is to be sent; the next try is put off first. */
export async function takeDueAnswers(db: Db, now: Date, again: Date, limit: number): Promise<DisputeRow[]> {
  const due = db
    .select({ id: disputes.id })
    .from(disputes)
    .where(and(lte(disputes.workAt, now), isNotPausing('answer-disputes', disputes.id, now)))
    .orderBy(disputes.workAt)
    .limit(limit)
    .for('update', { skipLocked: true });
  return db.update(disputes).set({ workAt: again }).where(inArray(disputes.id, due)).returning();
}

/** What nobody has answered, and whose time is over soon. */
export const listDisputesToRemind = (db: Db, now: Date, until: Date): Promise<DisputeRow[]> =>
  db
    .select()
    .from(disputes)
    .where(
      and(
        eq(disputes.state, 'needs_answer'),
        isNull(disputes.wish),
        isNull(disputes.remindedAt),
        sql`${disputes.dueAt} > ${now.toISOString()}::timestamptz`,
        lte(disputes.dueAt, until),
        isNotPausing('watch-disputes', disputes.id, now),
      ),
    )
    .limit(50);

/** Those that may have moved without a word to us. */
export async function listPaymentsInDispute(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select p.payment_id as id from order_payments p
      where p.payment_id is not null and p.dispute in ('inquiry', 'open')
    union
    select p.payment_id from order_payments p
      where p.payment_id is not null and p.dispute = 'lost'
        and not exists (select from disputes d where d.order_payment_id = p.id)`);
  return rows.map(({ id }) => id);
}

export async function listKnownDisputes(db: Db, providerIds: string[]): Promise<Set<string>> {
  if (providerIds.length === 0) return new Set();
  const rows = await db
    .select({ providerId: disputes.providerId })
    .from(disputes)
    .where(inArray(disputes.providerId, providerIds));
  return new Set(rows.map(({ providerId }) => providerId));
}
