import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, moment } from './columns.ts';

/** Rules that say whom a letter is for. What they may be, domain/marketing/segments says. */
export const segments = pgTable('segments', {
  id: id(),
  name: text().notNull(),
  rules: jsonb().notNull(),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
});
