import { and, asc, eq, lte } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/connect.ts';
import { morningWishes } from '../../../db/schema/index.ts';
import { isNotPausing } from '../../duties/index.ts';

export type WishRow = typeof morningWishes.$inferSelect;

export async function findWish(db: Db | Tx, userId: string): Promise<WishRow | undefined> {
  const [row] = await db.select().from(morningWishes).where(eq(morningWishes.userId, userId));
  return row;
}

export async function upsertWish(db: Db | Tx, row: WishRow): Promise<void> {
  const { hour, zone, nextAt } = row;
  await db
    .insert(morningWishes)
    .values(row)
    .onConflictDoUpdate({ target: morningWishes.userId, set: { hour, zone, nextAt } });
}

export async function deleteWish(db: Db | Tx, userId: string): Promise<void> {
  await db.delete(morningWishes).where(eq(morningWishes.userId, userId));
}

/** Some whose hour has come, held until the transaction ends; others skip them. */
export async function lockDueWishes(
  tx: Tx,
  now: Date,
  { limit, only }: { limit: number; only?: string },
): Promise<WishRow[]> {
  const isFree = only
    ? eq(morningWishes.userId, only)
    : isNotPausing('push-mornings', morningWishes.userId, now);
  return tx
    .select()
    .from(morningWishes)
    .where(and(lte(morningWishes.nextAt, now), isFree))
    .orderBy(asc(morningWishes.nextAt))
    .limit(limit)
    .for('update', { skipLocked: true });
}
