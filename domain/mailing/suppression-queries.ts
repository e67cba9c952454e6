import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/connect.ts';
import { marketingPace, suppressions } from '../../db/schema/index.ts';

export type Suppression = typeof suppressions.$inferSelect;
type Entry = { key: string; topic: Suppression['topic']; reason: Suppression['reason']; at: Date };

/** A stronger reason takes the place of a weaker one: a complaint is not undone by an earlier "unsubscribed". */
export async function suppress(db: Db | Tx, { key, topic, reason, at }: Entry): Promise<void> {
  await db
    .insert(suppressions)
    .values({ addressKey: key, topic, reason, createdAt: at })
    .onConflictDoUpdate({
      target: [suppressions.addressKey, suppressions.topic],
      set: { reason: sql`excluded.reason` },
      setWhere: eq(suppressions.reason, 'unsubscribed'),
    });
}

export async function listSuppressions(db: Db | Tx, key: string): Promise<Suppression[]> {
  return db.select().from(suppressions).where(eq(suppressions.addressKey, key));
}

/** Takes back a "no" by the person who said it. Bounces and complaints stay. */
export async function liftUnsubscriptions(
  tx: Tx,
  key: string,
  topics: Suppression['topic'][],
): Promise<void> {
  await tx
    .delete(suppressions)
    .where(
      and(
        eq(suppressions.addressKey, key),
        inArray(suppressions.topic, topics),
        eq(suppressions.reason, 'unsubscribed'),
      ),
    );
}

export async function readPace(db: Db | Tx, key: string): Promise<Date | undefined> {
  const [pace] = await db.select().from(marketingPace).where(eq(marketingPace.addressKey, key));
  return pace?.lastAt;
}
