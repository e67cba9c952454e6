import { bigint, boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
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
