import { boolean, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { id, moment } from './columns.ts';

export const courseEnrolments = pgTable('course_enrolments', {
  userId: uuid('user_id').notNull(),
  course: text().notNull(),
  source: text().notNull(),
  enrolledAt: moment('enrolled_at').notNull().defaultNow(),
});

export const lessonCompletions = pgTable('lesson_completions', {
  userId: uuid('user_id').notNull(),
  course: text().notNull(),
  lesson: text().notNull(),
  completedAt: moment('completed_at').notNull().defaultNow(),
  /** The chart that the lesson asks for was worked out rightly. */
  checked: boolean().notNull().default(false),
});

export const certificates = pgTable('certificates', {
  id: id(),
  userId: uuid('user_id').notNull(),
  course: text().notNull(),
  courseTitle: text('course_title').notNull(),
  fullName: text('full_name').notNull(),
  issuedAt: moment('issued_at').notNull().defaultNow(),
  /** How many charts were worked out and checked on the way. */
  charts: smallint().notNull().default(0),
});
