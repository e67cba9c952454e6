import { FetchRefused } from '../../../adapters/outside/outside.ts';
import { workThrough } from '../../duties/index.ts';
import type { Parts } from '../../services.ts';
import { readPractice } from '../practice.ts';
import { busyTimes, UnreadableCalendar } from './busy-times.ts';
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
    const spans = await busyTimes(fetched.text, {
      from: new Date(now.getTime() - DAY),
      to: new Date(now.getTime() + AHEAD),
      zone,
      ownHost: new URL(config.appUrl).hostname,
    });
    await db.transaction(async (tx) => {
      const read = { etag: fetched.etag ?? null, zone, readAt: now, failure: null, failingSince: null };
      // Removed meanwhile: there is nothing to keep its times for.
      if (await updateCalendar(tx, calendar.id, read)) await replaceBusy(tx, calendar.id, spans);
    });
  } catch (err) {
    await updateCalendar(db, calendar.id, {
      failure: wordsOf(err),
      failingSince: calendar.failingSince ?? now,
    });
    // What is wrong with the calendar itself stands beside it, for whoever entered it.
    if (!(err instanceof FetchRefused || err instanceof UnreadableCalendar)) throw err;
  }
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

const wordsOf = (error: unknown): string =>
  error instanceof FetchRefused || error instanceof UnreadableCalendar
    ? error.message
    : 'The calendar could not be read.';
