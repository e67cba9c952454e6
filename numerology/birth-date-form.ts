import type { CalendarDate } from './calendar-date.ts';
import { compareDates, parseDate } from './calendar-date.ts';

export type BirthDateError = 'impossible' | 'future' | 'before-1900';

export type BirthDateReading = { ok: true; date: CalendarDate } | { ok: false; error: BirthDateError };

const EARLIEST_YEAR = 1900;

/**
 * What a form may accept as a birth date. The engine itself also reads older dates, for historic persons.
 * Today is given, because this folder has no clock; being born today is fine.
 */
export function readBirthDate(text: string, today: CalendarDate): BirthDateReading {
  const date = parseDate(text);
  if (!date) return { ok: false, error: 'impossible' };
  if (compareDates(date, today) > 0) return { ok: false, error: 'future' };
  if (date.year < EARLIEST_YEAR) return { ok: false, error: 'before-1900' };
  return { ok: true, date };
}
