import { sql } from 'drizzle-orm';
import {
  boolean,
  integer,
  jsonb,
  numeric,
  pgTable,
  pgView,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from './columns.ts';

export const sequenceTypes = ['quiz_nurture', 'abandoned_cart', 'membership_upsell'] as const;

/** The specified table, as a view of those runs of automations that are built in (campaign_runs). It is only read. */
export const emailSequences = pgView('email_sequences', {
  id: uuid().notNull(),
  email: text().notNull(),
  name: text().notNull(),
  sequenceType: text('sequence_type', { enum: sequenceTypes }).notNull(),
  currentStep: integer('current_step').notNull(),
  completed: boolean().notNull(),
  converted: boolean().notNull(),
  discountCode: text('discount_code'),
  discountExpiresAt: moment('discount_expires_at'),
  quizResults: jsonb('quiz_results').$type<QuizResults>(),
  cartData: jsonb('cart_data').$type<CartData>(),
  startedAt: moment('started_at').notNull(),
  lastSentAt: moment('last_sent_at'),
  createdAt: moment('created_at').notNull(),
  nextDueAt: moment('next_due_at'),
  stopReason: text('stop_reason', {
    enum: ['completed', 'no_consent', 'unsubscribed', 'purchased', 'bounced', 'stopped_by_staff', 'failed'],
  }),
  stoppedAt: moment('stopped_at'),
  pausedAt: moment('paused_at'),
  clickedAt: moment('clicked_at'),
}).existing();

export type QuizResults = {
  lifePath: number;
  expression: number;
  soulUrge: number;
  /** Which of them have a master number behind them. */
  masters?: Partial<Record<'lifePath' | 'expression' | 'soulUrge', number>>;
  /** For what changes with the month; absent where only the numbers are known. */
  birthDate?: string;
};

export type CartItem = { id: string; name: string; price: number };
export type CartData = { items: CartItem[]; total: number };

export const emailEvents = pgTable('email_events', {
  id: id(),
  sequenceId: uuid('sequence_id').notNull(),
  eventType: text('event_type', {
    enum: ['sent', 'delivered', 'opened', 'clicked', 'bounced', 'unsubscribed', 'converted'],
  }).notNull(),
  emailTemplate: text('email_template').notNull(),
  createdAt: createdAt(),
});

export const abandonedCarts = pgTable('abandoned_carts', {
  id: id(),
  email: text().notNull(),
  cartItems: jsonb('cart_items').$type<CartItem[]>().notNull(),
  totalAmount: numeric('total_amount', { precision: 10, scale: 2, mode: 'number' }).notNull(),
  /** What the recovery links in letters about it carry. */
  recoveryId: uuid('recovery_id'),
  createdAt: createdAt(),
});

/** A file that is made when its mail is sent, and what it is made from. */
export type AttachmentName =
  | { kind: 'free-report'; leadId: string }
  | { kind: 'report'; requestId: string }
  /** As it was when the letter was written: a later change has a letter of its own. */
  | { kind: 'invitation'; method: string; text: string };

/** The outbox. */
export const mails = pgTable('mails', {
  id: id(),
  userId: uuid('user_id'),
  /** What it is about, where that is not its reader's account: 'ticket:…', 'order:…'. It goes with that. */
  about: text(),
  toAddress: text('to_address').notNull(),
  addressKey: text('address_key'),
  replyTo: text('reply_to'),
  template: text().notNull(),
  props: jsonb().notNull(),
  /** What travels with it, by name; the files are made when it is sent. */
  attachments: jsonb().$type<AttachmentName[]>().notNull().default([]),
  topic: text({ enum: ['service', 'marketing', 'cart', 'membership', 'newsletter'] })
    .notNull()
    .default('service'),
  /** The same as `runId` for letters of built-in automations: the version before this one reads it, this one does not. */
  sequenceId: uuid('sequence_id'),
  step: integer(),
  /** The broadcast it is a letter of; one to an address. */
  broadcastId: uuid('broadcast_id'),
  /** The run of an automation whose step it is. */
  runId: uuid('run_id'),
  thenDueAt: moment('then_due_at'),
  thenEnds: text('then_ends', { enum: ['completed', 'no_consent'] }),
  /** Its run was stopped or paused while it waited. */
  hold: text({ enum: ['stopped', 'paused'] }),
  state: text({ enum: ['queued', 'sending', 'sent', 'failed', 'unknown', 'suppressed'] })
    .notNull()
    .default('queued'),
  tries: integer().notNull().default(0),
  nextTryAt: moment('next_try_at').defaultNow(),
  tryUntil: moment('try_until').notNull().default(sql`now() + interval '5 days'`),
  messageId: text('message_id').notNull(),
  claimedAt: moment('claimed_at'),
  claimedBy: integer('claimed_by'),
  subject: text(),
  html: text(),
  text: text(),
  error: text(),
  failure: text({ enum: ['refused', 'gave_up'] }),
  outcome: text({ enum: ['delivered', 'bounced', 'complained'] }),
  outcomeAt: moment('outcome_at'),
  createdAt: createdAt(),
  sentAt: moment('sent_at'),
  /** Since when nothing is left of what it said. */
  emptiedAt: moment('emptied_at'),
});

export const consents = pgTable('consents', {
  id: id(),
  email: text().notNull(),
  topic: text({ enum: ['marketing', 'cart', 'membership', 'newsletter'] }).notNull(),
  text: text().notNull(),
  source: text().notNull(),
  givenAt: moment('given_at').notNull(),
  withdrawnAt: moment('withdrawn_at'),
});

export const suppressions = pgTable(
  'suppressions',
  {
    addressKey: text('address_key').notNull(),
    topic: text({ enum: ['all', 'marketing', 'cart', 'membership', 'newsletter'] }).notNull(),
    reason: text({ enum: ['unsubscribed', 'bounced', 'complaint'] }).notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.addressKey, table.topic] })],
);

export const marketingPace = pgTable('marketing_pace', {
  addressKey: text('address_key').primaryKey(),
  mailId: uuid('mail_id').notNull(),
  lastAt: moment('last_at').notNull(),
});
