import { addDays, dateIn, instantOf, weekdayOf } from '../../../../shared/wall-time.ts';
import type { Wait } from '../plan.ts';

const DAY_MS = 86_400_000;

/** When a wait that begins now is over, by the clock of this zone. */
export function endOfWait(wait: Wait, from: Date, zone: string): Date {
  // Days are spans of 24 hours, as in the sequences: no change of the clocks doubles or skips one.
  if (wait.do === 'wait') return new Date(from.getTime() + wait.days * DAY_MS);
  const { weekday, hour } = wait;
  const time = `${String(hour).padStart(2, '0')}:00`;
  for (let date = dateIn(from, zone); ; date = addDays(date, 1)) {
    if (weekday && weekdayOf(date) !== weekday) continue;
    // In spring an hour is skipped: then that day has none, and the next one is meant.
    const at = instantOf(date, time, zone);
    if (at && at > from) return at;
  }
}
