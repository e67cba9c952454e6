import type { Parts } from '../../services.ts';
import { withOrder } from '../orders/with-order.ts';
import { listRunOut, takeSubscriptionsToLookAt } from './queries.ts';
import { refreshBenefits } from './refresh-benefits.ts';

/** The provider's ids of memberships that should be asked about; the next check is set to `again`. */
export async function findDueMemberships(
  { db, clock }: Parts,
  again: Date,
  limit: number,
): Promise<string[]> {
  const due = await takeSubscriptionsToLookAt(db, clock.now(), again, limit);
  return due.map(({ subscriptionId }) => subscriptionId);
}

/** Switches off what is no longer paid for: nobody tells us when time has run out. */
export async function endRunOut(services: Parts): Promise<void> {
  for (const orderId of await listRunOut(services.db, services.clock.now(), 100)) {
    await withOrder(services, orderId, (tx, order) => refreshBenefits(services, tx, order));
  }
}
