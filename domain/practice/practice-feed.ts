import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { z } from 'zod';
import type { Tx } from '../../db/connect.ts';
import { readToken, signToken } from '../../shared/signed-token.ts';
import { notFound } from '../errors.ts';
import type { FactOf } from '../facts/index.ts';
import { type Actor, accountById, isStaff, staffOnly, staffVerb } from '../identity/index.ts';
import { movedCalendar } from '../moved-calendar.ts';
import type { Parts } from '../services.ts';
import { mergeSetting, readSetting } from '../settings/index.ts';
import { readEventSpans } from './events/queries.ts';
import { listBetween } from './queries.ts';

const PURPOSE = 'practice-feed';
const kept = z.object({ version: z.number() }).catch({ version: 1 });
const DAY = 24 * 3_600_000;
const PAST_DAYS = 60;
const AHEAD_DAYS = 730;

async function feedVersion({ db }: Pick<Parts, 'db'>): Promise<number> {
  return kept.parse(await readSetting(db, PURPOSE)).version;
}

/**
 * The secret address of the practitioner's calendar. Calendar programs cannot sign in: the address is the key. It is that
 * of the member of staff who reads it, and ends with her role.
 */
export async function readFeedPath(services: Parts, { actor }: { actor: Actor }): Promise<string> {
  staffOnly(actor);
  const token = signToken(services.config.secret, PURPOSE, `${actor.id}:${await feedVersion(services)}`);
  return `/calendar/${token}/practice.ics`;
}

/** A new address; whoever had the old one has nothing. */
export const renewFeed = staffVerb<object, void>('feed.renewed', async (services, tx) => {
  await mergeSetting(tx, PURPOSE, { version: (await feedVersion(services)) + 1 });
  return { about: { kind: 'practice', id: 'feed' }, answer: undefined };
});

/** An address that a former sign-in of somebody here could read opens nothing. */
export async function renewFormerFeed(
  services: Parts,
  tx: Tx,
  { userId }: FactOf<'former-sign-ins-ended'>,
): Promise<void> {
  const account = await accountById(tx, userId);
  if (account && isStaff(account))
    await mergeSetting(tx, PURPOSE, { version: (await feedVersion(services)) + 1 });
}

/** Every session and event from two months back, as calendars understand it. */
export async function openPracticeFeed(services: Parts, token: string): Promise<string> {
  const { db, clock, config, content } = services;
  const { site } = content.current();
  const [holder = '', version] = readToken(config.secret, PURPOSE, token)?.split(':') ?? [];
  const account = version === undefined ? undefined : await accountById(db, holder);
  if (!account || !isStaff(account)) throw notFound('Calendar');
  if (version !== String(await feedVersion(services)))
    return movedCalendar(services, '/office/calendar/rules');
  const now = clock.now().getTime();
  const span = [new Date(now - PAST_DAYS * DAY), new Date(now + AHEAD_DAYS * DAY)] as const;
  const [rows, events] = await Promise.all([listBetween(db, ...span), readEventSpans(db, ...span)]);
  const calendar = ical({
    name: `${site.brand}: sessions`,
    prodId: { company: site.brand, product: 'practice', language: site.language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    ttl: 900,
  });
  for (const row of rows) {
    const url = `${config.appUrl}/office/calendar/${row.id}`;
    calendar.createEvent({
      id: `session-${row.id}@${new URL(config.appUrl).hostname}`,
      sequence: row.version,
      stamp: row.updatedAt,
      start: row.scheduledDate,
      end: row.endsAt,
      summary: `${row.name || row.email}: ${row.sessionType}`,
      description: [row.meetingLink, url].filter(Boolean).join('\n'),
      location: row.meetingLink ?? undefined,
      url,
      status: ICalEventStatus.CONFIRMED,
    });
  }
  for (const { id, title, startsAt, endsAt } of events) {
    const url = `${config.appUrl}/office/events/${id}`;
    calendar.createEvent({
      id: `event-${id}@${new URL(config.appUrl).hostname}`,
      start: startsAt,
      end: endsAt,
      summary: title,
      url,
    });
  }
  return calendar.toString();
}
