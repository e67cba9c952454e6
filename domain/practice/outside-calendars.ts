import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import { z } from 'zod';
import { FetchRefused } from '../../adapters/outside/outside.ts';
import type { BusySpan } from '../../adapters/untrusted/untrusted.ts';
import type { Db, Tx } from '../../db/connect.ts';
import { outsideBusy, outsideCalendars } from '../../db/schema/index.ts';
import { DAY, MINUTE } from '../../shared/durations.ts';
import { line } from '../../shared/fields.ts';
import { isNotPausing, processDue } from '../duties.ts';
import { notFound } from '../errors.ts';
import { type Actor, staffOnly, staffVerb } from '../identity/index.ts';
import { knownId } from '../ids.ts';
import { notifyOwner } from '../notices/index.ts';
import type { Deps } from '../services.ts';
import type { Span } from './free-slots.ts';
import { readPractice } from './practice.ts';

const MOST = 10;

const newCalendar = z.object({
  name: line(60, 'Please give it a name.'),
  url: z.string().max(2_000, 'Please use at most 2,000 characters.'),
});
const known = z.object({ calendarId: z.string() });

/** Its address may hold a secret, so the log tells the host alone. It is read at once, by the job. */
export const addCalendar = staffVerb(
  'calendar.added',
  newCalendar,
  async (services, tx, { name, url }, refuse) => {
    const address = URL.parse(url.trim().replace(/^webcals?:/i, 'https:'));
    if (address?.protocol !== 'https:' && address?.protocol !== 'http:') {
      throw refuse({ url: 'Please give the address of the calendar, which begins with https://' });
    }
    if ((await countCalendars(tx)) >= MOST) throw refuse({ url: `At most ${MOST} calendars.` });
    const now = services.clock.now();
    const row = { name, url: address.href, nextAt: now, createdAt: now };
    const calendar = await insertCalendar(tx, row);
    if (!calendar) throw refuse({ url: 'This calendar is on the list already.' });
    await services.jobs.enqueue(tx, 'read-calendars');
    return {
      about: { kind: 'practice', id: 'calendars', label: calendar.name },
      after: { host: address.host },
      answer: undefined,
    };
  },
);

/** Its times stop mattering at once. */
export const removeCalendar = staffVerb('calendar.removed', known, async (_services, tx, { calendarId }) => {
  const gone = await deleteCalendar(tx, knownId(calendarId, 'Calendar'));
  if (!gone) throw notFound('Calendar');
  return { about: { kind: 'practice', id: 'calendars', label: gone.name }, answer: undefined };
});

/** After it was switched off because it could not be read within its limits. It is read at once, by the job. */
export const switchOnCalendar = staffVerb(
  'calendar.switched_on',
  known,
  async ({ clock, jobs }, tx, { calendarId }) => {
    const on = { switchedOffAt: null, nextAt: clock.now(), etag: null };
    const calendar = await updateCalendar(tx, knownId(calendarId, 'Calendar'), on);
    if (!calendar) throw notFound('Calendar');
    await jobs.enqueue(tx, 'read-calendars');
    return { about: { kind: 'practice', id: 'calendars', label: calendar.name }, answer: undefined };
  },
);

export async function readCalendars({ db }: Pick<Deps, 'db'>, { actor }: { actor: Actor }) {
  staffOnly(actor);
  const [calendars, counts] = await Promise.all([listCalendars(db), countBusy(db)]);
  return calendars.map(({ id, name, url, readAt, failure, failingSince, switchedOffAt }) => ({
    id,
    name,
    host: new URL(url).host,
    times: counts.get(id) ?? 0,
    readAt: readAt?.toISOString(),
    failure: failure ?? undefined,
    failingSince: failingSince?.toISOString(),
    isOff: switchedOffAt !== null,
  }));
}

export type OfficeCalendarSource = Awaited<ReturnType<typeof readCalendars>>[number];

const EVERY = 10 * MINUTE;
/** An unchanged calendar is still worked out anew each day: its repetitions reach only so far ahead. */
const WHOLE_EVERY = DAY;
const AHEAD = 740 * DAY;

/** Reads every calendar whose ten minutes are over. One that cannot be read keeps the times last known. */
export async function readDueCalendars(services: Deps): Promise<void> {
  await processDue(services, {
    duty: 'read-calendars',
    next: () => {
      const now = services.clock.now();
      return takeDueCalendars(services.db, now, new Date(now.getTime() + EVERY));
    },
    subject: ({ id }) => id,
    shown: ({ name }) => ({ label: name, path: '/office/calendar/rules' }),
    work: (calendar) => readOne(services, calendar),
    together: true,
  });
}

async function readOne(services: Deps, calendar: OutsideCalendar): Promise<void> {
  const { db, clock, config, fetchPublic } = services;
  const now = clock.now();
  try {
    const { zone } = await readPractice(services);
    const fetched = await fetchPublic({ url: calendar.url, etag: knownTag(calendar, zone, now) });
    if (fetched.status === 'unchanged') {
      await updateCalendar(db, calendar.id, { failure: null, failingSince: null });
      return;
    }
    const outcome = await services.untrusted.busyTimes(fetched.text, {
      from: new Date(now.getTime() - DAY),
      to: new Date(now.getTime() + AHEAD),
      zone,
      ownHost: new URL(config.appUrl).hostname,
    });
    if (outcome.status === 'over-limit') await switchOff(services, calendar);
    else if (outcome.status === 'unreadable') await recordFailure(services, calendar, outcome.words);
    else await recordTimes(services, calendar, { etag: fetched.etag ?? null, zone }, outcome.answer);
  } catch (err) {
    const words = err instanceof FetchRefused ? err.message : 'The calendar could not be read.';
    await recordFailure(services, calendar, words);
    // What is wrong with the calendar itself stands beside it, for whoever entered it.
    if (!(err instanceof FetchRefused)) throw err;
  }
}

async function recordTimes(
  { db, clock }: Deps,
  calendar: OutsideCalendar,
  read: { etag: string | null; zone: string },
  spans: BusySpan[],
): Promise<void> {
  await db.transaction(async (tx) => {
    const change = { ...read, readAt: clock.now(), failure: null, failingSince: null };
    // Removed meanwhile: there is nothing to keep its times for.
    if (await updateCalendar(tx, calendar.id, change)) await replaceBusy(tx, calendar.id, spans);
  });
}

async function recordFailure({ db, clock }: Deps, calendar: OutsideCalendar, words: string): Promise<void> {
  const failingSince = calendar.failingSince ?? clock.now();
  await updateCalendar(db, calendar.id, { failure: words, failingSince });
}

/** It would take as long the next time, and every ten minutes: it waits until she switches it on. She is told once. */
async function switchOff(services: Deps, calendar: OutsideCalendar): Promise<void> {
  const { db, clock, log } = services;
  const now = clock.now();
  log.warn({ calendarId: calendar.id }, 'an outside calendar took too long and was switched off');
  await db.transaction(async (tx) => {
    const off = await updateCalendar(tx, calendar.id, {
      switchedOffAt: now,
      failure: 'It took too long to read and was switched off.',
      failingSince: calendar.failingSince ?? now,
    });
    if (!off) return;
    await notifyOwner(services, tx, {
      kind: 'calendar',
      key: `calendar:${calendar.id}:${now.toISOString()}`,
      title: `The calendar “${calendar.name}” was switched off`,
      text: 'An entry in it takes too long to work out. The times known before still block your slots; new ones are not read. Look for an entry that repeats in an unusual way, then switch the calendar on again.',
      path: '/office/calendar/rules',
    });
  });
}

/** Only what was read whole lately, by the same clock, may be answered with "unchanged". */
function knownTag(
  { etag, readAt, zone: known }: OutsideCalendar,
  zone: string,
  now: Date,
): string | undefined {
  const isFresh = readAt !== null && now.getTime() - readAt.getTime() < WHOLE_EVERY && known === zone;
  return (isFresh && etag) || undefined;
}

type OutsideCalendar = typeof outsideCalendars.$inferSelect;

// SQL

async function listCalendars(db: Db | Tx): Promise<OutsideCalendar[]> {
  return db.select().from(outsideCalendars).orderBy(asc(outsideCalendars.createdAt));
}

async function countCalendars(tx: Tx): Promise<number> {
  return tx.$count(outsideCalendars);
}

/** Nothing comes back when the address is known already. */
async function insertCalendar(
  tx: Tx,
  row: typeof outsideCalendars.$inferInsert,
): Promise<OutsideCalendar | undefined> {
  const [calendar] = await tx.insert(outsideCalendars).values(row).onConflictDoNothing().returning();
  return calendar;
}

async function deleteCalendar(tx: Tx, id: string): Promise<OutsideCalendar | undefined> {
  const [gone] = await tx.delete(outsideCalendars).where(eq(outsideCalendars.id, id)).returning();
  return gone;
}

/** Due ones for this process: the next reading is put off first, so that others skip them. */
async function takeDueCalendars(db: Db, now: Date, again: Date): Promise<OutsideCalendar[]> {
  const due = db
    .select({ id: outsideCalendars.id })
    .from(outsideCalendars)
    .where(
      and(
        lte(outsideCalendars.nextAt, now),
        isNull(outsideCalendars.switchedOffAt),
        isNotPausing('read-calendars', outsideCalendars.id, now),
      ),
    )
    .for('update', { skipLocked: true });
  return db
    .update(outsideCalendars)
    .set({ nextAt: again })
    .where(inArray(outsideCalendars.id, due))
    .returning();
}

async function updateCalendar(
  db: Db | Tx,
  id: string,
  change: Partial<OutsideCalendar>,
): Promise<OutsideCalendar | undefined> {
  const [changed] = await db
    .update(outsideCalendars)
    .set(change)
    .where(eq(outsideCalendars.id, id))
    .returning();
  return changed;
}

async function replaceBusy(tx: Tx, calendarId: string, spans: Span[]): Promise<void> {
  await tx.delete(outsideBusy).where(eq(outsideBusy.calendarId, calendarId));
  const starts = sql.param(spans.map(({ startsAt }) => startsAt.toISOString()));
  const ends = sql.param(spans.map(({ endsAt }) => endsAt.toISOString()));
  // Two lists as two parameters, where a row for each span would be thousands of them.
  await tx.execute(sql`insert into outside_busy (calendar_id, starts_at, ends_at)
    select ${calendarId}, * from unnest(${starts}::timestamptz[], ${ends}::timestamptz[])`);
}

/**
 * When she is busy elsewhere, as few spans as say it: overlapping ones are one, and so are those with less than
 * `minutes` between them, where no session fits in. Numbers instead of dates: there may be thousands.
 */
export async function readBusy(db: Db | Tx, from: Date, to: Date, minutes = 0): Promise<Span[]> {
  // A gap of just the length holds a session, and ranges that touch are joined: a second less.
  const gap = sql`make_interval(secs => ${Math.max(minutes * 60 - 1, 0)})`;
  const { rows } = await db.execute<{ starts: number; ends: number }>(sql`
    select extract(epoch from lower(span))::float8 as starts, extract(epoch from upper(span) - ${gap})::float8 as ends
    from unnest((
      select range_agg(tstzrange(starts_at, ends_at + ${gap})) from outside_busy
      where ends_at > ${from.toISOString()}::timestamptz and starts_at < ${to.toISOString()}::timestamptz
    )) as span
    order by starts`);
  return rows.map(({ starts, ends }) => ({
    startsAt: new Date(starts * 1000),
    endsAt: new Date(ends * 1000),
  }));
}

async function countBusy(db: Db | Tx): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: outsideBusy.calendarId, count: sql<number>`count(*)::int` })
    .from(outsideBusy)
    .groupBy(outsideBusy.calendarId);
  return new Map(rows.map(({ id, count }) => [id, count]));
}
