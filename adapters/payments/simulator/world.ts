import { randomBytes } from 'node:crypto';
import type Stripe from 'stripe';
import { missing } from './api-error.ts';

/** What was asked for when a session was created, and what became of it that the session itself does not tell. */
export type Wanted = {
  id: string;
  params: Stripe.Checkout.SessionCreateParams;
  /** Why the last card did not work, in words for the buyer. */
  declined?: string;
};

export type Things = {
  sessions: Stripe.Checkout.Session;
  wanted: Wanted;
  customers: Stripe.Customer;
  intents: Stripe.PaymentIntent;
  charges: Stripe.Charge;
  refunds: Stripe.Refund;
  disputes: Stripe.Dispute;
  subscriptions: Stripe.Subscription;
  invoices: Stripe.Invoice;
  invoicePayments: Stripe.InvoicePayment;
  coupons: Stripe.Coupon;
  portals: Stripe.BillingPortal.Session;
};

export type Kind = keyof Things;

/** Where a buyer is sent to pay, and a customer to look after her subscriptions. */
export type Pages = { pay(sessionId: string): string; portal(portalId: string): string };

/** All that the provider knows, or the part of it that one change needs. Every verb of the simulator works on one. */
export type World = { [K in Kind]: Map<string, Things[K]> } & {
  now(): Date;
  /** Records that something happened, for the application to be told. */
  emit(type: string, object: { id: string; object: string }): void;
  pages: Pages;
};

export function emptyWorld(outside: Pick<World, 'now' | 'emit' | 'pages'>): World {
  return {
    ...outside,
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
    portals: new Map(),
  };
}

/** Ids are addresses of pages that anybody may open, so they cannot be guessed. */
export const newId = (prefix: string): string => `${prefix}_${randomBytes(16).toString('hex')}`;
export const seconds = (date: Date): number => Math.floor(date.getTime() / 1000);

export function get<T>(things: Map<string, T>, id: string, what: string, param?: string): T {
  const thing = things.get(id);
  if (!thing) throw missing(what, id, param);
  return thing;
}

/** The id behind a reference; nothing in this world is stored expanded. */
export const refId = (reference: string | { id: string } | null | undefined): string =>
  typeof reference === 'string' ? reference : (reference?.id ?? '');
