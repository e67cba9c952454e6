import { and, asc, eq, lt, lte, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/connect.ts';
import { notices } from '../../db/schema/index.ts';

export type NoticeRow = typeof notices.$inferSelect;

/** False where it was told before. */
export async function insertNotice(tx: Tx, row: typeof notices.$inferInsert): Promise<boolean> {
  const made = await tx
    .insert(notices)
    .values(row)
    .onConflictDoNothing({ target: notices.key })
    .returning({ id: notices.id });
  return made.length > 0;
}

/** What waited for its time by one channel, oldest first; with this it waits no more. */
export async function takeHeld(tx: Tx, channel: 'mail' | 'push', now: Date): Promise<NoticeRow[]> {
  const column = channel === 'mail' ? notices.mailAt : notices.pushAt;
  const rows = await tx
    .select()
    .from(notices)
    .where(lte(column, now))
    .orderBy(asc(notices.createdAt), asc(notices.id))
    .for('update', { skipLocked: true });
  for (const { id } of rows) {
    await tx
      .update(notices)
      .set(channel === 'mail' ? { mailAt: null } : { pushAt: null })
      .where(eq(notices.id, id));
  }
  return rows;
}

export async function deleteNotice(tx: Tx, key: string): Promise<void> {
  await tx.delete(notices).where(eq(notices.key, key));
}

export async function deleteOldNotices(db: Db, before: Date): Promise<void> {
  await db
    .delete(notices)
    .where(and(lt(notices.createdAt, before), sql`coalesce(${notices.mailAt}, ${notices.pushAt}) is null`));
}
