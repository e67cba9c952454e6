import { TZDate } from '@date-fns/tz';
import { format } from 'date-fns/format';
import type { Told } from '../emails/reader.ts';
import type { CalendarDate } from '../numerology/index.ts';
import type { PlainDate } from '../shared/wall-time.ts';

/** For the props of a letter, which writes them by its reader's clock when it leaves. */
export const toldDay = (at: Date | PlainDate): Told =>
  `day:${typeof at === 'string' ? at : at.toISOString()}`;
export const toldMoment = (at: Date): Told => `moment:${at.toISOString()}`;

/** Days and hours in notices and files of the practice are those of its wall clock, and say so: "4 November 2026 at 4:05 PM (Lisbon time)". */
export const officeDay = (moment: Date, zone: string): string =>
  format(new TZDate(moment, zone), 'd MMMM yyyy');
export const officeMoment = (moment: Date, zone: string): string =>
  `${format(new TZDate(moment, zone), "d MMMM yyyy 'at' h:mm a")} (${zone.split('/').at(-1)?.replaceAll('_', ' ')} time)`;

/** Such as "May 2026". */
export const monthOf = ({ year, month }: { year: number; month: number }): string =>
  format(new Date(year, month - 1, 1), 'MMMM yyyy');

/** The practitioner's calendar day of a moment. */
export function officeDate(moment: Date, zone: string): CalendarDate {
  const local = new TZDate(moment, zone);
  return { year: local.getFullYear(), month: local.getMonth() + 1, day: local.getDate() };
}
