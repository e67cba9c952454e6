import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/connect.ts';
import { orders, purchases } from '../../db/schema/index.ts';
import { askedOften } from '../../db/sql.ts';
import { openContactByAddress, type Purchases, setPurchases } from '../contacts/index.ts';
import type { FactOf } from '../facts.ts';
import type { Deps, Services } from '../services.ts';

type Purchased = Pick<
  FactOf<
    | 'order-paid'
    | 'order-refunded'
    | 'order-item-refunded'
    | 'membership-opened'
    | 'membership-closed'
    | 'membership-charge-returned'
  >,
  'email'
>;

/**
 * What somebody has paid for and not given back, read again from her orders and stored with her contact: facts may come late
 * or twice. Another address of hers has its own purchases, and she has those of all. An erased buyer has no contact.
 */
export async function syncPurchases(_services: Deps, tx: Tx, { email }: Purchased): Promise<void> {
  const found = await openContactByAddress(tx, email);
  if (!found) return;
  const { contact, merged, emails } = found;
  for (const { email: own } of merged.filter((row) => row.email === email))
    await setPurchases(tx, own, await readPurchasesOf(tx, { emails: [own], own }));
  await setPurchases(tx, contact.email, await readPurchasesOf(tx, { emails, own: contact.email }));
}

/** `active` may be used; the others tell why not. */
type PurchaseStatus = 'active' | 'ended' | 'refunded';

export const markPurchase = (tx: Tx, orderId: string, status: PurchaseStatus): Promise<void> =>
  changePurchase(tx, orderId, { status });

/** A member's latest purchases, newest first. */
export function readPurchases(
  { db }: Services,
  { memberId, limit = 5 }: { memberId: string; limit?: number },
) {
  return listPurchases(db, memberId, limit);
}

/** Every paid order has one for each of its lines; one that an earlier program has settled has one for all. */
export async function purchaseOfItem(db: Db | Tx, orderId: string, item = 0): Promise<PurchaseRow> {
  const all = await listPurchasesOfOrder(db, orderId);
  const purchase = all.find((one) => one.item === item) ?? all[0];
  if (!purchase) throw new Error(`order ${orderId} has no purchase`);
  return purchase;
}

/** Where the newest document of a purchase is fetched. */
export async function setDownload(
  tx: Tx,
  { orderId, item, downloadUrl }: { orderId: string; item: number; downloadUrl: string },
): Promise<void> {
  const { id } = await purchaseOfItem(tx, orderId, item);
  await tx.update(purchases).set({ downloadUrl }).where(eq(purchases.id, id));
}

export type PurchaseRow = typeof purchases.$inferSelect;

async function listPurchases(db: Db | Tx, userId: string, limit: number) {
  return latestPurchases(db).execute({ userId, limit });
}

// SQL

export async function insertPurchase(tx: Tx, row: typeof purchases.$inferInsert): Promise<PurchaseRow> {
  const [purchase] = await tx.insert(purchases).values(row).returning();
  if (!purchase) throw new Error('the purchase was not made');
  return purchase;
}

/** One for each line of the order. */
export async function listPurchasesOfOrder(db: Db | Tx, orderId: string): Promise<PurchaseRow[]> {
  return db.select().from(purchases).where(eq(purchases.orderId, orderId)).orderBy(purchases.item);
}

/** That of one line, whose money went back. One that an earlier program has made for all lines stays. */
export async function returnPurchase(tx: Tx, orderId: string, item: number): Promise<void> {
  await tx
    .update(purchases)
    .set({ status: 'refunded', downloadUrl: null })
    .where(and(eq(purchases.orderId, orderId), eq(purchases.item, item)));
}

/** Those of all its lines. */
export async function changePurchase(tx: Tx, orderId: string, change: Partial<PurchaseRow>): Promise<void> {
  await tx.update(purchases).set(change).where(eq(purchases.orderId, orderId));
}

/**
 * Gives what a guest bought with an address to the account that has proven it. The orders come back, locked. They are
 * taken first, as everywhere: a payment that is being settled is waited for, and its purchase is found afterwards.
 */
export async function movePurchasesToAccount(
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

/**
 * What was paid for under some addresses. Whether letters about similar products may go to one of them is a matter of that
 * address alone: it must have come with an order that said so.
 */
async function readPurchasesOf(
  tx: Tx,
  { emails, own }: { emails: string[]; own: string },
): Promise<Purchases> {
  const { rows } = await tx.execute<
    Omit<Purchases, 'lastOrderAt'> & { lastOrderAt: string | null }
  >(sql`with mine as (
      select * from orders where email = any(${sql.param(emails)}::text[])
    ), paid as (select * from mine where paid_at is not null
    ), held as (select * from paid where state not in ('refunded', 'disputed'))
    select array(select h.product_id from held h where not exists (select from order_items i
          where i.order_id = h.id and i.product_id = h.product_id and i.returned_at is not null)
        union select i.product_id from held h join order_items i on i.order_id = h.id
          where i.returned_at is null order by 1) as bought,
      coalesce((select bool_or(similar_offers = 'told') and not bool_or(similar_offers = 'refused')
        from held where email = ${own}), false) as "toldAtCheckout",
      (select count(*)::int from paid) as orders,
      (select max(paid_at) from paid) as "lastOrderAt",
      (select zone from mine where zone is not null order by created_at desc limit 1) as zone,
      (select source from paid where source is not null order by paid_at limit 1) as source,
      exists (select from mine o join subscriptions s on s.order_id = o.id where s.benefits) as member`);
  const [purchases] = rows;
  if (!purchases) throw new Error('a query without a from clause has one row');
  return {
    ...purchases,
    lastOrderAt: purchases.lastOrderAt === null ? null : new Date(purchases.lastOrderAt),
  };
}
