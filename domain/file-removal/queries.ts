import { and, asc, count, desc, eq, gt, inArray, isNotNull, lte, min, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/connect.ts';
import { filesToRemove } from '../../db/schema/index.ts';
import { isNotPausing } from '../duties/index.ts';

export type RemovalRow = typeof filesToRemove.$inferSelect;

/** A file that waits already goes on waiting, from when it began; but it is tried again. */
export async function insertRemovals(
  db: Db | Tx,
  rows: (typeof filesToRemove.$inferInsert)[],
): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insert(filesToRemove)
    .values(rows)
    .onConflictDoUpdate({ target: filesToRemove.key, set: { nextTryAt: sql`excluded.next_try_at` } });
}

/** One due file for this process. Its next try is put off first, ever longer: others skip it, a crash keeps it. */
export async function takeDueRemoval(db: Db, now: Date): Promise<RemovalRow | undefined> {
  const due = db
    .select({ key: filesToRemove.key })
    .from(filesToRemove)
    .where(and(lte(filesToRemove.nextTryAt, now), isNotPausing('remove-files', filesToRemove.key, now)))
    .orderBy(asc(filesToRemove.nextTryAt))
    .limit(1)
    .for('update', { skipLocked: true });
  // From a minute to eight hours and a half.
  const pause = sql`interval '1 minute' * power(2, least(${filesToRemove.tries}, 9))`;
  const [row] = await db
    .update(filesToRemove)
    .set({
      tries: sql`${filesToRemove.tries} + 1`,
      nextTryAt: sql`${now.toISOString()}::timestamptz + ${pause}`,
    })
    .where(inArray(filesToRemove.key, due))
    .returning();
  return row;
}

export async function dropRemoval(db: Db | Tx, key: string): Promise<void> {
  await db.delete(filesToRemove).where(eq(filesToRemove.key, key));
}

export async function noteProblem(db: Db, key: string, lastError: string): Promise<void> {
  await db.update(filesToRemove).set({ lastError }).where(eq(filesToRemove.key, key));
}

const isWaiting = (now: Date) => or(gt(filesToRemove.tries, 0), lte(filesToRemove.nextTryAt, now));

export async function countWaiting(db: Db, now: Date): Promise<{ files: number; oldest: Date | null }> {
  const [row] = await db
    .select({ files: count(), oldest: min(filesToRemove.since) })
    .from(filesToRemove)
    .where(isWaiting(now));
  return row ?? { files: 0, oldest: null };
}

export async function findLastProblem(db: Db, now: Date): Promise<string | undefined> {
  const [row] = await db
    .select({ lastError: filesToRemove.lastError })
    .from(filesToRemove)
    .where(and(isWaiting(now), isNotNull(filesToRemove.lastError)))
    .orderBy(desc(filesToRemove.nextTryAt))
    .limit(1);
  return row?.lastError ?? undefined;
}
