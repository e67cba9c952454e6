import { and, desc, eq, gt, gte, sql } from 'drizzle-orm';
import { findProduct } from '../../content/catalogue.ts';
import type { ProductId } from '../../content/product.ts';
import type { Db, Tx } from '../../db/connect.ts';
import { abandonedCarts, orders } from '../../db/schema/index.ts';
import { DAY } from '../../shared/durations.ts';
import { announce } from '../facts.ts';
import { isId } from '../ids.ts';
import type { Deps } from '../services.ts';
import type { Recovery } from './judge-code.ts';

/** As long as its reminders run, a cart left again is the same cart. */
const REMEMBERED_MS = 3 * DAY;

type LeftBehind = { email: string; productId: string; productName: string; priceCents: number };

/** Records a cart that was left behind, once. */
export async function recordCart(
  services: Deps,
  tx: Tx,
  { email, productId, productName, priceCents }: LeftBehind,
): Promise<{ recorded: boolean }> {
  const createdAt = services.clock.now();
  const now = createdAt.getTime();
  await lockCartsOf(tx, email);
  if (await hasCart(tx, email, productId, new Date(now - REMEMBERED_MS))) return { recorded: false };
  if (await hasBought(tx, email, productId, new Date(now - DAY))) return { recorded: false };
  const price = priceCents / 100;
  const items = [{ id: productId, name: productName, price }];
  const cartId = await insertCart(tx, { email, cartItems: items, totalAmount: price, createdAt });
  await announce(services, tx, { type: 'cart-left', email, cartId, items, total: price });
  return { recorded: true };
}

/** The letters stop after three days; a link found later still works for a while. */
const LIVES_MS = 30 * DAY;

export const cartRecoveryEnds = (createdAt: Date): Date => new Date(createdAt.getTime() + LIVES_MS);

/** From now on a link with this id opens the cart. */
export const setCartRecoveryId = (tx: Tx, { cartId, recoveryId }: { cartId: string; recoveryId: string }) =>
  setRecovery(tx, cartId, recoveryId);

type RecoveredCart = Recovery & { productId: ProductId; productName: string };

/** The cart behind a recovery link, while it is good. Undefined for an old, used or made-up one. */
export async function openCartRecovery(
  { db, clock, content }: Pick<Deps, 'db' | 'clock' | 'content'>,
  token: string,
): Promise<RecoveredCart | undefined> {
  const carts = isId(token) ? await listRecovered(db, token) : [];
  const [newest, first] = [carts[0], carts.at(-1)];
  if (!newest || !first || clock.now() > cartRecoveryEnds(first.createdAt)) return undefined;
  if (await hasPaidSince(db, newest.email, first.createdAt)) return undefined;
  // A cart of this shop holds one thing.
  const product = findProduct(content.current().catalogue, newest.cartItems[0]?.id ?? '');
  if (!product) return undefined;
  return { sequenceId: token, email: newest.email, productId: product.id, productName: product.name };
}

// SQL

/** Carts of one address are written down one after another, so that the same one is not written twice. */
async function lockCartsOf(tx: Tx, email: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('cart'), hashtext(${email}))`);
}

async function hasCart(tx: Tx, email: string, productId: string, since: Date): Promise<boolean> {
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
async function hasBought(db: Db | Tx, email: string, productId: string, since: Date): Promise<boolean> {
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

async function insertCart(tx: Tx, row: typeof abandonedCarts.$inferInsert): Promise<string> {
  const [cart] = await tx.insert(abandonedCarts).values(row).returning({ id: abandonedCarts.id });
  if (!cart) throw new Error('the cart was not recorded');
  return cart.id;
}

async function setRecovery(tx: Tx, cartId: string, recoveryId: string): Promise<void> {
  await tx.update(abandonedCarts).set({ recoveryId }).where(eq(abandonedCarts.id, cartId));
}

/** The carts that one recovery link stands for, newest first. */
async function listRecovered(db: Db | Tx, recoveryId: string) {
  return db
    .select()
    .from(abandonedCarts)
    .where(eq(abandonedCarts.recoveryId, recoveryId))
    .orderBy(desc(abandonedCarts.createdAt));
}

/** Whether somebody has paid for anything since. */
async function hasPaidSince(db: Db | Tx, email: string, since: Date): Promise<boolean> {
  const found = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.email, email), gte(orders.paidAt, since)))
    .limit(1);
  return found.length > 0;
}
