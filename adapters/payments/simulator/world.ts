import { randomBytes } from 'node:crypto';
import type Stripe from 'stripe';
import { missing, type SessionParams } from './requests.ts';

/** References are ids. A request that asks for it is answered with the thing itself. */
type Ids<Names extends string> = { [Name in Names]: string | null };

/*
 * The provider's objects, with those of Stripe's fields that our client or the simulator reads. Names and values are the
 * SDK's, so that neither can be one that Stripe does not have.
 */
export type Session = Ids<'customer' | 'payment_intent' | 'subscription' | 'invoice'> &
  Pick<Stripe.Checkout.Session, 'id' | 'object' | 'mode' | 'status' | 'payment_status' | 'currency' | 'url'> &
  Pick<Stripe.Checkout.Session, 'amount_subtotal' | 'amount_total' | 'client_reference_id' | 'expires_at'> &
  Pick<Stripe.Checkout.Session, 'customer_email' | 'success_url' | 'cancel_url'> & {
    customer_details: { email: string | null } | null;
  };

export type Intent = Ids<'customer' | 'latest_charge' | 'payment_method'> &
  Pick<Stripe.PaymentIntent, 'id' | 'object' | 'amount' | 'amount_received' | 'currency' | 'status'> &
  Pick<Stripe.PaymentIntent, 'setup_future_usage'> & {
    metadata: Record<string, string>;
    last_payment_error: Pick<Stripe.PaymentIntent.LastPaymentError, 'type' | 'message'> | null;
  };

export type Method = 'card' | 'sepa_debit';

/** A card or an account. Without a customer it pays once. `fails`: what its bank says to the next charge. */
export type PaymentMethod = Ids<'customer'> &
  Pick<Stripe.PaymentMethod, 'id' | 'object'> & {
    type: Method;
    fails?: 'card_declined' | 'authentication_required';
    card?: { exp_month: number; exp_year: number };
  };

export type Charge = Ids<'payment_intent'> &
  Pick<Stripe.Charge, 'id' | 'object' | 'created' | 'amount' | 'amount_refunded' | 'status'> &
  Partial<Pick<Stripe.Charge, 'currency' | 'metadata'>> & {
    payment_method_details: { type: Method; card?: { country: string; fingerprint: string } };
  };

export type Refund = Ids<'charge' | 'payment_intent'> &
  Pick<Stripe.Refund, 'id' | 'object' | 'created' | 'amount' | 'status' | 'metadata'>;

/** Those of an earlier demo have neither time nor reason. */
export type Dispute = Ids<'charge' | 'payment_intent'> &
  Pick<Stripe.Dispute, 'id' | 'object' | 'status'> &
  Partial<Pick<Stripe.Dispute, 'amount' | 'created' | 'reason'>> & {
    evidence?: Pick<Stripe.Dispute.Evidence, 'uncategorized_text'> & { uncategorized_file: string | null };
    /** `submitted`: when, which Stripe does not tell. */
    evidence_details?: Pick<
      Stripe.Dispute.EvidenceDetails,
      'due_by' | 'has_evidence' | 'submission_count'
    > & {
      submitted?: number;
    };
  };

/** What was uploaded, without what is in it. */
export type File = Pick<Stripe.File, 'id' | 'object' | 'created' | 'filename' | 'purpose' | 'size' | 'type'>;

/** `payout`: what it was paid out with, which Stripe tells only by a list of that payout. */
export type Transaction = Ids<'source' | 'payout'> &
  Pick<Stripe.BalanceTransaction, 'id' | 'object' | 'type' | 'reporting_category' | 'amount' | 'fee'> &
  Pick<Stripe.BalanceTransaction, 'net' | 'currency' | 'created' | 'available_on'>;

export type Payout = Pick<Stripe.Payout, 'id' | 'object' | 'amount' | 'currency' | 'created'> &
  Pick<Stripe.Payout, 'arrival_date' | 'automatic' | 'reconciliation_status' | 'status'>;

export type Subscription = Ids<'customer' | 'default_payment_method' | 'latest_invoice'> &
  Partial<Ids<'schedule'>> &
  Pick<Stripe.Subscription, 'id' | 'object' | 'status' | 'currency' | 'billing_cycle_anchor'> &
  Pick<Stripe.Subscription, 'cancel_at' | 'cancel_at_period_end' | 'ended_at'> &
  Partial<Pick<Stripe.Subscription, 'trial_end'>> & {
    metadata: Record<string, string>;
    items: { data: SubscriptionItem[] };
  };
export type Price = { id: string; unit_amount: number; recurring: { interval: 'month' | 'year' } };
type SubscriptionItem = Pick<Stripe.SubscriptionItem, 'current_period_start' | 'current_period_end'> & {
  id?: string;
  price: Price | (Pick<Price, 'unit_amount'> & Partial<Price>);
};

/** Its phase begins with its subscription. `months`: how many it has, which Stripe shows as the phase's end alone. */
export type Schedule = Ids<'subscription'> &
  Pick<Stripe.SubscriptionSchedule, 'id' | 'object' | 'end_behavior'> & {
    phases: Pick<Stripe.SubscriptionSchedule.Phase, 'start_date' | 'end_date'>[];
    months: number | null;
  };

export type Period = { start: number; end: number };

export type Invoice = Ids<'customer'> &
  Pick<Stripe.Invoice, 'id' | 'object' | 'status' | 'currency' | 'billing_reason' | 'amount_due'> &
  Pick<Stripe.Invoice, 'amount_paid' | 'attempt_count' | 'next_payment_attempt'> &
  Pick<Stripe.Invoice, 'period_start' | 'period_end'> & {
    lines: { data: { period: Period; amount?: number }[] };
    parent: { subscription_details: { subscription: string } };
    status_transitions: Pick<Stripe.Invoice.StatusTransitions, 'paid_at'>;
  };

export type InvoicePayment = Ids<'invoice'> &
  Pick<Stripe.InvoicePayment, 'id' | 'object' | 'is_default' | 'status'> & {
    payment: { type: 'payment_intent'; payment_intent: string };
  };

/** What a session was created with, and what became of it that the session itself does not show. */
type Wanted = {
  id: string;
  params: SessionParams;
  /** Why the last card did not work, in words for the buyer. */
  declined?: string;
};

export type Things = {
  sessions: Session;
  wanted: Wanted;
  customers: Pick<Stripe.Customer, 'id' | 'object' | 'email'>;
  intents: Intent;
  methods: PaymentMethod;
  charges: Charge;
  refunds: Refund;
  disputes: Dispute;
  files: File;
  transactions: Transaction;
  payouts: Payout;
  subscriptions: Subscription;
  schedules: Schedule;
  invoices: Invoice;
  invoicePayments: InvoicePayment;
  prices: Price & { object: 'price' };
  coupons: Pick<Stripe.Coupon, 'id' | 'object'> & { amount_off: number };
  portals: Pick<Stripe.BillingPortal.Session, 'id' | 'object' | 'url' | 'return_url'> & { customer: string };
};

export type Kind = keyof Things;

/** Where a buyer is sent to pay, and a customer to manage her subscriptions. */
export type Pages = { pay(sessionId: string): string; portal(portalId: string): string };

/** All that the provider knows, or the part of it that one change needs. Every verb of the simulator works on one. */
export type World = { [K in Kind]: Map<string, Things[K]> } & {
  now(): Date;
  /** Records an event, of which the application is then notified. */
  emit(type: string, object: Event['data']['object']): void;
  pages: Pages;
};

export function emptyWorld(outside: Pick<World, 'now' | 'emit' | 'pages'>): World {
  return {
    ...outside,
    sessions: new Map(),
    wanted: new Map(),
    customers: new Map(),
    intents: new Map(),
    methods: new Map(),
    charges: new Map(),
    refunds: new Map(),
    disputes: new Map(),
    files: new Map(),
    transactions: new Map(),
    payouts: new Map(),
    subscriptions: new Map(),
    schedules: new Map(),
    invoices: new Map(),
    invoicePayments: new Map(),
    prices: new Map(),
    coupons: new Map(),
    portals: new Map(),
  };
}

export type Event = Pick<Stripe.EventBase, 'id' | 'object' | 'created'> & {
  type: string;
  data: { object: { id: string; object: string } };
};

/** The event of something that happened, with the object as it was then. */
export function eventOf(type: string, object: Event['data']['object'], at: Date): Event {
  const data = { object: structuredClone(object) };
  return { id: newId('evt'), object: 'event', created: seconds(at), type, data };
}

/** Ids are addresses of pages that anybody may open, so they cannot be guessed. */
export const newId = (prefix: string): string => `${prefix}_${randomBytes(16).toString('hex')}`;
export const seconds = (date: Date): number => Math.floor(date.getTime() / 1000);

export function add<T extends { id: string }>(things: Map<string, T>, thing: T): T {
  things.set(thing.id, thing);
  return thing;
}

export function get<T>(things: Map<string, T>, id: string | null, what: string, param?: string): T {
  const thing = things.get(id ?? '');
  if (!thing) throw missing(what, id ?? '', param);
  return thing;
}
