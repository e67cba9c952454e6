import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { calendarDate, id, moment } from './columns.ts';

/** What the owner lets happen by itself; see domain/marketing/automations. */
export const automations = pgTable('automations', {
  id: id(),
  name: text().notNull(),
  state: text({ enum: ['draft', 'running', 'closed'] }).notNull(),
  draft: jsonb().notNull(),
  version: integer(),
  triggerKind: text('trigger_kind'),
  enteredOn: calendarDate('entered_on'),
  lastPerson: uuid('last_person'),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
});

export const automationVersions = pgTable(
  'automation_versions',
  {
    automationId: uuid('automation_id').notNull(),
    version: integer().notNull(),
    plan: jsonb().notNull(),
    putAt: moment('put_at').notNull(),
  },
  ({ automationId, version }) => [primaryKey({ columns: [automationId, version] })],
);

/** One person on her way through one of them. */
export const automationRuns = pgTable('automation_runs', {
  id: id(),
  automationId: uuid('automation_id').notNull(),
  version: integer().notNull(),
  email: text().notNull(),
  step: integer().notNull().default(0),
  dueAt: moment('due_at'),
  startedAt: moment('started_at').notNull(),
  endedAt: moment('ended_at'),
  endReason: text('end_reason', {
    enum: ['completed', 'reached', 'condition', 'no_consent', 'unsubscribed', 'bounced', 'failed', 'stopped'],
  }),
});
