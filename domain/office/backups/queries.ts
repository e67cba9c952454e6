import { desc, eq, lte, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/connect.ts';
import { backups } from '../../../db/schema/index.ts';

export type BackupRow = typeof backups.$inferSelect;

/** Two of the same second are one: the second has taken the first one's place. */
export async function insertBackup(db: Db | Tx, row: typeof backups.$inferInsert): Promise<BackupRow> {
  const [made] = await db
    .insert(backups)
    .values(row)
    .onConflictDoUpdate({ target: backups.fileKey, set: row })
    .returning();
  if (!made) throw new Error('the backup was not written down');
  return made;
}

/** Newest first. `until`: one that is dated in the future, because a clock was wrong, is nobody's newest. */
export async function listBackups(db: Db | Tx, { until }: { until?: Date } = {}): Promise<BackupRow[]> {
  const all = db.select().from(backups).orderBy(desc(backups.madeAt)).limit(30);
  return until ? all.where(lte(backups.madeAt, until)) : all;
}

export const listAllBackups = async (db: Db | Tx): Promise<BackupRow[]> =>
  db.select().from(backups).orderBy(desc(backups.madeAt));

export async function findBackup(db: Db | Tx, id: string): Promise<BackupRow | undefined> {
  const [row] = await db.select().from(backups).where(eq(backups.id, id));
  return row;
}

export async function dropBackup(db: Db | Tx, id: string): Promise<void> {
  await db.delete(backups).where(eq(backups.id, id));
}

export async function noteTrial(
  db: Db | Tx,
  id: string,
  { at, problem, hindrance }: { at: Date; problem: string | null; hindrance: string | null },
): Promise<void> {
  await db
    .update(backups)
    .set({ triedAt: at, trialProblem: problem, trialHindrance: hindrance })
    .where(eq(backups.id, id));
}

/** Since when there is something to lose. */
export async function databaseBegan(db: Db | Tx): Promise<Date> {
  const { rows } = await db.execute<{ began: Date }>(
    sql`select min(applied_at) as began from schema_migrations`,
  );
  return new Date(rows[0]?.began ?? 0);
}
