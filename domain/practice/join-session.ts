import { DomainError } from '../errors.ts';
import type { Services } from '../services.ts';
import { isByStaff, readOwnSession, type SessionHolder } from './owned-session.ts';
import { isOpen, isPaid } from './session-rules.ts';

/** The way into the meeting, from 10 minutes before until it ends, for sessions that are paid. */
export async function joinSession(services: Services, holder: SessionHolder): Promise<{ url: string }> {
  const session = await readOwnSession(services, holder);
  if (!isPaid(session) && !isByStaff(holder)) {
    throw new DomainError('conflict', 'This session is still to be paid. Once it is, the door opens.');
  }
  if (!isOpen(session, services.clock.now())) {
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
