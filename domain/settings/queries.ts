import { eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/connect.ts';
import { settings } from '../../db/schema/index.ts';

export async function findValue(db: Db | Tx, key: string): Promise<unknown> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, key));
  return row?.value;
}

export async function upsertValue(db: Db | Tx, key: string, value: unknown): Promise<void> {
  await db
    .insert(settings)
    .values({ key, value })
    .onConflictDoUpdate({ target: settings.key, set: { value, updatedAt: sql`now()` } });
}

export async function mergeValue(db: Db | Tx, key: string, value: Record<string, unknown>): Promise<void> {
  const merged = sql`${settings.value} || excluded.value`;
  await db
    .insert(settings)
    .values({ key, value })
    .onConflictDoUpdate({ target: settings.key, set: { value: merged, updatedAt: sql`now()` } });
}

export async function insertValue(db: Db | Tx, key: string, value: unknown): Promise<void> {
  await db.insert(settings).values({ key, value }).onConflictDoNothing();
}

export async function deleteValue(db: Db | Tx, key: string): Promise<boolean> {
  const gone = await db.delete(settings).where(eq(settings.key, key)).returning({ key: settings.key });
  return gone.length > 0;
}
