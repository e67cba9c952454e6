import { isPaymentsError, type SubscriptionState } from '../../adapters/payments/payments.ts';
import type { Tx } from '../../db/connect.ts';
import { DAY, MINUTE } from '../../shared/durations.ts';
import { processDue } from '../duties.ts';
import { DomainError, notFound } from '../errors.ts';
import { announce, type FactOf } from '../facts.ts';
import { accountById, ownsAddress } from '../identity/index.ts';
import { postMail } from '../mail/index.ts';
import { toldDay } from '../moments.ts';
import type { Deps } from '../services.ts';
import {
  changeSubscription,
  claimSubscriptionsToCheck,
  listRenewals,
  listRunOut,
  membershipState,
  openBenefits,
  refreshBenefits,
  type SubscriptionRow,
  subscriptionOf,
} from './membership.ts';
import {
  claimLatestRead,
  numberedRead,
  type OrderHolder,
  openOrder,
  withOrder,
} from './orders/open-order.ts';
import { addressedToBuyer, recordOrderEvent } from './orders/order-letters.ts';
import { syncSubscription } from './orders/sync-with-provider.ts';
import { planOf } from './payment-plans.ts';
import { movePurchasesToAccount } from './purchases.ts';
import { aboutMembership, endIfUnwanted, settleSubscription } from './settle-subscription.ts';

/** No further charge; the month that is paid for runs to its end. */
export async function cancelMembership(services: Deps, holder: OrderHolder): Promise<void> {
  const row = await ownSubscription(services, holder);
  await changeAtProvider(services, row, stopCharging(services, row));
}

/**
 * While a charge is overdue, the month that is paid for is over. One that only was to end with its month would be charged
 * again at the next try: it ends now, and with it the tries.
 */
export const stopCharging = (
  { payments, clock }: Deps,
  { status, pausedFrom }: Pick<SubscriptionRow, 'status' | 'pausedFrom'>,
) =>
  // In a pause nothing runs that could come to its end.
  status === 'past_due' || (pausedFrom && pausedFrom <= clock.now())
    ? payments.endSubscription
    : payments.cancelSubscription;

/** Takes the cancellation back, while the membership still runs. */
export async function resumeMembership(services: Deps, holder: OrderHolder): Promise<void> {
  const row = await ownSubscription(services, holder);
  await changeAtProvider(services, row, services.payments.resumeSubscription);
}

/** Asks the provider for the change, and brings the membership to what it answers. */
export async function changeAtProvider(
  services: Deps,
  { orderId, subscriptionId }: Pick<SubscriptionRow, 'orderId' | 'subscriptionId'>,
  ask: (subscriptionId: string) => Promise<SubscriptionState>,
): Promise<void> {
  const reading = await numberedRead(services, 'subscription', subscriptionId, ask).catch(inOurWords);
  await withOrder(services, orderId, async (tx, order) => {
    if (await claimLatestRead(tx, reading)) await settleSubscription(services, tx, order, reading.state);
  });
}

/** The provider's page for a new card. */
export async function openBilling(
  services: Deps,
  holder: OrderHolder,
  returnPath: string,
): Promise<{ url: string }> {
  const { order } = await openOrder(services, holder);
  const plan = await planOf(services.db, order.id);
  const customerId = plan?.customerId ?? (await ownSubscription(services, holder)).customerId;
  return services.payments
    .billingPortal(customerId, `${services.config.appUrl}${returnPath}`, plan && 'card')
    .catch(inOurWords);
}

async function ownSubscription(services: Deps, holder: OrderHolder): Promise<SubscriptionRow> {
  const { order } = await openOrder(services, holder);
  const row = await subscriptionOf(services.db, order.id);
  // Months that came with a product have nothing to be cancelled or paid.
  if (!row || row.months !== null) throw notFound('Membership');
  return row;
}

export function inOurWords(error: unknown): never {
  if (!isPaymentsError(error)) throw error;
  throw error.reason === 'unavailable'
    ? new DomainError('unavailable', 'The payment provider does not answer. Please try again in a moment.')
    : new DomainError('conflict', 'This membership has ended, so it cannot be changed any more.');
}

const BATCH = 20;
const AGAIN_MS = 10 * MINUTE;

/** For a job: asks the provider about memberships whose check is due, and ends there what must not be charged again. */
export async function checkMemberships(services: Deps): Promise<void> {
  const { db, clock } = services;
  await processDue(services, {
    duty: 'check-memberships',
    next: () => {
      const now = clock.now();
      return claimSubscriptionsToCheck(db, now, new Date(now.getTime() + AGAIN_MS), BATCH);
    },
    subject: ({ orderId }) => orderId,
    shown: ({ orderId }) => shown(orderId),
    work: async ({ orderId, subscriptionId }) => {
      await syncSubscription(services, subscriptionId);
      await endIfUnwanted(services, orderId);
    },
  });
}

const shown = (orderId: string) => ({ path: `/office/orders/${orderId}` });

/** For a job: switches off what is no longer paid for. Nobody tells us when time has run out. */
export async function endRunOut(services: Deps): Promise<void> {
  await processDue(services, {
    duty: 'end-memberships',
    next: () => listRunOut(services.db, services.clock.now(), BATCH),
    subject: ({ orderId }) => orderId,
    shown: ({ orderId }) => shown(orderId),
    work: ({ orderId }) => withOrder(services, orderId, (tx, order) => refreshBenefits(services, tx, order)),
  });
}

/** So long before a paid year is renewed a letter says so, with the way out. */
const AHEAD_MS = 14 * DAY;

/** For a job. Once for each year, and once before free days end. */
export async function tellOfRenewals(services: Deps): Promise<void> {
  const { db, clock } = services;
  await processDue(services, {
    duty: 'end-memberships',
    next: () => listRenewals(db, new Date(clock.now().getTime() + AHEAD_MS), clock.now(), BATCH),
    subject: ({ orderId }) => orderId,
    shown: ({ orderId }) => shown(orderId),
    work: ({ orderId }) =>
      withOrder(services, orderId, async (tx, order) => {
        const row = await subscriptionOf(tx, orderId);
        if (!row || row.cancelAtPeriodEnd || row.renewalToldFor?.getTime() === row.currentPeriodEnd.getTime())
          return;
        const { amountCents, currentPeriodEnd } = row;
        await changeSubscription(tx, orderId, { renewalToldFor: currentPeriodEnd });
        const nextCharge = toldDay(currentPeriodEnd);
        const props = { ...aboutMembership(services, order, row), amountCents, nextCharge };
        await postMail(services, tx, {
          ...addressedToBuyer(order),
          template: membershipState(row) === 'trial' ? 'trial-ends-soon' : 'membership-renews-soon',
          props,
        });
      }),
  });
}

type Buyer = { id: string; email: string };

/**
 * What was bought as a guest moves into the account, once its address is proven. All in one transaction: an order that
 * has its owner also has what only an owner can be given. Nothing waiting, nothing done.
 */
export const attachPurchases = (services: Deps, { id, email }: Buyer): Promise<number> =>
  services.db.transaction((tx) => attachProven(services, tx, { id, email }));

export const attachToVerified = (services: Deps, tx: Tx, { userId, email }: FactOf<'account-verified'>) =>
  attachProven(services, tx, { id: userId, email });

async function attachProven(services: Deps, tx: Tx, { id, email }: Buyer): Promise<number> {
  return (await ownsAddress(tx, { userId: id, email }))
    ? attachOrdersOfAddress(services, tx, { id, email })
    : 0;
}

/** The same for an address that the office took for hers. That of the account is proven in any case. */
export async function attachOrdersOfAddress(services: Deps, tx: Tx, { id, email }: Buyer): Promise<number> {
  if (!(await accountById(tx, id))?.emailVerified) return 0;
  const given = await movePurchasesToAccount(tx, email.toLowerCase(), id);
  for (const order of given.filter(({ paidAt }) => paidAt !== null)) {
    await recordOrderEvent(services, tx, order.id, 'attached');
    await announce(services, tx, {
      type: 'order-attached',
      orderId: order.id,
      email: order.email,
      userId: id,
    });
    await openBenefits(services, tx, order);
  }
  return given.length;
}
