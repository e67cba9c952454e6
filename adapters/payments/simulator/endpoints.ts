import type Stripe from 'stripe';
import { ApiError, invalid } from './api-error.ts';
import { checkParams, type Fields } from './check-params.ts';
import { expireSession, readSession } from './complete-session.ts';
import * as params from './endpoint-params.ts';
import { type Form, type FormValue, parseForm } from './form.ts';
import { createRefund } from './refunds.ts';
import { metadataOf, sample } from './samples.ts';
import { createSessionParams } from './session-params.ts';
import { cancelSubscription, updateSubscription } from './subscriptions.ts';
import { get, newId, seconds, type World } from './world.ts';

type Asked = { expand?: string[]; limit?: number };

/** A request whose parameters are in order: what it names, and what it does. */
export type Prepared = { names: string[]; run(world: World): unknown };

type Endpoint = {
  method: 'GET' | 'POST' | 'DELETE';
  path: RegExp;
  prepare(id: string, form: Form): Prepared['run'];
};

function endpoint<T>(
  method: Endpoint['method'],
  path: RegExp,
  fields: Fields,
  run: (world: World, id: string, asked: T & Asked) => unknown,
): Endpoint {
  return {
    method,
    path,
    prepare(id, form) {
      const asked = checkParams<T & Asked>(fields, form);
      return (world) => expand(world, run(world, id, asked), asked.expand);
    },
  };
}

const endpoints: Endpoint[] = [
  endpoint<Stripe.Checkout.SessionCreateParams>(
    'POST',
    /^\/v1\/checkout\/sessions$/,
    createSessionParams,
    (world, _, asked) => createSession(world, asked),
  ),
  endpoint('GET', /^\/v1\/checkout\/sessions\/([^/]+)$/, params.expandOnly, (world, id) =>
    readSession(world, id),
  ),
  endpoint('POST', /^\/v1\/checkout\/sessions\/([^/]+)\/expire$/, params.expandOnly, expireSession),
  endpoint('GET', /^\/v1\/payment_intents\/([^/]+)$/, params.expandOnly, (world, id) =>
    get(world.intents, id, 'payment_intent', 'intent'),
  ),
  endpoint<{ payment_intent: string }>(
    'POST',
    /^\/v1\/refunds$/,
    params.createRefundParams,
    (world, _, asked) => createRefund(world, asked),
  ),
  endpoint<Stripe.RefundListParams>('GET', /^\/v1\/refunds$/, params.listRefundsParams, (world, _, asked) =>
    list(world.refunds, '/v1/refunds', asked, (one) => one.payment_intent === asked.payment_intent),
  ),
  endpoint<Stripe.DisputeListParams>(
    'GET',
    /^\/v1\/disputes$/,
    params.listDisputesParams,
    (world, _, asked) =>
      list(world.disputes, '/v1/disputes', asked, (one) => one.payment_intent === asked.payment_intent),
  ),
  endpoint<Stripe.InvoicePaymentListParams>(
    'GET',
    /^\/v1\/invoice_payments$/,
    params.listInvoicePaymentsParams,
    (world, _, asked) =>
      list(
        world.invoicePayments,
        '/v1/invoice_payments',
        asked,
        (one) =>
          (!asked.invoice || one.invoice === asked.invoice) &&
          (!asked.payment || one.payment.payment_intent === asked.payment.payment_intent),
      ),
  ),
  endpoint('GET', /^\/v1\/invoices\/([^/]+)$/, params.expandOnly, (world, id) =>
    get(world.invoices, id, 'invoice'),
  ),
  endpoint('GET', /^\/v1\/subscriptions\/([^/]+)$/, params.expandOnly, (world, id) =>
    get(world.subscriptions, id, 'subscription'),
  ),
  endpoint<Stripe.SubscriptionUpdateParams>(
    'POST',
    /^\/v1\/subscriptions\/([^/]+)$/,
    params.updateSubscriptionParams,
    updateSubscription,
  ),
  endpoint('DELETE', /^\/v1\/subscriptions\/([^/]+)$/, params.cancelSubscriptionParams, cancelSubscription),
  endpoint<Stripe.CouponCreateParams>(
    'POST',
    /^\/v1\/coupons$/,
    params.createCouponParams,
    (world, _, asked) => createCoupon(world, asked),
  ),
  endpoint<Stripe.BillingPortal.SessionCreateParams>(
    'POST',
    /^\/v1\/billing_portal\/sessions$/,
    params.createPortalParams,
    (world, _, asked) => createPortal(world, asked),
  ),
];

/** Refuses wrong parameters, as Stripe does, before anything is done. */
export function prepare(method: string, path: string, text: string): Prepared {
  const form = parseForm(text);
  for (const one of endpoints) {
    const match = one.method === method && one.path.exec(path);
    if (!match) continue;
    const id = match[1] ?? '';
    return { names: [id, ...textsIn(form)], run: one.prepare(id, form) };
  }
  throw new ApiError(404, `Unrecognized request URL (${method}: ${path}).`);
}

/** Every value of a request, because any may be the id of something. */
function textsIn(value: FormValue): string[] {
  return typeof value === 'string' ? [value] : Object.values(value).flatMap(textsIn);
}

function list<T>(things: Map<string, T>, url: string, { limit = 10 }: Asked, keep: (one: T) => boolean) {
  if (limit < 1 || limit > 100) throw invalid('limit must be between 1 and 100', 'limit');
  const newestFirst = [...things.values()].filter(keep).reverse();
  return { object: 'list', data: newestFirst.slice(0, limit), has_more: newestFirst.length > limit, url };
}

function createPortal(world: World, { customer = '', return_url }: Stripe.BillingPortal.SessionCreateParams) {
  get(world.customers, customer, 'customer', 'customer');
  const id = newId('bps');
  const portal = sample<Stripe.BillingPortal.Session>('billing_portal.session', {
    id,
    created: seconds(world.now()),
    customer,
    return_url: return_url ?? null,
    flow: null,
    livemode: false,
    url: world.pages.portal(id),
  });
  world.portals.set(id, portal);
  return portal;
}

function createCoupon(world: World, asked: Stripe.CouponCreateParams): Stripe.Coupon {
  const id = asked.id ?? newId('co');
  if (world.coupons.has(id)) throw invalid('Coupon already exists.', 'id', 'resource_already_exists');
  if ((asked.amount_off ?? 0) < 1) throw invalid('Invalid positive integer', 'amount_off');
  if (asked.duration && asked.duration !== 'once') throw invalid('only `once` is played here', 'duration');
  const coupon = sample<Stripe.Coupon>('coupon', {
    id,
    created: seconds(world.now()),
    amount_off: asked.amount_off ?? null,
    percent_off: null,
    currency: asked.currency ?? null,
    duration: 'once',
    duration_in_months: null,
    name: asked.name ?? null,
    redeem_by: null,
  });
  world.coupons.set(id, coupon);
  return coupon;
}

type Thing = Record<string, unknown>;

const MAX_DEPTH = 4;

/** Which field of which object leads to what. `data` of lists is walked through. */
const expandable: Record<string, (world: World) => Map<string, unknown>> = {
  'checkout.session.customer': (world) => world.customers,
  'checkout.session.invoice': (world) => world.invoices,
  'checkout.session.payment_intent': (world) => world.intents,
  'checkout.session.subscription': (world) => world.subscriptions,
  'payment_intent.customer': (world) => world.customers,
  'payment_intent.latest_charge': (world) => world.charges,
  'charge.payment_intent': (world) => world.intents,
  'refund.charge': (world) => world.charges,
  'refund.payment_intent': (world) => world.intents,
  'dispute.charge': (world) => world.charges,
  'dispute.payment_intent': (world) => world.intents,
  'subscription.customer': (world) => world.customers,
  'subscription.latest_invoice': (world) => world.invoices,
  'invoice.customer': (world) => world.customers,
  'invoice_payment.invoice': (world) => world.invoices,
};

/** A copy of the object in which the named references are the things themselves. */
function expand(world: World, object: unknown, paths: string[] = []): unknown {
  const copy = structuredClone(object);
  if (!isThing(copy)) return copy;
  for (const path of paths) {
    const steps = path.split('.');
    if (steps.length > MAX_DEPTH)
      throw invalid('You cannot expand more than 4 levels of a property', 'expand');
    walk(world, copy, steps);
  }
  return copy;
}

const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null;

function walk(world: World, thing: Thing, [step, ...rest]: string[]): void {
  if (!step) return;
  if (thing.object === 'list' && step === 'data') {
    if (Array.isArray(thing.data)) for (const item of thing.data) walk(world, item, rest);
    return;
  }
  if (thing.object === 'invoice' && step === 'payments')
    thing.payments ??= paymentsOf(world, String(thing.id));
  else follow(world, thing, step);
  const next = thing[step];
  if (isThing(next)) walk(world, next, rest);
}

function follow(world: World, thing: Thing, step: string): void {
  const target = expandable[`${thing.object}.${step}`];
  if (!target) throw invalid(`This property cannot be expanded (${step}).`, 'expand');
  const id = thing[step];
  if (typeof id === 'string') thing[step] = structuredClone(target(world).get(id));
}

/** Left out of invoices unless asked for, as at Stripe. */
function paymentsOf(world: World, invoiceId: string): Thing {
  const data = [...world.invoicePayments.values()].filter((one) => one.invoice === invoiceId);
  return { object: 'list', data: structuredClone(data), has_more: false, url: '/v1/invoice_payments' };
}

type Params = Stripe.Checkout.SessionCreateParams;

const MINUTE = 60;
const MIN_AMOUNT = 50;
const playedMethods = ['card', 'sepa_debit'];

function createSession(world: World, params: Params): Stripe.Checkout.Session {
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
