import {
  ApiError,
  invalid,
  type PreviewParams,
  type PriceParams,
  type SubscriptionParams,
} from './requests.ts';
import {
  attempt,
  cardWorks,
  createEmptyInvoice,
  createInvoice,
  everyOf,
  methodOf,
  periodAfter,
  updateSubscription,
} from './subscriptions.ts';
import { add, get, newId, type Period, type Price, type Subscription, seconds, type World } from './world.ts';

/** What a running subscription is changed to, and what that charges: with Stripe's rules, as far as our client asks for them. */

export function createPrice(world: World, { unit_amount, recurring }: PriceParams) {
  return add(world.prices, { id: newId('price'), object: 'price' as const, unit_amount, recurring });
}

type Items = NonNullable<SubscriptionParams['items']>;

/** The id of the one item; rows of earlier programs have none. */
const itemIdOf = ({ id, items }: Subscription): string => items.data[0]?.id ?? `si_${id}`;

function priceIn(world: World, subscription: Subscription, [item]: Items): Price {
  if (!item || item.id !== itemIdOf(subscription))
    throw invalid(`No such subscription item: '${item?.id}'`, 'items[0][id]', 'resource_missing');
  return get(world.prices, item.price, 'price', 'items[0][price]');
}

/** What is charged when a price takes the place of another at a moment: the new one, less what is not used of the old one. */
function prorated(subscription: Subscription, price: Price, at: number) {
  const [item] = subscription.items.data;
  if (!item) throw invalid('This subscription has no items.');
  const { current_period_start: start, current_period_end: end } = item;
  if (at < start || at > end)
    throw invalid('The proration date must be within the current period.', 'proration_date');
  // During a trial nothing is paid that could be given back.
  const share = subscription.trial_end ? 0 : (end - at) / (end - start);
  const unused = Math.round(item.price.unit_amount * share);
  const every = price.recurring.interval;
  const isSame = every === everyOf(subscription);
  const period: Period = isSame
    ? { start: at, end }
    : { start: at, end: periodAfter({ start: at, anchor: at, every }) };
  const added = isSame ? Math.round(price.unit_amount * ((end - at) / (end - start))) : price.unit_amount;
  const lines = [
    { amount: -unused, period: { start: at, end } },
    { amount: added, period },
  ];
  return { lines, amount: added - unused, period, isSame };
}

export function previewInvoice(world: World, { subscription: id, subscription_details }: PreviewParams) {
  const subscription = running(world, id);
  const { items, proration_date } = subscription_details;
  const { amount, lines } = prorated(subscription, priceIn(world, subscription, items), proration_date);
  return { object: 'invoice', amount_due: Math.max(0, amount), lines: { data: lines } };
}

function running(world: World, id: string): Subscription {
  const subscription = get(world.subscriptions, id, 'subscription');
  if (subscription.status === 'canceled') {
    const message = 'A canceled subscription can only update its cancellation_details and metadata.';
    throw invalid(message, undefined, 'invalid_canceled_subscription_fields');
  }
  if (subscription.schedule)
    throw invalid(`The subscription is managed by the subscription schedule \`${subscription.schedule}\`.`);
  return subscription;
}

/** A change of price or of the next charge, or the cancellation alone. */
export function changeSubscription(world: World, asked: SubscriptionParams, id: string): Subscription {
  const { items, trial_end, proration_behavior, proration_date, payment_behavior, metadata } = asked;
  if (!items && trial_end === undefined) return updateSubscription(world, asked, id);
  const subscription = running(world, id);
  if (proration_date !== undefined && proration_behavior !== 'always_invoice')
    throw invalid('proration_date needs a proration behavior.', 'proration_date');
  if (typeof trial_end === 'number' && trial_end <= seconds(world.now()))
    throw invalid('Invalid timestamp: must be an integer Unix timestamp in the future.', 'trial_end');
  const price = items && priceIn(world, subscription, items);
  const isCharged = proration_behavior === 'always_invoice' || trial_end === 'now';
  if (isCharged && payment_behavior && !cardWorks(subscription))
    throw new ApiError(402, 'Your card was declined.', { type: 'card_error', code: 'card_declined' });
  if (proration_behavior === 'always_invoice' && price)
    chargeNow(world, subscription, price, proration_date ?? seconds(world.now()));
  else if (price) {
    const isSame = price.recurring.interval === everyOf(subscription);
    // Another rhythm without a trial would begin, and be charged, at once.
    if (!isSame && trial_end === undefined)
      throw invalid('The simulator charges another interval by proration alone.');
    setPrice(subscription, price);
  }
  if (typeof trial_end === 'number') beginTrial(world, subscription, trial_end);
  if (trial_end === 'now') endTrial(world, subscription);
  subscription.metadata = { ...subscription.metadata, ...metadata };
  world.emit('customer.subscription.updated', subscription);
  return subscription;
}

function setPrice(subscription: Subscription, price: Price): void {
  const { id, unit_amount, recurring } = price;
  const itemId = itemIdOf(subscription);
  for (const item of subscription.items.data) {
    item.id = itemId;
    item.price = { id, unit_amount, recurring };
  }
}

function setPeriod(subscription: Subscription, { start, end }: Period): void {
  for (const item of subscription.items.data) {
    item.current_period_start = start;
    item.current_period_end = end;
  }
}

function chargeNow(world: World, subscription: Subscription, price: Price, at: number): void {
  const { amount, lines, period, isSame } = prorated(subscription, price, at);
  setPrice(subscription, price);
  if (!isSame) {
    subscription.billing_cycle_anchor = at;
    setPeriod(subscription, period);
  }
  const billing_reason = 'subscription_update';
  // What is left over would become a credit of the customer's, with which our client has nothing to do.
  if (amount <= 0) {
    createEmptyInvoice(world, subscription, period);
    return;
  }
  const invoice = createInvoice(world, subscription, { billing_reason, amount, period });
  invoice.lines.data = lines;
  attempt(world, invoice, methodOf(subscription), 'paid');
}

/** Nothing is charged until then; the month of the trial begins now. */
function beginTrial(world: World, subscription: Subscription, end: number): void {
  const start = seconds(world.now());
  subscription.status = 'trialing';
  subscription.trial_end = end;
  subscription.billing_cycle_anchor = end;
  setPeriod(subscription, { start, end });
  createEmptyInvoice(world, subscription, { start, end });
}

function endTrial(world: World, subscription: Subscription): void {
  if (!subscription.trial_end) throw invalid('This subscription has no trial.', 'trial_end');
  const start = seconds(world.now());
  const every = everyOf(subscription);
  const period = { start, end: periodAfter({ start, anchor: start, every }) };
  subscription.status = 'active';
  subscription.trial_end = null;
  subscription.billing_cycle_anchor = start;
  setPeriod(subscription, period);
  const amount = subscription.items.data.reduce((sum, { price }) => sum + price.unit_amount, 0);
  const invoice = createInvoice(world, subscription, {
    billing_reason: 'subscription_cycle',
    amount,
    period,
  });
  attempt(world, invoice, methodOf(subscription), 'paid');
}
