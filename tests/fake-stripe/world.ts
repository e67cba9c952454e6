import { randomBytes } from 'node:crypto';
import type Stripe from 'stripe';
import { missing } from './api-error.ts';

/** What was asked for when a session was created, and is needed when it is completed. */
export type Wanted = {
  params: Stripe.Checkout.SessionCreateParams;
  /** Taken off the first invoice. */
  discount: number;
};

/** Everything this Stripe knows. Kept outside the application, so it outlives the application's death. */
export type World = {
  now(): Date;
  /** Records an event and has it delivered. */
  emit(type: string, object: { id: string; object: string }): void;
  sessions: Map<string, Stripe.Checkout.Session>;
  wanted: Map<string, Wanted>;
  customers: Map<string, Stripe.Customer>;
  intents: Map<string, Stripe.PaymentIntent>;
  charges: Map<string, Stripe.Charge>;
  refunds: Map<string, Stripe.Refund>;
  disputes: Map<string, Stripe.Dispute>;
  subscriptions: Map<string, Stripe.Subscription>;
  invoices: Map<string, Stripe.Invoice>;
  invoicePayments: Map<string, Stripe.InvoicePayment>;
  coupons: Map<string, Stripe.Coupon>;
};

export function emptyWorld(now: World['now'], emit: World['emit']): World {
  return {
    now,
    emit,
    sessions: new Map(),
    wanted: new Map(),
    customers: new Map(),
    intents: new Map(),
    charges: new Map(),
    refunds: new Map(),
    disputes: new Map(),
    subscriptions: new Map(),
    invoices: new Map(),
    invoicePayments: new Map(),
    coupons: new Map(),
  };
}

export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;
export const seconds = (date: Date): number => Math.floor(date.getTime() / 1000);

export function get<T>(things: Map<string, T>, id: string, what: string, param?: string): T {
  const thing = things.get(id);
  if (!thing) throw missing(what, id, param);
  return thing;
}

/** The id behind a reference; nothing in this world is stored expanded. */
export const refId = (reference: string | { id: string } | null | undefined): string =>
  typeof reference === 'string' ? reference : (reference?.id ?? '');
