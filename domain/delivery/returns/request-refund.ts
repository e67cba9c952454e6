import type { Tx } from '../../../db/connect.ts';
import { hasHadSession } from '../../practice/index.ts';
import type { Parts } from '../../services.ts';
import { type OrderHolder, type OrderRow, openOrder, wishReturn, withOrder } from '../../shop/index.ts';
import { creditSource } from '../fulfilment/credit-source.ts';
import { markReasonCare } from '../fulfilment/intake-care.ts';

/** The guarantee: asked for within 30 days by whoever holds the order, no reason needed. */
export async function requestRefund(
  services: Parts,
  holder: OrderHolder,
  { why = '' }: { why?: string },
): Promise<{ asked: true }> {
  const { order } = await openOrder(services, holder);
  await withOrder(services, order.id, async (tx, locked) => {
    await wishReturn(services, tx, locked, {
      source: 'guarantee',
      why,
      isUsed: await isUsed(services, tx, locked),
    });
    await markReasonCare(services, tx, locked, why);
  });
  return { asked: true };
}

/** Whether somebody has had, or is having, a session that this order paid for. */
export const isUsed = (services: Parts, tx: Tx, order: OrderRow): Promise<boolean> =>
  hasHadSession(services, tx, { source: creditSource(order) });
