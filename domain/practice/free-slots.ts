import { DAY, MINUTE } from '../../shared/durations.ts';
import { addDays, instantOf, type PlainDate, type WallTime, weekdayOf } from '../../shared/wall-time.ts';

export type Span = { startsAt: Date; endsAt: Date };
/** A time that is taken, with the minutes that stay free around it; without any, others may follow at once. */
export type Busy = Span & { before?: number; after?: number };

export type SlotRules = {
  /** By ISO weekday, 1 for Monday: the practitioner's own wall times. A day that is missing is closed. */
  hours: Partial<Record<number, readonly WallTime[]>>;
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
  const times = [...(rules.hours[weekdayOf(date)] ?? [])].sort();
  return times.flatMap((time) => {
    const startsAt = instantOf(date, time, rules.zone);
    if (!startsAt) return [];
    const span = { startsAt, endsAt: new Date(startsAt.getTime() + rules.minutes * MINUTE) };
    return [{ ...span, date, time, state: stateOf(span, rules) }];
  });
}

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
