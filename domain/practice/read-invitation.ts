import type { Actor } from '../identity/index.ts';
import type { Services } from '../services.ts';
import { calendarInvitation } from './calendar-invitation.ts';
import { readOwnSession } from './owned-session.ts';

/** The calendar file to download, for calendars that do not read mail. */
export async function readInvitation(
  { db, config, content }: Services,
  { actor, sessionId }: { actor: Actor; sessionId: string },
): Promise<string> {
  const session = await readOwnSession(db, { actor, sessionId });
  return calendarInvitation(content.current().site, session, config.appUrl, true).text;
}
