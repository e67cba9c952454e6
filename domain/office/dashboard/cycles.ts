import type { MeaningOf } from '../../../content/meanings/index.ts';
import {
  type CalendarDate,
  formatDate,
  nextDay,
  parseDate,
  personalDay,
  personalMonth,
  personalYear,
} from '../../../numerology/index.ts';

export type Cycles = ReturnType<typeof readCycles>;

/**
 * Where a member stands in their nine years, and their day. Their calendar may be a day before or after ours, so the days
 * around it come along and the browser picks its own.
 */
export function readCycles(birthDate: string | null, today: CalendarDate, meaningOf: MeaningOf) {
  const born = birthDate ? parseDate(birthDate) : null;
  if (!born) return undefined;
  const { year, month } = today;
  const inYear = personalYear(born, year);
  const inMonth = personalMonth(born, year, month);
  const { title, essence } = meaningOf('personalYear', inYear.value);
  return {
    year: { year, number: inYear.value, title, essence },
    month: { number: inMonth.value, title: meaningOf('personalMonth', inMonth.value).title },
    today: formatDate(today),
    days: [dayBefore(today), today, nextDay(today)].map((date) => {
      const { value } = personalDay(born, date);
      const meaning = meaningOf('personalDay', value);
      const { title: ofDay, essence: inShort, short, exercise } = meaning;
      return { date: formatDate(date), number: value, title: ofDay, essence: inShort, text: short, exercise };
    }),
  };
}

function dayBefore({ year, month, day }: CalendarDate): CalendarDate {
  const before = new Date(Date.UTC(year, month - 1, day - 1));
  return { year: before.getUTCFullYear(), month: before.getUTCMonth() + 1, day: before.getUTCDate() };
}
