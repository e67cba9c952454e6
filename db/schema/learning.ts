import { bigint, boolean, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from './columns.ts';

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

/** The last try at a quiz. */
export const lessonQuizzes = pgTable('lesson_quizzes', {
  userId: uuid('user_id').notNull(),
  course: text().notNull(),
  lesson: text().notNull(),
  /** By question, the choices that were ticked. */
  ticked: jsonb().$type<Record<string, string[]>>().notNull(),
  tries: smallint().notNull().default(1),
  takenAt: moment('taken_at').notNull(),
  passedAt: moment('passed_at'),
});

export const lessonQuestions = pgTable('lesson_questions', {
  id: id(),
  userId: uuid('user_id').notNull(),
  course: text().notNull(),
  lesson: text().notNull(),
  question: text().notNull(),
  askedAt: moment('asked_at').notNull(),
  answer: text(),
  answeredAt: moment('answered_at'),
  /** To all who may read the lesson, without a name. */
  shown: boolean().notNull().default(false),
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

export const transformationJourney = pgTable('transformation_journey', {
  id: id(),
  userId: uuid('user_id').notNull(),
  milestoneTitle: text('milestone_title').notNull(),
  milestoneDescription: text('milestone_description').notNull().default(''),
  milestoneDate: moment('milestone_date').notNull().defaultNow(),
  progressPercentage: smallint('progress_percentage').notNull().default(0),
  createdAt: createdAt(),
});

export const journeyProgress = pgTable('journey_progress', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  milestoneId: uuid('milestone_id').notNull(),
  progressPercentage: smallint('progress_percentage').notNull(),
  recordedAt: moment('recorded_at').notNull().defaultNow(),
});
