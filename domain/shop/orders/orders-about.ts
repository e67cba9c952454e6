import type { Db, Tx } from '../../../db/connect.ts';
import type { OrderRow } from './order-states.ts';
import { listOrdersAbout } from './queries.ts';

/** Every order for something of another context, oldest first: tries that came to nothing are among them. */
export const ordersAbout = (db: Db | Tx, subject: string): Promise<OrderRow[]> =>
  listOrdersAbout(db, subject);
