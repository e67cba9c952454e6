import { boolean, integer, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import type { Delivery } from '../../content/product.ts';
import { createdAt, id, moment } from './columns.ts';

/** A form as it was asked of a buyer. */
type AskedForm = {
  fields: {
    name: string;
    label: string;
    type:
      | 'name'
      | 'spelling'
      | 'called'
      | 'birth-date'
      | 'business-name'
      | 'date'
      | 'names'
      | 'text'
      | 'line'
      | 'choice'
      | 'number'
      | 'consent'
      | 'file';
    hint?: string;
    required: boolean;
    max: number;
    options?: string[];
  }[];
  hasPartner: boolean;
};

/** As typed: nothing is refused until it is submitted. */
export type IntakeAnswers = Record<string, string>;

export const intakes = pgTable('intakes', {
  orderId: uuid('order_id').primaryKey(),
  /** Of the ready-made forms, or `own`. */
  kind: text({ enum: ['person', 'person-with-questions', 'couple', 'business', 'own'] }).notNull(),
  /** The form as it was asked; intakes of earlier programs have none. */
  form: jsonb().$type<AskedForm>(),
  answers: jsonb().$type<IntakeAnswers>().notNull().default({}),
  partnerAnswers: jsonb('partner_answers').$type<IntakeAnswers>().notNull().default({}),
  submittedAt: moment('submitted_at'),
  partnerSubmittedAt: moment('partner_submitted_at'),
  /** When the buyer gave the other one a copy of what is made for both. */
  partnerCopyAt: moment('partner_copy_at'),
  /** When she took her details back: nothing is made from them any more. */
  partnerWithdrawnAt: moment('partner_withdrawn_at'),
  completedAt: moment('completed_at'),
  version: integer().notNull().default(1),
  remindedAt: moment('reminded_at'),
  careKind: text('care_kind'),
  careSeverity: text('care_severity', { enum: ['crisis', 'care'] }),
  careLanguage: text('care_language'),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
});

export const fulfilments = pgTable('fulfilments', {
  id: id(),
  orderId: uuid('order_id').notNull(),
  position: smallint().notNull(),
  kind: text({
    enum: [
      'document',
      'video',
      'session-credits',
      'course',
      'membership',
      'files',
      'text',
      'seat',
      'membership-months',
    ],
  }).notNull(),
  delivery: jsonb().$type<Delivery>().notNull(),
  stage: text({
    enum: [
      'waiting_intake',
      'waiting_period',
      'waiting_account',
      'waiting_circle',
      'in_work',
      'recording',
      'delivered',
      'withdrawn',
    ],
  }).notNull(),
  notBefore: moment('not_before'),
  /** From the day it may begin on until it is there; 24 where there are none. */
  promisedHours: integer('promised_hours'),
  /** The week it was sold for begins then: its hours are counted from there. */
  promisedFrom: moment('promised_from'),
  dueAt: moment('due_at'),
  breachedAt: moment('breached_at'),
  deliveredAt: moment('delivered_at'),
  workAt: moment('work_at'),
  tries: integer().notNull().default(0),
  error: text(),
  note: text().notNull().default(''),
  edits: jsonb().$type<Record<string, string>>().notNull().default({}),
  held: boolean().notNull().default(false),
  wordsVersion: integer('words_version').notNull().default(0),
  openQuestions: smallint('open_questions').notNull().default(0),
});

export const fulfilmentDocuments = pgTable('fulfilment_documents', {
  id: id(),
  fulfilmentId: uuid('fulfilment_id').notNull(),
  version: integer().notNull(),
  intakeVersion: integer('intake_version').notNull(),
  title: text().notNull(),
  fileKey: text('file_key').notNull(),
  createdAt: moment('created_at').notNull(),
});

/** What she writes for one customer: her draft, and what was sent of it. */
export const writtenTexts = pgTable('written_texts', {
  fulfilmentId: uuid('fulfilment_id').primaryKey(),
  draft: text().notNull(),
  version: integer().notNull().default(1),
  sent: text(),
  sentAt: moment('sent_at'),
  updatedAt: moment('updated_at').notNull(),
});

export const videos = pgTable('videos', {
  id: id(),
  /** Of one purchase, or of an event, for everybody who had a seat. */
  purchaseId: uuid('purchase_id'),
  eventId: uuid('event_id'),
  title: text().notNull(),
  plannedMinutes: integer('planned_minutes').notNull(),
  dueAt: moment('due_at'),
  fileKey: text('file_key'),
  link: text(),
  durationSeconds: integer('duration_seconds'),
  captionsKey: text('captions_key'),
  releasedAt: moment('released_at'),
  createdAt: createdAt(),
});

export const videoPositions = pgTable('video_positions', {
  userId: uuid('user_id').notNull(),
  videoId: uuid('video_id').notNull(),
  positionSeconds: integer('position_seconds').notNull(),
  furthestSeconds: integer('furthest_seconds').notNull(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

/** A sentence of a document, or of a report, that its reader passes on; whoever has the token sees it. */
export const sentCards = pgTable('sent_cards', {
  id: id(),
  token: text().notNull(),
  fulfilmentId: uuid('fulfilment_id'),
  reportId: uuid('report_id'),
  place: text().notNull(),
  number: smallint().notNull(),
  sentence: text().notNull(),
  madeAt: moment('made_at').notNull(),
});

/** What a reader marks in a document that was made for her. */
export const readingMarks = pgTable('reading_marks', {
  id: id(),
  fulfilmentId: uuid('fulfilment_id').notNull(),
  chapter: text().notNull(),
  sentence: text().notNull(),
  kind: text({ enum: ['me', 'not-me', 'note'] }).notNull(),
  note: text().notNull().default(''),
  shared: boolean().notNull().default(false),
  markedAt: moment('marked_at').notNull(),
});
