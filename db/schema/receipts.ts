import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, moment } from './columns.ts';

export const receiptSeries = pgTable('receipt_series', {
  series: text().primaryKey(),
  lastNumber: integer('last_number').notNull(),
});

/** Everything that is printed on a receipt beside its number, as it stood when it was written. */
export type ReceiptFacts = {
  buyer: { email: string };
  order: string;
  /** What was bought, for a membership with the month; a discount is a line with a negative price. */
  lines: { description: string; quantity: number; unitCents: number; vatRate: number }[];
  vatNote: string;
  method: string | null;
  paidOn: string;
  /** The words of the withdrawal box, and the calendar day on which they were agreed to. */
  consent?: { text: string; givenOn: string };
};

export const receipts = pgTable('receipts', {
  id: id(),
  kind: text({ enum: ['receipt', 'credit_note'] }).notNull(),
  series: text().notNull(),
  sequence: integer().notNull(),
  number: text().notNull(),
  orderId: uuid('order_id').notNull(),
  orderPaymentId: uuid('order_payment_id').notNull(),
  refundId: uuid('refund_id'),
  amountCents: integer('amount_cents').notNull(),
  issuedAt: moment('issued_at').notNull(),
  facts: jsonb().$type<ReceiptFacts>().notNull(),
});

export const refunds = pgTable('refunds', {
  id: id(),
  orderId: uuid('order_id').notNull(),
  orderPaymentId: uuid('order_payment_id').notNull(),
  amountCents: integer('amount_cents').notNull(),
  source: text({ enum: ['guarantee', 'withdrawal', 'staff', 'provider'] }).notNull(),
  state: text({ enum: ['requested', 'approved', 'pending', 'made', 'failed', 'declined'] }).notNull(),
  why: text().notNull().default(''),
  requestedAt: moment('requested_at').notNull(),
  decidedAt: moment('decided_at'),
  decidedBy: uuid('decided_by'),
  madeAt: moment('made_at'),
  providerRefundId: text('provider_refund_id'),
  workAt: moment('work_at'),
  tries: integer().notNull().default(0),
  error: text(),
});
