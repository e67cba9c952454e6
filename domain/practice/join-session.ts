import { DomainError } from '../errors.ts';
import type { Actor } from '../identity/index.ts';
import type { Services } from '../services.ts';
import { readOwnSession } from './owned-session.ts';
import { mayJoin } from './session-rules.ts';

/** The way into the meeting, from 10 minutes before until it ends. */
export async function joinSession(
  { db, clock }: Services,
  { actor, sessionId }: { actor: Actor; sessionId: string },
): Promise<{ url: string }> {
  const session = await readOwnSession(db, { actor, sessionId });
  if (!mayJoin(session, clock.now())) {
    throw new DomainError('conflict', 'You can join from 10 minutes before the session until it ends.');
  }
  if (!session.meetingLink) {
    throw new DomainError(
      'conflict',
      'The meeting link is not here yet. Please try again in a minute, or write to us.',
    );
  }
  return { url: session.meetingLink };
}
