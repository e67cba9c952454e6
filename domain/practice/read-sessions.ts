import { addDays, dateIn, isPlainDate, weekdayOf } from '../../shared/wall-time.ts';
import { type Actor, isStaff } from '../identity/index.ts';
import type { ReadsContent, Services } from '../services.ts';
import type { Signs } from './guests/session-key.ts';
import { lastDate, practiceOf, readSlots, withoutNotice } from './offered-slot.ts';
import { readOwnSession } from './owned-session.ts';
import { type Practice, readPractice, rulesOf } from './practice.ts';
import { countFreeCredits, listSessions, listUpcoming } from './queries.ts';
import { joinOpensAt, mayChange } from './session-rules.ts';
import { findType } from './types/queries.ts';
import { listBookable } from './types/read-session-types.ts';

type Row = Awaited<ReturnType<typeof listSessions>>[number];
export type SessionCard = ReturnType<typeof toSessionCard>;

export function toSessionCard(row: Row, now: Date) {
  return {
    id: row.id,
    type: row.sessionType,
    startsAt: row.scheduledDate.toISOString(),
    endsAt: row.endsAt.toISOString(),
    minutes: row.durationMinutes,
    status: row.status,
    toBePaid: row.paymentState === 'to_be_paid' && row.status === 'scheduled',
    priceCents: row.priceCents,
    payBy: row.payBy?.toISOString(),
    wasReleased: row.releasedAt !== null,
    notes: row.status === 'completed' ? row.notes : null,
    wasMissed: row.missed,
    joinOpensAt: joinOpensAt(row).toISOString(),
    mayChange: mayChange(row, now),
  };
}

/** A member's sessions, what lies ahead first and soonest first, and what the booking dialog needs to know before it is opened. */
export async function readSessions(services: Services, { memberId }: { memberId: string }) {
  const { db, clock, content } = services;
  const now = clock.now();
  const [rows, practice, credits, types] = await Promise.all([
    listSessions(db, memberId),
    readPractice(services),
    countFreeCredits(db, memberId),
    listBookable(db, content.current().catalogue),
  ]);
  const held = new Set(credits.map(({ sessionType }) => sessionType));
  const today = dateIn(now, practice.zone);
  const isAhead = ({ status, endsAt }: Row) => status === 'scheduled' && endsAt > now;
  return {
    now: now.toISOString(),
    sessions: [...rows.filter(isAhead).reverse(), ...rows.filter((row) => !isAhead(row))].map((row) =>
      toSessionCard(row, now),
    ),
    calendar: { zone: practice.zone, today, lastDate: lastDate(practice, now) },
    keepHours: practice.keepHours,
    credits,
    types: types.filter(({ creditOnly, name }) => !creditOnly || held.has(name)),
  };
}

/** For the dashboard: what lies ahead, soonest first. */
export async function readUpcomingSessions({ db, clock }: Services, { memberId }: { memberId: string }) {
  const now = clock.now();
  const rows = await listUpcoming(db, memberId, now);
  return rows.map((row) => toSessionCard(row, now));
}

export type CalendarDay = { date: string; slots: { time: string; startsAt: string; free: boolean }[] };

type MonthWish = { actor: Actor; date: string; type?: string; besides?: string };

/** The days of the month that a date lies in, with the slots for a type or for the session that is moved; a closed day has none. */
export async function readMonth(
  services: Pick<Services, 'db' | 'clock'> & Signs & ReadsContent,
  { actor, date, type, besides }: MonthWish,
): Promise<CalendarDay[]> {
  const rules = await rulesFor(services, { actor, type, besides });
  const practice = isStaff(actor) ? withoutNotice(rules) : rules;
  const asked = isPlainDate(date) ? date : dateIn(services.clock.now(), practice.zone);
  const first = `${asked.slice(0, 'YYYY-MM'.length)}-01`;
  // The calendar shows whole weeks, so the days around the month are in sight too.
  const from = addDays(first, 1 - weekdayOf(first));
  const to = addDays(from, 41);
  const days = new Map<string, CalendarDay>();
  for (let day = from; day <= to; day = addDays(day, 1)) days.set(day, { date: day, slots: [] });
  for (const { date: day, time, startsAt, state } of await readSlots(services, {
    from,
    to,
    practice,
    besides,
  })) {
    days.get(day)?.slots.push({ time, startsAt: startsAt.toISOString(), free: state === 'free' });
  }
  return [...days.values()];
}

async function rulesFor(
  services: Pick<Services, 'db'> & Signs & ReadsContent,
  { actor, type, besides }: Omit<MonthWish, 'date'>,
): Promise<Practice> {
  // Somebody else's session would tell, by its absence, when it is.
  if (besides) return practiceOf(services, await readOwnSession(services, { actor, sessionId: besides }));
  const practice = await readPractice(services);
  const chosen = type ? await findType(services.db, type) : undefined;
  return chosen ? rulesOf(practice, chosen) : practice;
}
