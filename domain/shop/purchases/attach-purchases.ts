import type { Tx } from '../../../db/connect.ts';
import { announce, type FactOf } from '../../facts/index.ts';
import type { Parts } from '../../services.ts';
import { openBenefits } from '../membership/refresh-benefits.ts';
import { recordOrderEvent } from '../orders/order-story.ts';
import { giveToAccount } from './queries.ts';

/**
 * What was bought as a guest moves into the account, once its address is proven. All in one transaction: an order that
 * has its owner also has what only an owner can be given. Nothing waiting, nothing done.
 */
export async function attachPurchases(
  services: Parts,
  { id, email, emailVerified }: { id: string; email: string; emailVerified: boolean },
): Promise<number> {
  if (!emailVerified) return 0;
  return services.db.transaction((tx) => attachBoughtWith(services, tx, { id, email }));
}

export const attachToVerified = (services: Parts, tx: Tx, { userId, email }: FactOf<'account-verified'>) =>
  attachBoughtWith(services, tx, { id: userId, email });

/** The same inside a transaction that has made sure whose address it is. */
export async function attachBoughtWith(
  services: Parts,
  tx: Tx,
  { id, email }: { id: string; email: string },
): Promise<number> {
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
