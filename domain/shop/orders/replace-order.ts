import type { Parts } from '../../services.ts';
import { findOrder } from './find-order.ts';
import { isNews, numberedRead } from './numbered-read.ts';
import { changeOrder } from './queries.ts';
import { expireOrder, settleCheckout } from './settle-checkout.ts';
import { withOrder } from './with-order.ts';

/**
 * Closes an order that its buyer has left for a new one. Should she have paid it in the same moment, it is paid, and
 * whatever it held stays held.
 */
export async function replaceOrder(services: Parts, orderId: string): Promise<void> {
  const { checkoutId } = await findOrder(services.db, orderId);
  // Said before the provider is asked, so that its notice of the closing is not taken for a forgotten cart.
  await withOrder(services, orderId, async (tx, order) => {
    if (order.state !== 'open') return;
    if (checkoutId) await changeOrder(tx, orderId, { reason: 'replaced' });
    else await expireOrder(services, tx, order, 'replaced');
  });
  if (!checkoutId) return;
  const reading = await numberedRead(services, 'checkout', checkoutId, services.payments.expireCheckout);
  await withOrder(services, orderId, async (tx, order) => {
    if (await isNews(tx, reading)) await settleCheckout(services, tx, order, reading.state);
  });
}
