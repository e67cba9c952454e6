import type Stripe from 'stripe';
import { type CheckoutState, PaymentsError } from './payments.ts';
import { readIntent } from './stripe-payment.ts';
import { dateOf, idOf, invoicePaymentId, methodOf } from './stripe-values.ts';

const expand = ['payment_intent.latest_charge', 'invoice.payments'];

export async function readCheckout(stripe: Stripe, checkoutId: string): Promise<CheckoutState> {
  return toState(stripe, await stripe.checkout.sessions.retrieve(checkoutId, { expand }));
}

export async function expireCheckout(stripe: Stripe, checkoutId: string): Promise<CheckoutState> {
  const session = await stripe.checkout.sessions.retrieve(checkoutId, { expand });
  if (session.status !== 'open') return toState(stripe, session);
  try {
    return await toState(stripe, await stripe.checkout.sessions.expire(checkoutId, { expand }));
  } catch (error) {
    // Paid or expired between the two calls: Stripe refuses, and what it became is the answer.
    const state = await readCheckout(stripe, checkoutId);
    if (state.status === 'open') throw error;
    return state;
  }
}

async function toState(stripe: Stripe, session: Stripe.Checkout.Session): Promise<CheckoutState> {
  // Something on the way answered in Stripe's name. Taken at its word, it would be nobody's checkout, and done with.
  if (session.object !== 'checkout.session') throw new PaymentsError('unavailable', 'not a checkout');
  const invoice = typeof session.invoice === 'object' ? session.invoice : null;
  const intent = await intentOf(stripe, session, invoice);
  return {
    checkoutId: session.id,
    orderId: session.client_reference_id,
    mode: session.mode === 'subscription' ? 'subscription' : 'payment',
    status: statusOf(session, intent, invoice),
    amountCents: session.amount_total ?? 0,
    currency: session.currency ?? '',
    email: session.customer_details?.email ?? session.customer_email,
    method: methodOf(intent),
    paymentId: intent?.id ?? null,
    subscriptionId: idOf(session.subscription),
    invoiceId: invoice?.id ?? null,
    customerId: idOf(session.customer),
    failure: intent?.last_payment_error?.message ?? null,
    expiresAt: dateOf(session.expires_at),
  };
}

/** A session in subscription mode has no payment of its own: it is its first invoice's. */
async function intentOf(
  stripe: Stripe,
  session: Stripe.Checkout.Session,
  invoice: Stripe.Invoice | null,
): Promise<Stripe.PaymentIntent | null> {
  if (session.payment_intent && typeof session.payment_intent === 'object') return session.payment_intent;
  const paymentId = invoicePaymentId(invoice);
  return paymentId ? readIntent(stripe, paymentId) : null;
}

function statusOf(
  session: Stripe.Checkout.Session,
  intent: Stripe.PaymentIntent | null,
  invoice: Stripe.Invoice | null,
): CheckoutState['status'] {
  if (session.status === 'open') return 'open';
  if (session.status === 'expired') return 'expired';
  if (session.payment_status === 'paid' || session.payment_status === 'no_payment_required') return 'paid';
  // Complete and unpaid: a bank debit, whose fate is the payment's.
  const lost = intent?.status === 'requires_payment_method' || intent?.status === 'canceled';
  return lost || invoice?.status === 'void' || invoice?.status === 'uncollectible' ? 'failed' : 'pending';
}
