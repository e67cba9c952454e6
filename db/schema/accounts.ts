import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { calendarDate, createdAt, digit, moment } from './columns.ts';

export const profiles = pgTable('profiles', {
  id: uuid().primaryKey(),
  email: text().notNull(),
  fullName: text('full_name').notNull().default(''),
  lifePathNumber: digit('life_path_number'),
  expressionNumber: digit('expression_number'),
  soulUrgeNumber: digit('soul_urge_number'),
  birthDate: calendarDate('birth_date'),
  createdAt: createdAt(),
});

export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: jsonb().notNull(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});
