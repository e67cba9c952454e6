import { addDays, dateIn, isPlainDate, showIn, weekdayOf } from '../../shared/wall-time.ts';
import { type Actor, actionsAbout, isStaff, staffOnly } from '../identity/index.ts';
import type { Deps, ReadsContent, Services } from '../services.ts';
import { readEventSpans } from './events/queries.ts';
import type { Slot, Span } from './free-slots.ts';
import { lastDate, practiceOf, readSlots, withoutNotice } from './offered-slot.ts';
import { readBusy } from './outside-calendars.ts';
import { blockedDays, midnightOn, type Practice, readPractice, rulesOf } from './practice.ts';
import {
  countFreeCredits,
  countHolderCredits,
  listAhead,
  listBetween,
  listSessions,
  listUpcoming,
  type SessionRow,
} from './queries.ts';
import { joinOpensAt, mayChange, readOwnSession, type Signs } from './session.ts';
import type { ShownDetails } from './session-details.ts';
import { knownOfMember, listDetails, readDetails, showDetails } from './session-details.ts';
import { findType, listBookable, listTypes, titleOf } from './session-types.ts';

type Row = Awaited<ReturnType<typeof listSessions>>[number];
/** Of a session ahead, what it is prepared from; of one called off, whether its credit waits. */
export type SessionCard = ReturnType<typeof toSessionCard> & {
  details?: ShownDetails;
  isCreditBack?: boolean;
};

export function toSessionCard({ content }: ReadsContent, row: Row, now: Date) {
  return {
    id: row.id,
    sessionType: row.sessionType,
    type: content.current().titleOfSession(row.sessionType),
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
  const [rows, practice, credits, types, known] = await Promise.all([
    listSessions(db, memberId),
    readPractice(services),
    countFreeCredits(db, memberId),
    listBookable(db, content.current().catalogue),
    knownOfMember(db, memberId),
  ]);
  const held = new Set(credits.map(({ sessionType }) => sessionType));
  const today = dateIn(now, practice.zone);
  const isAhead = ({ status, endsAt }: Row) => status === 'scheduled' && endsAt > now;
  const ahead = rows.filter(isAhead).reverse();
  const told = await listDetails(
    db,
    ahead.map(({ id }) => id),
  );
  const asks = new Set(types.flatMap((type) => (type.asksBirthData ? [type.name] : [])));
  const detailsOf = ({ id, sessionType }: Row) =>
    showDetails(services, { details: told.get(id), known, asks: asks.has(sessionType) });
  /** Called off, and what paid for it has not paid for another one yet, nor gone back. */
  const isCreditBack = ({ status, sessionType, paidBy }: Row) =>
    status === 'cancelled' &&
    paidBy !== null &&
    credits.some((credit) => credit.sessionType === sessionType && credit.sources.includes(paidBy));
  return {
    now: now.toISOString(),
    sessions: [
      ...ahead.map((row) => ({
        ...toSessionCard(services, row, now),
        details: detailsOf(row),
        isCreditBack: false,
      })),
      ...rows
        .filter((row) => !isAhead(row))
        .map((row) => ({
          ...toSessionCard(services, row, now),
          details: undefined,
          isCreditBack: isCreditBack(row),
        })),
    ],
    calendar: { zone: practice.zone, today, lastDate: lastDate(practice, now) },
    keepHours: practice.keepHours,
    credits: credits.map(({ sessionType, count }) => ({
      sessionType,
      title: content.current().titleOfSession(sessionType),
      count,
    })),
    types: types.filter(({ creditOnly, name }) => !creditOnly || held.has(name)),
  };
}

/** For the dashboard: what lies ahead, soonest first. */
export async function readUpcomingSessions(services: Services, { memberId }: { memberId: string }) {
  const now = services.clock.now();
  const rows = await listUpcoming(services.db, memberId, now);
  return rows.map((row) => toSessionCard(services, row, now));
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

type By = { actor: Actor };
type CalendarView = 'week' | 'month';

/** A week from its Monday, or a month in whole weeks: each day with its sessions, its free slots, or why it is closed. */
export async function readOfficeCalendar(
  services: Deps,
  { actor, view, date }: By & { view: CalendarView; date?: string },
) {
  staffOnly(actor);
  const { db, clock } = services;
  const now = clock.now();
  const practice = withoutNotice(await readPractice(services));
  const today = dateIn(now, practice.zone);
  const asked = date && isPlainDate(date) ? date : today;
  const { from, days } = spanOf(view, asked);
  const to = addDays(from, days - 1);
  const [begins, ends] = [midnightOn(from, practice.zone), midnightOn(addDays(to, 1), practice.zone)];
  const [rows, slots, blocked, types, outside, events] = await Promise.all([
    listBetween(db, begins, ends),
    readSlots(services, { from, to, practice }),
    blockedDays(db),
    listTypes(db),
    readBusy(db, begins, ends),
    readEventSpans(db, begins, ends),
  ]);
  const reasons = new Map(blocked.map((day) => [day.date, day.reason]));
  return {
    view,
    asked,
    today,
    previous: view === 'week' ? addDays(asked, -7) : monthFrom(asked, -1),
    next: view === 'week' ? addDays(asked, 7) : monthFrom(asked, 1),
    calendar: { zone: practice.zone, today, lastDate: lastDate(practice, now) },
    types: types
      .filter(({ retiredAt }) => !retiredAt)
      .map((type) => ({ name: type.name, title: titleOf(type) })),
    days: Array.from({ length: days }, (_, n) => {
      const day = addDays(from, n);
      return {
        date: day,
        blocked: reasons.get(day),
        sessions: rows
          .filter(({ scheduledDate }) => dateIn(scheduledDate, practice.zone) === day)
          .map((row) => toEntry(services, row, practice.zone)),
        events: events
          .filter(({ startsAt }) => dateIn(startsAt, practice.zone) === day)
          .map(({ id, title, startsAt }) => ({ id, title, time: showIn(startsAt, practice.zone, 'HH:mm') })),
        outside: outsideOn(outside, day, practice.zone),
        free: slots
          .filter((slot) => slot.date === day && slot.state === 'free')
          .map(({ time, startsAt }) => ({ time, startsAt: startsAt.toISOString() })),
      };
    }),
  };
}

type OfficeCalendar = Awaited<ReturnType<typeof readOfficeCalendar>>;
export type OfficeDay = OfficeCalendar['days'][number];
export type CalendarEntry = OfficeDay['sessions'][number];

/** What her other calendars say of a day, as spans on her wall; overlapping ones are told once. */
function outsideOn(outside: Span[], day: string, zone: string): { from: string; to: string }[] {
  const [begins, ends] = [midnightOn(day, zone), midnightOn(addDays(day, 1), zone)];
  const merged: Span[] = [];
  for (const { startsAt, endsAt } of outside) {
    if (startsAt >= ends || endsAt <= begins) continue;
    const span = { startsAt: startsAt > begins ? startsAt : begins, endsAt: endsAt < ends ? endsAt : ends };
    const last = merged.at(-1);
    if (last && span.startsAt <= last.endsAt) {
      if (span.endsAt > last.endsAt) last.endsAt = span.endsAt;
    } else merged.push(span);
  }
  return merged.map(({ startsAt, endsAt }) => ({
    from: showIn(startsAt, zone, 'HH:mm'),
    to: endsAt >= ends ? '24:00' : showIn(endsAt, zone, 'HH:mm'),
  }));
}

function toEntry({ content }: ReadsContent, row: SessionRow, zone: string) {
  return {
    id: row.id,
    time: showIn(row.scheduledDate, zone, 'HH:mm'),
    startsAt: row.scheduledDate.toISOString(),
    type: content.current().titleOfSession(row.sessionType),
    person: row.name || row.email,
    status: row.status,
    isHeld: row.held,
    wasMissed: row.missed,
    toBePaid: row.paymentState === 'to_be_paid' && row.status === 'scheduled' && !row.held,
  };
}

function spanOf(view: CalendarView, date: string): { from: string; days: number } {
  const first = view === 'week' ? date : `${date.slice(0, 'YYYY-MM'.length)}-01`;
  return { from: addDays(first, 1 - weekdayOf(first)), days: view === 'week' ? 7 : 42 };
}

function monthFrom(date: string, months: number): string {
  const [year = 0, month = 1] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
}

/** One session with its person, its notes, and what was done about it. */
export async function readOfficeSession(services: Deps, { actor, sessionId }: By & { sessionId: string }) {
  staffOnly(actor);
  const now = services.clock.now();
  const row = await readOwnSession(services, { actor, sessionId });
  const practice = await readPractice(services);
  return {
    ...toEntry(services, row, practice.zone),
    endsAt: row.endsAt.toISOString(),
    minutes: row.durationMinutes,
    memberId: row.userId,
    name: row.name,
    email: row.email,
    memberZone: row.memberZone,
    paymentState: row.paymentState,
    paidBy: row.paidBy,
    priceCents: row.priceCents,
    payBy: row.payBy?.toISOString(),
    notes: row.notes,
    privateNotes: row.privateNotes,
    details: await readDetails(services, services.db, row),
    next: row.status === 'cancelled' || row.held ? undefined : await proposeSessions(services, row),
    meetingLink: row.meetingLink,
    hasBegun: row.scheduledDate <= now,
    calendar: { zone: practice.zone, today: dateIn(now, practice.zone), lastDate: lastDate(practice, now) },
    timeline: await actionsAbout(services, { kind: 'session', id: row.id }),
  };
}

/** A year of months. */
const MOST = 12;
/** How far from the wished day another one is looked for. */
const NEAR_DAYS = 6;

type Reads = Pick<Services, 'db' | 'clock' | 'content'>;

/**
 * When the next ones could be: a month apart on the same weekday and at the same hour, or the nearest free one after it.
 * As many as are paid for; where nothing is, the one that would come next, unless it stands already.
 */
async function proposeSessions(services: Reads, session: SessionRow) {
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
