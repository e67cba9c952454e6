/**
 * Files whose rows are gone. A row cannot be deleted in one transaction with a file on disk or in a bucket, so the file's key
 * is stored with the deletion and a job removes the file afterwards, as often as it takes (decision 0067). A file that a row
 * refers to again when its time comes is not removed.
 *
 * Tables: `files_to_remove` (keys made of ids, the reason, the next try).
 * Announces: nothing.
 */
import { and, asc, count, desc, eq, gt, inArray, isNotNull, lte, min, or, sql } from 'drizzle-orm';
import type { Files } from '../adapters/files/files.ts';
import type { Db, Tx } from '../db/connect.ts';
import { filesToRemove } from '../db/schema/index.ts';
import { messageOf } from '../shared/problem.ts';
import { isNotPausing, processDue } from './duties.ts';
import type { PersonalData } from './personal-data.ts';
import type { Deps } from './services.ts';

type Removal = {
  /** Files, or folders: `uploads/0c9f…/` is everything in it. Made of ids alone: these lines outlive the person. */
  keys: string[];
  reason: string;
  /** Not before. */
  at?: Date;
};

/**
 * The rows that knew these files go in this transaction; the files follow when it has committed, and are not forgotten
 * until they are gone. A file that a row refers to when its time comes stays.
 */
export async function removeLater(
  { clock, jobs }: Pick<Deps, 'clock' | 'jobs'>,
  tx: Db | Tx,
  { keys, reason, at }: Removal,
): Promise<void> {
  if (keys.length === 0) return;
  const since = clock.now();
  await insertRemovals(
    tx,
    [...new Set(keys)].map((key) => ({ key, reason, since, nextTryAt: at ?? since })),
  );
  if (!at) await jobs.enqueue(tx, 'remove-files');
}

const LONGEST_PROBLEM = 300;

/** Removes the files whose rows are gone. May run on several machines at once. Answers how many lines it closed. */
export async function removeDueFiles(services: Deps): Promise<number> {
  const now = services.clock.now();
  return processDue(services, {
    duty: 'remove-files',
    next: async () => {
      const row = await takeDueRemoval(services.db, now);
      return row ? [row] : [];
    },
    subject: ({ key }) => key,
    work: (row) => tryRemove(services, row),
  });
}

async function tryRemove(services: Deps, { key }: RemovalRow): Promise<void> {
  const { db, files } = services;
  try {
    if (!(await isInUse(services, key))) await removeAll(files, key);
    await dropRemoval(db, key);
  } catch (err) {
    // Today says so; whether that can be written must not decide over the others.
    await noteProblem(db, key, messageOf(err).slice(0, LONGEST_PROBLEM)).catch(() => {});
    throw err;
  }
}

async function isInUse({ db, personalData }: Deps, key: string): Promise<boolean> {
  for (const { usesFile } of personalData) if (await usesFile?.(db, key)) return true;
  return false;
}

async function removeAll(files: Files, key: string): Promise<void> {
  if (!key.endsWith('/')) return files.remove(key);
  for await (const one of files.list(key)) await files.remove(one);
}

type WaitingFiles = { count: number; oldest: string; lastError?: string };

/** Files that should be gone and are not; undefined when there are none. */
export async function readWaitingFiles({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): Promise<WaitingFiles | undefined> {
  const now = clock.now();
  const { files, oldest } = await countWaiting(db, now);
  if (!oldest) return undefined;
  return { count: files, oldest: oldest.toISOString(), lastError: await findLastProblem(db, now) };
}

type RemovalRow = typeof filesToRemove.$inferSelect;

// SQL

/** A file that waits already goes on waiting, from when it began; but it is tried again. */
async function insertRemovals(db: Db | Tx, rows: (typeof filesToRemove.$inferInsert)[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insert(filesToRemove)
    .values(rows)
    .onConflictDoUpdate({ target: filesToRemove.key, set: { nextTryAt: sql`excluded.next_try_at` } });
}

/** One due file for this process. Its next try is put off first, ever longer: others skip it, a crash keeps it. */
async function takeDueRemoval(db: Db, now: Date): Promise<RemovalRow | undefined> {
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

async function dropRemoval(db: Db | Tx, key: string): Promise<void> {
  await db.delete(filesToRemove).where(eq(filesToRemove.key, key));
}

async function noteProblem(db: Db, key: string, lastError: string): Promise<void> {
  await db.update(filesToRemove).set({ lastError }).where(eq(filesToRemove.key, key));
}

const isWaiting = (now: Date) => or(gt(filesToRemove.tries, 0), lte(filesToRemove.nextTryAt, now));

async function countWaiting(db: Db, now: Date): Promise<{ files: number; oldest: Date | null }> {
  const [row] = await db
    .select({ files: count(), oldest: min(filesToRemove.since) })
    .from(filesToRemove)
    .where(isWaiting(now));
  return row ?? { files: 0, oldest: null };
}

async function findLastProblem(db: Db, now: Date): Promise<string | undefined> {
  const [row] = await db
    .select({ lastError: filesToRemove.lastError })
    .from(filesToRemove)
    .where(and(isWaiting(now), isNotNull(filesToRemove.lastError)))
    .orderBy(desc(filesToRemove.nextTryAt))
    .limit(1);
  return row?.lastError ?? undefined;
}

export const fileRemovalData: PersonalData = {
  tables: {
    'public.files_to_remove': { nobody: 'keys of files that are on their way out, made of ids alone' },
  },
};
