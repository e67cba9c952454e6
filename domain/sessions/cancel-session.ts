import { type Actor, isStaff } from '../accounts/actor.ts';
import type { Services } from '../services.ts';
import { callOff } from './call-off.ts';
import { lockOwnSession } from './owned-session.ts';
import { readPractice } from './practice.ts';
import { mayChange, notScheduled, tooLateToChange } from './session-rules.ts';

/** Until 24 hours before (staff: until it begins to matter); the credit comes back and both calendars are told. */
export async function cancelSession(
  services: Services,
  { actor, sessionId }: { actor: Actor; sessionId: string },
) {
  const { db, clock } = services;
  const practice = await readPractice(db);
  return db.transaction(async (tx) => {
    const session = await lockOwnSession(tx, { actor, sessionId });
    if (session.status !== 'scheduled') throw notScheduled();
    if (!isStaff(actor) && !mayChange(session, clock.now())) throw tooLateToChange();
    await callOff(services, tx, session, practice.zone);
    return { sessionId, creditReturned: session.paymentState === 'credit' };
  });
}
