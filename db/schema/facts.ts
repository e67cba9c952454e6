import { bigint, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** What has happened, once and for all; see domain/facts. */
export const facts = pgTable('facts', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  type: text().notNull(),
  email: text().notNull(),
  userId: uuid('user_id'),
  detail: jsonb().notNull(),
  at: moment('at').notNull(),
});
