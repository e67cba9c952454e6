import type Stripe from 'stripe';
import { charge, createIntent, type Method, type Outcome } from './charge-intent.ts';
import { sample } from './samples.ts';
import { get, newId, refId, seconds, type World } from './world.ts';

export type Period = { start: number; end: number };

const DAY = 86_400;
/** A failed charge is tried again so many days after it was due, and then given up. */
const RETRY_DAYS = [3, 5, 7];

export function createInvoice(
  world: World,
  subscription: Stripe.Subscription,
  { reason, amount, period }: { reason: Stripe.Invoice.BillingReason; amount: number; period: Period },
): Stripe.Invoice {
  const id = newId('in');
  const created = seconds(world.now());
  const model = sample<Stripe.Invoice>('invoice', {});
  const line = { ...model.lines.data[0], id: newId('il'), invoice: id, amount, currency: 'eur', period };
  const invoice = sample<Stripe.Invoice>('invoice', {
    id,
    created,
    currency: 'eur',
    customer: refId(subscription.customer),
    status: 'open',
    billing_reason: reason,
    amount_due: amount,
    amount_remaining: amount,
    amount_paid: 0,
    amount_overpaid: 0,
    subtotal: amount,
    total: amount,
    attempt_count: 0,
    attempted: false,
    next_payment_attempt: null,
    due_date: null,
    // The period of the invoice itself looks back at usage, as at Stripe: the line has the month that is paid for.
    period_start: created,
    period_end: created,
    lines: { ...model.lines, data: [line], url: `/v1/invoices/${id}/lines` } as Stripe.Invoice['lines'],
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
    },
    last_finalization_error: null,
    status_transitions: {
      finalized_at: created,
      marked_uncollectible_at: null,
      paid_at: null,
      voided_at: null,
    },
  });
  world.invoices.set(id, invoice);
  subscription.latest_invoice = id;
  world.emit('invoice.created', invoice);
  world.emit('invoice.finalized', invoice);
  return invoice;
}

/** Every try of one invoice is one payment intent. */
export function attempt(world: World, invoice: Stripe.Invoice, method: Method, outcome: Outcome): void {
  const intent = intentOf(world, invoice);
  invoice.attempted = true;
  invoice.attempt_count += 1;
  charge(world, intent, method, outcome);
  if (outcome === 'paid') payInvoice(world, invoice);
  if (outcome !== 'failed') return;
  const pause = RETRY_DAYS[invoice.attempt_count - 1];
  invoice.next_payment_attempt = pause ? (invoice.lines.data[0]?.period.start ?? 0) + pause * DAY : null;
  world.emit('invoice.payment_failed', invoice);
}

export function payInvoice(world: World, invoice: Stripe.Invoice): void {
  const now = seconds(world.now());
  invoice.status = 'paid';
  invoice.amount_paid = invoice.amount_due;
  invoice.amount_remaining = 0;
  invoice.next_payment_attempt = null;
  invoice.status_transitions.paid_at = now;
  const payment = paymentOf(world, invoice);
  if (payment) Object.assign(payment, { status: 'paid', amount_paid: invoice.amount_due });
  world.emit('invoice.paid', invoice);
  world.emit('invoice.payment_succeeded', invoice);
}

/** Of a first invoice whose debit failed. */
export function voidInvoice(world: World, invoice: Stripe.Invoice): void {
  invoice.status = 'void';
  invoice.status_transitions.voided_at = seconds(world.now());
  world.emit('invoice.payment_failed', invoice);
  world.emit('invoice.voided', invoice);
}

/** No card will pay it any more. */
export function giveUpInvoice(world: World, invoice: Stripe.Invoice): void {
  invoice.status = 'uncollectible';
  invoice.status_transitions.marked_uncollectible_at = seconds(world.now());
  world.emit('invoice.marked_uncollectible', invoice);
}

function intentOf(world: World, invoice: Stripe.Invoice): Stripe.PaymentIntent {
  const known = paymentOf(world, invoice);
  if (known) return get(world.intents, refId(known.payment.payment_intent), 'payment_intent');
  const customer = refId(invoice.customer);
  const intent = createIntent(world, { amount: invoice.amount_due, customer, metadata: {} });
  const payment = sample<Stripe.InvoicePayment>('invoice_payment', {
    id: newId('inpay'),
    created: seconds(world.now()),
    currency: 'eur',
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    status: 'open',
    amount_requested: invoice.amount_due,
    payment: { type: 'payment_intent', payment_intent: intent.id },
  });
  world.invoicePayments.set(payment.id, payment);
  return intent;
}

export const intentIdOf = (world: World, invoice: Stripe.Invoice): string =>
  refId(paymentOf(world, invoice)?.payment.payment_intent);

function paymentOf(world: World, invoice: Stripe.Invoice): Stripe.InvoicePayment | undefined {
  return [...world.invoicePayments.values()].find((one) => one.invoice === invoice.id);
}
