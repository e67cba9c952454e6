import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator';
import type { Site } from '../../content/site.ts';
import type { SessionRow } from './queries.ts';

type Invited = Pick<
  SessionRow,
  'id' | 'sessionType' | 'scheduledDate' | 'endsAt' | 'status' | 'version' | 'name' | 'email' | 'updatedAt'
>;

export type Invitation = { method: 'REQUEST' | 'CANCEL' | 'PUBLISH'; text: string };

/**
 * The session as calendars understand it. `url`: where its person finds it. `publish`: to be taken up, not to be answered;
 * the practitioner, who invites, cannot be invited by herself.
 */
export function calendarInvitation(
  site: Site,
  session: Invited,
  url: string,
  { publish = false, who = site.guide }: { publish?: boolean; who?: string } = {},
): Invitation {
  const meeting = {
    uid: `session-${session.id}`,
    summary: `${session.sessionType} with ${who}`,
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
export function invitationOf(site: Site, meeting: Meeting, url: string, publish: boolean): Invitation {
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
