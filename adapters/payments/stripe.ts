import Stripe from 'stripe';
import { messageOf } from '../../shared/problem.ts';
import type { Clock } from '../clock/clock.ts';
import { type CheckoutOrder, type CheckoutState, type Payments, PaymentsError } from './payments.ts';
import { listBalance, listPayouts } from './stripe-balance.ts';
import { acceptDispute, answerDispute, listDisputes } from './stripe-dispute.ts';
import { hasCode, inOurWords, isStoredFailure } from './stripe-errors.ts';
import { parseNotice, watchedEvents } from './stripe-notice.ts';
import { chargeAgain, readIntent, readPayment, refund } from './stripe-payment.ts';
import * as subscriptions from './stripe-subscription.ts';
import { cardOf, dateOf, idOf, invoicePaymentId, methodOf } from './stripe-values.ts';

type Options = {
  secretKey: string;
  /** Of the webhook endpoint, `whsec_…`. */
  webhookSecret: string;
  clock: Clock;
  /** Where the API lives, when not at Stripe: the tests' fake. */
  apiUrl?: string;
  /** How it is reached, when not over the network: demo mode's simulator. */
  fetch?: typeof fetch;
  /** For one try, and for a call with all its tries. */
  timeoutMs?: number;
  withinMs?: number;
  retries?: number;
};

export function stripePayments(options: Options): Payments {
  const { webhookSecret, clock, withinMs = 15_000 } = options;
  const stripe = clientOf(options);
  const asked = inOurWords(withinMs);
  return {
    name: 'stripe',
    signatureHeader: 'stripe-signature',
    startCheckout: asked((order) => startCheckout(stripe, order)),
    readCheckout: asked((id) => readCheckout(stripe, id)),
    expireCheckout: asked((id) => expireCheckout(stripe, id)),
    readPayment: asked((id) => readPayment(stripe, id)),
    chargeAgain: asked((request) => chargeAgain(stripe, request)),
    refund: asked((request) => refund(stripe, request)),
    answerDispute: asked((answer) => answerDispute(stripe, answer)),
    acceptDispute: asked((id) => acceptDispute(stripe, id)),
    listDisputes: asked((wanted) => listDisputes(stripe, wanted)),
    readSubscription: asked((id) => subscriptions.readSubscription(stripe, id)),
    readInvoice: asked((id) => subscriptions.readInvoice(stripe, id)),
    payInvoice: asked((id) => subscriptions.payInvoice(stripe, id)),
    listInvoices: asked((id) => subscriptions.listInvoices(stripe, id)),
    limitSubscription: asked((id, months) => subscriptions.limitSubscription(stripe, id, months)),
    previewChange: asked((id, to, at) => subscriptions.previewChange(stripe, id, to, at)),
    changeSubscription: asked((change) => subscriptions.changeSubscription(stripe, change)),
    cancelSubscription: asked((id) => subscriptions.cancelSubscription(stripe, id)),
    resumeSubscription: asked((id) => subscriptions.resumeSubscription(stripe, id)),
    endSubscription: asked((id) => subscriptions.endSubscription(stripe, id)),
    billingPortal: asked(async (customer, returnUrl, only) => {
      const { url } = await stripe.billingPortal.sessions.create({
        customer,
        return_url: returnUrl,
        ...(only && { flow_data: { type: 'payment_method_update' } }),
      });
      return { url };
    }),
    listBalance: asked((wanted) => listBalance(stripe, wanted)),
    listPayouts: asked((wanted) => listPayouts(stripe, wanted)),
    parseNotice: (rawBody, signature) =>
      parseNotice(rawBody, signature, { secret: webhookSecret, now: clock.now() }),
  };
}

function clientOf(
  options: Pick<Options, 'secretKey' | 'apiUrl' | 'fetch' | 'timeoutMs' | 'retries'>,
): Stripe {
  const { secretKey, apiUrl, timeoutMs = 10_000 } = options;
  // The API version is the SDK's own: its types describe that one alone.
  return new Stripe(secretKey, {
    maxNetworkRetries: options.retries ?? 2,
    timeout: timeoutMs,
    telemetry: false,
    ...(apiUrl ? addressOf(apiUrl) : {}),
    ...(options.fetch ? { httpClient: Stripe.createFetchHttpClient(options.fetch) } : {}),
  });
}

type StripeState =
  | { problem: string; isKeyTaken: boolean }
  | { at?: Date; endpoint?: { isEnabled: boolean; missing: string[] } };

/** For `npm run doctor`: does Stripe take the key, what is its clock, and does it tell our address what we watch? */
export async function examineStripe({
  url,
  ...options
}: {
  secretKey: string;
  apiUrl?: string;
  url: string;
}): Promise<StripeState> {
  try {
    const list = await clientOf({ ...options, retries: 1 }).webhookEndpoints.list({ limit: 100 });
    const date = list.lastResponse.headers.date;
    const ours = list.data.find((endpoint) => endpoint.url === url);
    const events: string[] = ours?.enabled_events ?? [];
    const missing = events.includes('*') ? [] : watchedEvents.filter((name) => !events.includes(name));
    return {
      at: date ? new Date(date) : undefined,
      endpoint: ours && { isEnabled: ours.status === 'enabled', missing },
    };
  } catch (error) {
    return { problem: messageOf(error), isKeyTaken: error instanceof Stripe.errors.StripePermissionError };
  }
}

function addressOf(apiUrl: string) {
  const { protocol, hostname, port } = new URL(apiUrl);
  const secure = protocol === 'https:';
  return {
    protocol: secure ? ('https' as const) : ('http' as const),
    host: hostname,
    port: port || (secure ? 443 : 80),
  };
}

const expand = ['payment_intent.latest_charge', 'invoice.payments'];

async function readCheckout(stripe: Stripe, checkoutId: string): Promise<CheckoutState> {
  return toState(stripe, await stripe.checkout.sessions.retrieve(checkoutId, { expand }));
}

async function expireCheckout(stripe: Stripe, checkoutId: string): Promise<CheckoutState> {
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
    ...cardOf(intent),
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

const CURRENCY = 'eur';
const MAX_KEYS = 3;

async function startCheckout(stripe: Stripe, order: CheckoutOrder) {
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
        recurring: order.mode === 'subscription' ? { interval: order.every ?? 'month' } : undefined,
      },
    })),
    discounts: coupon ? [{ coupon }] : undefined,
    ...(order.customerId ? { customer: order.customerId } : { customer_email: order.email }),
    ...(order.mode === 'subscription'
      ? { subscription_data: { metadata, trial_period_days: order.trialDays } }
      : {
          payment_intent_data: { metadata, ...(order.keepsCard && { setup_future_usage: 'off_session' }) },
          // A card is kept for a customer; a guest becomes one.
          ...(order.keepsCard && !order.customerId && { customer_creation: 'always' }),
        }),
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
