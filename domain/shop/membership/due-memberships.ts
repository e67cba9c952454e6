import { workThrough } from '../../duties/index.ts';
import type { Parts } from '../../services.ts';
import { syncSubscription } from '../orders/sync-with-provider.ts';
import { withOrder } from '../orders/with-order.ts';
import { endIfUnwanted } from './end-unwanted.ts';
import { listRunOut, takeSubscriptionsToLookAt } from './queries.ts';
import { refreshBenefits } from './refresh-benefits.ts';

const BATCH = 20;
const AGAIN_MS = 10 * 60_000;

const shown = (orderId: string) => ({ path: `/office/orders/${orderId}` });

/** For a job: asks the provider about memberships whose check is due, and ends there what must not be charged again. */
export async function checkMemberships(services: Parts): Promise<void> {
  const { db, clock } = services;
  await workThrough(services, {
    duty: 'check-memberships',
    next: () => {
      const now = clock.now();
      return takeSubscriptionsToLookAt(db, now, new Date(now.getTime() + AGAIN_MS), BATCH);
    },
    subject: ({ orderId }) => orderId,
    shown: ({ orderId }) => shown(orderId),
    work: async ({ orderId, subscriptionId }) => {
      await syncSubscription(services, subscriptionId);
      await endIfUnwanted(services, orderId);
    },
  });
}

/** For a job: switches off what is no longer paid for. Nobody tells us when time has run out. */
export async function endRunOut(services: Parts): Promise<void> {
  await workThrough(services, {
    duty: 'end-memberships',
    next: () => listRunOut(services.db, services.clock.now(), BATCH),
    subject: ({ orderId }) => orderId,
    shown: ({ orderId }) => shown(orderId),
    work: ({ orderId }) => withOrder(services, orderId, (tx, order) => refreshBenefits(services, tx, order)),
  });
}
