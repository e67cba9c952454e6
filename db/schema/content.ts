import {
  bigint,
  boolean,
  integer,
  jsonb,
  pgTable,
  pgView,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { contentKinds } from '../../content/edition.ts';
import { calendarDate, id, moment } from './columns.ts';

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

/** The practice's session types, as pages and letters read them. It is only read. */
export const sessionKinds = pgView('session_kinds', {
  name: text().notNull(),
  title: text().notNull(),
  minutes: smallint().notNull(),
  people: smallint().notNull(),
  priceCents: integer('price_cents'),
  position: smallint().notNull(),
}).existing();

/** What the legal texts said together when orders were placed under them. Never changed but for the file drawn of it. */
export const legalVersions = pgTable('legal_versions', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  hash: text().notNull(),
  texts: jsonb().notNull(),
  madeAt: moment('made_at').notNull(),
  pdfKey: text('pdf_key'),
});

/** What customers said and the owner approved, as pages and letters read it. It is only read. */
export const shownTestimonials = pgView('shown_testimonials', {
  id: uuid().notNull(),
  productId: text('product_id').notNull(),
  quote: text().notNull(),
  name: text().notNull(),
  place: text().notNull(),
  rating: smallint(),
  photoKey: text('photo_key'),
  shortened: boolean().notNull(),
  shownAt: moment('shown_at').notNull(),
}).existing();

export const mediaKinds = ['picture', 'audio', 'video', 'file'] as const;

export const media = pgTable('media', {
  id: text().primaryKey(),
  kind: text({ enum: mediaKinds }).notNull(),
  /** None: a picture from before there was a library. */
  revision: text(),
  version: integer().notNull().default(1),
  title: text().notNull(),
  alt: text().notNull().default(''),
  fileKey: text('file_key').notNull(),
  bytes: bigint({ mode: 'number' }).notNull(),
  width: integer(),
  height: integer(),
  seconds: integer(),
  focalX: smallint('focal_x').notNull().default(50),
  focalY: smallint('focal_y').notNull().default(50),
  /** It stands, or once stood, in what is paid for. */
  reserved: boolean().notNull().default(false),
  madeBy: uuid('made_by'),
  madeAt: moment('made_at').notNull(),
  changedAt: moment('changed_at').notNull(),
});

export const mediaUploads = pgTable('media_uploads', {
  id: id(),
  actorId: uuid('actor_id'),
  replaces: text(),
  kind: text({ enum: ['audio', 'video', 'file'] }).notNull(),
  name: text().notNull(),
  alt: text().notNull().default(''),
  size: bigint({ mode: 'number' }).notNull(),
  received: bigint({ mode: 'number' }).notNull().default(0),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
  finishedAt: moment('finished_at'),
});

/** Of the version before: what it writes here while both run, the database puts into `media` as well. */
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
