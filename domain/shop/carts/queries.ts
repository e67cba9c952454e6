import { and, desc, eq, gt, gte, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/connect.ts';
import { abandonedCarts, orders } from '../../../db/schema/index.ts';

/** Carts of one address are written down one after another, so that the same one is not written twice. */
export async function lockCartsOf(tx: Tx, email: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('cart'), hashtext(${email}))`);
}

export async function hasCart(tx: Tx, email: string, productId: string, since: Date): Promise<boolean> {
  const item = JSON.stringify([{ id: productId }]);
  const found = await tx
    .select({ id: abandonedCarts.id })
    .from(abandonedCarts)
    .where(
      and(
        eq(abandonedCarts.email, email),
        gt(abandonedCarts.createdAt, since),
        sql`${abandonedCarts.cartItems} @> ${item}::jsonb`,
      ),
    )
    .limit(1);
  return found.length > 0;
}

/** Whether an order of this is on its way or done, so that a reminder would be nonsense. */
export async function hasBought(
  db: Db | Tx,
  email: string,
  productId: string,
  since: Date,
): Promise<boolean> {
  const found = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.email, email),
        eq(orders.productId, productId),
        gt(orders.createdAt, since),
        sql`${orders.state} not in ('open', 'expired', 'failed')`,
      ),
    )
    .limit(1);
  return found.length > 0;
}

export async function insertCart(tx: Tx, row: typeof abandonedCarts.$inferInsert): Promise<string> {
  const [cart] = await tx.insert(abandonedCarts).values(row).returning({ id: abandonedCarts.id });
  if (!cart) throw new Error('the cart was not recorded');
  return cart.id;
}

export async function setRecovery(tx: Tx, cartId: string, recoveryId: string): Promise<void> {
  await tx.update(abandonedCarts).set({ recoveryId }).where(eq(abandonedCarts.id, cartId));
}

/** The carts that one recovery link stands for, newest first. */
export async function listRecovered(db: Db | Tx, recoveryId: string) {
  return db
    .select()
    .from(abandonedCarts)
    .where(eq(abandonedCarts.recoveryId, recoveryId))
    .orderBy(desc(abandonedCarts.createdAt));
}

/** Whether somebody has paid for anything since. */
export async function hasPaidSince(db: Db | Tx, email: string, since: Date): Promise<boolean> {
  const found = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.email, email), gte(orders.paidAt, since)))
    .limit(1);
  return found.length > 0;
}
