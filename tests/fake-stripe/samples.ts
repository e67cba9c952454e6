import { readFileSync } from 'node:fs';

type Name =
  | 'billing_portal.session'
  | 'charge'
  | 'checkout.session'
  | 'coupon'
  | 'customer'
  | 'dispute'
  | 'event'
  | 'invoice'
  | 'invoice_payment'
  | 'payment_intent'
  | 'refund'
  | 'subscription';

const { resources } = JSON.parse(readFileSync(new URL('./fixtures.json', import.meta.url), 'utf8')) as {
  resources: Record<Name, object>;
};

/** An object with the shape of Stripe's published sample. The samples' values are arbitrary: set all that matter. */
export function sample<T extends object>(name: Name, values: Partial<T>): T {
  return { ...structuredClone(resources[name]), ...values } as T;
}

export function shapeOf(name: Name): string[] {
  return Object.keys(resources[name]);
}
