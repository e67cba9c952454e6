import type Stripe from 'stripe';
import { invalid } from './api-error.ts';
import { attempt, createInvoice, giveUpInvoice } from './invoices.ts';
import { monthsLater } from './months-later.ts';
import { cancelSubscription, cardWorks, latestInvoice, methodOf, periodEnd } from './subscriptions.ts';
import { get, refId, seconds, type World } from './world.ts';

type Subscription = Stripe.Subscription;

/** The month is over now, whatever the calendar says; one that is past due is charged again instead. */
export function renew(world: World, id: string, outcome: 'paid' | 'failed'): void {
  const subscription = get(world.subscriptions, id, 'subscription');
  if (chargeDue(world, subscription) === null) throw invalid('This subscription does not run.');
  if (latestInvoice(world, subscription).status === 'paid') {
    makeOlder(world, subscription, Math.max(0, periodEnd(subscription) - seconds(world.now())));
  }
  charge(world, subscription, outcome);
}

/** Everything that has become due, in the order in which it became due. */
export function catchUp(world: World, subscription: Subscription): void {
  const isDue = () => (chargeDue(world, subscription) ?? Number.POSITIVE_INFINITY) <= seconds(world.now());
  while (isDue()) charge(world, subscription, cardWorks(subscription) ? 'paid' : 'failed');
}

/** When money is next asked for; null when it never is: it has ended, or its first debit has not arrived. */
export function chargeDue(world: World, subscription: Subscription): number | null {
  if (subscription.status === 'canceled') return null;
  const { status, next_payment_attempt } = latestInvoice(world, subscription);
  return status === 'paid' ? periodEnd(subscription) : next_payment_attempt;
}

function charge(world: World, subscription: Subscription, outcome: 'paid' | 'failed'): void {
  const latest = latestInvoice(world, subscription);
  if (latest.status === 'paid' && subscription.cancel_at !== null) {
    cancelSubscription(world, subscription.id);
    return;
  }
  const invoice = latest.status === 'paid' ? nextMonth(world, subscription) : latest;
  attempt(world, invoice, methodOf(subscription), outcome);
  subscription.status = outcome === 'paid' ? 'active' : 'past_due';
  world.emit('customer.subscription.updated', subscription);
  if (outcome === 'paid' || invoice.next_payment_attempt !== null) return;
  giveUpInvoice(world, invoice);
  cancelSubscription(world, subscription.id);
}

/** Month n ends n months after the first day, so that the 31st does not become the 28th for good. */
function nextMonth(world: World, subscription: Subscription): Stripe.Invoice {
  const month = invoicesOf(world, subscription).length + 1;
  const end = monthsLater(new Date(subscription.billing_cycle_anchor * 1000), month);
  const period = { start: periodEnd(subscription), end: seconds(end) };
  for (const item of subscription.items.data) {
    item.current_period_start = period.start;
    item.current_period_end = period.end;
  }
  const amount = subscription.items.data.reduce((sum, item) => sum + (item.price.unit_amount ?? 0), 0);
  return createInvoice(world, subscription, { reason: 'subscription_cycle', amount, period });
}

/**
 * Time is moved by making a subscription older, not by changing what now is: the site's clock, other orders and the
 * age of signatures stay true, and a month that is ended early is charged and dated today.
 */
function makeOlder(world: World, subscription: Subscription, by: number): void {
  subscription.billing_cycle_anchor -= by;
  if (subscription.cancel_at !== null) subscription.cancel_at -= by;
  for (const item of subscription.items.data) {
    item.current_period_start -= by;
    item.current_period_end -= by;
  }
  for (const { period } of invoicesOf(world, subscription).flatMap(({ lines }) => lines.data)) {
    period.start -= by;
    period.end -= by;
  }
}

const invoicesOf = (world: World, { id }: Subscription): Stripe.Invoice[] =>
  [...world.invoices.values()].filter(
    ({ parent }) => refId(parent?.subscription_details?.subscription) === id,
  );
