import { addDays, instantOf, type PlainDate, type WallTime, weekdayOf } from '../../shared/wall-time.ts';

const MINUTE = 60_000;

export type Span = { startsAt: Date; endsAt: Date };

export type SlotRules = {
  /** By ISO weekday, 1 for Monday: the practitioner's own wall times. A day that is missing is closed. */
  hours: Partial<Record<number, readonly WallTime[]>>;
  booked: readonly Span[];
  blocked: readonly PlainDate[];
  /** First and last date, in the practitioner's zone. */
  from: PlainDate;
  to: PlainDate;
  zone: string;
  now: Date;
  minutes: number;
  /** How many minutes before it begins a slot can last be booked. */
  notice: number;
  /** Minutes that stay free before and after every booking. */
  buffer: number;
};

export type Slot = Span & { date: PlainDate; time: WallTime; state: 'free' | 'taken' | 'too_late' };

/** Every slot of the days asked for, in order, and whether it can be had. */
export function listSlots({ from, to, ...rules }: SlotRules): Slot[] {
  const slots: Slot[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) slots.push(...slotsOn(date, rules));
  return slots;
}

export const freeSlots = (rules: SlotRules): Slot[] =>
  listSlots(rules).filter(({ state }) => state === 'free');

function slotsOn(date: PlainDate, rules: Omit<SlotRules, 'from' | 'to'>): Slot[] {
  if (rules.blocked.includes(date)) return [];
  const times = [...(rules.hours[weekdayOf(date)] ?? [])].sort();
  return times.flatMap((time) => {
    const startsAt = instantOf(date, time, rules.zone);
    if (!startsAt) return [];
    const span = { startsAt, endsAt: new Date(startsAt.getTime() + rules.minutes * MINUTE) };
    return [{ ...span, date, time, state: stateOf(span, rules) }];
  });
}

function stateOf(span: Span, { booked, buffer, notice, now }: Omit<SlotRules, 'from' | 'to'>): Slot['state'] {
  if (span.startsAt.getTime() < now.getTime() + notice * MINUTE || span.startsAt <= now) return 'too_late';
  const gap = buffer * MINUTE;
  const taken = booked.some(
    ({ startsAt, endsAt }) =>
      startsAt.getTime() < span.endsAt.getTime() + gap && endsAt.getTime() + gap > span.startsAt.getTime(),
  );
  return taken ? 'taken' : 'free';
}
