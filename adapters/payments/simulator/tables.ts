import { bigint, integer, jsonb, pgSchema, text, timestamp } from 'drizzle-orm/pg-core';
import type Stripe from 'stripe';
import type { Answer } from './idempotency.ts';
import type { Kind, Things } from './world.ts';

/** The migration is the truth; this is how the queries see it. */
const sandbox = pgSchema('sandbox');
const time = (name: string) => timestamp(name, { withTimezone: true });

export const accounts = sandbox.table('accounts', {
  id: text('id').primaryKey(),
  dueAt: time('due_at'),
});

export const objects = sandbox.table('objects', {
  n: bigint('n', { mode: 'number' }).generatedAlwaysAsIdentity(),
  kind: text('kind').$type<Kind>().notNull(),
  id: text('id').notNull(),
  accountId: text('account_id'),
  body: jsonb('body').$type<Things[Kind]>().notNull(),
});

export const answers = sandbox.table('answers', {
  key: text('key').primaryKey(),
  fingerprint: text('fingerprint').notNull(),
  at: time('at').notNull(),
  answer: jsonb('answer').$type<Answer>().notNull(),
});

export const notices = sandbox.table('notices', {
  id: text('id').primaryKey(),
  event: jsonb('event').$type<Stripe.Event>().notNull(),
  tries: integer('tries').notNull().default(0),
  nextTryAt: time('next_try_at').notNull(),
  deliveredAt: time('delivered_at'),
  error: text('error'),
});
