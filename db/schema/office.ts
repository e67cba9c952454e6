import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, moment } from './columns.ts';

export const staffActions = pgTable('staff_actions', {
  id: id(),
  at: moment('at').notNull(),
  actorId: uuid('actor_id'),
  actorName: text('actor_name').notNull(),
  actorRole: text('actor_role', { enum: ['staff', 'owner'] }).notNull(),
  action: text().notNull(),
  subjectKind: text('subject_kind').notNull(),
  subjectId: text('subject_id').notNull(),
  subjectLabel: text('subject_label').notNull().default(''),
  before: jsonb(),
  after: jsonb(),
});
