import type Stripe from 'stripe';
import { invalid, missing } from './api-error.ts';
import type { Method } from './charge-intent.ts';
import { workingMethods } from './create-subscription.ts';
import { get, refId, seconds, type World } from './world.ts';

type Subscription = Stripe.Subscription;

export function updateSubscription(
  world: World,
  id: string,
  params: Stripe.SubscriptionUpdateParams,
): Subscription {
  const subscription = get(world.subscriptions, id, 'subscription');
  if (subscription.status === 'canceled') {
    const message = 'A canceled subscription can only update its cancellation_details and metadata.';
    throw invalid(message, undefined, 'invalid_canceled_subscription_fields');
  }
  if (params.cancel_at_period_end !== undefined && params.cancel_at !== undefined) {
    throw invalid('Only one of cancel_at and cancel_at_period_end may be passed.', 'cancel_at_period_end');
  }
  if (params.cancel_at_period_end !== undefined) {
    subscription.cancel_at_period_end = params.cancel_at_period_end;
    subscription.cancel_at = params.cancel_at_period_end ? periodEnd(subscription) : null;
  }
  if (params.cancel_at !== undefined) {
    subscription.cancel_at = typeof params.cancel_at === 'number' ? params.cancel_at : null;
    subscription.cancel_at_period_end = false;
  }
  subscription.canceled_at = subscription.cancel_at === null ? null : seconds(world.now());
  Object.assign(subscription.metadata, params.metadata ?? {});
  world.emit('customer.subscription.updated', subscription);
  return subscription;
}

/** No more tries on what is still owed; a bank debit that is under way will be answered all the same. */
export function cancelSubscription(world: World, id: string): Subscription {
  const subscription = get(world.subscriptions, id, 'subscription');
  if (subscription.status === 'canceled') throw missing('subscription', id);
  const now = seconds(world.now());
  Object.assign(subscription, { status: 'canceled', canceled_at: now, ended_at: now });
  latestInvoice(world, subscription).next_payment_attempt = null;
  world.emit('customer.subscription.deleted', subscription);
  return subscription;
}

/** Stripe's own portal sets a date where our adapter sets the flag. */
export function cancelInPortal(world: World, id: string): void {
  const cancel_at = periodEnd(get(world.subscriptions, id, 'subscription'));
  updateSubscription(world, id, { cancel_at });
}

/** The end of a month in which the member had cancelled. */
export function endPeriod(world: World, id: string): void {
  const subscription = get(world.subscriptions, id, 'subscription');
  if (subscription.cancel_at === null) throw invalid('this subscription is not cancelled: renew it');
  cancelSubscription(world, id);
}

const DECLINING = 'pm_card_chargeDeclined';

/** Whether the card will work from now on: the stand-in for one that has expired. */
export function changeCard(world: World, id: string, works: boolean): void {
  get(world.subscriptions, id, 'subscription').default_payment_method = works
    ? workingMethods.card
    : DECLINING;
}

export const cardWorks = ({ default_payment_method }: Subscription): boolean =>
  default_payment_method !== DECLINING;

export const methodOf = ({ default_payment_method }: Subscription): Method =>
  default_payment_method === workingMethods.sepa_debit ? 'sepa_debit' : 'card';

export const latestInvoice = (world: World, { latest_invoice }: Subscription): Stripe.Invoice =>
  get(world.invoices, refId(latest_invoice), 'invoice');

export const periodEnd = (subscription: Subscription): number =>
  subscription.items.data[0]?.current_period_end ?? 0;
