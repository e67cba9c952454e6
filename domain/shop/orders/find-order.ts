import type { Db, Tx } from '../../../db/connect.ts';
import type { OrderRow } from './order-states.ts';
import { findOrderBy } from './queries.ts';

export const orderById = (db: Db | Tx, id: string): Promise<OrderRow | undefined> => findOrderBy(db, { id });

/** An order that is known to exist, because something of it does. */
export async function findOrder(db: Db | Tx, id: string): Promise<OrderRow> {
  const order = await findOrderBy(db, { id });
  if (!order) throw new Error(`order ${id} is gone`);
  return order;
}
