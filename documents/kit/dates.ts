import { type CalendarDate, monthNames } from '../../numerology/index.ts';
import { itemAt } from '../../shared/lists.ts';

/** 12 is December. */
export function monthName(month: number): string {
  return itemAt(monthNames, month - 1);
}

/** 10 December 1815 */
export function longDate({ year, month, day }: CalendarDate): string {
  return `${day} ${monthName(month)} ${year}`;
}

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** 0 for a Monday. Zeller's congruence, so that no clock or time zone is involved. */
export function mondayFirst({ year, month, day }: CalendarDate): number {
  const [y, m] = month < 3 ? [year - 1, month + 12] : [year, month];
  const saturdayFirst =
    (day +
      Math.floor((13 * (m + 1)) / 5) +
      y +
      Math.floor(y / 4) -
      Math.floor(y / 100) +
      Math.floor(y / 400)) %
    7;
  return (saturdayFirst + 5) % 7;
}

export function weekdayName(date: CalendarDate): string {
  return itemAt(WEEKDAYS, mondayFirst(date));
}
