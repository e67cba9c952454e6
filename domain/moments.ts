import { TZDate } from '@date-fns/tz';
import { format } from 'date-fns';
import type { CalendarDate } from '../numerology/index.ts';

/** Days and hours in letters and messages are those of the practitioner's wall clock, and say so. */
export const officeDay = (moment: Date, zone: string): string =>
  format(new TZDate(moment, zone), 'MMM d, yyyy');
export const officeMoment = (moment: Date, zone: string): string =>
  `${format(new TZDate(moment, zone), 'MMM d, yyyy h:mm a')} (${zone})`;

/** Such as "May 2026". */
export const monthOf = ({ year, month }: { year: number; month: number }): string =>
  format(new Date(year, month - 1, 1), 'MMMM yyyy');

/** The practitioner's calendar day of a moment. */
export function officeDate(moment: Date, zone: string): CalendarDate {
  const local = new TZDate(moment, zone);
  return { year: local.getFullYear(), month: local.getMonth() + 1, day: local.getDate() };
}
