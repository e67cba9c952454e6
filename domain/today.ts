import { TZDate } from '@date-fns/tz';
import type { Clock } from '../adapters/clock/clock.ts';
import { site } from '../content/site.ts';
import type { CalendarDate } from '../numerology/index.ts';

/** The day on the practitioner's wall calendar: what "in the future" is measured against. */
export function today({ clock }: { clock: Clock }): CalendarDate {
  const now = new TZDate(clock.now(), site.timeZone);
  return { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() };
}
