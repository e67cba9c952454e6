import type { Db, Tx } from '../../../db/connect.ts';
import { addDays, dateIn, instantOf, type PlainDate } from '../../../shared/wall-time.ts';
import { readHoliday } from '../../content/index.ts';
import { listBetween, readBlocked, type SessionRow } from '../queries.ts';

export type BlockedDay = { date: PlainDate; reason: string };

/** Days off and those of a holiday: nothing can be booked on either. */
export async function blockedDays(db: Db | Tx): Promise<BlockedDay[]> {
  const days = await readBlocked(db);
  const holiday = await readHoliday(db);
  const known = new Set(days.map(({ date }) => date));
  for (let date = holiday?.from; holiday && date && date <= holiday.to; date = addDays(date, 1)) {
    if (!known.has(date)) days.push({ date, reason: 'Holiday' });
  }
  return days.sort((one, other) => one.date.localeCompare(other.date));
}

/** Midnight on the practitioner's wall; where the clocks skip it, the day begins at the next hour. */
export const midnightOn = (date: PlainDate, zone: string): Date =>
  instantOf(date, '00:00', zone) ?? instantOf(date, '01:00', zone) ?? new Date(`${date}T00:00:00Z`);

/** Sessions that were booked before their day was closed, soonest first. */
export async function sessionsOnBlockedDays(
  db: Db | Tx,
  { zone, now }: { zone: string; now: Date },
): Promise<SessionRow[]> {
  const days = await blockedDays(db);
  const last = days.at(-1);
  if (!last) return [];
  const closed = new Set(days.map(({ date }) => date));
  const rows = await listBetween(db, now, midnightOn(addDays(last.date, 1), zone));
  return rows.filter(
    ({ status, held, scheduledDate }) =>
      status === 'scheduled' && !held && closed.has(dateIn(scheduledDate, zone)),
  );
}
