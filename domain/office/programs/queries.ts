import { and, asc, desc, eq, inArray, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/connect.ts';
import { apiKeys, users, webhookDeliveries, webhooks } from '../../../db/schema/index.ts';
import { isNotPausing } from '../../duties.ts';

export type KeyRow = typeof apiKeys.$inferSelect;
export type WebhookRow = typeof webhooks.$inferSelect;
export type DeliveryRow = typeof webhookDeliveries.$inferSelect;

// Keys

export async function insertKey(tx: Tx, row: typeof apiKeys.$inferInsert): Promise<KeyRow> {
  const [made] = await tx.insert(apiKeys).values(row).returning();
  if (!made) throw new Error('the key was not made');
  return made;
}

export async function listKeys(db: Db): Promise<KeyRow[]> {
  return db.select().from(apiKeys).where(isNull(apiKeys.withdrawnAt)).orderBy(asc(apiKeys.createdAt));
}

export async function withdrawKeyRow(tx: Tx, id: string, now: Date): Promise<KeyRow | undefined> {
  const [row] = await tx
    .update(apiKeys)
    .set({ withdrawnAt: now })
    .where(and(eq(apiKeys.id, id), isNull(apiKeys.withdrawnAt)))
    .returning();
  return row;
}

/** Those that somebody has made. */
export async function withdrawKeysOf(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx
    .update(apiKeys)
    .set({ withdrawnAt: now })
    .where(and(eq(apiKeys.madeBy, userId), isNull(apiKeys.withdrawnAt)));
}

/** A key that opens something: not withdrawn, and its maker is an owner still. */
export async function findOpenKey(db: Db, keyHash: string): Promise<KeyRow | undefined> {
  const [row] = await db
    .select({ key: apiKeys })
    .from(apiKeys)
    .innerJoin(users, and(eq(users.id, apiKeys.madeBy), eq(users.role, 'owner')))
    .where(and(eq(apiKeys.keyHash, keyHash), isNull(apiKeys.withdrawnAt)));
  return row?.key;
}

export async function touchKey(db: Db, id: string, now: Date): Promise<void> {
  await db.update(apiKeys).set({ lastUsedAt: now }).where(eq(apiKeys.id, id));
}

// Addresses

export async function insertWebhook(tx: Tx, row: typeof webhooks.$inferInsert): Promise<WebhookRow> {
  const [made] = await tx.insert(webhooks).values(row).returning();
  if (!made) throw new Error('the address was not kept');
  return made;
}

export async function listWebhooks(db: Db | Tx): Promise<WebhookRow[]> {
  return db.select().from(webhooks).orderBy(asc(webhooks.createdAt));
}

export async function deleteWebhook(tx: Tx, id: string): Promise<WebhookRow | undefined> {
  const [row] = await tx.delete(webhooks).where(eq(webhooks.id, id)).returning();
  return row;
}

// Deliveries

export async function listWebhooksFor(tx: Tx, fact: string): Promise<{ id: string }[]> {
  return tx.select({ id: webhooks.id }).from(webhooks).where(sql`${fact} = any(${webhooks.facts})`);
}

export async function insertDeliveries(
  tx: Tx,
  rows: (typeof webhookDeliveries.$inferInsert)[],
): Promise<void> {
  await tx.insert(webhookDeliveries).values(rows);
}

export async function listDeliveries(db: Db, limit: number): Promise<DeliveryRow[]> {
  return db
    .select()
    .from(webhookDeliveries)
    .orderBy(desc(webhookDeliveries.createdAt), asc(webhookDeliveries.id))
    .limit(limit);
}

export type DueDelivery = DeliveryRow & Pick<WebhookRow, 'url' | 'secret'>;

/** Some that are due, for this process: the next try is put off first, so that others skip them and a crash keeps them. */
export async function takeDueDeliveries(db: Db, now: Date, limit: number): Promise<DueDelivery[]> {
  const due = db
    .select({ id: webhookDeliveries.id })
    .from(webhookDeliveries)
    .where(
      and(
        eq(webhookDeliveries.state, 'waiting'),
        lte(webhookDeliveries.nextTryAt, now),
        isNotPausing('post-facts', webhookDeliveries.id, now),
      ),
    )
    .orderBy(asc(webhookDeliveries.nextTryAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  // One minute, two, four … at most about half a day.
  const pause = sql`interval '1 minute' * power(2, least(${webhookDeliveries.tries}, 10))`;
  const taken = await db
    .update(webhookDeliveries)
    .set({
      tries: sql`${webhookDeliveries.tries} + 1`,
      nextTryAt: sql`${now.toISOString()}::timestamptz + ${pause}`,
    })
    .where(inArray(webhookDeliveries.id, due))
    .returning();
  const known = await listWebhooks(db);
  return taken.flatMap((delivery) => {
    const webhook = known.find(({ id }) => id === delivery.webhookId);
    return webhook ? [{ ...delivery, url: webhook.url, secret: webhook.secret }] : [];
  });
}

export async function changeDelivery(
  db: Db | Tx,
  id: string,
  change: Partial<DeliveryRow>,
): Promise<DeliveryRow | undefined> {
  const [row] = await db
    .update(webhookDeliveries)
    .set(change)
    .where(eq(webhookDeliveries.id, id))
    .returning();
  return row;
}

export async function deleteOldDeliveries(db: Db, before: Date): Promise<void> {
  await db.delete(webhookDeliveries).where(lt(webhookDeliveries.createdAt, before));
}
