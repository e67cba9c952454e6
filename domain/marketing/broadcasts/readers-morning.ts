import { addDays, instantOf } from '../../../shared/wall-time.ts';

/** A date and an hour as clocks show them, such as '2026-11-17T09:00'. */
export type LocalTime = string;

const MINUTE_MS = 60_000;
/** Where a day begins first, and where it begins last. */
const EARLIEST = 'Pacific/Kiritimati';
const LATEST = 'Etc/GMT+12';

const FORM = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})$/;

/** When the first clock on earth shows it, and when the last does; undefined where it is no date and hour. */
export function spanOf(local: LocalTime): { first: Date; last: Date } | undefined {
  const [, date = '', time = ''] = FORM.exec(local) ?? [];
  const [first, last] = [instantOf(date, time, EARLIEST), instantOf(date, time, LATEST)];
  return first && last ? { first, last } : undefined;
}

/** The next moment from now on at which a clock in this zone shows the hour, not before the date. */
export function nextIn(zone: string, local: LocalTime, now: Date): Date {
  const [, first = '', time = ''] = FORM.exec(local) ?? [];
  for (let date = first; ; date = addDays(date, 1)) {
    // An hour that the clocks skip in spring does not come that day.
    const moment = instantOf(date, time, zone);
    if (moment && moment >= now) return moment;
    if (moment === undefined && spanOf(local) === undefined) throw new RangeError(`no time: ${local}`);
  }
}

/**
 * Gives each letter a minute of its own hour that has room: most readers live on few clocks, and all of them at nine would be
 * more than the pace that was set. `taken` are the letters that wait already, by minute.
 */
export function spread(perHour: number, taken: Map<number, number>): (wanted: Date) => Date {
  const most = Math.max(1, Math.floor(perHour / 60));
  const looked = new Map<number, number>();
  return (wanted) => {
    const from = Math.ceil(wanted.getTime() / MINUTE_MS);
    let minute = looked.get(from) ?? from;
    while ((taken.get(minute) ?? 0) >= most) minute++;
    looked.set(from, minute);
    taken.set(minute, (taken.get(minute) ?? 0) + 1);
    return new Date(minute * MINUTE_MS);
  };
}
