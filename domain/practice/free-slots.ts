import { DAY, MINUTE } from '../../shared/durations.ts';
import { addDays, instantOf, type PlainDate, type WallTime, weekdayOf } from '../../shared/wall-time.ts';

export type Span = { startsAt: Date; endsAt: Date };
/** A time that is taken, with the minutes that stay free around it; without any, others may follow at once. */
export type Busy = Span & { before?: number; after?: number };

/** Hours of a day in which sessions take place, and how many minutes lie between two starts. */
export type HourRange = { from: WallTime; to: WallTime; every: number };
/** By ISO weekday, 1 for Monday: ranges, or single times at which a session can begin. A day that is missing is closed. */
export type Hours = Partial<Record<number, readonly (WallTime | HourRange)[]>>;

export type SlotRules = {
  /** On the practitioner's own wall. */
  hours: Hours;
  booked: readonly Busy[];
  blocked: readonly PlainDate[];
  /** First and last date, in the practitioner's zone. */
  from: PlainDate;
  to: PlainDate;
  zone: string;
  now: Date;
  minutes: number;
  /** How many minutes before it begins a slot can last be booked. */
  notice: number;
  /** Minutes that stay free before and after a slot. Between two bookings the larger of both wishes counts. */
  before: number;
  after: number;
};

export type Slot = Span & { date: PlainDate; time: WallTime; state: 'free' | 'taken' | 'too_late' };
type Day = Omit<SlotRules, 'from' | 'to' | 'booked' | 'blocked'> & {
  busyOn: (day: number) => readonly Busy[];
  isBlocked: (date: PlainDate) => boolean;
};

/** Every slot of the days asked for, in order, and whether it can be had. */
export function listSlots({ from, to, booked, blocked, ...rules }: SlotRules): Slot[] {
  const closed = new Set(blocked);
  const day = { ...rules, busyOn: byDay(booked), isBlocked: (date: PlainDate) => closed.has(date) };
  const slots: Slot[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) slots.push(...slotsOn(date, day));
  return slots;
}

export const freeSlots = (rules: SlotRules): Slot[] =>
  listSlots(rules).filter(({ state }) => state === 'free');

/** By UTC day, so that a slot is compared with its own days and not with a whole year of bookings. */
function byDay(booked: readonly Busy[]): Day['busyOn'] {
  const days = new Map<number, Busy[]>();
  for (const busy of booked) {
    const last = dayOf(busy.endsAt.getTime() + (busy.after ?? 0) * MINUTE);
    for (let day = dayOf(busy.startsAt.getTime() - (busy.before ?? 0) * MINUTE); day <= last; day++) {
      const there = days.get(day);
      if (there) there.push(busy);
      else days.set(day, [busy]);
    }
  }
  return (day) => days.get(day) ?? [];
}

const dayOf = (time: number): number => Math.floor(time / DAY);

function slotsOn(date: PlainDate, rules: Day): Slot[] {
  if (rules.isBlocked(date)) return [];
  return startsOn(rules.hours[weekdayOf(date)] ?? [], rules.minutes).flatMap((time) => {
    const startsAt = instantOf(date, time, rules.zone);
    if (!startsAt) return [];
    const span = { startsAt, endsAt: new Date(startsAt.getTime() + rules.minutes * MINUTE) };
    return [{ ...span, date, time, state: stateOf(span, rules) }];
  });
}

/** When sessions of this length can begin: each ends within its range. */
export function startsOn(openings: readonly (WallTime | HourRange)[], minutes: number): WallTime[] {
  const starts = openings.flatMap((opening) => {
    if (typeof opening === 'string') return [opening];
    const [first, end] = [minutesOf(opening.from), minutesOf(opening.to) - minutes];
    if (end < first) return [];
    const count = Math.floor((end - first) / opening.every) + 1;
    return Array.from({ length: count }, (_, n) => wallTimeAt(first + n * opening.every));
  });
  return [...new Set(starts)].sort();
}

/** Single start times as ranges: those equally far apart are one, which ends a session after its last. */
export function rangesOf(starts: readonly WallTime[], minutes: number): HourRange[] {
  const runs: { first: number; last: number; every?: number }[] = [];
  for (const start of [...starts].sort().map(minutesOf)) {
    const run = runs.at(-1);
    const gap = run && start - run.last;
    if (run && gap && gap <= 2 * minutes && (run.every ?? gap) === gap)
      Object.assign(run, { last: start, every: gap });
    else runs.push({ first: start, last: start });
  }
  return runs.map(({ first, last, every = minutes }) => ({
    from: wallTimeAt(first),
    to: wallTimeAt(Math.min(last + minutes, DAY / MINUTE)),
    every,
  }));
}

function minutesOf(time: WallTime): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

const two = (number: number) => String(number).padStart(2, '0');
const wallTimeAt = (minutes: number): WallTime => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;

function stateOf(span: Span, { busyOn, before, after, notice, now }: Day): Slot['state'] {
  const [starts, ends] = [span.startsAt.getTime(), span.endsAt.getTime()];
  if (starts < now.getTime() + notice * MINUTE || span.startsAt <= now) return 'too_late';
  const last = dayOf(ends + after * MINUTE);
  for (let day = dayOf(starts - before * MINUTE); day <= last; day++) {
    for (const busy of busyOn(day)) {
      const earlier = Math.max(before, busy.after ?? 0) * MINUTE;
      const later = Math.max(after, busy.before ?? 0) * MINUTE;
      if (busy.startsAt.getTime() < ends + later && busy.endsAt.getTime() + earlier > starts) return 'taken';
    }
  }
  return 'free';
}
