import {
  addDays,
  dateIn,
  isPlainDate,
  isZone,
  type PlainDate,
  weekdayOf,
} from '../../../shared/wall-time.ts';
import type { Services } from '../../services.ts';
import type { Slot } from '../free-slots.ts';
import { lastDate, readSlots } from '../offered-slot.ts';
import type { Practice } from '../practice.ts';
import { changeableUntil } from '../session-rules.ts';

/** A time that can be had. `isSoon`: once booked, it can no longer be moved. */
export type FreeTime = { startsAt: string; isSoon: boolean };

/** What somebody sees who chooses a time: everything by her own clock. */
export type FreeTimes = {
  /** The visitor's, and the practitioner's. */
  zone: string;
  practiceZone: string;
  /** The day in sight, and the month it lies in as whole weeks, each day with how many times are free. */
  date: PlainDate;
  days: { date: PlainDate; free: number }[];
  previousMonth?: PlainDate;
  nextMonth?: PlainDate;
  times: FreeTime[];
  /** The soonest of all. */
  next?: FreeTime;
  /** The one that was asked for, while it is free. */
  chosen?: FreeTime;
};

export type TimesWish = { zone?: string; date?: string; at?: string };

const WEEKS = 42;
const STEP = 28;

/** The free times around a day, which is the first with any where none is asked for. */
export async function readFreeTimes(
  services: Pick<Services, 'db' | 'clock'>,
  practice: Practice,
  { zone: asked = '', date, at, besides }: TimesWish & { besides?: string },
): Promise<FreeTimes> {
  const now = services.clock.now();
  const zone = isZone(asked) ? asked : practice.zone;
  const read = async (from: PlainDate, days: number): Promise<Slot[]> =>
    (await readSlots(services, { from, to: addDays(from, days - 1), practice, besides })).filter(
      ({ state }) => state === 'free',
    );
  const next = await firstFree(read, dateIn(now, practice.zone), lastDate(practice, now));
  const wanted = at && !Number.isNaN(Date.parse(at)) ? dateIn(new Date(at), zone) : date;
  const shown = wanted && isPlainDate(wanted) ? wanted : dateIn(next?.startsAt ?? now, zone);
  const first = `${shown.slice(0, 'YYYY-MM'.length)}-01`;
  const from = addDays(first, 1 - weekdayOf(first));
  // A day to each side: where the practitioner's date is another than the visitor's.
  const free = (await read(addDays(from, -1), WEEKS + 2)).map((slot) => ({
    day: dateIn(slot.startsAt, zone),
    time: toFreeTime(slot, now),
  }));
  const times = free.filter(({ day }) => day === shown).map(({ time }) => time);
  const today = dateIn(now, zone);
  const last = addDays(lastDate(practice, now), 1);
  const [before, after] = [addDays(first, -1), addDays(first, 31)].map(
    (day) => `${day.slice(0, 'YYYY-MM'.length)}-01`,
  );
  return {
    zone,
    practiceZone: practice.zone,
    date: shown,
    days: Array.from({ length: WEEKS }, (_, n) => {
      const day = addDays(from, n);
      return { date: day, free: free.filter((one) => one.day === day).length };
    }),
    previousMonth: first > today ? before : undefined,
    nextMonth: after && after <= last ? after : undefined,
    times,
    next: next && toFreeTime(next, now),
    chosen: at ? times.find(({ startsAt }) => Date.parse(startsAt) === Date.parse(at)) : undefined,
  };
}

async function firstFree(
  read: (from: PlainDate, days: number) => Promise<Slot[]>,
  today: PlainDate,
  last: PlainDate,
): Promise<Slot | undefined> {
  for (let from = today; from <= last; from = addDays(from, STEP)) {
    const [slot] = await read(from, STEP);
    if (slot) return slot;
  }
  return undefined;
}

const toFreeTime = ({ startsAt, endsAt }: Slot, now: Date): FreeTime => ({
  startsAt: startsAt.toISOString(),
  isSoon: now > changeableUntil({ status: 'scheduled', scheduledDate: startsAt, endsAt }),
});
