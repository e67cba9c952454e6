import type { z } from 'zod';
import { DAY } from '../../../shared/durations.ts';
import { type Listing, listPayouts, listTransactions } from './balance.ts';
import { changeSubscription, createPrice, previewInvoice } from './changes.ts';
import { chargeSaved, createRefund } from './charges.ts';
import { createSession, expireSession, readSession } from './checkout.ts';
import * as disputes from './disputes.ts';
import * as requests from './requests.ts';
import { ApiError, type Form, invalid, parseForm, readParams } from './requests.ts';
import * as subscriptions from './subscriptions.ts';
import { add, get, newId, type World } from './world.ts';

export type Call = { method: string; path: string; text: string; key: string | null };
export type Answer = { status: number; body: unknown };

/** A request whose parameters are in order: what it names, or lists of all, and what it does. */
export type Prepared = { names: string[]; listing?: Listing; run(world: World): unknown };

/** Refuses wrong parameters, as Stripe does, before anything is done. */
export function prepare({ method, path, text }: Call): Prepared {
  const form = parseForm(text);
  for (const one of endpoints) {
    const match = one.method === method && one.path.exec(path);
    if (!match) continue;
    const id = match[1] ?? '';
    return { names: [id, ...textsIn(form)], ...one.prepare(id, form) };
  }
  throw new ApiError(404, `Unrecognized request URL (${method}: ${path}).`);
}

/** Every value of a request, because any may be the id of something. */
const textsIn = (value: string | Form): string[] =>
  typeof value === 'string' ? [value] : Object.values(value).flatMap(textsIn);

type Method = 'GET' | 'POST' | 'DELETE';

function endpoint<T extends { expand?: string[] }>(
  address: `${Method} ${string}`,
  shape: z.ZodType<T>,
  run: (world: World, asked: T, id: string) => object,
  listing?: (asked: T) => Listing | undefined,
) {
  const [method, path = ''] = address.split(' ');
  return {
    method,
    path: new RegExp(`^/v1/${path.replace(':id', '([^/]+)')}$`),
    prepare(id: string, form: Form): Omit<Prepared, 'names'> {
      const asked = readParams(shape, form);
      const answer = (world: World) => expand(world, run(world, asked, id), asked.expand);
      return { run: answer, listing: listing?.(asked) };
    },
  };
}

/** Of one thing, about which nothing else is said. */
const one = (address: `${Method} ${string}`, run: (world: World, id: string) => object) =>
  endpoint(address, requests.expandOnly, (world, _, id) => run(world, id));

const endpoints = [
  endpoint('POST checkout/sessions', requests.sessionParams, createSession),
  one('GET checkout/sessions/:id', readSession),
  one('POST checkout/sessions/:id/expire', expireSession),
  endpoint('POST payment_intents', requests.intentParams, chargeSaved),
  one('GET payment_intents/:id', ({ intents }, id) => get(intents, id, 'payment_intent', 'intent')),
  endpoint('POST refunds', requests.refundParams, createRefund),
  endpoint('GET refunds', requests.ofPaymentParams, ({ refunds }, { payment_intent, limit }) =>
    list(refunds, limit, (refund) => refund.payment_intent === payment_intent),
  ),
  endpoint('GET disputes', requests.disputesParams, disputes.listDisputes, ({ payment_intent, ...asked }) =>
    payment_intent ? undefined : { ...asked, kind: 'disputes' },
  ),
  one('GET disputes/:id', disputes.readDispute),
  endpoint('POST disputes/:id', requests.disputeParams, disputes.updateDispute),
  one('POST disputes/:id/close', disputes.giveUpDispute),
  endpoint('POST files', requests.fileParams, disputes.createFile),
  endpoint('GET invoice_payments', requests.invoicePaymentsParams, ({ invoicePayments }, asked) =>
    list(
      invoicePayments,
      asked.limit,
      ({ payment }) => payment.payment_intent === asked.payment.payment_intent,
    ),
  ),
  endpoint('GET invoices', requests.ofSubscriptionParams, ({ invoices }, { subscription, limit }) =>
    list(invoices, limit, ({ parent }) => parent.subscription_details.subscription === subscription),
  ),
  one('GET invoices/:id', ({ invoices }, id) => get(invoices, id, 'invoice')),
  one('POST invoices/:id/pay', subscriptions.payOpenInvoice),
  one('GET subscriptions/:id', ({ subscriptions }, id) => get(subscriptions, id, 'subscription')),
  endpoint('POST subscriptions/:id', requests.subscriptionParams, changeSubscription),
  endpoint('POST invoices/create_preview', requests.previewParams, previewInvoice),
  endpoint('POST prices', requests.priceParams, createPrice),
  one('DELETE subscriptions/:id', subscriptions.cancelSubscription),
  endpoint('POST subscription_schedules', requests.newScheduleParams, subscriptions.createSchedule),
  one('GET subscription_schedules/:id', ({ schedules }, id) => get(schedules, id, 'subscription_schedule')),
  endpoint('POST subscription_schedules/:id', requests.scheduleParams, subscriptions.updateSchedule),
  endpoint('POST coupons', requests.couponParams, createCoupon),
  endpoint('POST billing_portal/sessions', requests.portalParams, createPortal),
  endpoint('GET balance_transactions', requests.balanceParams, listTransactions, (asked) => ({
    ...asked,
    kind: 'transactions',
  })),
  endpoint('GET payouts', requests.payoutsParams, listPayouts, (asked) => ({ ...asked, kind: 'payouts' })),
];

function list<T>(things: Map<string, T>, limit = 10, isWanted: (one: T) => boolean) {
  const newestFirst = [...things.values()].filter(isWanted).reverse();
  return { object: 'list', data: newestFirst.slice(0, limit), has_more: newestFirst.length > limit };
}

function createPortal(world: World, { customer, return_url }: z.infer<typeof requests.portalParams>) {
  get(world.customers, customer, 'customer', 'customer');
  const id = newId('bps');
  const url = world.pages.portal(id);
  return add(world.portals, { id, object: 'billing_portal.session', customer, return_url, url });
}

function createCoupon(world: World, { id, amount_off }: z.infer<typeof requests.couponParams>) {
  if (world.coupons.has(id)) throw invalid('Coupon already exists.', 'id', 'resource_already_exists');
  return add(world.coupons, { id, object: 'coupon', amount_off });
}

type Thing = Record<string, unknown>;

/** What our client asks to be given instead of an id. */
const expandable: Record<string, (world: World) => Pick<Map<string, object>, 'get'>> = {
  'checkout.session.payment_intent': (world) => world.intents,
  'checkout.session.invoice': (world) => world.invoices,
  'payment_intent.latest_charge': (world) => world.charges,
  'subscription.latest_invoice': (world) => world.invoices,
  'subscription.default_payment_method': subscriptions.methodsOf,
  'balance_transaction.source': (world) => ({
    get: (id) =>
      world.charges.get(id) ?? world.refunds.get(id) ?? world.disputes.get(id) ?? world.payouts.get(id),
  }),
};

/** A copy of the object in which the named references are the things themselves. */
function expand(world: World, object: object, paths: string[] = []): Thing {
  const copy: Thing = structuredClone({ ...object });
  for (const path of paths) follow(world, copy, path.split('.'));
  return copy;
}

function follow(world: World, thing: Thing, [step = '', ...rest]: string[]): void {
  const target = expandable[`${thing.object}.${step}`];
  const value = thing[step];
  if (thing.object === 'list' && step === 'data' && Array.isArray(value)) {
    thing.data = value.map((one: object) => expand(world, one, [rest.join('.')]));
    return;
  }
  if (thing.object === 'invoice' && step === 'payments') {
    // Left out of invoices unless asked for, as at Stripe.
    const data = [...world.invoicePayments.values()].filter(({ invoice }) => invoice === thing.id);
    thing.payments = { object: 'list', data: structuredClone(data), has_more: false };
  } else if (!target) {
    throw invalid(`This property cannot be expanded (${step}).`, 'expand');
  } else if (typeof value === 'string') {
    thing[step] = structuredClone(target(world).get(value));
  }
  const next = thing[step];
  if (rest.length > 0 && isThing(next)) follow(world, next, rest);
}

const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null;

/** The answer of a request that was made; what was refused is an answer too. */
export function refusal(error: unknown): Answer {
  if (!(error instanceof ApiError)) throw error;
  return { status: error.status, body: error.body };
}

/** An answer under its idempotency key; null while the request that it belongs to is at work. */
export type StoredAnswer = { fingerprint: string; at: Date; answer: Answer | null };

/** Keys are forgotten after a day. */
export const KEY_MS = DAY;

export const fingerprintOf = ({ method, path, text }: Call): string => `${method} ${path} ${text}`;

/** What was answered under a key is answered again, failures included; null: the key is free. */
export function storedAnswer(stored: StoredAnswer | undefined, call: Call, now: Date): Answer | null {
  if (!stored || stored.at.getTime() + KEY_MS < now.getTime()) return null;
  const type = 'idempotency_error';
  if (stored.fingerprint !== fingerprintOf(call)) {
    const message = `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${call.key}' if you meant to execute a different request.`;
    throw new ApiError(400, message, { type });
  }
  if (!stored.answer) {
    const message = `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${call.key}.`;
    throw new ApiError(409, message, { type, code: 'idempotency_key_in_use' });
  }
  return stored.answer;
}

/** What a request says, as a form: of a file that comes with it, what can be told from outside. */
export async function formOf(request: Request): Promise<string> {
  const { search } = new URL(request.url);
  const isUpload = request.headers.get('content-type')?.startsWith('multipart/form-data');
  const said = isUpload ? await uploadOf(request) : await request.text();
  return [search.slice(1), said].filter(Boolean).join('&');
}

const PDF = '%PDF-';

async function uploadOf(request: Request): Promise<string> {
  const form = new URLSearchParams();
  for (const [name, value] of await request.formData()) {
    if (typeof value === 'string') form.append(name, value);
    else {
      const head = await value.slice(0, PDF.length).text();
      form.append(`${name}[name]`, value.name);
      form.append(`${name}[size]`, String(value.size));
      form.append(`${name}[type]`, head === PDF ? 'pdf' : 'other');
    }
  }
  return form.toString();
}
