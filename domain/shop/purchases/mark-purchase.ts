import type { Tx } from '../../../db/connect.ts';
import { changePurchase } from './queries.ts';

/** `active` may be used; the others tell why not. */
export type PurchaseStatus = 'active' | 'ended' | 'refunded';

export const markPurchase = (tx: Tx, orderId: string, status: PurchaseStatus): Promise<void> =>
  changePurchase(tx, orderId, { status });
