import * as balance from './balance.ts';
import { hasMoney } from './disputes.ts';
import { ApiError, type IntentParams, invalid } from './requests.ts';
import { add, get, type Intent, type Method, newId, type Refund, seconds, type World } from './world.ts';

export type Outcome = 'paid' | 'pending' | 'failed';

export function createIntent(
  world: World,
  values: Pick<Intent, 'amount' | 'customer'> &
    Partial<Pick<Intent, 'payment_method' | 'setup_future_usage' | 'metadata'>>,
): Intent {
  const intent = add(world.intents, {
    id: newId('pi'),
    object: 'payment_intent',
    currency: 'eur',
    status: 'requires_payment_method',
    amount_received: 0,
    last_payment_error: null,
    latest_charge: null,
    payment_method: null,
    setup_future_usage: null,
    metadata: {},
    ...values,
  });
  world.emit('payment_intent.created', intent);
  return intent;
}

/** Where it was issued, and what tells it apart from others. */
export type PaidCard = { country?: string; fingerprint?: string };

/** One attempt to get the money of a payment intent. */
export function charge(
  world: World,
  intent: Intent,
  method: Method,
  outcome: Outcome,
  { country = 'PT', fingerprint = `card of ${intent.customer ?? intent.id}` }: PaidCard = {},
): void {
  const made = add(world.charges, {
    id: newId(method === 'card' ? 'ch' : 'py'),
    object: 'charge',
    created: seconds(world.now()),
    amount: intent.amount,
    amount_refunded: 0,
    status: 'pending',
    currency: intent.currency,
    metadata: intent.metadata,
    payment_intent: intent.id,
    payment_method_details: { type: method, ...(method === 'card' && { card: { country, fingerprint } }) },
  });
  intent.latest_charge = made.id;
  if (outcome !== 'failed') balance.moveCharge(world, made);
  settleCharge(world, intent, outcome);
}

/** For a card at once, for a bank debit days after it became pending. */
export function settleCharge(world: World, intent: Intent, outcome: Outcome): void {
  const made = get(world.charges, intent.latest_charge, 'charge');
  const { charged, intended, word } = ends[outcome];
  if (outcome === 'failed') balance.moveFailedCharge(world, made);
  made.status = charged;
  intent.status = intended;
  intent.amount_received = outcome === 'paid' ? intent.amount : 0;
  const message = failures[made.payment_method_details.type];
  intent.last_payment_error = outcome === 'failed' ? { type: 'card_error', message } : null;
  world.emit(`charge.${charged}`, made);
  world.emit(`payment_intent.${word}`, intent);
}

const ends = {
  paid: { charged: 'succeeded', intended: 'succeeded', word: 'succeeded' },
  pending: { charged: 'pending', intended: 'processing', word: 'processing' },
  failed: { charged: 'failed', intended: 'requires_payment_method', word: 'payment_failed' },
} as const;

const failures: Record<Method, string> = {
  card: 'Your card was declined.',
  sepa_debit: 'Your bank did not carry out the direct debit.',
};

export const MIN_AMOUNT = 50;

/** A charge of a card that an earlier payment kept for its customer. What the bank refuses leaves nothing behind here. */
export function chargeSaved(world: World, params: IntentParams): Intent {
  const { amount, customer, payment_method, metadata, confirm, off_session } = params;
  get(world.customers, customer, 'customer', 'customer');
  const method = get(world.methods, payment_method, 'PaymentMethod', 'payment_method');
  if (!confirm || !off_session) throw invalid('off_session can only be used with confirm.', 'off_session');
  if (amount < MIN_AMOUNT) throw invalid('Amount must be at least €0.50 eur', 'amount', 'amount_too_small');
  if (method.customer !== customer) {
    const message = 'The provided PaymentMethod was previously used without being attached to a Customer.';
    throw invalid(message, 'payment_method', 'payment_method_unexpected_state');
  }
  if (method.fails) {
    throw new ApiError(402, failed[method.fails], { type: 'card_error', code: method.fails });
  }
  const intent = createIntent(world, { amount, customer, payment_method, metadata });
  charge(world, intent, method.type, 'paid');
  return intent;
}

const failed = {
  card_declined: 'Your card was declined.',
  authentication_required: 'Your card was declined. This transaction requires authentication.',
};

/** What pays from now on; kept for the customer where the payment page said so. */
export function addMethod(world: World, intent: Intent, type: Method): void {
  const customer = intent.setup_future_usage ? intent.customer : null;
  intent.payment_method = add(world.methods, {
    id: newId('pm'),
    object: 'payment_method',
    type,
    customer,
  }).id;
}

type RefundRequest = { payment_intent: string; amount: number; metadata?: Record<string, string> };

export function createRefund(world: World, { payment_intent, amount, metadata = {} }: RefundRequest): Refund {
  const intent = get(world.intents, payment_intent, 'payment_intent', 'payment_intent');
  if (intent.status !== 'succeeded') {
    const message = `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`;
    throw invalid(message, 'payment_intent');
  }
  const charge = get(world.charges, intent.latest_charge, 'charge');
  if ([...world.disputes.values()].some((one) => one.charge === charge.id && hasMoney(one))) {
    const message = `Charge ${charge.id} has been charged back; cannot issue a refund.`;
    throw invalid(message, undefined, 'charge_disputed');
  }
  const rest = charge.amount - charge.amount_refunded;
  if (amount > rest) {
    const message = `Refund amount (${amount}) is greater than unrefunded amount on charge (${rest})`;
    throw invalid(message, 'amount');
  }
  const refund = add(world.refunds, {
    id: newId('re'),
    object: 'refund',
    created: seconds(world.now()),
    amount,
    charge: charge.id,
    payment_intent: intent.id,
    metadata,
    // Money goes back to a card at once, to a bank account by a transfer that may fail.
    status: charge.payment_method_details.type === 'card' ? 'succeeded' : 'pending',
  });
  charge.amount_refunded += amount;
  balance.moveRefund(world, refund);
  world.emit('refund.created', refund);
  world.emit('charge.refunded', charge);
  return refund;
}

export function settleRefund(world: World, id: string, outcome: 'succeeded' | 'failed'): void {
  const refund = get(world.refunds, id, 'refund');
  if (refund.status !== 'pending') throw invalid(`this refund is ${refund.status}`);
  refund.status = outcome;
  if (outcome === 'failed') {
    get(world.charges, refund.charge, 'charge').amount_refunded -= refund.amount;
    balance.moveFailedRefund(world, refund);
  }
  world.emit(outcome === 'failed' ? 'refund.failed' : 'refund.updated', refund);
}
