import { bigint, boolean, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from './columns.ts';

export const events = pgTable('events', {
  id: id(),
  slug: text().notNull(),
  title: text().notNull(),
  description: text().notNull(),
  startsAt: moment('starts_at').notNull(),
  endsAt: moment('ends_at').notNull(),
  /** 0 is free of charge. */
  priceCents: integer('price_cents').notNull(),
  seats: smallint().notNull(),
  meetingLink: text('meeting_link').notNull(),
  isPublic: boolean('is_public').notNull().default(false),
  movedAt: moment('moved_at'),
  cancelledAt: moment('cancelled_at'),
  /** Its recording has been released. */
  recordedAt: moment('recorded_at'),
  version: integer().notNull().default(0),
  createdAt: createdAt(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

export const seats = pgTable('seats', {
  id: id(),
  /** Who came first. */
  place: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
  eventId: uuid('event_id').notNull(),
  /** Of what is offered, held or taken: one row alone has it. */
  number: smallint(),
  /** Whose it is: an account's, or a guest's by her address. */
  userId: uuid('user_id'),
  guestEmail: text('guest_email'),
  guestName: text('guest_name').notNull().default(''),
  zone: text(),
  state: text({ enum: ['waiting', 'offered', 'held', 'taken', 'gone'] }).notNull(),
  keepUntil: moment('keep_until'),
  whyGone: text('why_gone', { enum: ['released', 'cancelled', 'refunded', 'called_off'] }),
  paidOrder: uuid('paid_order'),
  /** Its money is still to be sent back. */
  returnDue: boolean('return_due').notNull().default(false),
  takenAt: moment('taken_at'),
  createdAt: createdAt(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

export const eventReminders = pgTable(
  'event_reminders',
  {
    eventId: uuid('event_id').notNull(),
    kind: text({ enum: ['day_before', 'hour_before'] }).notNull(),
    dueAt: moment('due_at').notNull(),
    state: text({ enum: ['due', 'sent', 'missed'] })
      .notNull()
      .default('due'),
  },
  (table) => [primaryKey({ columns: [table.eventId, table.kind] })],
);
