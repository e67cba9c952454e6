import { integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from './columns.ts';

export const sessions = pgTable('sessions', {
  id: id(),
  userId: uuid('user_id').notNull(),
  sessionType: text('session_type').notNull(),
  scheduledDate: moment('scheduled_date').notNull(),
  endsAt: moment('ends_at').notNull(),
  durationMinutes: integer('duration_minutes').notNull().default(60),
  status: text({ enum: ['scheduled', 'completed', 'cancelled'] })
    .notNull()
    .default('scheduled'),
  notes: text(),
  meetingLink: text('meeting_link'),
  createdAt: createdAt(),
});

export const transformationJourney = pgTable('transformation_journey', {
  id: id(),
  userId: uuid('user_id').notNull(),
  milestoneTitle: text('milestone_title').notNull(),
  milestoneDescription: text('milestone_description').notNull().default(''),
  milestoneDate: moment('milestone_date').notNull().defaultNow(),
  progressPercentage: smallint('progress_percentage').notNull().default(0),
});
