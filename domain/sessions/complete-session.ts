import { type Actor, isStaff } from '../accounts/actor.ts';
import { DomainError, notFound } from '../errors.ts';
import type { Services } from '../services.ts';
import { lockOwnSession } from './owned-session.ts';
import { deleteDueReminders, updateSession } from './queries.ts';
import { notScheduled } from './session-rules.ts';

type Completion = { actor: Actor; sessionId: string; notes: string };

/** Staff close a session that has begun and write its notes; doing it again rewrites the notes. */
export async function completeSession({ db, clock }: Services, { actor, sessionId, notes }: Completion) {
  if (!isStaff(actor)) throw notFound('Session');
  return db.transaction(async (tx) => {
    const session = await lockOwnSession(tx, { actor, sessionId });
    if (session.status === 'cancelled') throw notScheduled();
    if (session.scheduledDate > clock.now()) {
      throw new DomainError('conflict', 'A session can be completed once it has begun.');
    }
    await updateSession(tx, sessionId, {
      status: 'completed',
      notes: notes.trim() || null,
      updatedAt: clock.now(),
    });
    await deleteDueReminders(tx, sessionId);
    return { sessionId };
  });
}
