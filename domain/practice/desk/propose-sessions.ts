import { addDays, dateIn, showIn, weekdayOf } from '../../../shared/wall-time.ts';
import type { Services } from '../../services.ts';
import type { Slot } from '../free-slots.ts';
import { practiceOf, readSlots, withoutNotice } from '../offered-slot.ts';
import { countHolderCredits, listAhead, type SessionRow } from '../queries.ts';
import { findType } from '../types/queries.ts';

/** A year of months. */
const MOST = 12;
/** How far from the wished day another one is looked for. */
const NEAR_DAYS = 6;

type Reads = Pick<Services, 'db' | 'clock' | 'content'>;

/**
 * When the next ones could be: a month apart on the same weekday and at the same hour, or the nearest free one after it.
 * As many as are paid for; where nothing is, the one that would come next, unless it stands already.
 */
export async function proposeSessions(services: Reads, session: SessionRow) {
  const [credits, ahead, type] = await Promise.all([
    countHolderCredits(services.db, session, session.sessionType),
    listAhead(services.db, session, services.clock.now()),
    findType(services.db, session.sessionType),
  ]);
  const next = ahead.find(({ id, startsAt }) => id !== session.id && startsAt > session.scheduledDate);
  const isSold = type && !type.retiredAt && (credits > 0 || (!type.creditOnly && !next));
  const last = ahead.at(-1)?.startsAt ?? session.scheduledDate;
  return {
    credits,
    next: next && { id: next.id, startsAt: next.startsAt.toISOString() },
    proposals: isSold ? await monthly(services, session, last, Math.min(Math.max(credits, 1), MOST)) : [],
  };
}

export type Proposed = Awaited<ReturnType<typeof proposeSessions>>;

async function monthly(services: Reads, session: SessionRow, last: Date, wanted: number): Promise<string[]> {
  const practice = withoutNotice(await practiceOf(services, session));
  const time = showIn(session.scheduledDate, practice.zone, 'HH:mm');
  const now = services.clock.now();
  const base = dateIn(last > now ? last : now, practice.zone);
  const weekday = weekdayOf(dateIn(session.scheduledDate, practice.zone));
  const found: string[] = [];
  for (let month = 1; month <= wanted; month++) {
    const from = sameWeekday(monthsLater(base, month), weekday);
    const slots = await readSlots(services, { from, to: addDays(from, NEAR_DAYS), practice });
    const slot = nearest(slots, time);
    if (slot) found.push(slot.startsAt.toISOString());
  }
  return found;
}

/** The first day at the wished hour, and only then any other. */
function nearest(slots: Slot[], time: string): Slot | undefined {
  const free = slots.filter(({ state }) => state === 'free');
  return free.find((slot) => slot.time === time) ?? free[0];
}

/** The 31st of a month that has none is its last day. */
export function monthsLater(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, last))).toISOString().slice(0, 10);
}

/** The nearest day of that name, three days to either side. */
export function sameWeekday(date: string, weekday: number): string {
  const away = (weekday - weekdayOf(date) + 7) % 7;
  return addDays(date, away > 3 ? away - 7 : away);
}
