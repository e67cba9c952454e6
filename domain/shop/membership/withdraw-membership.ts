import type { Tx } from '../../../db/connect.ts';
import type { Parts } from '../../services.ts';
import type { OrderPayment, OrderRow } from '../orders/order-states.ts';
import { markPurchase } from '../purchases/mark-purchase.ts';
import { changeSubscription, findSubscription } from './queries.ts';
import { refreshBenefits } from './refresh-benefits.ts';

/**
 * A charge went back: the membership is over at once. The provider is told right afterwards (end-unwanted.ts), or by
 * the next round should we die before. An old month that goes back does not touch the current one.
 */
export async function withdrawMembership(
  services: Parts,
  tx: Tx,
  order: OrderRow,
  { periodEnd }: OrderPayment,
): Promise<void> {
  const now = services.clock.now();
  const row = await findSubscription(tx, order.id);
  const isPast = periodEnd !== null && periodEnd <= now;
  if (!row || row.withdrawnAt || isPast) return;
  const nextCheckAt = row.status === 'canceled' ? null : now;
  await changeSubscription(tx, order.id, { withdrawnAt: now, nextCheckAt });
  await refreshBenefits(services, tx, order);
  await markPurchase(tx, order.id, 'refunded');
}
