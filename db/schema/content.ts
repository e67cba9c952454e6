import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { contentKinds } from '../../content/edition.ts';
import { calendarDate, moment } from './columns.ts';

export const contentVersions = pgTable('content_versions', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  kind: text({ enum: contentKinds }).notNull(),
  key: text().notNull(),
  body: jsonb(),
  state: text({ enum: ['draft', 'published'] }).notNull(),
  publishAt: moment('publish_at'),
  madeBy: uuid('made_by'),
  madeAt: moment('made_at').notNull().defaultNow(),
});

export const contentEdition = pgTable('content_edition', {
  singleton: boolean().primaryKey().default(true),
  version: bigint({ mode: 'number' }).notNull().default(0),
});

export const pictures = pgTable('pictures', {
  name: text().primaryKey(),
  kind: text({ enum: ['jpg', 'png'] }).notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  alt: text().notNull(),
  madeBy: uuid('made_by'),
  madeAt: moment('made_at').notNull(),
});

export const visitCounts = pgTable('visit_counts', {
  day: calendarDate('day').notNull(),
  step: text({ enum: ['visit', 'quiz'] }).notNull(),
  count: bigint({ mode: 'number' }).notNull().default(0),
});

export const filesToRemove = pgTable('files_to_remove', {
  key: text().primaryKey(),
  reason: text().notNull(),
  since: moment('since').notNull(),
  tries: integer().notNull().default(0),
  lastError: text('last_error'),
  nextTryAt: moment('next_try_at').notNull(),
});

/** What has happened, once and for all; see domain/facts. */
export const facts = pgTable('facts', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  type: text().notNull(),
  email: text().notNull(),
  userId: uuid('user_id'),
  detail: jsonb().notNull(),
  at: moment('at').notNull(),
});

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
