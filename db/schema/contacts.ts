import { sql } from 'drizzle-orm';
import { boolean, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { waysToUs } from '../../shared/ways-to-us.ts';
import { calendarDate, id, moment } from './columns.ts';

const texts = (name: string) => text(name).array().notNull().default(sql`'{}'`);

/** A row for each address; where several are one person's, the others point to the first. See domain/contacts. */
export const contacts = pgTable('contacts', {
  id: id(),
  email: text().notNull(),
  name: text().notNull().default(''),
  /** An account whose address is proven. */
  userId: uuid('user_id'),
  mergedInto: uuid('merged_into'),
  boughtAt: moment('bought_at'),
  language: text().notNull().default('en'),
  cameBy: text('came_by', { enum: waysToUs }).notNull(),
  /** Every way by which she became known; `cameBy` is the first of them. */
  ways: text({ enum: waysToUs }).array().notNull().default(sql`'{}'`),
  zone: text(),
  /** How she writes dates, hours and money (shared/visitor-formats.ts), as her browser said. */
  formats: text({ enum: ['own', 'us', 'uk', 'eu'] }),
  source: text(),
  birthDate: calendarDate('birth_date'),
  lifePath: smallint('life_path'),
  expression: smallint('expression'),
  soulUrge: smallint('soul_urge'),
  numbersProven: boolean('numbers_proven').notNull().default(false),
  birthday: smallint('birthday').generatedAlwaysAs(
    sql`extract(month from birth_date) * 100 + extract(day from birth_date)`,
  ),
  birthRoot: smallint('birth_root').generatedAlwaysAs(
    sql`(extract(month from birth_date)::int + extract(day from birth_date)::int) % 9`,
  ),
  topics: texts('topics'),
  /** Topics that were refused, 'all' among them. */
  refused: texts('refused'),
  leftAt: moment('left_at'),
  bouncedAt: moment('bounced_at'),
  complainedAt: moment('complained_at'),
  tags: texts('tags'),
  bought: texts('bought'),
  /** Bought where the checkout offered a no to letters about similar products, and did not say it. */
  toldAtCheckout: boolean('told_at_checkout').notNull().default(false),
  orders: integer().notNull().default(0),
  lastOrderAt: moment('last_order_at'),
  member: boolean().notNull().default(false),
  lastSeenAt: moment('last_seen_at').notNull(),
  createdAt: moment('created_at').notNull(),
});

export const contactNotes = pgTable('contact_notes', {
  id: id(),
  contactId: uuid('contact_id').notNull(),
  authorName: text('author_name').notNull(),
  text: text().notNull(),
  createdAt: moment('created_at').notNull(),
});
