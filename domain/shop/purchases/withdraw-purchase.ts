import type { Tx } from '../../../db/connect.ts';
import { changePurchase, findPurchaseOfOrder, type PurchaseRow } from './queries.ts';

export async function withdrawPurchase(tx: Tx, orderId: string): Promise<PurchaseRow | undefined> {
  await changePurchase(tx, orderId, { status: 'refunded', downloadUrl: null });
  return findPurchaseOfOrder(tx, orderId);
}
