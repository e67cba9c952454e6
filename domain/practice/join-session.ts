import { DomainError } from '../errors.ts';
import { type Actor, isStaff } from '../identity/index.ts';
import type { Services } from '../services.ts';
import { readOwnSession } from './owned-session.ts';
import { isOpen, isPaid } from './session-rules.ts';

/** The way into the meeting, from 10 minutes before until it ends, for sessions that are paid. */
export async function joinSession(
  { db, clock }: Services,
  { actor, sessionId }: { actor: Actor; sessionId: string },
): Promise<{ url: string }> {
  const session = await readOwnSession(db, { actor, sessionId });
  if (!isPaid(session) && !isStaff(actor)) {
    throw new DomainError(
      'conflict',
      'This session is still to be paid. Pay it from your sessions, and the door opens.',
    );
  }
  if (!isOpen(session, clock.now())) {
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
