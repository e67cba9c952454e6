import { invalid } from './api-error.ts';
import type { World } from './world.ts';

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
export function expand(world: World, object: unknown, paths: string[] = []): unknown {
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
