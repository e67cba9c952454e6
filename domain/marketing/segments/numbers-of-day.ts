import { type CalendarDate, isValidDate, nextDay } from '../../../numerology/index.ts';

/**
 * The remainder that a birth date must leave for its owner to be in this personal year. Cycles go round from 1 to 9, and
 * adding up digits never changes the remainder of nine; so people of one personal year are people of one remainder.
 */
export const rootOfYear = (number: number, { year }: Pick<CalendarDate, 'year'>): number =>
  remainder(number - year);

export const rootOfMonth = (number: number, { year, month }: Omit<CalendarDate, 'day'>): number =>
  remainder(number - year - month);

const remainder = (value: number) => ((value % 9) + 9) % 9;

/** The birthdays of so many days from this one on, as month times hundred and day. */
export function birthdaysFrom(first: CalendarDate, days: number): number[] {
  const found = new Set<number>();
  for (let at = first, left = days; left > 0; at = nextDay(at), left--) {
    found.add(at.month * 100 + at.day);
    // Who was born on the 29th of February has her day on the 28th where there is no 29th.
    if (at.month === 2 && at.day === 28 && !isValidDate({ ...at, day: 29 })) found.add(229);
  }
  return [...found];
}
