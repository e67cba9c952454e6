import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { calendarDate, id, moment } from './columns.ts';

/** What moved the balance at the payment provider. */
export const balanceEntries = pgTable('balance_entries', {
  id: text().primaryKey(),
  kind: text({
    enum: [
      ...(['charge', 'charge_failure', 'refund', 'refund_failure'] as const),
      ...(['dispute', 'dispute_reversal', 'fee', 'payout', 'payout_reversal', 'other'] as const),
    ],
  }).notNull(),
  amountCents: integer('amount_cents').notNull(),
  feeCents: integer('fee_cents').notNull(),
  netCents: integer('net_cents').notNull(),
  currency: text().notNull(),
  createdAt: moment('created_at').notNull(),
  availableAt: moment('available_at').notNull(),
  paymentId: text('payment_id'),
  refundId: text('refund_id'),
  paidCurrency: text('paid_currency'),
  mark: text({ enum: ['order', 'other', 'none'] }).notNull(),
  payoutId: text('payout_id'),
  /** What the payout says that it came to. */
  paidOutCents: integer('paid_out_cents'),
  /** From then on it is compared with our orders; null once it was. */
  compareAt: moment('compare_at'),
});

export const payouts = pgTable('payouts', {
  id: text().primaryKey(),
  amountCents: integer('amount_cents').notNull(),
  currency: text().notNull(),
  status: text({ enum: ['pending', 'in_transit', 'paid', 'failed', 'canceled'] }).notNull(),
  createdAt: moment('created_at').notNull(),
  arrivesOn: calendarDate('arrives_on').notNull(),
  parts: text({ enum: ['later', 'ready', 'read', 'never'] }).notNull(),
  compareAt: moment('compare_at'),
});

export const balanceReads = pgTable('balance_reads', {
  fromAt: moment('from_at').primaryKey(),
  toAt: moment('to_at').notNull(),
  state: text({ enum: ['reading', 'read', 'compared'] })
    .notNull()
    .default('reading'),
  /** The last movement that was read of these days. */
  after: text(),
  comparedAt: moment('compared_at'),
});

export const discrepancyKinds = [
  ...(['payment_unknown', 'payment_missing', 'booked_twice', 'charged_twice'] as const),
  ...(['amount_differs', 'currency_differs', 'fee_differs'] as const),
  ...(['refund_unknown', 'refund_missing', 'refund_differs', 'refund_returned'] as const),
  ...(['dispute_unknown', 'dispute_missing', 'dispute_differs'] as const),
  ...(['payout_differs', 'payout_failed'] as const),
] as const;
export type DiscrepancyKind = (typeof discrepancyKinds)[number];

/** What one side knows and the other does not, or knows otherwise. */
export const discrepancies = pgTable('discrepancies', {
  id: id(),
  kind: text({ enum: discrepancyKinds }).notNull(),
  subject: text().notNull(),
  paymentId: text('payment_id'),
  payoutId: text('payout_id'),
  ourCents: integer('our_cents').notNull(),
  theirCents: integer('their_cents').notNull(),
  /** suspected until it is found on a second night. */
  state: text({ enum: ['suspected', 'open', 'explained', 'gone'] })
    .notNull()
    .default('suspected'),
  foundAt: moment('found_at').notNull(),
  toldAt: moment('told_at'),
  closedAt: moment('closed_at'),
  /** In the owner's words. */
  reason: text().notNull().default(''),
});
