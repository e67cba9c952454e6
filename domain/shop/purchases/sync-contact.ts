import type { Tx } from '../../../db/connect.ts';
import { contactOf, setPurchases } from '../../contacts/index.ts';
import type { FactOf } from '../../facts/index.ts';
import type { Parts } from '../../services.ts';
import { readPurchasesOf } from './queries.ts';

type Bought = Pick<
  FactOf<'order-paid' | 'order-refunded' | 'membership-opened' | 'membership-closed'>,
  'email'
>;

/**
 * What somebody has paid for and not given back, read again from her orders and stored with her contact: facts may come late
 * or twice. Another address of hers has its own purchases, and she has those of all. An erased buyer has no contact.
 */
export async function syncPurchases(_services: Parts, tx: Tx, { email }: Bought): Promise<void> {
  const found = await contactOf(tx, email);
  if (!found) return;
  const { contact, merged, emails } = found;
  for (const { email: own } of merged.filter((row) => row.email === email))
    await setPurchases(tx, own, await readPurchasesOf(tx, { emails: [own], own }));
  await setPurchases(tx, contact.email, await readPurchasesOf(tx, { emails, own: contact.email }));
}
