import { type Actor, isStaff } from '../accounts/actor.ts';
import { invalid, notFound } from '../errors.ts';
import type { Services } from '../services.ts';
import { lockOwnSession } from './owned-session.ts';
import { updateSession } from './queries.ts';

type Link = { actor: Actor; sessionId: string; meetingLink: string };

export async function setMeetingLink({ db, clock }: Services, { actor, sessionId, meetingLink }: Link) {
  if (!isStaff(actor)) throw notFound('Session');
  if (!URL.canParse(meetingLink) || new URL(meetingLink).protocol !== 'https:') {
    throw invalid({ meetingLink: 'Please give a link that begins with https://' });
  }
  return db.transaction(async (tx) => {
    await lockOwnSession(tx, { actor, sessionId });
    await updateSession(tx, sessionId, { meetingLink, updatedAt: clock.now() });
    return { sessionId };
  });
}
