import type { Parts } from '../../services.ts';
import type { OrderRow } from './order-states.ts';
import { saveCheckout } from './queries.ts';
import { expireOrder } from './settle-checkout.ts';
import { withOrder } from './with-order.ts';

const MINUTE_MS = 60_000;

/** Keeps the provider's answer. False when the order was given up while we waited for it. */
export function savePaymentPage(
  { db }: Parts,
  order: OrderRow,
  { checkoutId, url }: { checkoutId: string; url: string },
): Promise<boolean> {
  const nextCheckAt = new Date(order.expiresAt.getTime() + 2 * MINUTE_MS);
  return saveCheckout(db, order.id, { checkoutId, url, nextCheckAt });
}

/** The provider could not be asked, or its answer got lost. A page it may have made all the same is nobody's to pay. */
export async function giveUpOrder(services: Parts, { id }: OrderRow): Promise<void> {
  await withOrder(services, id, async (tx, order) => {
    if (!order.checkoutId) await expireOrder(services, tx, order, 'provider_refused');
  });
}
