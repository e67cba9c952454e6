import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '../../../db/connect.ts';
import { orders } from '../../../db/schema/index.ts';

/**
 * The provider's customer of an earlier order, so that she finds her card again. Only of an order that she placed
 * herself: one that was bought with her address by somebody else has that person's customer.
 */
export async function findCustomerOf(db: Db, userId: string): Promise<string | undefined> {
  const [order] = await db
    .select({ customerId: orders.customerId })
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        eq(orders.placedSignedIn, true),
        isNotNull(orders.customerId),
        isNotNull(orders.paidAt),
      ),
    )
    .orderBy(desc(orders.createdAt))
    .limit(1);
  return order?.customerId ?? undefined;
}

/** The provider does not know this customer any more: nobody is led to it again. */
export async function forgetCustomer(db: Db, customerId: string): Promise<void> {
  await db.update(orders).set({ customerId: null }).where(eq(orders.customerId, customerId));
}
