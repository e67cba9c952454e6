import { integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { id, moment } from './columns.ts';

/** Letters that the owner writes to many at once. */
export const broadcasts = pgTable('broadcasts', {
  id: id(),
  subject: text().notNull(),
  body: text().notNull(),
  segmentId: uuid('segment_id'),
  state: text({ enum: ['draft', 'scheduled', 'sending', 'paused', 'sent'] }).notNull(),
  perHour: integer('per_hour').notNull(),
  rules: jsonb(),
  /** What the dialog showed; see domain/marketing/broadcasts/confirmation.ts. */
  confirmed: jsonb(),
  sendAt: moment('send_at'),
  localTime: text('local_time'),
  beganAt: moment('began_at'),
  finishedAt: moment('finished_at'),
  lastPerson: uuid('last_person'),
  pacedUntil: moment('paced_until'),
  codePercent: smallint('code_percent'),
  codeDays: smallint('code_days'),
  codeProduct: text('code_product'),
  subjectB: text('subject_b'),
  testSize: integer('test_size'),
  tested: integer().notNull().default(0),
  winner: text({ enum: ['a', 'b'] }),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
});

export const broadcastEvents = pgTable(
  'broadcast_events',
  {
    broadcastId: uuid('broadcast_id').notNull(),
    kind: text({ enum: ['clicked', 'left', 'ordered'] }).notNull(),
    email: text().notNull(),
    what: text().notNull().default(''),
    cents: integer().notNull().default(0),
    at: moment('at').notNull(),
  },
  ({ broadcastId, kind, email, what }) => [primaryKey({ columns: [broadcastId, kind, email, what] })],
);
