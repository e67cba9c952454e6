import { staffVerb } from '../../identity/index.ts';
import { lockOwnSession } from '../owned-session.ts';
import { updateSession } from '../queries.ts';
import { notScheduled } from '../session-rules.ts';

type Notes = { sessionId: string; notes: string; privateNotes: string };

/** At any time, before the start too. What the customer may read shows once the session is completed; the rest never. */
export const writeNotes = staffVerb<Notes, { sessionId: string }>(
  'session.noted',
  async (services, tx, { actor, sessionId, notes, privateNotes }) => {
    const session = await lockOwnSession(services, tx, { actor, sessionId });
    if (session.status === 'cancelled') throw notScheduled();
    const written = { notes: notes.trim() || null, privateNotes: privateNotes.trim() || null };
    await updateSession(tx, sessionId, { ...written, updatedAt: services.clock.now() });
    return {
      about: { kind: 'session', id: sessionId, label: session.sessionType },
      // What was said stays between the two of them: the log knows that notes were written, not which.
      after: {
        notes: written.notes ? 'written' : 'none',
        private: written.privateNotes ? 'written' : 'none',
      },
      answer: { sessionId },
    };
  },
);
