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
 * The session as calendars understand it. The UID stays for the life of a booking and the SEQUENCE rises with every
 * change, so that a later invitation replaces the earlier one. Times are UTC: every calendar shows its own clock.
 */
export function calendarInvitation(
  site: Site,
  session: Invited,
  /** Where its person finds it. */
  url: string,
  publish = false,
): Invitation {
  const cancelled = session.status === 'cancelled';
  const method = publish ? 'PUBLISH' : cancelled ? 'CANCEL' : 'REQUEST';
  const calendar = ical({
    prodId: { company: site.brand, product: 'sessions', language: site.language.toUpperCase() },
    method: ICalCalendarMethod[method],
  });
  calendar.createEvent({
    id: `session-${session.id}@${new URL(url).hostname}`,
    sequence: session.version,
    stamp: session.updatedAt,
    start: session.scheduledDate,
    end: session.endsAt,
    summary: `${session.sessionType} with ${site.guide}`,
    description: `Join from 10 minutes before: ${url}`,
    location: url,
    url,
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: site.brand, email: site.contactEmail },
    attendees: [
      {
        name: session.name || session.email,
        email: session.email,
        role: ICalAttendeeRole.REQ,
        status: ICalAttendeeStatus.ACCEPTED,
        rsvp: false,
      },
    ],
  });
  return { method, text: calendar.toString() };
}
