import { and, asc, desc, eq, exists, gt, inArray, isNull, like, lt, lte, or, sql } from 'drizzle-orm';
import { isMade } from '../../../content/promise.ts';
import type { Db, Tx } from '../../../db/connect.ts';
import {
  fulfilmentDocuments,
  fulfilments,
  intakes,
  orders,
  profiles,
  quizLeads,
} from '../../../db/schema/index.ts';
import { isNotPausing } from '../../duties.ts';
import { listToldBy } from '../../practice/index.ts';
import { listOrderEvents, type OrderRow } from '../../shop/index.ts';

export type IntakeRow = typeof intakes.$inferSelect;
export type DocumentRow = typeof fulfilmentDocuments.$inferSelect;

export async function insertIntake(tx: Tx, row: typeof intakes.$inferInsert): Promise<void> {
  await tx.insert(intakes).values(row).onConflictDoNothing();
}

export async function findIntake(db: Db | Tx, orderId: string): Promise<IntakeRow | undefined> {
  const [intake] = await db.select().from(intakes).where(eq(intakes.orderId, orderId));
  return intake;
}

export async function changeIntake(tx: Tx, orderId: string, change: Partial<IntakeRow>): Promise<void> {
  await tx.update(intakes).set(change).where(eq(intakes.orderId, orderId));
}

export async function insertFulfilments(tx: Tx, rows: (typeof fulfilments.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await tx.insert(fulfilments).values(rows).onConflictDoNothing();
}

export async function listFulfilments(db: Db | Tx, orderIds: string[]): Promise<FulfilmentRow[]> {
  if (orderIds.length === 0) return [];
  return db
    .select()
    .from(fulfilments)
    .where(inArray(fulfilments.orderId, orderIds))
    .orderBy(asc(fulfilments.orderId), asc(fulfilments.position));
}

export async function findFulfilment(db: Db | Tx, id: string): Promise<FulfilmentRow | undefined> {
  const [row] = await db.select().from(fulfilments).where(eq(fulfilments.id, id));
  return row;
}

export async function changeFulfilment(
  tx: Db | Tx,
  id: string,
  change: Partial<FulfilmentRow>,
): Promise<void> {
  await tx.update(fulfilments).set(change).where(eq(fulfilments.id, id));
}

/** What has not begun need not wait for the end of the withdrawal period any more. */
export async function endWaiting(tx: Tx, orderId: string): Promise<void> {
  await tx
    .update(fulfilments)
    .set({ notBefore: null })
    .where(and(eq(fulfilments.orderId, orderId), like(fulfilments.stage, 'waiting_%')));
}

/** Of somebody whose Circle has just closed; says whether there were any. */
export async function workOnMonths(
  tx: Tx,
  { email, userId, now }: { email: string; userId?: string | null; now: Date },
): Promise<boolean> {
  const hers = userId ? or(eq(orders.userId, userId), eq(orders.email, email)) : eq(orders.email, email);
  const rows = await tx
    .update(fulfilments)
    .set({ workAt: now })
    .where(
      and(
        eq(fulfilments.stage, 'waiting_circle'),
        inArray(fulfilments.orderId, tx.select({ id: orders.id }).from(orders).where(hers)),
      ),
    )
    .returning({ id: fulfilments.id });
  return rows.length > 0;
}

/** Due work for this process: the next try is put off first, so that others skip it and a crash does not lose it. */
export async function takeDueFulfilments(
  db: Db,
  now: Date,
  again: Date,
  limit: number,
): Promise<FulfilmentRow[]> {
  const due = db
    .select({ id: fulfilments.id })
    .from(fulfilments)
    .where(and(lte(fulfilments.workAt, now), isNotPausing('fulfil', fulfilments.id, now)))
    .orderBy(fulfilments.workAt)
    .limit(limit)
    .for('update', { skipLocked: true });
  return db
    .update(fulfilments)
    .set({ workAt: again, tries: sql`${fulfilments.tries} + 1` })
    .where(inArray(fulfilments.id, due))
    .returning();
}

/** Paid into a later week than it was sold for, and nothing of it is made yet. */
export async function mayRefundMovedWeek(
  db: Db | Tx,
  { id, state }: Pick<OrderRow, 'id' | 'state'>,
): Promise<boolean> {
  if (state !== 'paid') return false;
  const events = await listOrderEvents(db, id);
  if (!events.some(({ kind }) => kind === 'week_moved')) return false;
  const rows = await listFulfilments(db, [id]);
  return rows.every(({ delivery, stage }) => stage !== 'delivered' || !isMade(delivery));
}

/** What is in hand and promised for days of a holiday. */
export async function listPromisedIn(tx: Tx, { begins, ends }: { begins: string; ends: string }) {
  const rows = await tx
    .select()
    .from(fulfilments)
    .where(
      and(
        inArray(fulfilments.stage, ['in_work', 'recording']),
        gt(fulfilments.dueAt, new Date(begins)),
        lt(fulfilments.dueAt, new Date(ends)),
      ),
    )
    .orderBy(fulfilments.id)
    .for('update');
  return rows.flatMap(({ id, orderId, kind, dueAt }) =>
    dueAt ? [{ id, orderId, kind, promised: dueAt }] : [],
  );
}

/** Flags what was promised for now and is not there. Each is flagged once. */
/** Promised, not there, and not reported yet; for this transaction alone. */
export async function lockBreaches(
  tx: Tx,
  now: Date,
  { limit, only }: { limit: number; only?: string },
): Promise<FulfilmentRow[]> {
  return tx
    .select()
    .from(fulfilments)
    .where(
      and(
        inArray(fulfilments.stage, ['in_work', 'recording']),
        lte(fulfilments.dueAt, now),
        isNull(fulfilments.breachedAt),
        only ? eq(fulfilments.id, only) : isNotPausing('fulfil', fulfilments.id, now),
      ),
    )
    .limit(limit)
    .for('update', { skipLocked: true });
}

export async function lockIntakesToRemind(
  tx: Tx,
  now: Date,
  { createdBefore, limit, only }: { createdBefore: Date; limit: number; only?: string },
) {
  return tx
    .select({ orderId: intakes.orderId })
    .from(intakes)
    .where(
      and(
        isNull(intakes.completedAt),
        isNull(intakes.remindedAt),
        // Who has told her part waits for the other one from then on.
        lte(sql`coalesce(${intakes.submittedAt}, ${intakes.createdAt})`, createdBefore),
        // Written down with the payment: whoever has not paid yet is not reminded.
        exists(tx.select().from(fulfilments).where(eq(fulfilments.orderId, intakes.orderId))),
        only ? eq(intakes.orderId, only) : isNotPausing('fulfil', intakes.orderId, now),
      ),
    )
    .limit(limit)
    .for('update', { skipLocked: true });
}

export async function markReminded(tx: Tx, orderId: string, now: Date): Promise<void> {
  await tx.update(intakes).set({ remindedAt: now }).where(eq(intakes.orderId, orderId));
}

/** False when this version was made before. */
export async function insertDocument(
  tx: Tx,
  row: typeof fulfilmentDocuments.$inferInsert,
): Promise<DocumentRow | undefined> {
  const [made] = await tx.insert(fulfilmentDocuments).values(row).onConflictDoNothing().returning();
  return made;
}

/** Newest first. */
export async function listDocuments(db: Db | Tx, fulfilmentIds: string[]): Promise<DocumentRow[]> {
  if (fulfilmentIds.length === 0) return [];
  return db
    .select()
    .from(fulfilmentDocuments)
    .where(inArray(fulfilmentDocuments.fulfilmentId, fulfilmentIds))
    .orderBy(desc(fulfilmentDocuments.version));
}

/** One row for each delivered document of a member: its newest version. */
export async function listDocumentsOfMember(db: Db | Tx, userId: string) {
  const newest = db
    .selectDistinctOn([fulfilments.id], {
      id: fulfilmentDocuments.id,
      orderId: fulfilments.orderId,
      title: fulfilmentDocuments.title,
      createdAt: fulfilmentDocuments.createdAt,
    })
    .from(orders)
    .innerJoin(fulfilments, eq(fulfilments.orderId, orders.id))
    .innerJoin(fulfilmentDocuments, eq(fulfilmentDocuments.fulfilmentId, fulfilments.id))
    .where(and(eq(orders.userId, userId), eq(fulfilments.stage, 'delivered')))
    .orderBy(fulfilments.id, desc(fulfilmentDocuments.version))
    .as('newest');
  return db.select().from(newest).orderBy(desc(newest.createdAt));
}

export async function findDocument(db: Db | Tx, id: string) {
  const [row] = await db
    .select({ document: fulfilmentDocuments, fulfilment: fulfilments })
    .from(fulfilmentDocuments)
    .innerJoin(fulfilments, eq(fulfilments.id, fulfilmentDocuments.fulfilmentId))
    .where(eq(fulfilmentDocuments.id, id));
  return row;
}

/** What a person has told us before: the profile of her account, or the last quiz from her address. */
/** What the buyer's own browser told the quiz, by its token. */
export async function findQuizPerson(db: Db | Tx, quizLeadId: string | null) {
  if (!quizLeadId) return undefined;
  const [lead] = await db.select().from(quizLeads).where(eq(quizLeads.id, quizLeadId));
  return lead;
}

export async function findKnownPerson(db: Db | Tx, who: { userId: string | null; email: string }) {
  if (who.userId) {
    const [profile] = await db.select().from(profiles).where(eq(profiles.id, who.userId));
    if (profile?.birthDate) return { ...profile, name: profile.fullName, birthDate: profile.birthDate };
  }
  const [lead] = await db
    .select()
    .from(quizLeads)
    .where(eq(quizLeads.email, who.email))
    .orderBy(desc(quizLeads.createdAt))
    .limit(1);
  if (lead) return lead;
  const [told] = await listToldBy(db, { userId: who.userId, emails: [who.email] }, 1);
  return told?.birthDate
    ? { name: told.birthName, birthDate: told.birthDate, editedSpelling: told.spelling }
    : undefined;
}

export type FulfilmentRow = typeof fulfilments.$inferSelect;
