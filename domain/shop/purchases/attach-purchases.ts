import type { Tx } from '../../../db/connect.ts';
import { announce, type FactOf } from '../../facts/index.ts';
import { accountById, ownsAddress } from '../../identity/index.ts';
import type { Parts } from '../../services.ts';
import { openBenefits } from '../membership/refresh-benefits.ts';
import { recordOrderEvent } from '../orders/order-story.ts';
import { giveToAccount } from './queries.ts';

type Bought = { id: string; email: string };

/**
 * What was bought as a guest moves into the account, once its address is proven. All in one transaction: an order that
 * has its owner also has what only an owner can be given. Nothing waiting, nothing done.
 */
export const attachPurchases = (services: Parts, { id, email }: Bought): Promise<number> =>
  services.db.transaction((tx) => attachProven(services, tx, { id, email }));

export const attachToVerified = (services: Parts, tx: Tx, { userId, email }: FactOf<'account-verified'>) =>
  attachProven(services, tx, { id: userId, email });

async function attachProven(services: Parts, tx: Tx, { id, email }: Bought): Promise<number> {
  return (await ownsAddress(tx, { userId: id, email })) ? attachBoughtWith(services, tx, { id, email }) : 0;
}

/** The same for an address that the office took for hers. That of the account is proven in any case. */
export async function attachBoughtWith(services: Parts, tx: Tx, { id, email }: Bought): Promise<number> {
  if (!(await accountById(tx, id))?.emailVerified) return 0;
  const given = await giveToAccount(tx, email.toLowerCase(), id);
  for (const order of given.filter(({ paidAt }) => paidAt !== null)) {
    await recordOrderEvent(services, tx, order.id, 'attached');
    await announce(services, tx, {
      type: 'order-attached',
      orderId: order.id,
      email: order.email,
      userId: id,
    });
    if (order.mode === 'subscription') await openBenefits(services, tx, order);
  }
  return given.length;
}
