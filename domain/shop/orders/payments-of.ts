import type { Db, Tx } from '../../../db/connect.ts';
import type { OrderPayment, OrderRow } from './order-states.ts';
import { changeOrder, listPayments } from './queries.ts';

/** All money that ever arrived for an order, oldest first. */
export const paymentsOf = (db: Db | Tx, orderId: string): Promise<OrderPayment[]> =>
  listPayments(db, orderId);

/** Remembers that the money is to go back as soon as it arrives. */
export async function wantReturn(
  tx: Tx,
  orderId: string,
  returnWanted: NonNullable<OrderRow['returnWanted']>,
): Promise<void> {
  await changeOrder(tx, orderId, { returnWanted });
}
