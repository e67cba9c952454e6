import { isPaymentsError, type SubscriptionState } from '../../../adapters/payments/payments.ts';
import { DomainError, notFound } from '../../errors.ts';
import type { Parts } from '../../services.ts';
import { isNews, numberedRead } from '../orders/numbered-read.ts';
import { type OrderHolder, openOrder } from '../orders/open-order.ts';
import { withOrder } from '../orders/with-order.ts';
import type { SubscriptionRow } from './access.ts';
import { findSubscription } from './queries.ts';
import { settleSubscription } from './settle-subscription.ts';

/** No further charge; the month that is paid for runs to its end. */
export const cancelMembership = (services: Parts, holder: OrderHolder): Promise<void> =>
  change(services, holder, services.payments.cancelSubscription);

/** Takes the cancellation back, while the membership still runs. */
export const resumeMembership = (services: Parts, holder: OrderHolder): Promise<void> =>
  change(services, holder, services.payments.resumeSubscription);

async function change(
  services: Parts,
  holder: OrderHolder,
  ask: (subscriptionId: string) => Promise<SubscriptionState>,
): Promise<void> {
  const { orderId, subscriptionId } = await subscriptionOf(services, holder);
  const reading = await numberedRead(services, 'subscription', subscriptionId, ask).catch(inOurWords);
  await withOrder(services, orderId, async (tx, order) => {
    if (await isNews(tx, reading)) await settleSubscription(services, tx, order, reading.state);
  });
}

/** The provider's page for a new card. */
export async function openBilling(
  services: Parts,
  holder: OrderHolder,
  returnPath: string,
): Promise<{ url: string }> {
  const { customerId } = await subscriptionOf(services, holder);
  return services.payments
    .billingPortal(customerId, `${services.config.appUrl}${returnPath}`)
    .catch(inOurWords);
}

async function subscriptionOf(services: Parts, holder: OrderHolder): Promise<SubscriptionRow> {
  const { order } = await openOrder(services, holder);
  const row = await findSubscription(services.db, order.id);
  if (!row) throw notFound('Membership');
  return row;
}

function inOurWords(error: unknown): never {
  if (!isPaymentsError(error)) throw error;
  throw error.reason === 'unavailable'
    ? new DomainError('unavailable', 'The payment provider does not answer. Please try again in a moment.')
    : new DomainError('conflict', 'This membership has ended, so it cannot be changed any more.');
}
