import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Db, Tx } from '../../db/connect.ts';
import { consents } from '../../db/schema/index.ts';
import type { MarketingTopic } from './topics.ts';

export async function insertConsent(db: Db | Tx, row: typeof consents.$inferInsert): Promise<void> {
  await db.insert(consents).values(row);
}

type Closing = { email: string; topics: MarketingTopic[]; at: Date };

export async function closeConsents(tx: Tx, { email, topics, at }: Closing): Promise<void> {
  await tx
    .update(consents)
    .set({ withdrawnAt: at })
    .where(and(eq(consents.email, email), inArray(consents.topic, topics), isNull(consents.withdrawnAt)));
}

export async function hasOpenConsent(db: Db | Tx, email: string, topic: MarketingTopic): Promise<boolean> {
  const rows = await db
    .select({ id: consents.id })
    .from(consents)
    .where(and(eq(consents.email, email), eq(consents.topic, topic), isNull(consents.withdrawnAt)))
    .limit(1);
  return rows.length > 0;
}

export async function listConsents(db: Db | Tx, email: string) {
  return db.select().from(consents).where(eq(consents.email, email)).orderBy(desc(consents.givenAt));
}
