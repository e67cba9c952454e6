import type { Db, Tx } from '../../../db/connect.ts';
import type { OrderRow } from './order-states.ts';
import { findNewestBought, findOrderBy, findOrderOfReceipt } from './queries.ts';

export type Referred = { order: OrderRow; by: 'order' | 'receipt' };

/** By the number on a letter or a receipt, as people copy it: in small letters, with blanks, with a # before it. */
export async function findByReference(db: Db | Tx, reference: string): Promise<Referred | undefined> {
  const number = reference.toUpperCase().replace(/[\s#]+/g, '');
  const named = await findOrderBy(db, { number });
  if (named) return { order: named, by: 'order' };
  const receipted = await findOrderOfReceipt(db, number);
  return receipted && { order: receipted, by: 'receipt' };
}

/** What an address has bought last, of one product or of any. */
export const findBought = (db: Db | Tx, email: string, productId?: string): Promise<OrderRow | undefined> =>
  findNewestBought(db, email, productId);
