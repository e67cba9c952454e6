import type Stripe from 'stripe';
import { ApiError, invalid } from './api-error.ts';
import { checkParams, type Fields } from './check-params.ts';
import { expireSession, readSession } from './complete-session.ts';
import { createCoupon } from './create-coupon.ts';
import { createPortal } from './create-portal.ts';
import { createSession } from './create-session.ts';
import * as params from './endpoint-params.ts';
import { expand } from './expand.ts';
import { type Form, type FormValue, parseForm } from './form.ts';
import { createRefund } from './refunds.ts';
import { createSessionParams } from './session-params.ts';
import { cancelSubscription, updateSubscription } from './subscriptions.ts';
import { get, type World } from './world.ts';

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
