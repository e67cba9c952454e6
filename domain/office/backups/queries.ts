import { desc, eq, sql } from 'drizzle-orm';
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

const newestFirst = (db: Db | Tx) => db.select().from(backups).orderBy(desc(backups.madeAt));

export const listBackups = async (db: Db | Tx): Promise<BackupRow[]> => newestFirst(db).limit(30);
export const listAllBackups = async (db: Db | Tx): Promise<BackupRow[]> => newestFirst(db);

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
  { at, problem }: { at: Date; problem: string | null },
): Promise<void> {
  await db.update(backups).set({ triedAt: at, trialProblem: problem }).where(eq(backups.id, id));
}

/** Since when there is something to lose. */
export async function databaseBegan(db: Db | Tx): Promise<Date> {
  const { rows } = await db.execute<{ began: Date }>(
    sql`select min(applied_at) as began from schema_migrations`,
  );
  return new Date(rows[0]?.began ?? 0);
}
