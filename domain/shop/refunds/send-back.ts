import type { Tx } from '../../../db/connect.ts';
import type { Parts } from '../../services.ts';
import { lockedOrder } from '../orders/with-order.ts';
import { returnableOf } from './return-order.ts';
import { placeRefund } from './wish-return.ts';

/**
 * What was paid for cannot be had, or was given back in time: all that is left of its money goes back, with nobody to
 * decide it first. The letter that the money is on its way is the shop's; why, is said by whoever calls this.
 */
export async function sendBack(
  services: Parts,
  tx: Tx,
  { orderId, why }: { orderId: string; why: string },
): Promise<{ cents: number }> {
  const order = await lockedOrder(tx, orderId);
  const { payment } = await returnableOf(tx, order);
  if (!payment) return { cents: 0 };
  await placeRefund(services, tx, order, payment, { source: 'staff', why, isDecided: true });
  return { cents: payment.amountCents - payment.refundedCents };
}
