import { z } from 'zod';
import type { Db, Tx } from '../../db/connect.ts';
import { hoursOfNotice, optional, orNull, secureLink, whole } from '../../shared/fields.ts';
import { addDays, dateIn, instantOf, isPlainDate, isZone, type PlainDate } from '../../shared/wall-time.ts';
import { readHoliday } from '../content/index.ts';
import { notFound } from '../errors.ts';
import { type Actor, staffOnly, staffVerb } from '../identity/index.ts';
import type { Deps, ReadsContent } from '../services.ts';
import { mergeSetting, readSetting } from '../settings.ts';
import type { Hours, SlotRules } from './free-slots.ts';
import { asWeekHours, readAllHours, USUAL_MINUTES } from './hours.ts';
import { deleteBlocked, insertBlocked, listBetween, readBlocked, type SessionRow } from './queries.ts';
import type { SessionType } from './session-types.ts';

const PRACTICE_SETTING = 'practice';

export type Practice = Pick<
  SlotRules,
  'hours' | 'blocked' | 'zone' | 'notice' | 'before' | 'after' | 'minutes'
> & {
  /** Of types that have their own. */
  hoursOfTypes: Record<string, Hours>;
  /** What stays free around sessions of types that do not say it themselves. */
  buffer: number;
  horizonDays: number;
  keepHours: number;
  meetingLink?: string;
};

export async function readPractice({ db, content }: { db: Db | Tx } & ReadsContent): Promise<Practice> {
  const setting = await readSetting(db, PRACTICE_SETTING);
  const { hours, hoursOfTypes } = await readAllHours(db);
  const blocked = await blockedDays(db);
  const { timeZone, noticeMinutes, bufferMinutes, ...rest } = practiceSettings(
    content.current().site.timeZone,
  ).parse(setting ?? {});
  return {
    ...rest,
    hours,
    hoursOfTypes,
    blocked: blocked.map(({ date }) => date),
    zone: timeZone,
    notice: noticeMinutes,
    buffer: bufferMinutes,
    before: bufferMinutes,
    after: bufferMinutes,
    minutes: USUAL_MINUTES,
  };
}

/** A room for each session, at a service that asks for no account. Nobody guesses its name. */
const OWN_ROOM = 'https://meet.jit.si/{id}';

/** What the office may change under this key; what it leaves out keeps the default. */
const practiceSettings = (timeZone: string) =>
  z.object({
    timeZone: z.string().refine(isZone).default(timeZone),
    /** An hour, so that the last reminder can still go out. */
    noticeMinutes: z.int().min(0).default(60),
    bufferMinutes: z.int().min(0).default(0),
    horizonDays: z.int().min(1).max(730).default(180),
    /** How long a booking that is not paid keeps its place. */
    keepHours: z.int().min(1).max(168).default(24),
    /** Where sessions meet; '{id}' stands for something only the two of them know. Null: the practitioner writes each herself. */
    meetingLink: z
      .url({ protocol: /^https$/ })
      .nullable()
      .default(OWN_ROOM)
      .transform((link) => link ?? undefined),
  });

/** The rules for one type: its own where it has some, otherwise the practice's. */
export const rulesOf = (practice: Practice, type: SessionType): Practice => ({
  ...practice,
  hours: practice.hoursOfTypes[type.name] ?? practice.hours,
  minutes: type.minutes,
  before: type.bufferBefore ?? practice.before,
  after: type.bufferAfter ?? practice.after,
  notice: type.noticeMinutes ?? practice.notice,
  horizonDays: type.horizonDays ?? practice.horizonDays,
  meetingLink: type.meetingLink ?? practice.meetingLink,
});

/** What the practice has set, without its hours. */
export async function readSettings({ content }: ReadsContent, tx: Db | Tx) {
  const settings = await readSetting(tx, PRACTICE_SETTING);
  return practiceSettings(content.current().site.timeZone).parse(settings ?? {});
}

/** The clock of the practice alone. */
export const practiceZone = async (services: ReadsContent, tx: Db | Tx): Promise<string> =>
  (await readSettings(services, tx)).timeZone;

const LONGEST_BLOCK = 366;

const block = z.object({
  from: z.string(),
  to: optional(z.string()),
  reason: z.string().trim().max(120, 'Please use at most 120 characters.'),
});

/** Days off: nothing can be booked on them any more. Sessions that stand there are for the practitioner to move. */
export const blockDates = staffVerb(
  'date.blocked',
  block,
  async (_services, tx, { from, to = from, reason }, refuse) => {
    if (!isPlainDate(from)) throw refuse({ from: 'Please give a date.' });
    if (!isPlainDate(to) || to < from)
      throw refuse({ to: 'Please give a date that is not before the first.' });
    const dates: string[] = [];
    for (let date = from; date <= to; date = addDays(date, 1)) {
      dates.push(date);
      if (dates.length > LONGEST_BLOCK) throw refuse({ to: 'At most a year at a time.' });
    }
    await insertBlocked(
      tx,
      dates.map((date) => ({ date, reason })),
    );
    return {
      about: { kind: 'practice', id: 'blocked', label: from === to ? from : `${from} to ${to}` },
      after: { reason },
      answer: { days: dates.length },
    };
  },
);

export const unblockDate = staffVerb(
  'date.opened',
  z.object({ date: z.string() }),
  async (_services, tx, { date }) => {
    if (!isPlainDate(date) || !(await deleteBlocked(tx, date))) throw notFound('Date');
    return { about: { kind: 'practice', id: 'blocked', label: date }, answer: undefined };
  },
);

const fields = z.record(z.string(), z.unknown()).catch({});
const BUFFER = 'Please give a number of minutes, 0 or more.';
const bookingRules = z.object({
  noticeMinutes: hoursOfNotice,
  bufferMinutes: z.coerce.number(BUFFER).int(BUFFER).min(0, BUFFER),
  horizonDays: whole(1, 730, 'Between 1 and 730 days.'),
  keepHours: whole(1, 168, 'Between 1 and 168 hours.').default(24),
  meetingLink: orNull(secureLink),
});

export const changeBookingRules = staffVerb(
  'booking-rules.changed',
  bookingRules,
  async (_services, tx, { actor: _actor, ...rules }) => {
    const before = fields.parse(await readSetting(tx, PRACTICE_SETTING));
    await mergeSetting(tx, PRACTICE_SETTING, rules);
    return {
      about: { kind: 'practice', id: 'rules' },
      before,
      after: { ...before, ...rules },
      answer: undefined,
    };
  },
);

/** The rules as they stand, for the page that changes them. */
export async function readPracticeRules(services: Deps, { actor }: { actor: Actor }) {
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
    hours: asWeekHours(practice.hours),
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
      id,
      person: name || email,
      type: services.content.current().titleOfSession(sessionType),
      startsAt: scheduledDate.toISOString(),
    })),
    blocked: blocked
      .filter(({ date }) => date >= today)
      .sort((one, other) => one.date.localeCompare(other.date)),
  };
}

type BlockedDay = { date: PlainDate; reason: string };

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
