import { count, desc, gt } from 'drizzle-orm';
import type { Db } from '../../../db/connect.ts';
import { orders } from '../../../db/schema/index.ts';

export async function countOrdersByProduct(
  db: Db,
  since: Date,
): Promise<{ productId: string; count: number }[]> {
  return db
    .select({ productId: orders.productId, count: count() })
    .from(orders)
    .where(gt(orders.paidAt, since))
    .groupBy(orders.productId)
    .orderBy(desc(count()))
    .limit(2);
}
