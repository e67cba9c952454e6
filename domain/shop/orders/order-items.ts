import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { type Catalogue, partsOf } from '../../../content/catalogue.ts';
import { agreedOver, type Product, type ProductTerms } from '../../../content/product.ts';
import type { Db, Tx } from '../../../db/connect.ts';
import { orderItems } from '../../../db/schema/index.ts';
import { divideCents } from '../../../shared/money.ts';
import type { PlainDate } from '../../../shared/wall-time.ts';
import { discounted, type LineTax, type Taxable } from '../tax.ts';
import { soldTerms } from './open-order.ts';

export type OrderItem = typeof orderItems.$inferSelect;

/** What is sold: a product of the catalogue, or what another context has named and priced. */
export type Sold = Pick<Product, 'id' | 'name'> & ProductTerms;

/** One product of an order, at the price that was shown. */
export type Line = { product: Sold; priceCents: number; bundle?: string };

/**
 * A product as the lines of an order: itself, or, of a bundle, each of its products with its share of the price, divided
 * by what they cost on their own.
 */
export function linesOf(
  { byId }: Catalogue,
  product: Sold & Pick<Product, 'includes'>,
  priceCents: number,
): [Line, ...Line[]] {
  const parts = partsOf(product, byId);
  const shares = divideCents(
    priceCents,
    parts.map((part) => part.priceCents),
  );
  const [first, ...others] = parts.map((part, at) => ({
    product: part,
    priceCents: shares[at] ?? 0,
    bundle: product.name,
  }));
  return first ? [first, ...others] : [{ product, priceCents }];
}

/** What an order is, by its lines: the sum, and all that is agreed. `main` is what the buyer chose first. */
export function orderOver(main: Sold, lines: readonly [Line, ...Line[]]) {
  const [first, ...others] = lines;
  const own = first.bundle ? first.bundle : undefined;
  const beside = others.filter(({ bundle }) => !bundle || bundle !== own);
  const names = new Set(beside.map(({ product, bundle }) => bundle ?? product.name));
  return {
    productId: main.id,
    productName: [main.name, ...names].join(' and '),
    priceCents: lines.reduce((sum, { priceCents }) => sum + priceCents, 0),
    sold: agreedOver([first.product, ...others.map(({ product }) => product)]),
  };
}

/** The lines as an order writes them down: each with its share of what a code takes off, and with its tax. */
export function itemsOver(
  lines: readonly Line[],
  discount: { cents: number; lines: number },
  taxOf: (lines: Taxable[]) => LineTax[],
) {
  const prices = lines.map(({ priceCents }) => priceCents);
  const totals = discounted(prices, discount.cents, discount.lines);
  const taxes = taxOf(
    lines.map(({ product }, at) => ({ taxClass: product.taxClass, grossCents: totals[at] ?? 0 })),
  );
  return lines.map(({ product, priceCents, bundle }, position) => ({
    position,
    productId: product.id,
    productName: product.name,
    bundle,
    sold: agreedOver([product]),
    priceCents,
    discountCents: priceCents - (totals[position] ?? priceCents),
    ...taxes[position],
  }));
}

/** The line to which the delivery at a place of the order belongs: they follow each other as their lines do. */
export function itemOfDelivery(items: readonly OrderItem[], place: number): OrderItem | undefined {
  let begins = 0;
  for (const item of items) {
    begins += soldTerms(item)?.delivers.length ?? 0;
    if (place < begins) return item;
  }
  // Earlier programs gave sessions that the product itself did not name.
  return items[0];
}

// SQL

/** Under the order's own transaction. */
export async function insertItems(
  tx: Tx,
  orderId: string,
  lines: readonly Line[],
  discount: { cents: number; lines: number },
  weeks: readonly (PlainDate | undefined)[],
  taxOf: (lines: Taxable[]) => LineTax[],
): Promise<void> {
  const items = itemsOver(lines, discount, taxOf);
  await tx.insert(orderItems).values(items.map((item, at) => ({ orderId, week: weeks[at], ...item })));
}

/** The lines of an order, as they were sold. */
export const itemsOf = (db: Db | Tx, orderId: string): Promise<OrderItem[]> => itemsOfOrders(db, [orderId]);

export async function itemsOfOrders(db: Db | Tx, orderIds: string[]): Promise<OrderItem[]> {
  if (orderIds.length === 0) return [];
  return db
    .select()
    .from(orderItems)
    .where(inArray(orderItems.orderId, orderIds))
    .orderBy(asc(orderItems.orderId), asc(orderItems.position));
}

/** What of each line's money went back, by the refunds that were made. An order that is back as a whole says so by itself. */
export async function settleItems(tx: Tx, orderId: string): Promise<void> {
  await tx.execute(sql`update order_items i set refunded_cents = coalesce((
      select sum(coalesce(r.shares[i.position + 1], case when r.shares is null and r.item = i.position then r.amount_cents end, 0))
      from refunds r where r.order_id = i.order_id and r.state = 'made'), 0)
    where i.order_id = ${orderId}
      and not exists (select from orders o where o.id = i.order_id and o.state in ('refunded', 'disputed'))`);
}

/** The line is taken back; answers whether it just was. */
export async function returnItem(tx: Tx, orderId: string, position: number, now: Date): Promise<boolean> {
  const returned = await tx
    .update(orderItems)
    .set({ returnedAt: now })
    .where(
      and(eq(orderItems.orderId, orderId), eq(orderItems.position, position), isNull(orderItems.returnedAt)),
    )
    .returning({ position: orderItems.position });
  return returned.length > 0;
}

/** All its money went back. */
export async function returnAllItems(tx: Tx, orderId: string, now: Date): Promise<void> {
  await tx
    .update(orderItems)
    .set({
      refundedCents: sql`${orderItems.totalCents}`,
      returnedAt: sql`coalesce(${orderItems.returnedAt}, ${now.toISOString()}::timestamptz)`,
    })
    .where(eq(orderItems.orderId, orderId));
}
