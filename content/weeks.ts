import { addDays, dateIn, type PlainDate, showIn, weekdayOf } from '../shared/wall-time.ts';

/** The Monday of the calendar week that a moment falls into, by the practice's clock. */
export function weekOf(now: Date, zone: string): PlainDate {
  const today = dateIn(now, zone);
  return addDays(today, 1 - weekdayOf(today));
}

/** So many weeks are sold ahead, this one among them; later ones are not promised to anybody. */
export const WEEKS_AHEAD = 8;

export type Places = {
  weekly: number /** How many are sold or held, by week. */;
  taken: ReadonlyMap<PlainDate, number>;
};

/** The first week from one on in which there is a place. */
export function firstFreeWeek(
  { weekly, taken }: Places,
  from: PlainDate,
  ahead = WEEKS_AHEAD,
): PlainDate | undefined {
  for (let week = 0; week < ahead; week++) {
    const monday = addDays(from, 7 * week);
    if ((taken.get(monday) ?? 0) < weekly) return monday;
  }
  return undefined;
}

/** Such as "Monday, 30 November". */
export const weekName = (week: PlainDate): string => showIn(`${week}T12:00:00Z`, 'UTC', 'EEEE, d MMMM');

/** What the site knows of a product that is limited: the week of the next place and its first moment, or that none is left. */
export type NextPlace = { week: PlainDate; begins: string } | { week?: undefined };

export const nextWords = (week: PlainDate): string => `Next readings from ${weekName(week)}`;
export const FULL = 'All places of the coming weeks are taken';
