import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

export const failingWork = pgTable(
  'failing_work',
  {
    duty: text().notNull(),
    subject: text().notNull(),
    label: text().notNull().default(''),
    path: text().notNull().default('/office/settings/health'),
    message: text().notNull(),
    firstAt: moment('first_at').notNull(),
    lastAt: moment('last_at').notNull(),
    tries: integer().notNull().default(1),
    nextTryAt: moment('next_try_at').notNull(),
    toldAt: moment('told_at'),
  },
  (table) => [primaryKey({ columns: [table.duty, table.subject] })],
);
