import type { Db, Tx } from '../../../db/connect.ts';
import { changePurchase, findPurchaseOfOrder, type PurchaseRow } from './queries.ts';

export const findPurchase = (db: Db | Tx, orderId: string): Promise<PurchaseRow | undefined> =>
  findPurchaseOfOrder(db, orderId);

/** Every paid order has one. */
export async function purchaseOf(db: Db | Tx, orderId: string): Promise<PurchaseRow> {
  const purchase = await findPurchaseOfOrder(db, orderId);
  if (!purchase) throw new Error(`order ${orderId} has no purchase`);
  return purchase;
}

/** Where the newest document of a purchase is fetched. */
export const setDownload = (tx: Tx, orderId: string, downloadUrl: string): Promise<void> =>
  changePurchase(tx, orderId, { downloadUrl });
