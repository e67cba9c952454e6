import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from './columns.ts';

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
