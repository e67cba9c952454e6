import type Stripe from 'stripe';
import { invalid } from './api-error.ts';
import { metadataOf, sample } from './samples.ts';
import { get, newId, seconds, type World } from './world.ts';

type Params = Stripe.Checkout.SessionCreateParams;

const MINUTE = 60;
const MIN_AMOUNT = 50;
const playedMethods = ['card', 'sepa_debit'];

export function createSession(world: World, params: Params): Stripe.Checkout.Session {
  const now = seconds(world.now());
  refuseContradictions(world, params, now);
  const subtotal = (params.line_items ?? []).reduce(
    (sum, line) => sum + (line.price_data?.unit_amount ?? 0) * (line.quantity ?? 0),
    0,
  );
  const coupon = params.discounts?.[0]?.coupon;
  const discount = coupon
    ? Math.min(subtotal, get(world.coupons, coupon, 'coupon', 'discounts[0][coupon]').amount_off ?? 0)
    : 0;
  const total = subtotal - discount;
  if (total < MIN_AMOUNT) {
    const message = 'The Checkout Session total amount due must add up to at least €0.50 eur';
    throw invalid(message, undefined, 'amount_too_small');
  }
  const id = newId('cs_test');
  const session = sample<Stripe.Checkout.Session>('checkout.session', {
    id,
    created: now,
    mode: params.mode,
    status: 'open',
    payment_status: 'unpaid',
    amount_subtotal: subtotal,
    amount_total: total,
    currency: 'eur',
    total_details: { amount_discount: discount, amount_shipping: 0, amount_tax: 0 },
    discounts: coupon ? [{ coupon, promotion_code: null }] : [],
    client_reference_id: params.client_reference_id ?? null,
    metadata: metadataOf(params.metadata),
    customer: params.customer ?? null,
    customer_email: params.customer_email ?? null,
    customer_details: null,
    success_url: params.success_url ?? null,
    cancel_url: params.cancel_url ?? null,
    expires_at: params.expires_at ?? now + 24 * 60 * MINUTE,
    adaptive_pricing: { enabled: params.adaptive_pricing?.enabled ?? true },
    payment_method_types: params.allowed_payment_method_types ?? playedMethods,
    allowed_payment_method_types: params.allowed_payment_method_types ?? null,
    payment_intent: null,
    subscription: null,
    invoice: null,
    after_expiration: null,
    invoice_creation: null,
    currency_conversion: null,
    managed_payments: null,
    url: world.pages.pay(id),
  });
  world.sessions.set(id, session);
  world.wanted.set(id, { id, params });
  return session;
}

function refuseContradictions(world: World, params: Params, now: number): void {
  const { mode, line_items = [], expires_at } = params;
  if (mode !== 'payment' && mode !== 'subscription') throw invalid(`Invalid mode: ${mode}`, 'mode');
  if (params.customer && params.customer_email) {
    throw invalid(
      'You may only specify one of these parameters: customer, customer_email.',
      'customer_email',
    );
  }
  if (params.customer) get(world.customers, params.customer, 'customer', 'customer');
  const recurring = line_items.filter((line) => line.price_data?.recurring).length;
  if (mode === 'payment' && recurring > 0) {
    throw invalid('You specified `payment` mode but passed a recurring price.', 'mode');
  }
  if (mode === 'subscription' && recurring === 0) {
    throw invalid('You must provide at least one recurring price in `subscription` mode.', 'line_items');
  }
  const foreign = mode === 'payment' ? 'subscription_data' : 'payment_intent_data';
  if (params[foreign]) throw invalid(`You can not pass \`${foreign}\` in \`${mode}\` mode.`, foreign);
  for (const [index, line] of line_items.entries()) {
    const name = `line_items[${index}]`;
    if ((line.quantity ?? 0) < 1) throw invalid('Quantity must be at least 1', `${name}[quantity]`);
    if ((line.price_data?.unit_amount ?? 0) < 0)
      throw invalid('Invalid non-negative integer', `${name}[price_data]`);
    if (line.price_data?.currency !== 'eur')
      throw invalid('Invalid currency', `${name}[price_data][currency]`);
  }
  for (const method of params.allowed_payment_method_types ?? []) {
    if (!playedMethods.includes(method))
      throw invalid(`Invalid method ${method}`, 'allowed_payment_method_types');
  }
  if (expires_at !== undefined && (expires_at < now + 30 * MINUTE || expires_at > now + 24 * 60 * MINUTE)) {
    const message =
      'The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.';
    throw invalid(message, 'expires_at');
  }
}
