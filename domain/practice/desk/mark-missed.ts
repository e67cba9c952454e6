import { DomainError } from '../../errors.ts';
import { staffVerb } from '../../identity/index.ts';
import { lockOwnSession } from '../owned-session.ts';
import { deleteDueReminders, updateSession } from '../queries.ts';
import { notScheduled } from '../session-rules.ts';

/** Nobody came. The hour was kept, so what paid for it is used; a gift of a credit makes up for it where that is fair. */
export const markMissed = staffVerb<{ sessionId: string }, { sessionId: string }>(
  'session.missed',
  async (services, tx, { actor, sessionId }) => {
    const session = await lockOwnSession(services, tx, { actor, sessionId });
    if (session.status !== 'scheduled') throw notScheduled();
    const now = services.clock.now();
    if (session.scheduledDate > now) throw new DomainError('conflict', 'It has not begun yet.');
    await updateSession(tx, sessionId, { status: 'completed', missed: true, payBy: null, updatedAt: now });
    await deleteDueReminders(tx, sessionId);
    return {
      about: { kind: 'session', id: sessionId, label: session.sessionType },
      after: { status: 'nobody came' },
      answer: { sessionId },
    };
  },
);
