import type { Services } from '../../services.ts';
import { listPurchases } from './queries.ts';

/** A member's latest purchases, newest first. */
export function readPurchases(
  { db }: Services,
  { memberId, limit = 5 }: { memberId: string; limit?: number },
) {
  return listPurchases(db, memberId, limit);
}
