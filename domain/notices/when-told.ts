import { addDays, dateIn, instantOf, showIn, type WallTime } from '../../shared/wall-time.ts';

export type QuietHours = { from: WallTime; to: WallTime };

/** Until when it is quiet, by her wall clock; undefined while it is not. A night goes past midnight. */
export function quietUntil(now: Date, quiet: QuietHours | null, zone: string): Date | undefined {
  if (!quiet || quiet.from === quiet.to) return undefined;
  const time = showIn(now, zone, 'HH:mm');
  const { from, to } = quiet;
  const isQuiet = from < to ? time >= from && time < to : time >= from || time < to;
  return isQuiet ? nextTime(now, to, zone) : undefined;
}

/** The next moment at which her clock shows this time. Where clocks skip it, the next day's. */
export function nextTime(now: Date, time: WallTime, zone: string): Date {
  const today = dateIn(now, zone);
  for (const days of [0, 1, 2]) {
    const moment = instantOf(addDays(today, days), time, zone);
    if (moment && moment > now) return moment;
  }
  throw new Error(`no clock in ${zone} ever shows ${time}`);
}

export const fullHour = (hour: number): WallTime => `${String(hour).padStart(2, '0')}:00`;
