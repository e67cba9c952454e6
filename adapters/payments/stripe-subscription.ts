import type Stripe from 'stripe';
import type { InvoiceState, SubscriptionState } from './payment-states.ts';
import type { Priced, SubscriptionChange } from './payments.ts';
import { hasCode } from './stripe-errors.ts';
import { dateOf, dateOrNull, idOf, invoicePaymentId } from './stripe-values.ts';

const expand = ['latest_invoice.payments', 'default_payment_method'];

export async function readSubscription(stripe: Stripe, id: string): Promise<SubscriptionState> {
  return toState(await stripe.subscriptions.retrieve(id, { expand }));
}

export async function cancelSubscription(stripe: Stripe, id: string): Promise<SubscriptionState> {
  return toState(await stripe.subscriptions.update(id, { cancel_at_period_end: true, expand }));
}

export async function resumeSubscription(stripe: Stripe, id: string): Promise<SubscriptionState> {
  const { cancel_at, cancel_at_period_end } = await stripe.subscriptions.retrieve(id);
  // Stripe's own portal may set a date instead of the flag, and each is taken back by itself.
  const change: Stripe.SubscriptionUpdateParams =
    cancel_at && !cancel_at_period_end ? { cancel_at: '' } : { cancel_at_period_end: false };
  return toState(await stripe.subscriptions.update(id, { ...change, expand }));
}

export async function endSubscription(stripe: Stripe, id: string): Promise<SubscriptionState> {
  try {
    return toState(await stripe.subscriptions.cancel(id, { expand }));
  } catch (error) {
    // Stripe no longer "finds" an ended subscription for cancelling, though it can be read.
    if (!hasCode(error, 'resource_missing')) throw error;
    return readSubscription(stripe, id);
  }
}

/** More than a plan of twelve months can have; a list is read whole or not at all. */
const MOST_INVOICES = 100;

export async function listInvoices(stripe: Stripe, subscription: string): Promise<InvoiceState[]> {
  const { data } = await stripe.invoices.list({
    subscription,
    limit: MOST_INVOICES,
    expand: ['data.payments'],
  });
  return data.map(toInvoice).sort((one, other) => one.periodStart.getTime() - other.periodStart.getTime());
}

/**
 * A payment page cannot start a subscription that ends by itself, so a schedule takes it over: one phase of so many
 * months from its first day on. Died between the two calls, the schedule is found at the subscription.
 */
export async function limitSubscription(
  stripe: Stripe,
  id: string,
  months: number,
): Promise<SubscriptionState> {
  const subscription = await stripe.subscriptions.retrieve(id, { expand });
  if (subscription.status === 'canceled' || subscription.status === 'incomplete_expired')
    return toState(subscription);
  const scheduleId =
    idOf(subscription.schedule) ??
    (
      await stripe.subscriptionSchedules.create(
        { from_subscription: id },
        { idempotencyKey: `schedule-${id}` },
      )
    ).id;
  const { phases, end_behavior } = await stripe.subscriptionSchedules.retrieve(scheduleId);
  const [phase] = phases;
  if (!phase) throw new Error(`schedule ${scheduleId} has no phase`);
  if (end_behavior !== 'cancel')
    await stripe.subscriptionSchedules.update(scheduleId, {
      end_behavior: 'cancel',
      proration_behavior: 'none',
      phases: [
        {
          items: subscription.items.data.map(({ price }) => ({ price: price.id, quantity: 1 })),
          start_date: phase.start_date,
          duration: { interval: 'month', interval_count: months },
          proration_behavior: 'none',
        },
      ],
    });
  return readSubscription(stripe, id);
}

/** One price of one product serves all who change to it. */
async function priceOf(stripe: Stripe, { productId, name, amountCents, every }: Priced): Promise<string> {
  const { id } = await stripe.prices.create(
    {
      currency: 'eur',
      unit_amount: amountCents,
      recurring: { interval: every },
      product_data: { name, metadata: { productId } },
    },
    { idempotencyKey: `price-${productId}-${amountCents}-${every}-${name}` },
  );
  return id;
}

const timestamp = (date: Date): number => Math.floor(date.getTime() / 1000);

async function itemWith(stripe: Stripe, id: string, to: Priced) {
  const price = await priceOf(stripe, to);
  const [item] = (await stripe.subscriptions.retrieve(id)).items.data;
  if (!item) throw new Error(`subscription ${id} has no item`);
  return { id: item.id, price };
}

export async function previewChange(stripe: Stripe, subscription: string, to: Priced, at: Date) {
  const { amount_due } = await stripe.invoices.createPreview({
    subscription,
    subscription_details: {
      items: [await itemWith(stripe, subscription, to)],
      proration_behavior: 'always_invoice',
      proration_date: timestamp(at),
    },
  });
  return { amountCents: amount_due };
}

export async function changeSubscription(
  stripe: Stripe,
  change: SubscriptionChange,
): Promise<SubscriptionState> {
  const { subscriptionId: id, key } = change;
  const before = await stripe.subscriptions.retrieve(id, { expand });
  // Done before, and nobody was left to hear of it.
  if (before.metadata.change === key) return toState(before);
  const to = 'to' in change && change.to;
  const params: Stripe.SubscriptionUpdateParams = {
    ...(to && { items: [await itemWith(stripe, id, to)] }),
    ...timing(change),
    metadata: { change: key },
    expand,
  };
  return toState(await stripe.subscriptions.update(id, params, { idempotencyKey: key }));
}

function timing(change: SubscriptionChange): Stripe.SubscriptionUpdateParams {
  switch (change.how) {
    case 'now':
      return {
        proration_behavior: 'always_invoice',
        proration_date: timestamp(change.at),
        payment_behavior: 'error_if_incomplete',
      };
    case 'renewal':
      return { proration_behavior: 'none' };
    case 'later':
      return { proration_behavior: 'none', trial_end: timestamp(change.until) };
    case 'begin':
      return {
        proration_behavior: 'none',
        trial_end: 'now',
        payment_behavior: 'error_if_incomplete',
      };
  }
}

export async function readInvoice(stripe: Stripe, id: string): Promise<InvoiceState> {
  return toInvoice(await stripe.invoices.retrieve(id, { expand: ['payments'] }));
}

export async function payInvoice(stripe: Stripe, id: string): Promise<InvoiceState> {
  const before = await readInvoice(stripe, id);
  // Paid by a retry of the provider's own, or by the same wish a moment ago.
  if (before.status === 'paid') return before;
  return toInvoice(await stripe.invoices.pay(id, { expand: ['payments'] }));
}

/** A card is good to the end of its month. */
function cardGoodUntil(method: Stripe.Subscription['default_payment_method']): Date | null {
  const card = method && typeof method === 'object' ? method.card : undefined;
  return card ? new Date(Date.UTC(card.exp_year, card.exp_month, 1)) : null;
}

function toState(subscription: Stripe.Subscription): SubscriptionState {
  const item = subscription.items.data[0];
  if (!item) throw new Error(`subscription ${subscription.id} has no item`);
  const latest = subscription.latest_invoice;
  const latestInvoice = latest && typeof latest === 'object' ? toInvoice(latest) : null;
  const neverPaid = latestInvoice?.reason === 'first' && latestInvoice.status !== 'paid';
  const unpaidMonth = latestInvoice !== null && latestInvoice.status !== 'paid';
  const status = statusOf(subscription.status, neverPaid);
  return {
    subscriptionId: subscription.id,
    orderId: subscription.metadata.orderId ?? null,
    customerId: idOf(subscription.customer) ?? '',
    status,
    amountCents: subscription.items.data.reduce((sum, one) => sum + (one.price.unit_amount ?? 0), 0),
    every: item.price.recurring?.interval === 'year' ? 'year' : 'month',
    currency: subscription.currency,
    currentPeriodStart: dateOf(item.current_period_start),
    currentPeriodEnd: dateOf(item.current_period_end),
    paidUntil: neverPaid ? null : dateOf(unpaidMonth ? item.current_period_start : item.current_period_end),
    cancelAtPeriodEnd:
      status !== 'canceled' && (subscription.cancel_at_period_end || subscription.cancel_at !== null),
    chargesFrom: subscription.status === 'trialing' ? dateOrNull(subscription.trial_end) : null,
    change: subscription.metadata.change ?? null,
    cardGoodUntil: cardGoodUntil(subscription.default_payment_method),
    endedAt: dateOrNull(subscription.ended_at),
    latestInvoice,
  };
}

/**
 * With a bank debit Stripe calls a subscription active from its first minute, and leaves it so when that first debit
 * fails. Nothing was paid then, so for us it is incomplete.
 */
function statusOf(status: Stripe.Subscription.Status, neverPaid: boolean): SubscriptionState['status'] {
  if (status === 'canceled' || status === 'incomplete_expired') return 'canceled';
  if (status === 'incomplete' || neverPaid) return 'incomplete';
  return status === 'active' || status === 'trialing' ? 'active' : 'past_due';
}

function toInvoice(invoice: Stripe.Invoice): InvoiceState {
  // The invoice's own period looks back at usage; its line tells the month that is being paid for. One that gives back what
  // is not used of another price stands before it.
  const lines = invoice.lines.data;
  const { period } = lines.find(({ amount }) => amount > 0) ??
    lines[0] ?? {
      period: { start: invoice.period_start, end: invoice.period_end },
    };
  return {
    invoiceId: invoice.id,
    subscriptionId: idOf(invoice.parent?.subscription_details?.subscription),
    customerId: idOf(invoice.customer),
    reason: reasonOf(invoice.billing_reason),
    status: invoiceStatusOf(invoice.status),
    amountCents: invoice.status === 'paid' ? invoice.amount_paid : invoice.amount_due,
    currency: invoice.currency,
    paidAt: dateOrNull(invoice.status_transitions.paid_at),
    periodStart: dateOf(period.start),
    periodEnd: dateOf(period.end),
    attempts: invoice.attempt_count,
    nextAttemptAt: dateOrNull(invoice.next_payment_attempt),
    paymentId: invoicePaymentId(invoice),
  };
}

function reasonOf(reason: Stripe.Invoice.BillingReason | null): InvoiceState['reason'] {
  if (reason === 'subscription_create') return 'first';
  return reason === 'subscription_cycle' ? 'renewal' : 'other';
}

function invoiceStatusOf(status: Stripe.Invoice.Status | null): InvoiceState['status'] {
  const known = ['draft', 'open', 'paid', 'void', 'uncollectible'] as const;
  return known.find((one) => one === status) ?? 'open';
}
