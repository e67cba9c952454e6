import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, moment } from './columns.ts';

export const apiKeys = pgTable('api_keys', {
  id: id(),
  name: text().notNull(),
  keyHash: text('key_hash').notNull(),
  endsWith: text('ends_with').notNull(),
  scopes: text().array().notNull(),
  madeBy: uuid('made_by').notNull(),
  createdAt: moment('created_at').notNull(),
  lastUsedAt: moment('last_used_at'),
  withdrawnAt: moment('withdrawn_at'),
});

export const webhooks = pgTable('webhooks', {
  id: id(),
  url: text().notNull(),
  secret: text().notNull(),
  facts: text().array().notNull(),
  createdAt: moment('created_at').notNull(),
});

export const webhookDeliveries = pgTable('webhook_deliveries', {
  id: id(),
  webhookId: uuid('webhook_id').notNull(),
  fact: text().notNull(),
  /** Whom the fact is about: the delivery goes with her. */
  email: text().notNull(),
  body: text().notNull(),
  state: text({ enum: ['waiting', 'delivered', 'failed'] })
    .notNull()
    .default('waiting'),
  tries: integer().notNull().default(0),
  nextTryAt: moment('next_try_at'),
  /** How the address answered the last time. */
  answer: text(),
  createdAt: moment('created_at').notNull(),
  deliveredAt: moment('delivered_at'),
});
