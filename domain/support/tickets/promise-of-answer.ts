import { TZDate } from '@date-fns/tz';
import { dayBack, type Holiday, lastDay } from '../../../content/holiday.ts';

type Office = { officeHours: { from: number; to: number }; timeZone: string; away?: Holiday };

/** The slower end of "within 2-4 hours". */
const SLOWEST_HOURS = 4;
const HOUR_MS = 3_600_000;

/** When a person will answer, true for this moment: a promise made at midnight must not expire at four. */
export function promiseOfAnswer(now: Date, { officeHours: { from, to }, timeZone, away }: Office): string {
  const local = new TZDate(now, timeZone);
  const hour = local.getHours() + local.getMinutes() / 60;
  const place = `${timeZone.split('/').at(-1)?.replaceAll('_', ' ')} time`;
  const isAfterHours = hour + SLOWEST_HOURS > to;
  const opens = isAfterHours ? new Date(now.getTime() + (24 + from - hour) * HOUR_MS) : now;
  if (away && opens >= new Date(away.begins) && now < new Date(away.ends)) {
    return `We are away until ${lastDay(away)}. Our office opens again on ${dayBack(away)} at ${from}:00 (${place}), and we will contact you within 2-4 hours of that, by e-mail.`;
  }
  if (hour < from || hour >= to) {
    const day = hour < from ? 'today' : 'tomorrow';
    return `Our office is closed just now. It opens ${day} at ${from}:00 (${place}), and we will contact you within 2-4 hours of that, by e-mail.`;
  }
  if (hour + SLOWEST_HOURS <= to) return 'We will contact you within 2-4 hours by e-mail.';
  return `We will contact you within 2-4 hours by e-mail, counted in office hours: we close at ${to}:00 today (${place}) and open again tomorrow at ${from}:00.`;
}
