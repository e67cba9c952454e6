import type { Tx } from '../../../db/connect.ts';
import { findByAddress } from '../../contacts/index.ts';
import type { FactOf } from '../../facts/index.ts';
import { oneAddress } from '../../mail/index.ts';
import type { Parts } from '../../services.ts';
import { recoverBy } from '../../shop/index.ts';
import { changeSequence } from './queries.ts';
import { startSequence } from './start-sequence.ts';

type Cart = Pick<FactOf<'cart-left'>, 'email' | 'cartId' | 'items' | 'total'>;

/** Starts the reminders of a cart that was left behind. A later cart takes the place of the one before in them. */
export async function startAbandonedCart(services: Parts, tx: Tx, { email, cartId, items, total }: Cart) {
  const cartData = { items, total };
  const address = oneAddress(email);
  const person = await findByAddress(tx, address);
  const started = await startSequence(services, tx, {
    type: 'abandoned_cart',
    email: address,
    name: person?.name || 'Soul Seeker',
    cartData,
    marketingConsent: false,
  });
  if (!started.started) await changeSequence(tx, started.sequenceId, { cartData });
  await recoverBy(tx, { cartId, recoveryId: started.sequenceId });
  return started;
}
