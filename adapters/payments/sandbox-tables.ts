import { boolean, integer, jsonb, pgSchema, text, timestamp } from 'drizzle-orm/pg-core';
import type { InvoiceState, PaymentState, SubscriptionState } from './payment-states.ts';
import type { CheckoutLine, CheckoutState, NoticeSubject } from './payments.ts';

/** The migration is the truth; this is how the queries see it. */
const sandbox = pgSchema('sandbox');
const time = (name: string) => timestamp(name, { withTimezone: true });
type Method = 'card' | 'sepa_debit';

export const customers = sandbox.table('customers', {
  id: text('id').primaryKey(),
  email: text('email').notNull(),
  createdAt: time('created_at').notNull(),
});

export const payments = sandbox.table('payments', {
  id: text('id').primaryKey(),
  orderId: text('order_id'),
  customerId: text('customer_id'),
  status: text('status').$type<'pending' | 'paid' | 'failed'>().notNull(),
  method: text('method').$type<Method>().notNull(),
  amountCents: integer('amount_cents').notNull(),
  dispute: text('dispute').$type<PaymentState['dispute']>().notNull().default('none'),
  failure: text('failure'),
  createdAt: time('created_at').notNull(),
});

export const subscriptions = sandbox.table('subscriptions', {
  id: text('id').primaryKey(),
  orderId: text('order_id').notNull(),
  customerId: text('customer_id').notNull(),
  status: text('status').$type<SubscriptionState['status']>().notNull(),
  method: text('method').$type<Method>().notNull(),
  amountCents: integer('amount_cents').notNull(),
  anchor: time('anchor').notNull(),
  months: integer('months').notNull(),
  currentPeriodStart: time('current_period_start').notNull(),
  currentPeriodEnd: time('current_period_end').notNull(),
  cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull().default(false),
  nextCharge: text('next_charge').$type<'paid' | 'failed'>().notNull().default('paid'),
  endedAt: time('ended_at'),
  createdAt: time('created_at').notNull(),
});

export const invoices = sandbox.table('invoices', {
  id: text('id').primaryKey(),
  subscriptionId: text('subscription_id').notNull(),
  customerId: text('customer_id').notNull(),
  reason: text('reason').$type<'first' | 'renewal'>().notNull(),
  status: text('status').$type<Exclude<InvoiceState['status'], 'draft'>>().notNull(),
  amountCents: integer('amount_cents').notNull(),
  month: integer('month').notNull(),
  periodStart: time('period_start').notNull(),
  periodEnd: time('period_end').notNull(),
  attempts: integer('attempts').notNull().default(1),
  nextAttemptAt: time('next_attempt_at'),
  paymentId: text('payment_id').notNull(),
  paidAt: time('paid_at'),
  createdAt: time('created_at').notNull(),
});

export const checkouts = sandbox.table('checkouts', {
  id: text('id').primaryKey(),
  orderId: text('order_id').notNull(),
  fingerprint: text('fingerprint').notNull(),
  mode: text('mode').$type<CheckoutState['mode']>().notNull(),
  status: text('status').$type<CheckoutState['status']>().notNull(),
  lines: jsonb('lines').$type<CheckoutLine[]>().notNull(),
  amountCents: integer('amount_cents').notNull(),
  monthlyCents: integer('monthly_cents'),
  email: text('email').notNull(),
  customerId: text('customer_id'),
  paymentId: text('payment_id'),
  subscriptionId: text('subscription_id'),
  invoiceId: text('invoice_id'),
  successUrl: text('success_url').notNull(),
  cancelUrl: text('cancel_url').notNull(),
  expiresAt: time('expires_at').notNull(),
  submittedAt: time('submitted_at'),
  createdAt: time('created_at').notNull(),
});

export const refunds = sandbox.table('refunds', {
  id: text('id').primaryKey(),
  paymentId: text('payment_id').notNull(),
  amountCents: integer('amount_cents').notNull(),
  key: text('key'),
  createdAt: time('created_at').notNull(),
});

export const portals = sandbox.table('portals', {
  id: text('id').primaryKey(),
  customerId: text('customer_id').notNull(),
  returnUrl: text('return_url').notNull(),
  createdAt: time('created_at').notNull(),
});

export const notices = sandbox.table('notices', {
  id: text('id').primaryKey(),
  type: text('type').notNull(),
  subjectKind: text('subject_kind').$type<NoticeSubject['kind']>().notNull(),
  subjectId: text('subject_id').notNull(),
  createdAt: time('created_at').notNull(),
  tries: integer('tries').notNull().default(0),
  nextTryAt: time('next_try_at').notNull(),
  deliveredAt: time('delivered_at'),
  error: text('error'),
});

export type Checkout = typeof checkouts.$inferSelect;
export type Payment = typeof payments.$inferSelect;
export type Subscription = typeof subscriptions.$inferSelect;
export type Invoice = typeof invoices.$inferSelect;
