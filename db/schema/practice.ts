import {
  bigint,
  boolean,
  date,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { calendarDate, createdAt, id, moment } from './columns.ts';

export const practiceHours = pgTable('practice_hours', {
  weekday: smallint().notNull(),
  /** 'HH:MM' on the practitioner's wall. */
  startsAt: text('starts_at').notNull(),
});

/** Ranges of a weekday in which sessions take place; without a type, those of the practice. */
export const openingHours = pgTable('opening_hours', {
  sessionType: text('session_type'),
  weekday: smallint().notNull(),
  opens: text().notNull(),
  closes: text().notNull(),
  /** Minutes from one start to the next. */
  every: smallint().notNull(),
});

export const blockedDates = pgTable('blocked_dates', {
  date: date({ mode: 'string' }).primaryKey(),
  reason: text().notNull().default(''),
});

export const sessionTypes = pgTable('session_types', {
  name: text().primaryKey(),
  /** As customers read it, where it is not the name. */
  title: text(),
  slug: text().notNull(),
  position: smallint().notNull(),
  minutes: smallint().notNull(),
  /** Without one it comes with a product alone; 0 is free of charge. */
  priceCents: integer('price_cents'),
  bufferBefore: smallint('buffer_before'),
  bufferAfter: smallint('buffer_after'),
  noticeMinutes: integer('notice_minutes'),
  horizonDays: smallint('horizon_days'),
  meetingLink: text('meeting_link'),
  people: smallint().notNull().default(1),
  creditOnly: boolean('credit_only').notNull().default(false),
  /** Whoever books is asked for birth name, birth date and what it is to be about. */
  asksBirthData: boolean('asks_birth_data').notNull().default(true),
  retiredAt: moment('retired_at'),
});

export const sessionTypeProducts = pgTable(
  'session_type_products',
  {
    productId: text('product_id').notNull(),
    sessionType: text('session_type').notNull(),
    count: smallint().notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.sessionType] })],
);

export const sessions = pgTable('sessions', {
  id: id(),
  /** Whose it is: an account's, or a guest's by her address. */
  userId: uuid('user_id'),
  guestEmail: text('guest_email'),
  guestName: text('guest_name').notNull().default(''),
  sessionType: text('session_type').notNull(),
  scheduledDate: moment('scheduled_date').notNull(),
  endsAt: moment('ends_at').notNull(),
  durationMinutes: integer('duration_minutes').notNull().default(60),
  status: text({ enum: ['scheduled', 'completed', 'cancelled'] })
    .notNull()
    .default('scheduled'),
  /** For the customer, once it is completed; and for the practitioner alone. */
  notes: text(),
  privateNotes: text('private_notes'),
  /** Nobody came. */
  missed: boolean().notNull().default(false),
  meetingLink: text('meeting_link'),
  paymentState: text('payment_state', { enum: ['credit', 'to_be_paid', 'paid', 'free'] })
    .notNull()
    .default('to_be_paid'),
  /** Of its type when it was booked; without one it comes with a product. */
  priceCents: integer('price_cents'),
  /** Until then its place is kept without payment; without one it is not released. */
  payBy: moment('pay_by'),
  releasedAt: moment('released_at'),
  /** Chosen on the public page and not paid yet: nobody has been told of it. */
  held: boolean().notNull().default(false),
  /** The source of the credit that paid it; stays when it is called off. */
  paidBy: text('paid_by'),
  memberZone: text('member_zone'),
  version: integer().notNull().default(0),
  createdAt: createdAt(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

/** What a session is prepared from, as its person told it or staff corrected it. */
export const sessionDetails = pgTable('session_details', {
  sessionId: uuid('session_id').primaryKey(),
  birthName: text('birth_name').notNull().default(''),
  birthDate: calendarDate('birth_date'),
  spelling: text(),
  topic: text().notNull().default(''),
  /** She would rather not tell, and is not asked again. */
  declined: boolean().notNull().default(false),
  toldAt: moment('told_at').notNull().defaultNow(),
  correctedAt: moment('corrected_at'),
});

export const outsideCalendars = pgTable('outside_calendars', {
  id: id(),
  name: text().notNull(),
  url: text().notNull(),
  etag: text(),
  zone: text(),
  readAt: moment('read_at'),
  nextAt: moment('next_at').notNull(),
  failure: text(),
  failingSince: moment('failing_since'),
  switchedOffAt: moment('switched_off_at'),
  createdAt: createdAt(),
});

export const outsideBusy = pgTable('outside_busy', {
  calendarId: uuid('calendar_id').notNull(),
  startsAt: moment('starts_at').notNull(),
  endsAt: moment('ends_at').notNull(),
});

export const sessionCredits = pgTable('session_credits', {
  id: id(),
  userId: uuid('user_id'),
  guestEmail: text('guest_email'),
  sessionType: text('session_type').notNull(),
  source: text().notNull(),
  ordinal: smallint().notNull(),
  sessionId: uuid('session_id'),
  grantedAt: moment('granted_at').notNull().defaultNow(),
});

export const sessionReminders = pgTable('session_reminders', {
  sessionId: uuid('session_id').notNull(),
  kind: text({ enum: ['day_before', 'hour_before', 'payment'] }).notNull(),
  version: integer().notNull(),
  dueAt: moment('due_at').notNull(),
  state: text({ enum: ['due', 'sent', 'missed'] })
    .notNull()
    .default('due'),
  settledAt: moment('settled_at'),
});

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
  /** For the Circle alone, and free for it. */
  forMembers: boolean('for_members').notNull().default(false),
  /** A letter to the Circle tells of it; and when it did. */
  isAnnounced: boolean('is_announced').notNull().default(false),
  announcedAt: moment('announced_at'),
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
  /** The order of a product that it came with; its price is part of that product's. */
  partOfOrder: uuid('part_of_order'),
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
