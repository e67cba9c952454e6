import { bigint, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from './columns.ts';

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
