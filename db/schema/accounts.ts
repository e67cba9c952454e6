import { boolean, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { calendarDate, createdAt, digit, moment, yChoices } from './columns.ts';

export const profiles = pgTable('profiles', {
  id: uuid().primaryKey(),
  email: text().notNull(),
  fullName: text('full_name').notNull().default(''),
  lifePathNumber: digit('life_path_number'),
  expressionNumber: digit('expression_number'),
  soulUrgeNumber: digit('soul_urge_number'),
  birthDate: calendarDate('birth_date'),
  /** The name the numbers are taken from, where it is not the one she goes by. */
  birthName: text('birth_name'),
  editedSpelling: text('edited_spelling'),
  yChoices: yChoices(),
  createdAt: createdAt(),
});

/** Written by the database when an account leaves an address it has proven. */
export const formerAddresses = pgTable('former_addresses', {
  email: text().primaryKey(),
  userId: uuid('user_id').notNull(),
  provenAt: moment('proven_at').notNull(),
});

export const accountDeletions = pgTable('account_deletions', {
  userId: uuid('user_id').primaryKey(),
  tokenHash: text('token_hash').notNull(),
  requestedAt: moment('requested_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  confirmedAt: moment('confirmed_at'),
  dueAt: moment('due_at'),
});

export const erasedAddresses = pgTable('erased_addresses', {
  addressKey: text('address_key').primaryKey(),
  erasedAt: moment('erased_at').notNull(),
  eraseAgain: boolean('erase_again').notNull().default(false),
});

export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: jsonb().notNull(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});
