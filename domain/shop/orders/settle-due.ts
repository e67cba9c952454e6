import type { Parts } from '../../services.ts';
import { findDueMemberships } from '../membership/due-memberships.ts';
import type { OrderRow } from './order-states.ts';
import { takeDueNotices, takeOrdersToLookAt } from './queries.ts';
import { handleNotice } from './receive-notice.ts';
import { expireOrder } from './settle-checkout.ts';
import { syncCheckout, syncSubscription } from './sync-with-provider.ts';
import { withOrder } from './with-order.ts';

const BATCH = 20;
const AGAIN_MS = 10 * 60_000;

/**
 * Our own round, should the provider's notices be late, lost, or left half-handled by a process that died: nothing
 * about money depends on being told.
 */
export async function settleDue(services: Parts): Promise<void> {
  const { db, clock } = services;
  for (;;) {
    const now = clock.now();
    const again = new Date(now.getTime() + AGAIN_MS);
    const notices = await takeDueNotices(db, now, again, BATCH);
    for (const notice of notices) await handleNotice(services, notice);
    const orders = await takeOrdersToLookAt(db, now, again, BATCH);
    for (const order of orders) await quietly(services, () => syncOrder(services, order));
    const memberships = await findDueMemberships(services, again, BATCH);
    for (const id of memberships) await quietly(services, () => syncSubscription(services, id));
    if (notices.length + orders.length + memberships.length === 0) return;
  }
}

/** An order without a checkout was left behind by a crash: nobody ever got its payment page. */
async function syncOrder(services: Parts, { id, checkoutId }: OrderRow): Promise<void> {
  if (checkoutId) await syncCheckout(services, checkoutId);
  else await withOrder(services, id, (tx, order) => expireOrder(services, tx, order, 'never_started'));
}

/** One that cannot be checked now must not delay the others; its next check is set already. */
async function quietly({ log }: Parts, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (err) {
    log.warn({ err }, 'an order could not be looked at');
  }
}
