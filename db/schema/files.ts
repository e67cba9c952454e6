import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

export const filesToRemove = pgTable('files_to_remove', {
  key: text().primaryKey(),
  reason: text().notNull(),
  since: moment('since').notNull(),
  tries: integer().notNull().default(0),
  lastError: text('last_error'),
  nextTryAt: moment('next_try_at').notNull(),
});
