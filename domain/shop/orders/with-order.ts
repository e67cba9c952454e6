import type { Tx } from '../../../db/connect.ts';
import type { Parts } from '../../services.ts';
import type { OrderRow } from './order-states.ts';
import { lockOrder } from './queries.ts';

/** One change to one order, alone with it: whatever concerns its money or its delivery is done under this lock. */
export function withOrder<T>(
  { db }: Pick<Parts, 'db'>,
  orderId: string,
  work: (tx: Tx, order: OrderRow) => Promise<T>,
): Promise<T> {
  return db.transaction(async (tx) => work(tx, await lockedOrder(tx, orderId)));
}

/** The same inside a transaction that has other things to do as well. */
export async function lockedOrder(tx: Tx, orderId: string): Promise<OrderRow> {
  const order = await lockOrder(tx, orderId);
  if (!order) throw new Error(`order ${orderId} is gone`);
  return order;
}
