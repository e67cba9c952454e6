import { TZDate } from '@date-fns/tz';
import { format } from 'date-fns/format';
import { useContext } from 'react';
import { patternIn } from '../../shared/visitor-formats.ts';
import { timeLabel, type WallTime } from '../../shared/wall-time.ts';
import { TimeStyle, useFormatName } from '../formats.ts';
import { useSite } from '../page-words.ts';
import { useRunning } from './use-running.ts';

/**
 * The office's one way to write a moment: "17 November 2026, 15:43", or "3:43 PM" where the practice counts so. Of what a
 * pattern asks for, it takes which parts are wanted, not how they are written.
 */
export function officePattern(wanted: string, clock: '12' | '24'): string {
  const asks = (letters: RegExp, pattern: string) => (letters.test(wanted) ? [pattern] : []);
  const weekday = /EEEE/.test(wanted) ? ['EEEE'] : asks(/E/, 'EEE');
  const date = [...weekday, ...asks(/d/, 'd'), ...asks(/M/, 'MMMM'), ...asks(/y/, 'yyyy')].join(' ');
  return [...(date ? [date] : []), ...asks(/[hH]/, clock === '12' ? 'h:mm a' : 'HH:mm')].join(', ');
}

/** A time on the wall, "14:00", as the practice counts its hours. */
export function useClockLabel(): (time: WallTime) => string {
  const { clock } = useSite();
  return clock === '12' ? timeLabel : (time) => time;
}

/** The same style as words, for labels and titles of the office; in the practice's zone where no other is given. */
export function useOfficeMoment(): (at: string, as: string, zone?: string) => string {
  const { timeZone, clock } = useSite();
  return (at, as, zone = timeZone) => format(new TZDate(at, zone), officePattern(as, clock));
}

/**
 * A moment: in the office on the practice's clock, elsewhere on the reader's own; the server, which cannot know that one,
 * shows the practice's.
 */
export function LocalTime({ at, as = 'MMM d, yyyy h:mm a' }: { at: string; as?: string }) {
  const isOffice = useContext(TimeStyle) === 'office';
  const name = useFormatName();
  const { timeZone, clock } = useSite();
  const isRunning = useRunning();
  const moment = isRunning && !isOffice ? new Date(at) : new TZDate(at, timeZone);
  return (
    <time dateTime={at}>{format(moment, isOffice ? officePattern(as, clock) : patternIn(name, as))}</time>
  );
}
