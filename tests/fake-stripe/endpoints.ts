import type Stripe from 'stripe';
import { ApiError, invalid } from './api-error.ts';
import { checkParams, type Fields } from './check-params.ts';
import { expireSession } from './complete-session.ts';
import { createSession } from './create-session.ts';
import * as params from './endpoint-params.ts';
import { expand } from './expand.ts';
import type { Form } from './form.ts';
import { createRefund } from './refunds.ts';
import { sample } from './samples.ts';
import { cancelSubscription, updateSubscription } from './subscriptions.ts';
import { get, newId, seconds, type World } from './world.ts';

type Asked = { expand?: string[]; limit?: number };
/** Refuses wrong parameters when called; what it returns does the work. */
export type Prepared = () => unknown;

type Endpoint = {
  method: 'GET' | 'POST' | 'DELETE';
  path: RegExp;
  prepare(world: World, id: string, form: Form): Prepared;
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
    prepare(world, id, form) {
      const asked = checkParams<T & Asked>(fields, form);
      return () => expand(world, run(world, id, asked), asked.expand);
    },
  };
}

const endpoints: Endpoint[] = [
  endpoint<Stripe.Checkout.SessionCreateParams>(
    'POST',
    /^\/v1\/checkout\/sessions$/,
    params.createSessionParams,
    (world, _, asked) => createSession(world, asked),
  ),
  endpoint('GET', /^\/v1\/checkout\/sessions\/(\w+)$/, params.expandOnly, (world, id) =>
    get(world.sessions, id, 'checkout.session'),
  ),
  endpoint('POST', /^\/v1\/checkout\/sessions\/(\w+)\/expire$/, params.expandOnly, expireSession),
  endpoint('GET', /^\/v1\/payment_intents\/(\w+)$/, params.expandOnly, (world, id) =>
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
  endpoint('GET', /^\/v1\/invoices\/(\w+)$/, params.expandOnly, (world, id) =>
    get(world.invoices, id, 'invoice'),
  ),
  endpoint('GET', /^\/v1\/subscriptions\/(\w+)$/, params.expandOnly, (world, id) =>
    get(world.subscriptions, id, 'subscription'),
  ),
  endpoint<Stripe.SubscriptionUpdateParams>(
    'POST',
    /^\/v1\/subscriptions\/(\w+)$/,
    params.updateSubscriptionParams,
    updateSubscription,
  ),
  endpoint('DELETE', /^\/v1\/subscriptions\/(\w+)$/, params.cancelSubscriptionParams, cancelSubscription),
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

export function prepare(world: World, method: string, path: string, form: Form): Prepared {
  for (const one of endpoints) {
    const match = one.method === method && one.path.exec(path);
    if (match) return one.prepare(world, match[1] ?? '', form);
  }
  throw new ApiError(404, `Unrecognized request URL (${method}: ${path}).`);
}

function list<T>(things: Map<string, T>, url: string, { limit = 10 }: Asked, keep: (one: T) => boolean) {
  if (limit < 1 || limit > 100) throw invalid('limit must be between 1 and 100', 'limit');
  const newestFirst = [...things.values()].filter(keep).reverse();
  return { object: 'list', data: newestFirst.slice(0, limit), has_more: newestFirst.length > limit, url };
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

function createPortal(world: World, { customer = '', return_url }: Stripe.BillingPortal.SessionCreateParams) {
  get(world.customers, customer, 'customer', 'customer');
  const id = newId('bps');
  return sample<Stripe.BillingPortal.Session>('billing_portal.session', {
    id,
    created: seconds(world.now()),
    customer,
    return_url: return_url ?? null,
    flow: null,
    livemode: false,
    url: `https://billing.stripe.com/p/session/${id}`,
  });
}
