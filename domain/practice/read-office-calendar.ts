import { addDays, dateIn, isPlainDate, showIn, weekdayOf } from '../../shared/wall-time.ts';
import { type Actor, actionsAbout, staffOnly } from '../identity/index.ts';
import type { Parts } from '../services.ts';
import { proposeSessions } from './desk/propose-sessions.ts';
import { readEventSpans } from './events/queries.ts';
import type { Span } from './free-slots.ts';
import { blockedDays, midnightOn } from './holiday/blocked-days.ts';
import { lastDate, readSlots, withoutNotice } from './offered-slot.ts';
import { readBusy } from './outside/queries.ts';
import { readOwnSession } from './owned-session.ts';
import { readPractice } from './practice.ts';
import { listBetween, type SessionRow } from './queries.ts';
import { listTypes } from './types/queries.ts';

type By = { actor: Actor };
export type CalendarView = 'week' | 'month';

/** A week from its Monday, or a month in whole weeks: each day with its sessions, its free slots, or why it is closed. */
export async function readOfficeCalendar(
  services: Parts,
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
    types: types.filter(({ retiredAt }) => !retiredAt).map(({ name }) => name),
    days: Array.from({ length: days }, (_, n) => {
      const day = addDays(from, n);
      return {
        date: day,
        blocked: reasons.get(day),
        sessions: rows
          .filter(({ scheduledDate }) => dateIn(scheduledDate, practice.zone) === day)
          .map((row) => toEntry(row, practice.zone)),
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

export type OfficeCalendar = Awaited<ReturnType<typeof readOfficeCalendar>>;
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

function toEntry(row: SessionRow, zone: string) {
  return {
    id: row.id,
    time: showIn(row.scheduledDate, zone, 'HH:mm'),
    startsAt: row.scheduledDate.toISOString(),
    type: row.sessionType,
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
export async function readOfficeSession(services: Parts, { actor, sessionId }: By & { sessionId: string }) {
  staffOnly(actor);
  const now = services.clock.now();
  const row = await readOwnSession(services, { actor, sessionId });
  const practice = await readPractice(services);
  return {
    ...toEntry(row, practice.zone),
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
    next: row.status === 'cancelled' || row.held ? undefined : await proposeSessions(services, row),
    meetingLink: row.meetingLink,
    hasBegun: row.scheduledDate <= now,
    calendar: { zone: practice.zone, today: dateIn(now, practice.zone), lastDate: lastDate(practice, now) },
    timeline: await actionsAbout(services, { kind: 'session', id: row.id }),
  };
}
