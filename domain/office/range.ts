import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { addDays, dateIn, instantOf, isPlainDate, type PlainDate } from '../../shared/wall-time.ts';
import type { Actor } from '../identity/index.ts';
import type { Deps, ReadsContent } from '../services.ts';

/** What every page of figures is asked: by whom, and between which two days of the practice's calendar. */
export type Question = { actor: Actor; range: Range };
type Range = { from?: string; to?: string };
export type Days = { from: PlainDate; to: PlainDate };

/** Moments: from the first, up to and without the last. */
export type Span = { from: Date; to: Date; zone: string };

const LONGEST_DAYS = 3_660;

/** The days that were asked for, or the last twelve months; and the moments at which they begin and end. */
export function readRange(
  { clock, content }: Pick<Deps, 'clock'> & ReadsContent,
  range: Range,
): { days: Days; span: Span; months: string[] } {
  const { timeZone: zone } = content.current().site;
  const days = checkedRange(range, dateIn(clock.now(), zone));
  return { days, span: spanOf(days, zone), months: monthsBetween(days) };
}

export function checkedRange({ from, to }: Range, today: PlainDate): Days {
  const last = to && isPlainDate(to) ? to : today;
  const yearBefore = `${Number(last.slice(0, 4)) - 1}${last.slice(4, 7)}-01`;
  const first = from && isPlainDate(from) && from <= last ? from : addMonths(yearBefore, 1);
  const earliest = addDays(last, -LONGEST_DAYS);
  return { from: first < earliest ? earliest : first, to: last };
}

/** The first day of a month further on, or back. */
export function addMonths(date: PlainDate, months: number): PlainDate {
  const [year = 0, month = 1] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
}

/** 'YYYY-MM' of each month that has a day in it. */
export function monthsBetween({ from, to }: Days): string[] {
  const months: string[] = [];
  for (let date = `${from.slice(0, 7)}-01`; date <= to; date = addMonths(date, 1))
    months.push(date.slice(0, 7));
  return months;
}

/** What of the days lies in one month. */
export function daysOfMonth({ from, to }: Days, month: string): Days {
  const [first, last] = [`${month}-01`, addDays(addMonths(`${month}-01`, 1), -1)];
  return { from: first < from ? from : first, to: last > to ? to : last };
}

export const spanOf = ({ from, to }: Days, zone: string): Span => ({
  from: beginOf(from, zone),
  to: beginOf(addDays(to, 1), zone),
  zone,
});

/** The first moment of a day. */
const beginOf = (date: PlainDate, zone: string): Date =>
  instantOf(date, '00:00', zone) ?? instantOf(date, '01:00', zone) ?? new Date(`${date}T00:00:00Z`);

/** In percent with one decimal; nothing where there is nothing to divide. */
export const share = (part: number, whole: number): number | undefined =>
  whole === 0 ? undefined : Math.round((part / whole) * 1_000) / 10;

// SQL

export const at = (moment: Date): SQL => sql`${moment.toISOString()}::timestamptz`;

export async function rowsOf<Row>(db: Db, query: SQL): Promise<Row[]> {
  const { rows } = await db.execute(query);
  return rows as Row[];
}
