import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';
import type { Content } from '../../../content/make-content.ts';
import { type CalendarDate, formatDate, nextDay, personalDay } from '../../../numerology/index.ts';

const DAYS = 366;

export type FeedOwner = { orderId: string; birthDate: CalendarDate };

/** A year of personal days as calendars understand them: all-day notes that block no time. */
export function calendarFeed(
  { site, meaningOf }: Content,
  { orderId, birthDate }: FeedOwner,
  from: CalendarDate,
  appUrl: string,
): string {
  const calendar = ical({
    name: 'My personal days',
    description: `The number of each day, by ${site.brand}`,
    prodId: { company: site.brand, product: 'personal days', language: site.language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    ttl: 24 * 3600,
  });
  const host = new URL(appUrl).hostname;
  let date = from;
  for (let n = 0; n < DAYS; n++, date = nextDay(date)) {
    const { value } = personalDay(birthDate, date);
    const { title, essence, exercise } = meaningOf('personalDay', value);
    calendar.createEvent({
      id: `day-${orderId}-${formatDate(date)}@${host}`,
      // A day's note never changes, so neither does its stamp: calendars see nothing new where nothing is.
      stamp: atMidnight(from),
      start: atMidnight(date),
      allDay: true,
      summary: `${value} · ${title}`,
      description: `${essence}\n\n${exercise}`,
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  return calendar.toString();
}

const atMidnight = ({ year, month, day }: CalendarDate): Date => new Date(Date.UTC(year, month - 1, day));
