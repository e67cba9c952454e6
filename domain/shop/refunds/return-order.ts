import type { Db, Tx } from '../../../db/connect.ts';
import type { Actor } from '../../identity/index.ts';
import type { Parts } from '../../services.ts';
import type { OrderPayment, OrderRow } from '../orders/order-states.ts';
import { paymentsOf, wantReturn } from '../orders/payments-of.ts';
import { listRefunds } from './queries.ts';
import { refuseAboveLimit } from './refund-limit.ts';
import { isRefundable } from './refund-rules.ts';
import { placeRefund } from './wish-return.ts';

export type Returnable = { cents: number; waitsForPayment: boolean };

/** What of an order's money a person may still send back, whatever its age: none where it goes back already. */
export async function returnableOf(
  db: Db | Tx,
  order: Pick<OrderRow, 'id' | 'state' | 'totalCents' | 'returnWanted'>,
): Promise<Returnable & { payment?: OrderPayment }> {
  const waitsForPayment = order.state === 'pending';
  if (waitsForPayment) return { cents: order.returnWanted ? 0 : order.totalCents, waitsForPayment };
  const refunds = await listRefunds(db, order.id);
  const goesBack = ({ id }: OrderPayment) =>
    refunds.some(({ orderPaymentId, state }) => orderPaymentId === id && isOpen(state));
  const payment = (await paymentsOf(db, order.id)).findLast((one) => isRefundable(one) && !goesBack(one));
  return { cents: payment ? payment.amountCents - payment.refundedCents : 0, waitsForPayment, payment };
}

export const isOpen = (state: string): boolean => ['requested', 'approved', 'pending'].includes(state);

/** A withdrawal that a person has accepted. Whoever calls it writes to the buyer. */
export async function returnOrder(
  services: Parts,
  tx: Tx,
  order: OrderRow,
  { actor, why }: { actor: Actor; why: string },
): Promise<Returnable> {
  const { cents, waitsForPayment, payment } = await returnableOf(tx, order);
  await refuseAboveLimit(tx, actor, cents);
  if (waitsForPayment && cents > 0) await wantReturn(tx, order.id, 'withdrawal');
  if (payment) {
    const placed = { source: 'withdrawal', why, decidedBy: actor.id, isTold: true } as const;
    await placeRefund(services, tx, order, payment, placed);
  }
  return { cents, waitsForPayment };
}
