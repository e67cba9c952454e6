import { boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, moment } from './columns.ts';

/** What the bank is told, line by line: a fact with its day. */
export type EvidenceLine = { at: string | null; text: string };

/** All that the PDF says, as it stood when it was sent. */
export type Evidence = {
  /** By the practice's clock, `YYYY-MM-DD`. */
  day: string;
  order: string;
  product: string;
  amountCents: number;
  reason: string;
  /** Of the office, in its own words. */
  words: string;
  facts: [name: string, said: string][];
  agreed: EvidenceLine[];
  delivered: EvidenceLine[];
  timeline: EvidenceLine[];
  letters: EvidenceLine[];
};

/** What a payer's bank wants back, or asks about. */
export const disputes = pgTable('disputes', {
  id: id(),
  providerId: text('provider_id').notNull(),
  orderId: uuid('order_id').notNull(),
  orderPaymentId: uuid('order_payment_id').notNull(),
  amountCents: integer('amount_cents').notNull(),
  feeCents: integer('fee_cents').notNull().default(0),
  reason: text().notNull(),
  state: text({ enum: ['needs_answer', 'answered', 'won', 'lost', 'closed'] }).notNull(),
  /** The bank asks, and no money has moved. */
  isInquiry: boolean('is_inquiry').notNull(),
  openedAt: moment('opened_at').notNull(),
  dueAt: moment('due_at'),
  closedAt: moment('closed_at'),
  words: text().notNull().default(''),
  /** What the owner decided. */
  wish: text({ enum: ['answer', 'accept'] }),
  wishedAt: moment('wished_at'),
  wishedBy: uuid('wished_by'),
  evidence: jsonb().$type<Evidence>(),
  workAt: moment('work_at'),
  /** Evidence has reached the bank, from here or from the provider's dashboard. */
  sentAt: moment('sent_at'),
  error: text(),
  /** What the owner was told of it last. */
  told: text({ enum: ['opened', 'won', 'lost', 'closed'] }),
  remindedAt: moment('reminded_at'),
});
