import { and, eq, gt, lt, ne } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/connect.ts';
import { officeDrafts, users } from '../../../db/schema/index.ts';

type Key = { userId: string; subject: string };

const isIt = ({ userId, subject }: Key) =>
  and(eq(officeDrafts.userId, userId), eq(officeDrafts.subject, subject));

export async function findDraft(db: Db | Tx, key: Key) {
  const [draft] = await db.select().from(officeDrafts).where(isIt(key));
  return draft;
}

export async function upsertDraft(db: Db | Tx, row: typeof officeDrafts.$inferInsert): Promise<void> {
  const { fields, updatedAt } = row;
  await db
    .insert(officeDrafts)
    .values(row)
    .onConflictDoUpdate({ target: [officeDrafts.userId, officeDrafts.subject], set: { fields, updatedAt } });
}

export async function deleteDraft(db: Db | Tx, key: Key): Promise<void> {
  await db.delete(officeDrafts).where(isIt(key));
}

/** Who else has written about it since then. */
export async function listWriters(db: Db | Tx, { userId, subject }: Key, since: Date) {
  return db
    .select({ name: users.name, at: officeDrafts.updatedAt })
    .from(officeDrafts)
    .innerJoin(users, eq(users.id, officeDrafts.userId))
    .where(
      and(
        eq(officeDrafts.subject, subject),
        ne(officeDrafts.userId, userId),
        gt(officeDrafts.updatedAt, since),
      ),
    )
    .orderBy(users.name);
}

export async function deleteDraftsOf(tx: Tx, userId: string): Promise<void> {
  await tx.delete(officeDrafts).where(eq(officeDrafts.userId, userId));
}

export async function deleteOldDrafts(db: Db | Tx, before: Date): Promise<void> {
  await db.delete(officeDrafts).where(lt(officeDrafts.updatedAt, before));
}
