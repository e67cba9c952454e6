import type { Parts } from '../../services.ts';
import { findOrder } from '../orders/find-order.ts';
import { isNews, numberedRead } from '../orders/numbered-read.ts';
import { withOrder } from '../orders/with-order.ts';
import { findSubscription } from './queries.ts';
import { isUnwanted, settleSubscription } from './settle-subscription.ts';

/**
 * A membership whose first debit failed, or whose charge was returned, must not be charged again. Ended at the
 * provider after the fact is written down; should we die in between, the next check ends it.
 */
export async function endIfUnwanted(services: Parts, orderId: string): Promise<void> {
  const { db, payments } = services;
  const row = await findSubscription(db, orderId);
  if (!row || row.status === 'canceled') return;
  if (!isUnwanted(await findOrder(db, orderId), row)) return;
  const reading = await numberedRead(services, 'subscription', row.subscriptionId, payments.endSubscription);
  await withOrder(services, orderId, async (tx, order) => {
    if (await isNews(tx, reading)) await settleSubscription(services, tx, order, reading.state);
  });
}
