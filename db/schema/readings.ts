import { boolean, integer, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import type { LettersWorking, Master, SumWorking } from '../../numerology/index.ts';
import { calendarDate, createdAt, id, moment, yChoices } from './columns.ts';

export const quizLeads = pgTable('quiz_leads', {
  id: id(),
  name: text().notNull(),
  email: text().notNull(),
  birthDate: calendarDate('birth_date').notNull(),
  lifePath: smallint('life_path').notNull(),
  expression: smallint('expression').notNull(),
  soulUrge: smallint('soul_urge').notNull(),
  /** How the name is counted, where its owner changed our spelling. */
  editedSpelling: text('edited_spelling'),
  offerEndsAt: moment('offer_ends_at').notNull(),
  reportPostedAt: moment('report_posted_at'),
  createdAt: createdAt(),
});

export const numerologyReports = pgTable('numerology_reports', {
  id: id(),
  /** What it was made from: the answers of a quiz, or a request from the portal, which is its owner's. */
  leadId: uuid('lead_id'),
  requestId: uuid('request_id'),
  userId: uuid('user_id'),
  email: text().notNull(),
  name: text().notNull(),
  lifePath: smallint('life_path').notNull(),
  expression: smallint('expression').notNull(),
  soulUrge: smallint('soul_urge').notNull(),
  createdAt: createdAt(),
});

export type ReportEntry = {
  number: number;
  title: string;
  desc: string;
  master: Master | null;
  /** Such as "25/7", and the sums behind it. */
  compound: string;
  working: SumWorking | LettersWorking;
};
export type ReportData = Record<'lifePath' | 'expression' | 'soulUrge', ReportEntry>;

export const reportPeople = pgTable('report_people', {
  id: id(),
  userId: uuid('user_id').notNull(),
  relation: text({ enum: ['partner', 'child', 'other'] }).notNull(),
  label: text().notNull(),
  fullName: text('full_name').notNull(),
  birthDate: calendarDate('birth_date').notNull(),
  editedSpelling: text('edited_spelling'),
  yChoices: yChoices(),
  createdAt: createdAt(),
});

export const reportRequests = pgTable('report_requests', {
  id: id(),
  userId: uuid('user_id').notNull(),
  status: text({ enum: ['queued', 'processing', 'completed', 'failed'] })
    .notNull()
    .default('queued'),
  fullName: text('full_name').notNull(),
  birthDate: calendarDate('birth_date').notNull(),
  lifePathNumber: smallint('life_path_number'),
  expressionNumber: smallint('expression_number'),
  soulUrgeNumber: smallint('soul_urge_number'),
  reportData: jsonb('report_data').$type<ReportData>(),
  relation: text({ enum: ['self', 'partner', 'child', 'other'] })
    .notNull()
    .default('self'),
  label: text().notNull().default(''),
  personId: uuid('person_id'),
  editedSpelling: text('edited_spelling'),
  yChoices: yChoices(),
  byMail: boolean('by_mail').notNull().default(false),
  step: text({ enum: ['waiting', 'counting', 'drawing', 'keeping', 'done'] })
    .notNull()
    .default('waiting'),
  tries: integer().notNull().default(0),
  workAt: moment('work_at'),
  fileKey: text('file_key'),
  error: text(),
  createdAt: createdAt(),
  completedAt: moment('completed_at'),
});

export const purchases = pgTable('purchases', {
  id: id(),
  userId: uuid('user_id'),
  email: text().notNull(),
  productType: text('product_type', {
    enum: ['report', 'video', 'course', 'membership', 'session', 'other'],
  }).notNull(),
  productName: text('product_name').notNull(),
  purchaseDate: moment('purchase_date').notNull().defaultNow(),
  status: text().notNull().default('active'),
  downloadUrl: text('download_url'),
  accessUrl: text('access_url'),
  orderId: uuid('order_id'),
  /** The line of the order. */
  item: smallint().notNull().default(0),
  productId: text('product_id'),
});

/** Who wants the number of the day pushed, at an hour of their own clock. */
export const morningWishes = pgTable('morning_wishes', {
  userId: uuid('user_id').primaryKey(),
  hour: smallint().notNull(),
  zone: text().notNull(),
  nextAt: moment('next_at').notNull(),
});
