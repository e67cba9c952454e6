import type { Every } from '../payments.ts';
import { charge, createIntent, type Outcome } from './charges.ts';
import { ApiError, invalid, missing, type ScheduleParams } from './requests.ts';
import {
  add,
  get,
  type Invoice,
  type InvoicePayment,
  type Method,
  newId,
  type PaymentMethod,
  type Period,
  type Schedule,
  type Session,
  type Subscription,
  seconds,
  type World,
} from './world.ts';

const DAY = 86_400;
/** A failed charge is tried again so many days after it was due, and then given up. */
const RETRY_DAYS = [3, 8, 15];
/** What the first month was paid with is charged for the others; the names are those of Stripe's test mode. */
const methods = { card: 'pm_card_visa', sepa_debit: 'pm_sepa_debit', declining: 'pm_card_chargeDeclined' };

/** Created when its first payment was ordered; with a bank debit it is "active" before that money arrives. */
export function createSubscription(
  world: World,
  session: Session,
  method: Method,
  outcome: 'paid' | 'pending',
): void {
  const { params } = get(world.wanted, session.id, 'checkout.session');
  const start = seconds(world.now());
  const every = params.line_items[0]?.price_data.recurring?.interval ?? 'month';
  const { trial_period_days: free } = params.subscription_data ?? {};
  const trialEnd = free ? start + free * DAY : null;
  const period = { start, end: trialEnd ?? periodAfter({ start, anchor: start, every }) };
  const subscription = add(world.subscriptions, {
    id: newId('sub'),
    object: 'subscription',
    status: trialEnd ? 'trialing' : 'active',
    trial_end: trialEnd,
    currency: 'eur',
    customer: session.customer,
    metadata: params.subscription_data?.metadata ?? {},
    items: {
      data: params.line_items.map(({ price_data: { unit_amount } }) => ({
        current_period_start: period.start,
        current_period_end: period.end,
        id: newId('si'),
        price: { id: newId('price'), unit_amount, recurring: { interval: every } },
      })),
    },
    schedule: null,
    billing_cycle_anchor: trialEnd ?? start,
    cancel_at: null,
    cancel_at_period_end: false,
    ended_at: null,
    default_payment_method: methods[method],
    latest_invoice: null,
  });
  world.emit('customer.subscription.created', subscription);
  const amount = session.amount_total ?? 0;
  const invoice = createInvoice(world, subscription, {
    billing_reason: 'subscription_create',
    amount,
    period,
  });
  if (amount === 0) payInvoice(world, invoice);
  else attempt(world, invoice, method, outcome);
  session.subscription = subscription.id;
  session.invoice = invoice.id;
}

export function createInvoice(
  world: World,
  subscription: Subscription,
  { billing_reason, amount, period }: Pick<Invoice, 'billing_reason'> & { amount: number; period: Period },
): Invoice {
  const now = seconds(world.now());
  const invoice = add(world.invoices, {
    id: newId('in'),
    object: 'invoice',
    status: 'open',
    currency: 'eur',
    customer: subscription.customer,
    billing_reason,
    amount_due: amount,
    amount_paid: 0,
    attempt_count: 0,
    next_payment_attempt: null,
    // The period of the invoice itself looks back at usage, as at Stripe: the line has the month that is paid for.
    period_start: now,
    period_end: now,
    lines: { data: [{ period, amount }] },
    parent: { subscription_details: { subscription: subscription.id } },
    status_transitions: { paid_at: null },
  });
  subscription.latest_invoice = invoice.id;
  world.emit('invoice.created', invoice);
  return invoice;
}

/** Where there is nothing to pay, as with a trial: paid as soon as it is there, and no card is asked. */
export function createEmptyInvoice(world: World, subscription: Subscription, period: Period): void {
  const invoice = createInvoice(world, subscription, {
    billing_reason: 'subscription_update',
    amount: 0,
    period,
  });
  payInvoice(world, invoice);
}

/** Every attempt of one invoice is one payment intent. */
export function attempt(world: World, invoice: Invoice, method: Method, outcome: Outcome): void {
  const payment = paymentOf(world, invoice.id) ?? createPayment(world, invoice);
  invoice.attempt_count += 1;
  charge(world, get(world.intents, payment.payment.payment_intent, 'payment_intent'), method, outcome);
  if (outcome === 'paid') payInvoice(world, invoice);
  if (outcome !== 'failed') return;
  const pause = RETRY_DAYS[invoice.attempt_count - 1];
  invoice.next_payment_attempt = pause ? (invoice.lines.data[0]?.period.start ?? 0) + pause * DAY : null;
  world.emit('invoice.payment_failed', invoice);
}

function createPayment(world: World, invoice: Invoice): InvoicePayment {
  const intent = createIntent(world, { amount: invoice.amount_due, customer: invoice.customer });
  return add(world.invoicePayments, {
    id: newId('inpay'),
    object: 'invoice_payment',
    invoice: invoice.id,
    is_default: true,
    status: 'open',
    payment: { type: 'payment_intent', payment_intent: intent.id },
  });
}

export const paymentOf = (world: World, invoiceId: string): InvoicePayment | undefined =>
  [...world.invoicePayments.values()].find(({ invoice }) => invoice === invoiceId);

function payInvoice(world: World, invoice: Invoice): void {
  invoice.status = 'paid';
  invoice.amount_paid = invoice.amount_due;
  invoice.next_payment_attempt = null;
  invoice.status_transitions.paid_at = seconds(world.now());
  const payment = paymentOf(world, invoice.id);
  if (payment) payment.status = 'paid';
  world.emit('invoice.paid', invoice);
}

/** The bank's answer to the first debit. When it fails, the invoice is void; the subscription stays "active". */
export function settleFirstInvoice(world: World, invoice: Invoice, outcome: 'paid' | 'failed'): void {
  if (outcome === 'paid') {
    payInvoice(world, invoice);
    return;
  }
  invoice.status = 'void';
  world.emit('invoice.payment_failed', invoice);
  world.emit('invoice.voided', invoice);
}

/** The method that the next charge is made with. */
export const methodOf = ({ default_payment_method }: Subscription): Method =>
  default_payment_method === methods.sepa_debit ? 'sepa_debit' : 'card';

/** Stripe's own portal sets a date where our client sets the flag. */
type Cancellation = { cancel_at_period_end?: boolean; cancel_at?: '' | number };

export function updateSubscription(world: World, asked: Cancellation, id: string): Subscription {
  const { cancel_at_period_end, cancel_at } = asked;
  const subscription = get(world.subscriptions, id, 'subscription');
  if (subscription.status === 'canceled') {
    const message = 'A canceled subscription can only update its cancellation_details and metadata.';
    throw invalid(message, undefined, 'invalid_canceled_subscription_fields');
  }
  if (cancel_at_period_end !== undefined && cancel_at !== undefined) {
    throw invalid('Only one of cancel_at and cancel_at_period_end may be passed.', 'cancel_at_period_end');
  }
  if (subscription.schedule) {
    const message = `The subscription is managed by the subscription schedule \`${subscription.schedule}\`, and updating any cancelation behavior directly is not allowed. Please update the schedule instead.`;
    throw invalid(message);
  }
  subscription.cancel_at_period_end = cancel_at_period_end ?? false;
  subscription.cancel_at = cancel_at_period_end ? periodEnd(subscription) : cancel_at || null;
  world.emit('customer.subscription.updated', subscription);
  return subscription;
}

/** Takes over a running subscription: its phase is the month that is running, until another is written. */
export function createSchedule(
  world: World,
  { from_subscription: id }: { from_subscription: string },
): Schedule {
  const subscription = get(world.subscriptions, id, 'subscription', 'from_subscription');
  if (subscription.status === 'canceled')
    throw invalid('You cannot migrate a subscription that is canceled.', 'from_subscription');
  if (subscription.schedule)
    throw invalid(
      'You cannot migrate a subscription that is already attached to a schedule.',
      'from_subscription',
    );
  const schedule = add(world.schedules, {
    id: newId('sub_sched'),
    object: 'subscription_schedule',
    end_behavior: 'release',
    subscription: id,
    phases: [{ start_date: subscription.billing_cycle_anchor, end_date: periodEnd(subscription) }],
    months: null,
  });
  subscription.schedule = schedule.id;
  return schedule;
}

export function updateSchedule(
  world: World,
  { phases: [phase], end_behavior }: ScheduleParams,
  id: string,
): Schedule {
  const schedule = get(world.schedules, id, 'subscription_schedule');
  const subscription = get(world.subscriptions, schedule.subscription, 'subscription');
  if (!phase) throw invalid('A schedule has at least one phase.', 'phases');
  if (phase.start_date !== schedule.phases[0]?.start_date)
    throw invalid('You can not modify the start date of the current phase.', 'phases[0][start_date]');
  const prices = subscription.items.data.map(({ price }) => price.id);
  const unknown = phase.items.find(({ price }) => !prices.includes(price));
  if (unknown) throw missing('price', unknown.price, 'phases[0][items][0][price]');
  const end = monthsLater(new Date(phase.start_date * 1000), phase.duration.interval_count);
  schedule.end_behavior = end_behavior;
  schedule.phases = [{ start_date: phase.start_date, end_date: seconds(end) }];
  schedule.months = phase.duration.interval_count;
  subscription.cancel_at = seconds(end);
  world.emit('customer.subscription.updated', subscription);
  return schedule;
}

/** Whether the month that is paid is the last one. */
function endsNow(world: World, subscription: Subscription): boolean {
  if (subscription.cancel_at === null) return false;
  const months = subscription.schedule ? world.schedules.get(subscription.schedule)?.months : undefined;
  return !months || invoicesOf(world, subscription).length >= months;
}

/** Nothing more is tried on what is still owed; a bank debit that is under way will be answered all the same. */
export function cancelSubscription(world: World, id: string): Subscription {
  const subscription = get(world.subscriptions, id, 'subscription');
  if (subscription.status === 'canceled') throw missing('subscription', id);
  subscription.status = 'canceled';
  subscription.ended_at = seconds(world.now());
  latestInvoice(world, subscription).next_payment_attempt = null;
  world.emit('customer.subscription.deleted', subscription);
  return subscription;
}

/** Whether the card will work from now on: a card that does not stands for one that has expired. */
export function changeCard(world: World, id: string, works: boolean): void {
  const subscription = get(world.subscriptions, id, 'subscription');
  subscription.default_payment_method = works ? methods.card : methods.declining;
}

export const cardWorks = ({ default_payment_method }: Subscription): boolean =>
  default_payment_method !== methods.declining;

/** Another card, which is good to the end of that month. */
export function putCard(world: World, id: string, card: { exp_month: number; exp_year: number }): void {
  const subscription = get(world.subscriptions, id, 'subscription');
  const { customer } = subscription;
  const made = { id: newId('pm'), object: 'payment_method' as const, type: 'card' as const, customer, card };
  subscription.default_payment_method = add(world.methods, made).id;
}

/** What a subscription is charged to, by its id: cards of its customers, and those of Stripe's test mode. */
export const methodsOf = ({ methods: ofCustomers }: World): World['methods'] =>
  new Map([
    ...ofCustomers,
    ...[methods.card, methods.declining].map((id) => [id, testMethod(id, 'card')] as const),
    [methods.sepa_debit, testMethod(methods.sepa_debit, 'sepa_debit')],
  ]);

const testMethod = (id: string, type: Method): PaymentMethod => ({
  ...{ id, object: 'payment_method', type, customer: null },
  ...(type === 'card' && { card: { exp_month: 12, exp_year: 2040 } }),
});

/** An invoice that failed is tried once more because somebody asks for it. What the bank refuses leaves nothing behind here. */
export function payOpenInvoice(world: World, id: string): Invoice {
  const invoice = get(world.invoices, id, 'invoice');
  if (invoice.status === 'paid') throw invalid('Invoice is already paid');
  const subscription = get(
    world.subscriptions,
    invoice.parent.subscription_details.subscription,
    'subscription',
  );
  if (subscription.status === 'canceled') throw invalid('This invoice can no longer be paid.');
  if (!cardWorks(subscription))
    throw new ApiError(402, 'Your card was declined.', { type: 'card_error', code: 'card_declined' });
  attempt(world, invoice, methodOf(subscription), 'paid');
  subscription.status = 'active';
  world.emit('customer.subscription.updated', subscription);
  return invoice;
}

/** The month is over now, whatever the calendar says; one that is past due is charged again instead. */
export function renew(world: World, id: string, outcome: 'paid' | 'failed'): void {
  const subscription = get(world.subscriptions, id, 'subscription');
  if (chargeDue(world, subscription) === null) throw invalid('This subscription does not run.');
  if (latestInvoice(world, subscription).status === 'paid') {
    makeOlder(world, subscription, Math.max(0, periodEnd(subscription) - seconds(world.now())));
  }
  chargeMonth(world, subscription, outcome);
}

/** Everything that has become due, in the order in which it became due. */
export function catchUp(world: World, subscription: Subscription): void {
  const isDue = () => (chargeDue(world, subscription) ?? Number.POSITIVE_INFINITY) <= seconds(world.now());
  while (isDue()) chargeMonth(world, subscription, cardWorks(subscription) ? 'paid' : 'failed');
}

/** When money is next asked for; null when it never is: it has ended, or its first debit has not arrived. */
export function chargeDue(world: World, subscription: Subscription): number | null {
  if (subscription.status === 'canceled') return null;
  const { status, next_payment_attempt } = latestInvoice(world, subscription);
  return status === 'paid' ? periodEnd(subscription) : next_payment_attempt;
}

function chargeMonth(world: World, subscription: Subscription, outcome: 'paid' | 'failed'): void {
  const latest = latestInvoice(world, subscription);
  if (latest.status === 'paid' && endsNow(world, subscription)) {
    cancelSubscription(world, subscription.id);
    return;
  }
  const invoice = latest.status === 'paid' ? nextMonth(world, subscription) : latest;
  attempt(world, invoice, methodOf(subscription), outcome);
  subscription.status = outcome === 'paid' ? 'active' : 'past_due';
  subscription.trial_end = null;
  world.emit('customer.subscription.updated', subscription);
  if (outcome === 'paid' || invoice.next_payment_attempt !== null) return;
  invoice.status = 'uncollectible';
  world.emit('invoice.marked_uncollectible', invoice);
  cancelSubscription(world, subscription.id);
}

function nextMonth(world: World, subscription: Subscription): Invoice {
  const start = periodEnd(subscription);
  const anchor = subscription.billing_cycle_anchor;
  const period = { start, end: periodAfter({ start, anchor, every: everyOf(subscription) }) };
  for (const item of subscription.items.data) {
    item.current_period_start = period.start;
    item.current_period_end = period.end;
  }
  const amount = subscription.items.data.reduce((sum, { price }) => sum + price.unit_amount, 0);
  return createInvoice(world, subscription, { billing_reason: 'subscription_cycle', amount, period });
}

/**
 * Time is moved by making a subscription older, not by changing what now is: the site's clock, other orders and the
 * age of signatures stay true, and a month that is ended early is charged and dated today.
 */
function makeOlder(world: World, subscription: Subscription, by: number): void {
  subscription.billing_cycle_anchor -= by;
  if (subscription.cancel_at !== null) subscription.cancel_at -= by;
  if (subscription.trial_end) subscription.trial_end -= by;
  for (const item of subscription.items.data) {
    item.current_period_start -= by;
    item.current_period_end -= by;
  }
  for (const { period } of invoicesOf(world, subscription).flatMap(({ lines }) => lines.data)) {
    period.start -= by;
    period.end -= by;
  }
}

export const everyOf = ({ items }: Subscription): Every =>
  items.data[0]?.price.recurring?.interval ?? 'month';

/**
 * The end of the month, or year, that begins then: counted from the first day of all, so that the 31st does not become the
 * 28th for good. A subscription that was made older has months that are a little off.
 */
export function periodAfter({
  start,
  anchor,
  every,
}: {
  start: number;
  anchor: number;
  every: Every;
}): number {
  const step = every === 'year' ? 12 : 1;
  const least = start + (every === 'year' ? 180 : 15) * DAY;
  for (let n = step; ; n += step) {
    const end = seconds(monthsLater(new Date(anchor * 1000), n));
    if (end > least) return end;
  }
}

const invoicesOf = (world: World, { id }: Subscription): Invoice[] =>
  [...world.invoices.values()].filter(({ parent }) => parent.subscription_details.subscription === id);

const latestInvoice = (world: World, { latest_invoice }: Subscription): Invoice =>
  get(world.invoices, latest_invoice, 'invoice');

export const periodEnd = ({ items }: Subscription): number => items.data[0]?.current_period_end ?? 0;

/** The same day n months on, or that month's last day: counted from a fixed start, so that 31 January gives 31 March. */
export function monthsLater(start: Date, n: number): Date {
  const result = new Date(start);
  result.setUTCDate(1);
  result.setUTCMonth(result.getUTCMonth() + n);
  const lastDay = new Date(Date.UTC(result.getUTCFullYear(), result.getUTCMonth() + 1, 0)).getUTCDate();
  result.setUTCDate(Math.min(start.getUTCDate(), lastDay));
  return result;
}
