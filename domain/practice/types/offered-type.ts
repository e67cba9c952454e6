import type { Delivery } from '../../../content/catalogue.ts';
import type { Db, Tx } from '../../../db/connect.ts';
import { invalid } from '../../errors.ts';
import { findType, listCreditsOf, type SessionType } from './queries.ts';

/** The type by its name, if it can still be booked. */
export async function offeredType(db: Db | Tx, name: string): Promise<SessionType> {
  const type = await findType(db, name);
  if (!type || type.retiredAt) throw invalid({ sessionType: 'Please choose a session type.' });
  return type;
}

/** The sessions that a product brings along, as its delivery. */
export async function creditsOfProduct(db: Db | Tx, productId: string): Promise<Delivery[]> {
  const rows = await listCreditsOf(db, productId);
  return rows.map(({ sessionType, count }) => ({ kind: 'session-credits', sessionType, count }));
}
