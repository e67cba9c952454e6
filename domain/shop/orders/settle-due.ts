import { workThrough } from '../../duties/index.ts';
import type { Parts } from '../../services.ts';
import { pruneInPortions, retainedSince } from '../../settings/index.ts';
import type { OrderRow } from './order-states.ts';
import { deleteHandledNotices, takeDueNotices, takeOrdersToLookAt } from './queries.ts';
import { handleNotice } from './receive-notice.ts';
import { expireOrder } from './settle-checkout.ts';
import { syncCheckout } from './sync-with-provider.ts';
import { withOrder } from './with-order.ts';

const BATCH = 20;
const AGAIN_MS = 10 * 60_000;

const again = (now: Date) => new Date(now.getTime() + AGAIN_MS);

/** For a job: notices of the provider that a process which died, or a first try that failed, has left unhandled. */
export async function settleDue(services: Parts): Promise<void> {
  const { db, clock } = services;
  await workThrough(services, {
    duty: 'settle-payments',
    next: () => takeDueNotices(db, clock.now(), again(clock.now()), BATCH),
    subject: ({ id }) => id,
    work: (notice) => handleNotice(services, notice),
  });
}

/** For a job: our own round, should notices be late or lost. Nothing about money depends on being told. */
export async function checkOrders(services: Parts): Promise<void> {
  const { db, clock } = services;
  await workThrough(services, {
    duty: 'check-orders',
    next: () => takeOrdersToLookAt(db, clock.now(), again(clock.now()), BATCH),
    subject: ({ id }) => id,
    shown: ({ id, number }) => ({ label: `order ${number}`, path: `/office/orders/${id}` }),
    work: (order) => syncOrder(services, order),
  });
}

/** An order without a checkout was left behind by a crash: nobody ever got its payment page. */
async function syncOrder(services: Parts, { id, checkoutId }: OrderRow): Promise<void> {
  if (checkoutId) await syncCheckout(services, checkoutId);
  else await withOrder(services, id, (tx, order) => expireOrder(services, tx, order, 'never_started'));
}

/** For a job. What a notice led to is in its order. */
export async function prunePaymentNotices({ db, clock }: Pick<Parts, 'db' | 'clock'>): Promise<number> {
  const before = await retainedSince(db, 'paymentNotices', clock.now());
  return pruneInPortions((limit) => deleteHandledNotices(db, before, limit));
}
