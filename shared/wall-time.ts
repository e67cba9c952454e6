import { TZDate, tzOffset } from '@date-fns/tz';
import { format } from 'date-fns/format';
import { DAY, MINUTE } from './durations.ts';

/** A plain calendar date, 'YYYY-MM-DD'. */
export type PlainDate = string;
/** A time on somebody's wall clock, 'HH:MM'. */
export type WallTime = string;

/** The moment at which a clock in this zone shows that date and time: the first one, where it does so twice. */
export function instantOf(date: PlainDate, time: WallTime, zone: string): Date | undefined {
  const asIfUtc = Date.parse(`${date}T${time}:00Z`);
  if (!isPlainDate(date) || Number.isNaN(asIfUtc)) return undefined;
  // Clocks change at most once within two days, so one of the offsets around the moment is the right one. In autumn
  // both may be (the hour comes twice), in spring neither (it is skipped).
  const offsets = [-DAY, DAY].map((near) => tzOffset(zone, new Date(asIfUtc + near)));
  return offsets
    .map((offset) => ({ offset, moment: new Date(asIfUtc - offset * MINUTE) }))
    .filter(({ offset, moment }) => tzOffset(zone, moment) === offset)
    .map(({ moment }) => moment)
    .sort((one, other) => one.getTime() - other.getTime())[0];
}

/** What a clock in this zone shows, in a date-fns pattern such as 'h:mm a'. */
export function showIn(instant: Date | string, zone: string, pattern: string): string {
  return format(new TZDate(new Date(instant).getTime(), zone), pattern);
}

export const dateIn = (instant: Date, zone: string): PlainDate => showIn(instant, zone, 'yyyy-MM-dd');

/** '14:00' as the dialog writes it: '2:00 PM'. */
export function timeLabel(time: WallTime): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const half = hours < 12 ? 'AM' : 'PM';
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${half}`;
}

/** Dates know no zone: the day after is the day after, also on the two odd days of the year. */
export function addDays(date: PlainDate, days: number): PlainDate {
  const noon = new Date(`${date}T12:00:00Z`);
  noon.setUTCDate(noon.getUTCDate() + days);
  return noon.toISOString().slice(0, 10);
}

/** 1 for Monday to 7 for Sunday. */
export const weekdayOf = (date: PlainDate): number => new Date(`${date}T12:00:00Z`).getUTCDay() || 7;

export function isPlainDate(text: string): boolean {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T12:00:00Z`) : undefined;
  return day !== undefined && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

export function isZone(text: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: text }));
  } catch {
    return false;
  }
}

/** Names that some browsers still report, and what the places are called. */
const renamed: Record<string, string> = {
  Calcutta: 'Kolkata',
  Katmandu: 'Kathmandu',
  Kiev: 'Kyiv',
  Rangoon: 'Yangon',
  Saigon: 'Ho Chi Minh City',
};

/** 'Europe/Lisbon' as one says it: 'Lisbon'. */
export function placeOf(zone: string): string {
  const place = (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
  return (Object.hasOwn(renamed, place) ? renamed[place] : undefined) ?? place;
}
