import type { Tx } from '../../../db/connect.ts';
import { startAbandonedCart } from '../../marketing/sequences/start-abandoned-cart.ts';
import type { Parts } from '../../services.ts';
import { hasBought, hasCart, lockCartsOf } from './queries.ts';

const DAY_MS = 24 * 3_600_000;
/** As long as its reminders run, a cart left again is the same cart. */
const REMEMBERED_MS = 3 * DAY_MS;

type LeftBehind = { email: string; productId: string; productName: string; priceCents: number };

/** Keeps a cart that was left behind, once, and starts its reminders. */
export async function recordCart(
  services: Parts,
  tx: Tx,
  { email, productId, productName, priceCents }: LeftBehind,
): Promise<{ recorded: boolean }> {
  const now = services.clock.now().getTime();
  await lockCartsOf(tx, email);
  if (await hasCart(tx, email, productId, new Date(now - REMEMBERED_MS))) return { recorded: false };
  if (await hasBought(tx, email, productId, new Date(now - DAY_MS))) return { recorded: false };
  const price = priceCents / 100;
  await startAbandonedCart(services, tx, {
    email,
    items: [{ id: productId, name: productName, price }],
    total: price,
  });
  return { recorded: true };
}
