import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, moment } from './columns.ts';

export const pushSubscriptions = pgTable('push_subscriptions', {
  id: id(),
  userId: uuid('user_id').notNull(),
  /** The sign-in that asked for it; nothing in rows older than this column. */
  signInId: uuid('sign_in_id'),
  endpoint: text().notNull(),
  p256dh: text().notNull(),
  auth: text().notNull(),
  device: text().notNull().default(''),
  createdAt: moment('created_at').notNull(),
});

export const pushes = pgTable('pushes', {
  id: id(),
  subscriptionId: uuid('subscription_id').notNull(),
  title: text().notNull(),
  body: text().notNull(),
  path: text().notNull(),
  /** A later one under the same tag takes its place on the screen. */
  tag: text().notNull(),
  tries: integer().notNull().default(0),
  nextTryAt: moment('next_try_at').notNull(),
  until: moment('until').notNull(),
});

export const notices = pgTable('notices', {
  id: id(),
  kind: text().notNull(),
  key: text().notNull(),
  title: text().notNull(),
  text: text().notNull(),
  path: text().notNull(),
  /** Whose it is: 'order:…', 'ticket:…'. It goes with that. */
  about: text(),
  mailAt: moment('mail_at'),
  pushAt: moment('push_at'),
  createdAt: moment('created_at').notNull(),
});
