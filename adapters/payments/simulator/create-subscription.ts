import type Stripe from 'stripe';
import type { Method } from './charge-intent.ts';
import { attempt, createInvoice } from './invoices.ts';
import { monthsLater } from './months-later.ts';
import { metadataOf, sample } from './samples.ts';
import { get, newId, refId, seconds, type World } from './world.ts';

/** What the first month was paid with is charged for the others; the names are those of Stripe's test mode. */
export const workingMethods: Record<Method, string> = { card: 'pm_card_visa', sepa_debit: 'pm_sepa_debit' };

/** Made when its first payment was ordered; with a bank debit it is "active" before that money arrives. */
export function createSubscription(
  world: World,
  session: Stripe.Checkout.Session,
  method: Method,
  outcome: 'paid' | 'pending',
): { subscription: Stripe.Subscription; invoice: Stripe.Invoice } {
  const { params } = get(world.wanted, session.id, 'checkout.session');
  const created = seconds(world.now());
  const period = { start: created, end: seconds(monthsLater(world.now(), 1)) };
  const id = newId('sub');
  const model = sample<Stripe.Subscription>('subscription', {}).items;
  const items = (params.line_items ?? []).map((line) => ({
    ...structuredClone(model.data[0]),
    id: newId('si'),
    created,
    subscription: id,
    current_period_start: period.start,
    current_period_end: period.end,
    price: { ...model.data[0]?.price, currency: 'eur', unit_amount: line.price_data?.unit_amount ?? 0 },
  })) as Stripe.SubscriptionItem[];
  const subscription = sample<Stripe.Subscription>('subscription', {
    id,
    created,
    currency: 'eur',
    customer: refId(session.customer),
    status: 'active',
    metadata: metadataOf(params.subscription_data?.metadata),
    items: { ...model, data: items, url: `/v1/subscription_items?subscription=${id}` },
    start_date: created,
    billing_cycle_anchor: created,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    ended_at: null,
    trial_start: null,
    trial_end: null,
    pause_collection: null,
    pending_update: null,
    transfer_data: null,
    managed_payments: null,
    default_payment_method: workingMethods[method],
  });
  world.subscriptions.set(id, subscription);
  world.emit('customer.subscription.created', subscription);
  const amount = session.amount_total ?? 0;
  const invoice = createInvoice(world, subscription, { reason: 'subscription_create', amount, period });
  attempt(world, invoice, method, outcome);
  return { subscription, invoice };
}
