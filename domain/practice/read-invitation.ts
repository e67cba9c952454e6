import type { Services } from '../services.ts';
import { calendarInvitation } from './calendar-invitation.ts';
import { sessionUrl } from './guests/session-key.ts';
import { readOwnSession, type SessionHolder } from './owned-session.ts';

/** The calendar file to download, for calendars that do not read mail. */
export async function readInvitation(services: Services, holder: SessionHolder): Promise<string> {
  const session = await readOwnSession(services, holder);
  const { site } = services.content.current();
  return calendarInvitation(site, session, sessionUrl(services, session), { publish: true }).text;
}
