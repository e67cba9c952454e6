import type Stripe from 'stripe';
import type { PaymentState, RefundState } from './payment-states.ts';
import { type ChargeAgain, PaymentsError } from './payments.ts';
import { disputesOf, standingOf } from './stripe-dispute.ts';
import { cardOf, idOf, methodOf } from './stripe-values.ts';

const ALL = 100;

export function readIntent(stripe: Stripe, paymentId: string): Promise<Stripe.PaymentIntent> {
  return stripe.paymentIntents.retrieve(paymentId, { expand: ['latest_charge'] });
}

export async function readPayment(stripe: Stripe, paymentId: string): Promise<PaymentState> {
  const [intent, refunds, disputes] = await Promise.all([
    readIntent(stripe, paymentId),
    listRefunds(stripe, paymentId),
    disputesOf(stripe, paymentId),
  ]);
  const orderId = intent.metadata.orderId ?? null;
  return {
    paymentId,
    orderId,
    invoiceId: orderId ? null : await findInvoice(stripe, paymentId),
    customerId: idOf(intent.customer),
    status: statusOf(intent),
    amountCents: intent.amount,
    currency: intent.currency,
    method: methodOf(intent),
    ...cardOf(intent),
    refundedCents: refunds
      .filter(({ status }) => status !== 'failed')
      .reduce((sum, r) => sum + r.amountCents, 0),
    refunds,
    dispute: standingOf(disputes),
    disputes,
    failure: intent.last_payment_error?.message ?? null,
  };
}

/** Off session: the bank's wish to see her is an error and not a page of its own, so that she can be led to a checkout instead. */
export async function chargeAgain(
  stripe: Stripe,
  { orderId, paymentId, amountCents, description }: ChargeAgain,
): Promise<{ paymentId: string }> {
  const { payment_method, customer, setup_future_usage } = await readIntent(stripe, paymentId);
  const [method, owner] = [idOf(payment_method), idOf(customer)];
  if (!method || !owner || setup_future_usage !== 'off_session')
    throw new PaymentsError('refused', 'the card of this payment was not kept');
  const { id } = await stripe.paymentIntents.create(
    {
      amount: amountCents,
      currency: 'eur',
      customer: owner,
      payment_method: method,
      automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
      off_session: true,
      confirm: true,
      description,
      metadata: { orderId },
    },
    { idempotencyKey: `again-${orderId}` },
  );
  return { paymentId: id };
}

/**
 * Idempotency keys live for a day only. The key is therefore also written on the refund and looked for first, so that
 * a refund whose answer was lost is found again however late.
 */
export async function refund(
  stripe: Stripe,
  { paymentId, amountCents, key }: { paymentId: string; amountCents: number; key: string },
): Promise<RefundState> {
  const made = (await listRefunds(stripe, paymentId)).find((one) => one.key === key);
  if (made) {
    if (made.amountCents !== amountCents)
      throw new PaymentsError('conflict', `refund ${key} has another amount`);
    return made;
  }
  const created = await stripe.refunds.create(
    { payment_intent: paymentId, amount: amountCents, reason: 'requested_by_customer', metadata: { key } },
    { idempotencyKey: `refund-${key}` },
  );
  return toRefund(created, paymentId);
}

async function listRefunds(stripe: Stripe, paymentId: string): Promise<RefundState[]> {
  const { data } = await stripe.refunds.list({ payment_intent: paymentId, limit: ALL });
  return data.map((one) => toRefund(one, paymentId));
}

function toRefund(refund: Stripe.Refund, paymentId: string): RefundState {
  const over = refund.status === 'failed' || refund.status === 'canceled';
  return {
    refundId: refund.id,
    paymentId,
    amountCents: refund.amount,
    status: refund.status === 'succeeded' ? 'succeeded' : over ? 'failed' : 'pending',
    key: refund.metadata?.key ?? null,
  };
}

async function findInvoice(stripe: Stripe, paymentId: string): Promise<string | null> {
  const { data } = await stripe.invoicePayments.list({
    payment: { type: 'payment_intent', payment_intent: paymentId },
    limit: 1,
  });
  return idOf(data[0]?.invoice);
}

function statusOf(intent: Stripe.PaymentIntent): PaymentState['status'] {
  if (intent.status === 'succeeded') return 'paid';
  if (intent.status === 'processing') return 'pending';
  return intent.status === 'canceled' || intent.last_payment_error ? 'failed' : 'open';
}
