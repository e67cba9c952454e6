import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { calendarDate, createdAt, digit, id, moment } from './columns.ts';

export const quizLeads = pgTable('quiz_leads', {
  id: id(),
  name: text().notNull(),
  email: text().notNull(),
  birthDate: calendarDate('birth_date').notNull(),
  lifePath: digit('life_path').notNull(),
  expression: digit('expression').notNull(),
  soulUrge: digit('soul_urge').notNull(),
  /** How the name is counted, where its owner changed our spelling. */
  editedSpelling: text('edited_spelling'),
  offerEndsAt: moment('offer_ends_at').notNull(),
  reportPostedAt: moment('report_posted_at'),
  createdAt: createdAt(),
});

export const numerologyReports = pgTable('numerology_reports', {
  id: id(),
  leadId: uuid('lead_id'),
  email: text().notNull(),
  name: text().notNull(),
  lifePath: digit('life_path').notNull(),
  expression: digit('expression').notNull(),
  soulUrge: digit('soul_urge').notNull(),
  createdAt: createdAt(),
});

type ReportEntry = { number: number; title: string; desc: string };

export const reportRequests = pgTable('report_requests', {
  id: id(),
  userId: uuid('user_id').notNull(),
  status: text({ enum: ['queued', 'processing', 'completed', 'failed'] })
    .notNull()
    .default('queued'),
  fullName: text('full_name').notNull(),
  birthDate: calendarDate('birth_date').notNull(),
  lifePathNumber: digit('life_path_number'),
  expressionNumber: digit('expression_number'),
  soulUrgeNumber: digit('soul_urge_number'),
  reportData: jsonb('report_data').$type<Record<'lifePath' | 'expression' | 'soulUrge', ReportEntry>>(),
  createdAt: createdAt(),
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
  productId: text('product_id'),
});
