import type Stripe from 'stripe';
import { sample } from './samples.ts';
import { get, newId, refId, seconds, type World } from './world.ts';

export type Method = 'card' | 'sepa_debit';
export type Outcome = 'paid' | 'pending' | 'failed';

export function createIntent(
  world: World,
  values: { amount: number; customer: string | null; metadata: Stripe.Metadata },
): Stripe.PaymentIntent {
  const intent = sample<Stripe.PaymentIntent>('payment_intent', {
    id: newId('pi'),
    created: seconds(world.now()),
    currency: 'eur',
    status: 'requires_payment_method',
    amount_received: 0,
    canceled_at: null,
    last_payment_error: null,
    latest_charge: null,
    next_action: null,
    processing: null,
    transfer_data: null,
    managed_payments: null,
    ...values,
  });
  world.intents.set(intent.id, intent);
  world.emit('payment_intent.created', intent);
  return intent;
}

/** One attempt to get the money of a payment intent. */
export function charge(world: World, intent: Stripe.PaymentIntent, method: Method, outcome: Outcome): void {
  const made = sample<Stripe.Charge>('charge', {
    id: newId(method === 'card' ? 'ch' : 'py'),
    created: seconds(world.now()),
    amount: intent.amount,
    amount_captured: outcome === 'failed' ? 0 : intent.amount,
    amount_refunded: 0,
    captured: outcome !== 'failed',
    currency: 'eur',
    customer: intent.customer,
    description: null,
    disputed: false,
    metadata: {},
    payment_intent: intent.id,
    payment_method_details: detailsOf(method),
    receipt_url: null,
    refunded: false,
    source: null,
    transfer_data: null,
  });
  world.charges.set(made.id, made);
  intent.latest_charge = made.id;
  settleCharge(world, intent, outcome);
}

/** For a card at once, for a bank debit days after it became pending. */
export function settleCharge(world: World, intent: Stripe.PaymentIntent, outcome: Outcome): void {
  const made = get(world.charges, refId(intent.latest_charge), 'charge');
  const debit = made.payment_method_details?.type === 'sepa_debit';
  const words = debit ? 'Your bank did not carry out the direct debit.' : 'Your card was declined.';
  const code = debit ? 'insufficient_funds' : 'card_declined';
  made.paid = outcome === 'paid';
  made.status = outcome === 'paid' ? 'succeeded' : outcome;
  made.failure_code = outcome === 'failed' ? code : null;
  made.failure_message = outcome === 'failed' ? words : null;
  intent.amount_received = outcome === 'paid' ? intent.amount : 0;
  intent.status =
    outcome === 'paid' ? 'succeeded' : outcome === 'pending' ? 'processing' : 'requires_payment_method';
  intent.last_payment_error =
    outcome === 'failed' ? { type: 'card_error', code, message: words, charge: made.id } : null;
  world.emit(`charge.${made.status}`, made);
  const word = { paid: 'succeeded', pending: 'processing', failed: 'payment_failed' }[outcome];
  world.emit(`payment_intent.${word}`, intent);
}

function detailsOf(method: Method): Stripe.Charge['payment_method_details'] {
  if (method === 'card') return sample<Stripe.Charge>('charge', {}).payment_method_details;
  const sepa = {
    bank_code: '37040044',
    branch_code: null,
    country: 'DE',
    fingerprint: 'fp',
    last4: '3000',
    mandate: 'mandate_1',
  };
  return { type: 'sepa_debit', sepa_debit: sepa } as Stripe.Charge['payment_method_details'];
}
