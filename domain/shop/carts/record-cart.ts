import type { Tx } from '../../../db/connect.ts';
import { announce } from '../../facts/index.ts';
import type { Parts } from '../../services.ts';
import { hasBought, hasCart, insertCart, lockCartsOf } from './queries.ts';

const DAY_MS = 24 * 3_600_000;
/** As long as its reminders run, a cart left again is the same cart. */
const REMEMBERED_MS = 3 * DAY_MS;

type LeftBehind = { email: string; productId: string; productName: string; priceCents: number };

/** Records a cart that was left behind, once. */
export async function recordCart(
  services: Parts,
  tx: Tx,
  { email, productId, productName, priceCents }: LeftBehind,
): Promise<{ recorded: boolean }> {
  const createdAt = services.clock.now();
  const now = createdAt.getTime();
  await lockCartsOf(tx, email);
  if (await hasCart(tx, email, productId, new Date(now - REMEMBERED_MS))) return { recorded: false };
  if (await hasBought(tx, email, productId, new Date(now - DAY_MS))) return { recorded: false };
  const price = priceCents / 100;
  const items = [{ id: productId, name: productName, price }];
  const cartId = await insertCart(tx, { email, cartItems: items, totalAmount: price, createdAt });
  await announce(services, tx, { type: 'cart-left', email, cartId, items, total: price });
  return { recorded: true };
}
