import type Stripe from 'stripe';
import fixtures from './fixtures.json' with { type: 'json' };

const { resources } = fixtures;
type Name = keyof typeof resources;

/** An object with the shape of Stripe's published sample. The samples' values are arbitrary: set all that matter. */
export function sample<T extends object>(name: Name, values: Partial<T>): T {
  return { ...structuredClone(resources[name]), ...values } as T;
}

/** As it was sent: the parameters were read from a form, where all values are texts. */
export function metadataOf(sent: Stripe.MetadataParam | '' | undefined): Stripe.Metadata {
  return Object.fromEntries(Object.entries(sent || {}).map(([key, value]) => [key, String(value)]));
}

export function shapeOf(name: Name): string[] {
  return Object.keys(resources[name]);
}
