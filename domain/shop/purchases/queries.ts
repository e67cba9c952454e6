import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { askedOften } from '../../../db/asked-often.ts';
import type { Db, Tx } from '../../../db/connect.ts';
import { orders, purchases } from '../../../db/schema/index.ts';

export type PurchaseRow = typeof purchases.$inferSelect;

export async function insertPurchase(tx: Tx, row: typeof purchases.$inferInsert): Promise<PurchaseRow> {
  const [purchase] = await tx.insert(purchases).values(row).returning();
  if (!purchase) throw new Error('the purchase was not made');
  return purchase;
}

export async function findPurchaseOfOrder(db: Db | Tx, orderId: string): Promise<PurchaseRow | undefined> {
  const [purchase] = await db.select().from(purchases).where(eq(purchases.orderId, orderId));
  return purchase;
}

export async function changePurchase(tx: Tx, orderId: string, change: Partial<PurchaseRow>): Promise<void> {
  await tx.update(purchases).set(change).where(eq(purchases.orderId, orderId));
}

/**
 * Gives what a guest bought with an address to the account that has proven it. The orders come back, locked. They are
 * taken first, as everywhere: a payment that is being settled is waited for, and its purchase is found afterwards.
 */
export async function giveToAccount(
  tx: Tx,
  email: string,
  userId: string,
): Promise<(typeof orders.$inferSelect)[]> {
  const given = await tx
    .update(orders)
    .set({ userId })
    .where(and(eq(orders.email, email), isNull(orders.userId)))
    .returning();
  await tx
    .update(purchases)
    .set({ userId })
    .where(and(eq(purchases.email, email), isNull(purchases.userId)));
  return given;
}

const latestPurchases = askedOften((db) => {
  const { id, productName: name, productType: type, purchaseDate: at, status } = purchases;
  const { downloadUrl, accessUrl } = purchases;
  return db
    .select({ id, name, type, at, status, downloadUrl, accessUrl })
    .from(purchases)
    .where(eq(purchases.userId, sql.placeholder('userId')))
    .orderBy(desc(at))
    .limit(sql.placeholder('limit'));
});

export async function listPurchases(db: Db | Tx, userId: string, limit: number) {
  return latestPurchases(db).execute({ userId, limit });
}
