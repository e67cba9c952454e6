import type { Clock } from '../adapters/clock/clock.ts';
import type { CalendarDate } from '../numerology/index.ts';
import { officeDate } from './moments.ts';
import type { ReadsContent } from './services.ts';

/** The day on the practitioner's wall calendar: what "in the future" is measured against. */
export const today = ({ clock, content }: { clock: Clock } & ReadsContent): CalendarDate =>
  officeDate(clock.now(), content.current().site.timeZone);
