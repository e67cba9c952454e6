import { and, between, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type DayWords, dayWords } from '../../content/circle.ts';
import type { Db, Tx } from '../../db/connect.ts';
import { dayAnswers } from '../../db/schema/index.ts';
import { type CalendarDate, daysInMonth, formatDate, parseDate } from '../../numerology/index.ts';
import { calendarDate, text } from '../../shared/fields.ts';
import { notFound } from '../errors.ts';
import { memberVerb } from '../form-verb.ts';
import { monthOf } from '../moments.ts';
import type { Deps } from '../services.ts';
import { today } from '../today.ts';
import { readMembership } from './circle.ts';
import { openCircles } from './circle-letters.ts';

export type CircleDay = DayWords & {
  date: string;
  /** What she wrote to it. */
  answer?: string;
};

export type DaysPage = {
  /** Such as "November 2026". */
  month: string;
  today: string;
  days: CircleDay[];
  before?: string;
  after?: string;
  calendarUrl?: string;
};

/** How far from this month she may leaf, in months. */
const BACK = 12;
const AHEAD = 2;

/**
 * Each day of a month with its number and text, for a member whose Circle is open: why it is closed otherwise. `month` is
 * "2026-11"; anything else is this month.
 */
export async function readCircleDays(
  services: Deps,
  { memberId, month }: { memberId: string; month?: string },
): Promise<DaysPage | { closed: 'not-in-circle' } | { closed: 'no-birth-date'; orderId: string }> {
  const [membership, [open]] = await Promise.all([
    readMembership(services, { memberId }),
    openCircles(services.db).execute({ memberId }),
  ]);
  if (membership?.asksBirthDate) return { closed: 'no-birth-date', orderId: membership.orderId };
  const born = parseDate(open?.answers.birthDate ?? '');
  if (!born) return { closed: 'not-in-circle' };
  const now = today(services);
  const at = shownMonth(month, now);
  const dates = Array.from({ length: daysInMonth(at.year, at.month) }, (_, n) => ({ ...at, day: n + 1 }));
  const answers = await listAnswers(services.db, memberId, dates.map(formatDate));
  const { meaningOf } = services.content.current();
  const near = (months: number) => keyOf(monthsFrom(at, months));
  return {
    month: monthOf(at),
    today: formatDate(now),
    days: dates.map((date) => ({
      date: formatDate(date),
      ...dayWords(meaningOf, born, date),
      answer: answers.get(formatDate(date)),
    })),
    before: distance(at, now) > -BACK ? near(-1) : undefined,
    after: distance(at, now) < AHEAD ? near(1) : undefined,
    calendarUrl: membership?.calendarUrl,
  };
}

type Month = Pick<CalendarDate, 'year' | 'month'>;
const distance = (at: Month, now: Month) => at.year * 12 + at.month - now.year * 12 - now.month;
const keyOf = (at: Month) => formatDate({ ...at, day: 1 }).slice(0, 7);

function monthsFrom({ year, month }: Month, months: number): Month {
  const count = year * 12 + month - 1 + months;
  return { year: Math.floor(count / 12), month: 1 + (count % 12) };
}

function shownMonth(asked: string | undefined, now: CalendarDate): Month {
  const at = parseDate(`${asked}-01`);
  const far = at ? distance(at, now) : undefined;
  return at && far !== undefined && far >= -BACK && far <= AHEAD ? at : now;
}

const written = z.object({
  day: calendarDate,
  /** Emptied, it is deleted. */
  answer: z.union([z.literal(''), text(2_000, '')]),
});

/** What she writes to a day's question. Nobody else reads it: no screen of the office shows it. */
export const saveDayAnswer = memberVerb(written, async (services, { memberId, day, answer }, refuse) => {
  const [open] = await openCircles(services.db).execute({ memberId });
  if (!open) throw notFound('Day');
  const date = parseDate(day);
  if (!date || distance(date, today(services)) > AHEAD) throw refuse({ day: 'Which day?' });
  await writeAnswer(services.db, { userId: memberId, day, answer, writtenAt: services.clock.now() });
  return { isKept: answer !== '' };
});

// SQL

async function listAnswers(db: Db, userId: string, dates: string[]): Promise<Map<string, string>> {
  const [first = '', last = ''] = [dates.at(0), dates.at(-1)];
  const rows = await db
    .select({ day: dayAnswers.day, answer: dayAnswers.answer })
    .from(dayAnswers)
    .where(and(eq(dayAnswers.userId, userId), between(dayAnswers.day, first, last)));
  return new Map(rows.map(({ day, answer }) => [day, answer]));
}

async function writeAnswer(db: Db | Tx, row: typeof dayAnswers.$inferInsert): Promise<void> {
  if (row.answer === '') {
    await db.delete(dayAnswers).where(and(eq(dayAnswers.userId, row.userId), eq(dayAnswers.day, row.day)));
    return;
  }
  await db
    .insert(dayAnswers)
    .values(row)
    .onConflictDoUpdate({
      target: [dayAnswers.userId, dayAnswers.day],
      set: { answer: sql`excluded.answer`, writtenAt: sql`excluded.written_at` },
    });
}
