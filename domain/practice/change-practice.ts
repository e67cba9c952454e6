import { z } from 'zod';
import { addDays, dateIn, isPlainDate } from '../../shared/wall-time.ts';
import { readHoliday } from '../content/index.ts';
import { invalid, notFound } from '../errors.ts';
import { type Actor, staffOnly, staffVerb } from '../identity/index.ts';
import type { Parts } from '../services.ts';
import { mergeSetting, readSetting } from '../settings/index.ts';
import { sessionsOnBlockedDays } from './holiday/blocked-days.ts';
import { PRACTICE_SETTING, practiceSettings, readPractice } from './practice.ts';
import { deleteBlocked, insertBlocked, readBlocked, readHours, replaceHours } from './queries.ts';

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const MOST_SLOTS = 24;
const LONGEST_BLOCK = 366;

/** By ISO weekday, 1 for Monday. */
export type WeekHours = Record<number, string[]>;

/** When the practitioner can be booked, from now on. What is booked already stays. */
export const changeHours = staffVerb<{ hours: WeekHours }, void>(
  'hours.changed',
  async (_services, tx, { hours }) => {
    const rows = [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) =>
      checkedTimes(weekday, hours[weekday] ?? []).map((startsAt) => ({ weekday, startsAt })),
    );
    const before = byDay(await readHours(tx));
    await replaceHours(tx, rows);
    return { about: { kind: 'practice', id: 'hours' }, before, after: byDay(rows), answer: undefined };
  },
);

function checkedTimes(weekday: number, times: string[]): string[] {
  const field = `hours.${weekday}`;
  if (times.some((time) => !TIME.test(time))) throw invalid({ [field]: 'Please write times such as 09:00.' });
  if (times.length > MOST_SLOTS) throw invalid({ [field]: `At most ${MOST_SLOTS} slots a day.` });
  return [...new Set(times)].sort();
}

const NAMES = ['', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
function byDay(rows: { weekday: number; startsAt: string }[]): Record<string, string> {
  const days: Record<string, string> = {};
  for (const { weekday, startsAt } of rows) {
    const name = NAMES[weekday] ?? '';
    days[name] = days[name] ? `${days[name]}, ${startsAt}` : startsAt;
  }
  return days;
}

type Block = { from: string; to?: string; reason: string };

/** Days off: nothing can be booked on them any more. Sessions that stand there are for the practitioner to move. */
export const blockDates = staffVerb<Block, { days: number }>(
  'date.blocked',
  async (_services, tx, { from, to = from, reason }) => {
    if (!isPlainDate(from)) throw invalid({ from: 'Please give a date.' });
    if (!isPlainDate(to) || to < from)
      throw invalid({ to: 'Please give a date that is not before the first.' });
    const dates: string[] = [];
    for (let date = from; date <= to; date = addDays(date, 1)) {
      dates.push(date);
      if (dates.length > LONGEST_BLOCK) throw invalid({ to: 'At most a year at a time.' });
    }
    await insertBlocked(
      tx,
      dates.map((date) => ({ date, reason: reason.trim().slice(0, 120) })),
    );
    return {
      about: { kind: 'practice', id: 'blocked', label: from === to ? from : `${from} to ${to}` },
      after: { reason },
      answer: { days: dates.length },
    };
  },
);

export const openDate = staffVerb<{ date: string }, void>('date.opened', async (_services, tx, { date }) => {
  if (!isPlainDate(date) || !(await deleteBlocked(tx, date))) throw notFound('Date');
  return { about: { kind: 'practice', id: 'blocked', label: date }, answer: undefined };
});

const fields = z.record(z.string(), z.unknown()).catch({});
type Rules = {
  noticeMinutes: number;
  bufferMinutes: number;
  horizonDays: number;
  keepHours?: number;
  meetingLink?: string;
};

export const changeBookingRules = staffVerb<Rules, void>(
  'booking-rules.changed',
  async ({ content }, tx, { actor: _actor, ...rules }) => {
    const checked = practiceSettings(content.current().site.timeZone)
      .pick({
        noticeMinutes: true,
        bufferMinutes: true,
        horizonDays: true,
        keepHours: true,
        meetingLink: true,
      })
      .safeParse({ ...rules, meetingLink: rules.meetingLink ?? null });
    if (!checked.success) throw invalid(problemsOf(checked.error.issues));
    const before = fields.parse(await readSetting(tx, PRACTICE_SETTING));
    const after = { ...checked.data, meetingLink: checked.data.meetingLink ?? null };
    await mergeSetting(tx, PRACTICE_SETTING, after);
    return {
      about: { kind: 'practice', id: 'rules' },
      before,
      after: { ...before, ...after },
      answer: undefined,
    };
  },
);

const said: Record<string, string> = {
  noticeMinutes: 'Please give a number of hours, 0 or more.',
  bufferMinutes: 'Please give a number of minutes, 0 or more.',
  horizonDays: 'Between 1 and 730 days.',
  keepHours: 'Between 1 and 168 hours.',
  meetingLink: 'Please give a link that begins with https://',
};
const problemsOf = (issues: { path: PropertyKey[] }[]) =>
  Object.fromEntries(
    issues.map(({ path }) => [String(path[0]), said[String(path[0])] ?? 'Please check this.']),
  );

/** The rules as they stand, for the page that changes them. */
export async function readPracticeRules(services: Parts, { actor }: { actor: Actor }) {
  const { db, clock } = services;
  staffOnly(actor);
  const practice = await readPractice(services);
  const now = clock.now();
  const [blocked, holiday, standing] = await Promise.all([
    readBlocked(db),
    readHoliday(db),
    sessionsOnBlockedDays(db, { zone: practice.zone, now }),
  ]);
  const today = dateIn(now, practice.zone);
  return {
    zone: practice.zone,
    today,
    hours: Object.fromEntries(Object.entries(practice.hours).map(([day, times = []]) => [day, [...times]])),
    rules: {
      noticeMinutes: practice.notice,
      bufferMinutes: practice.buffer,
      horizonDays: practice.horizonDays,
      keepHours: practice.keepHours,
      meetingLink: practice.meetingLink,
    },
    holiday:
      holiday && holiday.to >= today ? { from: holiday.from, to: holiday.to, note: holiday.note } : undefined,
    /** Booked before their day was closed. */
    standing: standing.map(({ id, name, email, sessionType, scheduledDate }) => ({
      ...{ id, person: name || email, type: sessionType, startsAt: scheduledDate.toISOString() },
    })),
    blocked: blocked
      .filter(({ date }) => date >= today)
      .sort((one, other) => one.date.localeCompare(other.date)),
  };
}
