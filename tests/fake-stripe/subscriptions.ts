import type Stripe from 'stripe';
import { invalid, missing } from './api-error.ts';
import { attempt, createInvoice, monthFrom } from './invoices.ts';
import { get, refId, seconds, type World } from './world.ts';

const MAX_ATTEMPTS = 4;

export function updateSubscription(
  world: World,
  id: string,
  params: Stripe.SubscriptionUpdateParams,
): Stripe.Subscription {
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
    subscription.cancel_at = params.cancel_at === '' ? null : (params.cancel_at as number);
    subscription.cancel_at_period_end = false;
  }
  subscription.canceled_at = subscription.cancel_at === null ? null : seconds(world.now());
  Object.assign(subscription.metadata, params.metadata ?? {});
  world.emit('customer.subscription.updated', subscription);
  return subscription;
}

export function cancelSubscription(world: World, id: string): Stripe.Subscription {
  const subscription = get(world.subscriptions, id, 'subscription');
  if (subscription.status === 'canceled') throw missing('subscription', id);
  const now = seconds(world.now());
  Object.assign(subscription, { status: 'canceled', canceled_at: now, ended_at: now });
  world.emit('customer.subscription.deleted', subscription);
  return subscription;
}

/** The month is over and the next one is charged; one that is past due is charged again instead. */
export function renew(world: World, id: string, outcome: 'paid' | 'failed'): void {
  const subscription = get(world.subscriptions, id, 'subscription');
  if (subscription.status === 'canceled') throw invalid('this subscription has ended');
  const latest = get(world.invoices, refId(subscription.latest_invoice), 'invoice');
  const again = subscription.status === 'past_due' && latest.status === 'open';
  const invoice = again ? latest : nextMonth(world, subscription);
  attempt(world, subscription, invoice, 'card', outcome);
  if (outcome === 'paid') subscription.status = 'active';
  world.emit('customer.subscription.updated', subscription);
  if (outcome === 'failed' && invoice.attempt_count >= MAX_ATTEMPTS) cancelSubscription(world, id);
}

/** The end of a month in which the member had cancelled. */
export function endPeriod(world: World, id: string): void {
  const subscription = get(world.subscriptions, id, 'subscription');
  if (subscription.cancel_at === null) throw invalid('this subscription is not cancelled: renew it');
  cancelSubscription(world, id);
}

function nextMonth(world: World, subscription: Stripe.Subscription): Stripe.Invoice {
  const period = monthFrom(world.now());
  for (const item of subscription.items.data) {
    item.current_period_start = period.start;
    item.current_period_end = period.end;
  }
  const amount = subscription.items.data.reduce((sum, item) => sum + (item.price.unit_amount ?? 0), 0);
  return createInvoice(world, subscription, { reason: 'subscription_cycle', amount, period });
}

export const periodEnd = (subscription: Stripe.Subscription): number =>
  subscription.items.data[0]?.current_period_end ?? 0;
