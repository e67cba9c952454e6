import { and, asc, count, eq, gt, isNotNull, lt, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/connect.ts';
import { failingWork } from '../../db/schema/index.ts';
import type { Duty } from '../jobs.ts';
import type { TableRule } from '../personal-data.ts';

export type FailingRow = typeof failingWork.$inferSelect;

export const tables: Record<string, TableRule> = {
  'public.failing_work': { nobody: 'ids of rows that could not be worked on, and why' },
};

const isIt = (duty: string, subject: string) =>
  and(eq(failingWork.duty, duty), eq(failingWork.subject, subject));

/** For the query that finds what is due: leaves out what failed and waits for its next try. */
export const isNotPausing = (duty: Duty, subject: SQLWrapper, now: Date): SQL =>
  sql`not exists (select from failing_work f where f.duty = ${duty} and f.subject = ${subject}::text
    and f.next_try_at > ${now.toISOString()}::timestamptz)`;

export async function upsertFailure(
  tx: Tx,
  row: Pick<FailingRow, 'duty' | 'subject' | 'label' | 'path' | 'message'> & { now: Date },
): Promise<FailingRow> {
  const { now, ...values } = row;
  const { label, path, message } = values;
  const [failing] = await tx
    .insert(failingWork)
    .values({ ...values, firstAt: now, lastAt: now, nextTryAt: now })
    .onConflictDoUpdate({
      target: [failingWork.duty, failingWork.subject],
      set: { label, path, message, lastAt: now, tries: sql`${failingWork.tries} + 1` },
    })
    .returning();
  if (!failing) throw new Error('the failure was not recorded');
  return failing;
}

export async function changeFailure(
  tx: Tx,
  { duty, subject }: Pick<FailingRow, 'duty' | 'subject'>,
  change: Partial<Pick<FailingRow, 'nextTryAt' | 'toldAt'>>,
): Promise<void> {
  await tx
    .update(failingWork)
    .set(change)
    .where(and(eq(failingWork.duty, duty), eq(failingWork.subject, subject)));
}

export async function countToldSince(tx: Tx, duty: Duty, since: Date): Promise<number> {
  return tx.$count(failingWork, and(eq(failingWork.duty, duty), gt(failingWork.toldAt, since)));
}

export async function deleteFailure(
  tx: Db | Tx,
  duty: string,
  subject: string,
): Promise<FailingRow | undefined> {
  const [gone] = await tx.delete(failingWork).where(isIt(duty, subject)).returning();
  return gone;
}

export async function findFailure(
  db: Db | Tx,
  duty: string,
  subject: string,
): Promise<FailingRow | undefined> {
  const [row] = await db.select().from(failingWork).where(isIt(duty, subject));
  return row;
}

/** The failing rows of a duty; all of them is as many as are wrong at the moment. */
export async function listFailing(db: Db | Tx, duty: Duty): Promise<FailingRow[]> {
  return db.select().from(failingWork).where(eq(failingWork.duty, duty));
}

/** What the owner has been told of, oldest first. */
export async function listTold(db: Db | Tx, limit: number): Promise<FailingRow[]> {
  return db
    .select()
    .from(failingWork)
    .where(isNotNull(failingWork.toldAt))
    .orderBy(asc(failingWork.firstAt))
    .limit(limit);
}

export async function countFailing(db: Db | Tx): Promise<{ duty: string; rows: number }[]> {
  return db
    .select({ duty: failingWork.duty, rows: count() })
    .from(failingWork)
    .groupBy(failingWork.duty)
    .orderBy(asc(failingWork.duty));
}

/** Whatever was due would have been tried again by then: these rows are gone, or are due no more. */
export async function listNotTriedSince(db: Db | Tx, before: Date): Promise<FailingRow[]> {
  return db.select().from(failingWork).where(lt(failingWork.nextTryAt, before));
}
