import type { CalendarDate } from '../../domain/numerology/index.ts';

export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** 12 is December. */
export function monthName(month: number): string {
  return MONTHS[month - 1] as string;
}

/** 10 December 1815 */
export function longDate({ year, month, day }: CalendarDate): string {
  return `${day} ${monthName(month)} ${year}`;
}
