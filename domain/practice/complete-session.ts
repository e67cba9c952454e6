import { DomainError } from '../errors.ts';
import { announce } from '../facts/index.ts';
import { staffVerb } from '../identity/index.ts';
import { lockOwnSession } from './owned-session.ts';
import { deleteDueReminders, updateSession } from './queries.ts';
import { notScheduled } from './session-rules.ts';
import { aboutSession } from './tell-booked.ts';

type Completion = {
  sessionId: string;
  notes: string /** Left as they are where none are given. */;
  privateNotes?: string;
};

/** Staff close a session that has begun and write its notes; doing it again rewrites the notes. */
export const completeSession = staffVerb<Completion, { sessionId: string }>(
  'session.completed',
  async (services, tx, { actor, sessionId, notes, privateNotes }) => {
    const session = await lockOwnSession(services, tx, { actor, sessionId });
    const { clock } = services;
    if (session.status === 'cancelled') throw notScheduled();
    if (session.scheduledDate > clock.now()) {
      throw new DomainError('conflict', 'A session can be completed once it has begun.');
    }
    const written = notes.trim() || null;
    await updateSession(tx, sessionId, {
      ...(privateNotes !== undefined && { privateNotes: privateNotes.trim() || null }),
      ...{ status: 'completed', missed: false, notes: written, updatedAt: clock.now() },
    });
    await deleteDueReminders(tx, sessionId);
    if (session.status !== 'completed')
      await announce(services, tx, { type: 'session-completed', ...aboutSession(session) });
    return {
      about: { kind: 'session', id: sessionId, label: session.sessionType },
      // What was said stays between the two of them: the log knows that notes were written, not which.
      after: { status: 'completed', notes: written ? 'written' : 'none' },
      answer: { sessionId },
    };
  },
);
