import { invalid, notFound } from '../../errors.ts';
import { type Actor, staffOnly, staffVerb } from '../../identity/index.ts';
import { knownId } from '../../ids.ts';
import type { Parts } from '../../services.ts';
import {
  countBusy,
  countCalendars,
  deleteCalendar,
  insertCalendar,
  listCalendars,
  updateCalendar,
} from './queries.ts';

const MOST = 10;

/** Its address may hold a secret, so the log tells the host alone. It is read at once, by the job. */
export const addCalendar = staffVerb<{ name: string; url: string }, void>(
  'calendar.added',
  async (services, tx, { name, url }) => {
    const address = URL.parse(url.trim().replace(/^webcals?:/i, 'https:'));
    if (address?.protocol !== 'https:' && address?.protocol !== 'http:') {
      throw invalid({ url: 'Please give the address of the calendar, which begins with https://' });
    }
    if (!name.trim()) throw invalid({ name: 'Please give it a name.' });
    if ((await countCalendars(tx)) >= MOST) throw invalid({ url: `At most ${MOST} calendars.` });
    const now = services.clock.now();
    const row = { name: name.trim().slice(0, 60), url: address.href, nextAt: now, createdAt: now };
    const calendar = await insertCalendar(tx, row);
    if (!calendar) throw invalid({ url: 'This calendar is on the list already.' });
    await services.jobs.enqueue(tx, 'read-calendars');
    return {
      about: { kind: 'practice', id: 'calendars', label: calendar.name },
      after: { host: address.host },
      answer: undefined,
    };
  },
);

/** Its times stop mattering at once. */
export const removeCalendar = staffVerb<{ calendarId: string }, void>(
  'calendar.removed',
  async (_services, tx, { calendarId }) => {
    const gone = await deleteCalendar(tx, knownId(calendarId, 'Calendar'));
    if (!gone) throw notFound('Calendar');
    return { about: { kind: 'practice', id: 'calendars', label: gone.name }, answer: undefined };
  },
);

/** After it was switched off because it could not be read within its limits. It is read at once, by the job. */
export const switchOnCalendar = staffVerb<{ calendarId: string }, void>(
  'calendar.switched_on',
  async ({ clock, jobs }, tx, { calendarId }) => {
    const on = { switchedOffAt: null, nextAt: clock.now(), etag: null };
    const calendar = await updateCalendar(tx, knownId(calendarId, 'Calendar'), on);
    if (!calendar) throw notFound('Calendar');
    await jobs.enqueue(tx, 'read-calendars');
    return { about: { kind: 'practice', id: 'calendars', label: calendar.name }, answer: undefined };
  },
);

export async function readCalendars({ db }: Pick<Parts, 'db'>, { actor }: { actor: Actor }) {
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
