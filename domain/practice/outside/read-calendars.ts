import { FetchRefused } from '../../../adapters/outside/outside.ts';
import type { BusySpan } from '../../../adapters/untrusted/untrusted.ts';
import { workThrough } from '../../duties/index.ts';
import { tellOwner } from '../../notices/index.ts';
import type { Parts } from '../../services.ts';
import { readPractice } from '../practice.ts';
import { type OutsideCalendar, replaceBusy, takeDueCalendars, updateCalendar } from './queries.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const EVERY = 10 * MINUTE;
/** An unchanged calendar is still worked out anew each day: its repetitions reach only so far ahead. */
const WHOLE_EVERY = DAY;
const AHEAD = 740 * DAY;

/** Reads every calendar whose ten minutes are over. One that cannot be read keeps the times last known. */
export async function readDueCalendars(services: Parts): Promise<void> {
  await workThrough(services, {
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

async function readOne(services: Parts, calendar: OutsideCalendar): Promise<void> {
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
  { db, clock }: Parts,
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

async function recordFailure({ db, clock }: Parts, calendar: OutsideCalendar, words: string): Promise<void> {
  const failingSince = calendar.failingSince ?? clock.now();
  await updateCalendar(db, calendar.id, { failure: words, failingSince });
}

/** It would take as long the next time, and every ten minutes: it waits until she switches it on. She is told once. */
async function switchOff(services: Parts, calendar: OutsideCalendar): Promise<void> {
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
    await tellOwner(services, tx, {
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
