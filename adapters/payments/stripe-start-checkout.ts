import type Stripe from 'stripe';
import type { CheckoutOrder } from './payments.ts';
import { hasCode, isStoredFailure } from './stripe-errors.ts';

const CURRENCY = 'eur';
const MAX_KEYS = 3;

export async function startCheckout(stripe: Stripe, order: CheckoutOrder) {
  const coupon = order.firstPeriodDiscountCents
    ? await ensureFirstMonthCoupon(stripe, order.firstPeriodDiscountCents)
    : undefined;
  const session = await createOnce(stripe, order.orderId, sessionParams(order, coupon));
  if (!session.url) throw new Error(`checkout ${session.id} has no address`);
  return { checkoutId: session.id, url: session.url };
}

/**
 * The order's id is the idempotency key. When Stripe keeps a failure under it, a fresh key may leave behind a session
 * that nobody has the address of, so nobody can pay it.
 */
async function createOnce(stripe: Stripe, orderId: string, params: Stripe.Checkout.SessionCreateParams) {
  for (let n = 1; ; n++) {
    const idempotencyKey = n === 1 ? `checkout-${orderId}` : `checkout-${orderId}-${n}`;
    try {
      return await stripe.checkout.sessions.create(params, { idempotencyKey });
    } catch (error) {
      if (n === MAX_KEYS || !isStoredFailure(error)) throw error;
    }
  }
}

function sessionParams(order: CheckoutOrder, coupon?: string): Stripe.Checkout.SessionCreateParams {
  const metadata = { orderId: order.orderId };
  return {
    mode: order.mode,
    client_reference_id: order.orderId,
    metadata,
    // A filter on what is switched on in the dashboard; a fixed list of types no longer exists.
    allowed_payment_method_types: ['card', 'sepa_debit'],
    // Prices are in euros for everybody: an amount converted for the visitor would not match the order.
    adaptive_pricing: { enabled: false },
    line_items: order.lines.map((line) => ({
      quantity: 1,
      price_data: {
        currency: CURRENCY,
        unit_amount: line.amountCents,
        // Stripe refuses an empty description.
        product_data: {
          name: line.name,
          description: line.description || undefined,
          metadata: { productId: line.productId },
        },
        recurring: order.mode === 'subscription' ? { interval: 'month' } : undefined,
      },
    })),
    discounts: coupon ? [{ coupon }] : undefined,
    ...(order.customerId ? { customer: order.customerId } : { customer_email: order.email }),
    ...(order.mode === 'subscription'
      ? { subscription_data: { metadata } }
      : { payment_intent_data: { metadata } }),
    success_url: order.successUrl,
    cancel_url: order.cancelUrl,
    expires_at: Math.floor(order.expiresAt.getTime() / 1000),
  };
}

/** One coupon per amount serves all members: it takes part only where we name it, there is no code to type. */
async function ensureFirstMonthCoupon(stripe: Stripe, amountCents: number): Promise<string> {
  const id = `first-month-${amountCents}-${CURRENCY}`;
  try {
    await stripe.coupons.create({
      id,
      amount_off: amountCents,
      currency: CURRENCY,
      duration: 'once',
      name: 'First month',
    });
  } catch (error) {
    if (!hasCode(error, 'resource_already_exists')) throw error;
  }
  return id;
}
