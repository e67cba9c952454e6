import { TZDate } from '@date-fns/tz';

type Office = { officeHours: { from: number; to: number }; timeZone: string };

/** The slower end of "within 2-4 hours". */
const SLOWEST_HOURS = 4;

/** When a person will answer, true for this moment: a promise made at midnight must not expire at four. */
export function promiseOfAnswer(now: Date, { officeHours: { from, to }, timeZone }: Office): string {
  const local = new TZDate(now, timeZone);
  const hour = local.getHours() + local.getMinutes() / 60;
  const place = `${timeZone.split('/').at(-1)?.replaceAll('_', ' ')} time`;
  if (hour < from || hour >= to) {
    const day = hour < from ? 'today' : 'tomorrow';
    return `Our office is closed just now. It opens ${day} at ${from}:00 (${place}), and we will contact you within 2-4 hours of that, by e-mail.`;
  }
  if (hour + SLOWEST_HOURS <= to) return 'We will contact you within 2-4 hours by e-mail.';
  return `We will contact you within 2-4 hours by e-mail, counted in office hours: we close at ${to}:00 today (${place}) and open again tomorrow at ${from}:00.`;
}
