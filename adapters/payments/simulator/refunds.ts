import type Stripe from 'stripe';
import { invalid } from './api-error.ts';
import { sample } from './samples.ts';
import { get, newId, refId, seconds, type World } from './world.ts';

export function createRefund(
  world: World,
  params: { payment_intent: string; amount?: number; reason?: string; metadata?: Record<string, string> },
): Stripe.Refund {
  const intent = get(world.intents, params.payment_intent, 'payment_intent', 'payment_intent');
  if (intent.status !== 'succeeded') {
    throw invalid(
      `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`,
      'payment_intent',
    );
  }
  const charge = get(world.charges, refId(intent.latest_charge), 'charge');
  if (openDispute(world, charge.id)) {
    throw invalid(
      `Charge ${charge.id} has been charged back; cannot issue a refund.`,
      undefined,
      'charge_disputed',
    );
  }
  const rest = charge.amount - charge.amount_refunded;
  if (rest === 0)
    throw invalid(`Charge ${charge.id} has already been refunded.`, undefined, 'charge_already_refunded');
  const amount = params.amount ?? rest;
  if (amount < 1) throw invalid('Invalid positive integer', 'amount', 'parameter_invalid_integer');
  if (amount > rest) {
    throw invalid(
      `Refund amount (${amount}) is greater than unrefunded amount on charge (${rest})`,
      'amount',
    );
  }
  // Money goes back to a card at once, to a bank account by a transfer that may fail.
  const debit = charge.payment_method_details?.type === 'sepa_debit';
  const refund = sample<Stripe.Refund>('refund', {
    id: newId('re'),
    created: seconds(world.now()),
    amount,
    currency: 'eur',
    charge: charge.id,
    payment_intent: intent.id,
    metadata: params.metadata ?? {},
    reason: params.reason ?? null,
    status: debit ? 'pending' : 'succeeded',
  });
  world.refunds.set(refund.id, refund);
  takeFrom(charge, amount);
  world.emit('refund.created', refund);
  world.emit('charge.refunded', charge);
  return refund;
}

export function settleRefund(world: World, id: string, outcome: 'succeeded' | 'failed'): void {
  const refund = get(world.refunds, id, 'refund');
  if (refund.status !== 'pending') throw invalid(`this refund is ${refund.status}`);
  refund.status = outcome;
  if (outcome === 'failed') takeFrom(get(world.charges, refId(refund.charge), 'charge'), -refund.amount);
  world.emit(outcome === 'failed' ? 'refund.failed' : 'refund.updated', refund);
}

function takeFrom(charge: Stripe.Charge, amount: number): void {
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount;
}

/** The cardholder's bank takes the money back, or only asks. */
export function dispute(
  world: World,
  intentId: string,
  kind: 'dispute' | 'inquiry' = 'dispute',
): Stripe.Dispute {
  const intent = get(world.intents, intentId, 'payment_intent');
  const charge = get(world.charges, refId(intent.latest_charge), 'charge');
  const opened = sample<Stripe.Dispute>('dispute', {
    id: newId('dp'),
    created: seconds(world.now()),
    amount: charge.amount,
    currency: 'eur',
    charge: charge.id,
    payment_intent: intent.id,
    reason: 'fraudulent',
    status: kind === 'inquiry' ? 'warning_needs_response' : 'needs_response',
    is_charge_refundable: kind === 'inquiry',
  });
  world.disputes.set(opened.id, opened);
  charge.disputed = true;
  world.emit('charge.dispute.created', opened);
  if (kind === 'dispute') world.emit('charge.dispute.funds_withdrawn', opened);
  return opened;
}

export function closeDispute(world: World, id: string, outcome: 'won' | 'lost' | 'warning_closed'): void {
  const closed = get(world.disputes, id, 'dispute');
  closed.status = outcome;
  world.emit('charge.dispute.closed', closed);
  if (outcome === 'won') world.emit('charge.dispute.funds_reinstated', closed);
}

function openDispute(world: World, chargeId: string): boolean {
  const settled = ['won', 'warning_closed', 'prevented', 'warning_needs_response', 'warning_under_review'];
  return [...world.disputes.values()].some((one) => one.charge === chargeId && !settled.includes(one.status));
}
