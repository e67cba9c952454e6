import { date, jsonb, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Column shapes that the rooms share. Constraints live in the migrations; a test compares the two. */
export const id = () => uuid('id').primaryKey().defaultRandom();
export const moment = (name: string) => timestamp(name, { withTimezone: true });
export const createdAt = () => moment('created_at').notNull().defaultNow();
/** A plain calendar date, 'YYYY-MM-DD': no time zone ever touches it. */
export const calendarDate = (name: string) => date(name, { mode: 'string' });
/** Which Ys of a name its owner hears as what; see numerology/letter-values.ts. */
export const yChoices = () =>
  jsonb('y_choices')
    .$type<{ word: number; letter: number; as: 'vowel' | 'consonant' }[]>()
    .notNull()
    .default([]);
