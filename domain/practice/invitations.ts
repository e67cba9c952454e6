import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator';
import { z } from 'zod';
import type { Attachment } from '../../adapters/mail/mail.ts';
import type { Content } from '../../content/make-content.ts';
import type { Tx } from '../../db/connect.ts';
import { DAY } from '../../shared/durations.ts';
import { noFields } from '../../shared/fields.ts';
import { readToken, signToken } from '../../shared/signed-token.ts';
import { notFound } from '../errors.ts';
import type { FactOf } from '../facts.ts';
import { type Actor, accountById, isStaff, staffOnly, staffVerb } from '../identity/index.ts';
import { movedCalendar } from '../moved-calendar.ts';
import type { Deps, Services } from '../services.ts';
import { mergeSetting, readSetting } from '../settings.ts';
import { readEventSpans } from './events/queries.ts';
import { listBetween, type SessionRow } from './queries.ts';
import { readOwnSession, type SessionHolder, sessionUrl } from './session.ts';

type Invited = Pick<
  SessionRow,
  'id' | 'sessionType' | 'scheduledDate' | 'endsAt' | 'status' | 'version' | 'name' | 'email' | 'updatedAt'
>;

type Invitation = { method: 'REQUEST' | 'CANCEL' | 'PUBLISH'; text: string };

/**
 * The session as calendars understand it. `url`: where its person finds it. `publish`: to be taken up, not to be answered;
 * the practitioner, who invites, cannot be invited by herself.
 */
export function calendarInvitation(
  { site, titleOfSession }: Pick<Content, 'site' | 'titleOfSession'>,
  session: Invited,
  url: string,
  { publish = false, who }: { publish?: boolean; who?: string } = {},
): Invitation {
  const meeting = {
    uid: `session-${session.id}`,
    summary: `${titleOfSession(session.sessionType)} with ${who ?? site.guide}`,
    sequence: session.version,
    stamp: session.updatedAt,
    start: session.scheduledDate,
    end: session.endsAt,
    isCancelled: session.status === 'cancelled',
  };
  return invitationOf(site, { ...meeting, name: session.name, email: session.email }, url, publish);
}

type Meeting = {
  uid: string;
  summary: string;
  sequence: number;
  stamp: Date;
  start: Date;
  end: Date;
  isCancelled: boolean;
  name: string;
  email: string;
};

/**
 * One meeting of one person. The UID stays for the life of a booking and the SEQUENCE rises with every change, so that a
 * later invitation replaces the earlier one. Times are UTC: every calendar shows its own clock.
 */
export function invitationOf(
  site: Content['site'],
  meeting: Meeting,
  url: string,
  publish: boolean,
): Invitation {
  const { uid, isCancelled, name, email, ...times } = meeting;
  const method = publish ? 'PUBLISH' : isCancelled ? 'CANCEL' : 'REQUEST';
  const calendar = ical({
    prodId: { company: site.brand, product: 'sessions', language: site.language.toUpperCase() },
    method: ICalCalendarMethod[method],
  });
  const attendee = {
    name: name || email,
    email,
    role: ICalAttendeeRole.REQ,
    status: ICalAttendeeStatus.ACCEPTED,
    rsvp: false,
  };
  calendar.createEvent({
    ...times,
    id: `${uid}@${new URL(url).hostname}`,
    description: `Join from 10 minutes before: ${url}`,
    location: url,
    url,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: site.brand, email: site.contactEmail },
    // What is published has none (RFC 5546, 3.2.1).
    attendees: publish ? [] : [attendee],
  });
  return { method, text: calendar.toString() };
}

/** The method in the type is what makes mail programs offer "add to calendar". */
export async function invitationAttachment(
  _services: Deps,
  { method, text }: Pick<Invitation, 'text'> & { method: string },
): Promise<Attachment> {
  return {
    filename: 'session.ics',
    contentType: `text/calendar; charset=utf-8; method=${method}`,
    content: new TextEncoder().encode(text),
  };
}

/** The calendar file to download, for calendars that do not read mail. */
export async function readSessionCalendarFile(services: Services, holder: SessionHolder): Promise<string> {
  const session = await readOwnSession(services, holder);
  return calendarInvitation(services.content.current(), session, sessionUrl(services, session), {
    publish: true,
  }).text;
}

const PURPOSE = 'practice-feed';
const kept = z.object({ version: z.number() }).catch({ version: 1 });
const PAST_DAYS = 60;
const AHEAD_DAYS = 730;

/**
 * The secret address of the practitioner's calendar. Calendar programs cannot sign in: the address is the key. It is that
 * of the member of staff who reads it, and ends with her role.
 */
export async function readFeedPath(services: Deps, { actor }: { actor: Actor }): Promise<string> {
  staffOnly(actor);
  const token = signToken(services.config.secret, PURPOSE, `${actor.id}:${await feedVersion(services)}`);
  return `/calendar/${token}/practice.ics`;
}

async function feedVersion({ db }: Pick<Deps, 'db'>): Promise<number> {
  return kept.parse(await readSetting(db, PURPOSE)).version;
}

/** A new address; whoever had the old one has nothing. */
export const renewFeed = staffVerb('feed.renewed', noFields, async (services, tx) => {
  await mergeSetting(tx, PURPOSE, { version: (await feedVersion(services)) + 1 });
  return { about: { kind: 'practice', id: 'feed' }, answer: undefined };
});

/** An address that a former sign-in of somebody here could read opens nothing. */
export async function renewFeedOfStaff(
  services: Deps,
  tx: Tx,
  { userId }: FactOf<'former-sign-ins-ended'>,
): Promise<void> {
  const account = await accountById(tx, userId);
  if (account && isStaff(account))
    await mergeSetting(tx, PURPOSE, { version: (await feedVersion(services)) + 1 });
}

/** Every session and event from two months back, as calendars understand it. */
export async function openPracticeFeed(services: Deps, token: string): Promise<string> {
  const { db, clock, config, content } = services;
  const { site, titleOfSession } = content.current();
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
      summary: `${row.name || row.email}: ${titleOfSession(row.sessionType)}`,
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
