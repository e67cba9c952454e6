import type { Tx } from '../../../db/connect.ts';
import type { CartItem } from '../../../db/schema/index.ts';
import { oneAddress } from '../../mail/one-address.ts';
import type { Parts } from '../../services.ts';
import { changeSequence, insertCart } from './queries.ts';
import { startSequence } from './start-sequence.ts';

type Cart = { email: string; items: CartItem[]; total: number };

/** Keeps a cart that was left behind and starts its reminders. A later cart takes the place of the one before in them. */
export async function startAbandonedCart(services: Parts, tx: Tx, { email, items, total }: Cart) {
  const now = services.clock.now();
  const address = oneAddress(email);
  await insertCart(tx, { email: address, cartItems: items, totalAmount: total, createdAt: now });
  const cartData = { items, total };
  const started = await startSequence(services, tx, {
    type: 'abandoned_cart',
    email: address,
    name: 'Soul Seeker',
    cartData,
    marketingConsent: false,
  });
  if (!started.started) await changeSequence(tx, started.sequenceId, { cartData });
  return started;
}
