import type { Outcome as PageOutcome } from '../sandbox.ts';
import { addMethod, charge, createIntent, MIN_AMOUNT, type PaidCard, settleCharge } from './charges.ts';
import { invalid, type SessionParams } from './requests.ts';
import { createSubscription, paymentOf, settleFirstInvoice } from './subscriptions.ts';
import { add, get, type Intent, type Method, newId, type Session, seconds, type World } from './world.ts';

const MINUTE = 60;

export function createSession(world: World, params: SessionParams): Session {
  const now = seconds(world.now());
  refuseContradictions(world, params, now);
  const full = params.line_items.reduce(
    (sum, { quantity, price_data }) => sum + quantity * price_data.unit_amount,
    0,
  );
  const [discount] = params.discounts ?? [];
  const off = discount ? get(world.coupons, discount.coupon, 'coupon', 'discounts[0][coupon]').amount_off : 0;
  const isTrial = params.subscription_data?.trial_period_days !== undefined;
  if (!isTrial && full - off < MIN_AMOUNT) {
    const message = 'The Checkout Session total amount due must add up to at least €0.50 eur';
    throw invalid(message, undefined, 'amount_too_small');
  }
  const id = newId('cs_test');
  world.wanted.set(id, { id, params });
  return add(world.sessions, {
    id,
    object: 'checkout.session',
    mode: params.mode,
    status: 'open',
    payment_status: 'unpaid',
    amount_subtotal: full,
    amount_total: isTrial ? 0 : full - off,
    currency: 'eur',
    client_reference_id: params.client_reference_id ?? null,
    customer: params.customer ?? null,
    customer_email: params.customer_email ?? null,
    customer_details: null,
    success_url: params.success_url,
    cancel_url: params.cancel_url ?? null,
    expires_at: params.expires_at ?? now + 24 * 60 * MINUTE,
    payment_intent: null,
    subscription: null,
    invoice: null,
    url: world.pages.pay(id),
  });
}

function refuseContradictions(world: World, params: SessionParams, now: number): void {
  const { mode, line_items, expires_at } = params;
  if (params.customer && params.customer_email) {
    const message = 'You may only specify one of these parameters: customer, customer_email.';
    throw invalid(message, 'customer_email');
  }
  if (params.customer_creation && (params.customer || mode !== 'payment')) {
    const message = '`customer_creation` can only be used in `payment` mode and without `customer`.';
    throw invalid(message, 'customer_creation');
  }
  if (params.customer) get(world.customers, params.customer, 'customer', 'customer');
  if (mode === 'payment' && line_items.some(({ price_data }) => price_data.recurring)) {
    throw invalid('You specified `payment` mode but passed a recurring price.', 'mode');
  }
  if (mode === 'subscription' && !line_items.some(({ price_data }) => price_data.recurring)) {
    throw invalid('You must provide at least one recurring price in `subscription` mode.', 'line_items');
  }
  if (new Set(line_items.map(({ price_data }) => price_data.recurring?.interval)).size > 1) {
    const message = 'Checkout does not support multiple prices with different billing intervals.';
    throw invalid(message, 'line_items');
  }
  const foreign = mode === 'payment' ? 'subscription_data' : 'payment_intent_data';
  if (params[foreign]) throw invalid(`You can not pass \`${foreign}\` in \`${mode}\` mode.`, foreign);
  if (expires_at !== undefined && (expires_at < now + 30 * MINUTE || expires_at > now + 24 * 60 * MINUTE)) {
    const message =
      'The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.';
    throw invalid(message, 'expires_at');
  }
}

/** Its time ends it, whether or not anybody has read it since. */
export function readSession(world: World, id: string): Session {
  const session = get(world.sessions, id, 'checkout.session');
  if (session.status === 'open' && session.expires_at <= seconds(world.now())) expireSession(world, id);
  return session;
}

export function expireSession(world: World, id: string): Session {
  const session = get(world.sessions, id, 'checkout.session');
  if (session.status !== 'open') {
    const message = `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`;
    throw invalid(message);
  }
  session.status = 'expired';
  session.url = null;
  world.emit('checkout.session.expired', session);
  return session;
}

/** What the buyer does on the payment page. Gives where she is sent next; null leaves her on the page. */
export function chooseOutcome(
  world: World,
  id: string,
  outcome: PageOutcome,
  card?: PaidCard,
): { redirectUrl: string | null } {
  const { success_url, cancel_url } = readSession(world, id);
  if (outcome === 'paid') completeSession(world, id, 'card', 'paid', card);
  if (outcome === 'sepa-pending') completeSession(world, id, 'sepa_debit', 'pending');
  if (outcome === 'declined') declineSession(world, id);
  if (outcome === 'abandoned') expireSession(world, id);
  const next = { paid: success_url, 'sepa-pending': success_url, abandoned: cancel_url, declined: null };
  return { redirectUrl: next[outcome] };
}

function completeSession(
  world: World,
  id: string,
  method: Method,
  outcome: 'paid' | 'pending',
  card?: PaidCard,
): void {
  const session = openSession(world, id);
  wantedOf(world, session).declined = undefined;
  session.status = 'complete';
  session.url = null;
  session.payment_status = outcome === 'paid' ? 'paid' : 'unpaid';
  session.customer_details = { email: emailOf(world, session) };
  if (session.mode === 'payment') {
    const { customer_creation } = wantedOf(world, session).params;
    if (customer_creation) session.customer ??= createCustomer(world, emailOf(world, session));
    const intent = intentOf(world, session);
    // A first card may have been declined before there was a customer.
    intent.customer = session.customer;
    addMethod(world, intent, method);
    charge(world, intent, method, outcome, card);
  } else {
    session.customer ??= createCustomer(world, emailOf(world, session));
    createSubscription(world, session, method, outcome);
    // Nothing is charged for free days, so nothing is on its way either.
    if (session.amount_total === 0) session.payment_status = 'no_payment_required';
  }
  world.emit('checkout.session.completed', session);
}

/** A declined card changes nothing about the session: the page waits for another one. */
function declineSession(world: World, id: string): void {
  const session = openSession(world, id);
  const intent = intentOf(world, session);
  charge(world, intent, 'card', 'failed');
  wantedOf(world, session).declined = intent.last_payment_error?.message;
}

function openSession(world: World, id: string): Session {
  const session = readSession(world, id);
  if (session.status !== 'open') throw invalid('This payment page has been used or has expired.');
  return session;
}

const wantedOf = (world: World, { id }: Session) => get(world.wanted, id, 'checkout.session');

/** All attempts of one session are one payment intent. In subscription mode the session does not show it. */
function intentOf(world: World, session: Session): Intent {
  if (session.payment_intent) return get(world.intents, session.payment_intent, 'payment_intent');
  const { customer, amount_total } = session;
  const { metadata, setup_future_usage = null } = wantedOf(world, session).params.payment_intent_data ?? {};
  const intent = createIntent(world, {
    amount: amount_total ?? 0,
    customer,
    metadata,
    setup_future_usage,
  });
  if (session.mode === 'payment') session.payment_intent = intent.id;
  return intent;
}

function createCustomer(world: World, email: string | null): string {
  return add(world.customers, { id: newId('cus'), object: 'customer', email }).id;
}

/** The bank's answer to a debit. */
export function settleSession(world: World, id: string, outcome: 'paid' | 'failed'): void {
  const session = get(world.sessions, id, 'checkout.session');
  const intent = debitOf(world, session);
  if (!intent) throw invalid('No bank debit is on its way here.');
  settleCharge(world, intent, outcome);
  if (session.invoice) settleFirstInvoice(world, get(world.invoices, session.invoice, 'invoice'), outcome);
  if (outcome === 'paid') session.payment_status = 'paid';
  world.emit(`checkout.session.async_payment_${outcome === 'paid' ? 'succeeded' : 'failed'}`, session);
}

/** The payment of a session whose bank has not answered yet. */
export function debitOf(world: World, { invoice, payment_intent }: Session): Intent | undefined {
  const id = invoice ? paymentOf(world, invoice)?.payment.payment_intent : payment_intent;
  const intent = world.intents.get(id ?? '');
  return intent?.status === 'processing' ? intent : undefined;
}

/** What a payment page shows beside the state of the checkout. */
export function readCheckoutPage(world: World, id: string) {
  const session = readSession(world, id);
  const { params, declined } = wantedOf(world, session);
  return {
    lines: params.line_items.map(({ price_data: { product_data, unit_amount } }) => ({
      productId: product_data.metadata?.productId ?? '',
      name: product_data.name,
      amountCents: unit_amount,
    })),
    monthlyCents: session.mode === 'subscription' ? session.amount_subtotal : null,
    every: params.line_items[0]?.price_data.recurring?.interval ?? 'month',
    trialDays: params.subscription_data?.trial_period_days ?? null,
    email: emailOf(world, session),
    successUrl: session.success_url ?? '',
    cancelUrl: session.cancel_url ?? '',
    declined,
  };
}

function emailOf(world: World, { customer_email, customer }: Session): string | null {
  return customer_email ?? world.customers.get(customer ?? '')?.email ?? null;
}
