import type { Tx } from '../../db/connect.ts';
import type { Parts, Services } from '../services.ts';
import { callOff } from './call-off.ts';
import { isByStaff, lockOwnSession, type SessionHolder } from './owned-session.ts';
import { readPractice } from './practice.ts';
import { mayChange, notScheduled, tooLateToChange } from './session-rules.ts';

/** Until 24 hours before (staff: until it begins to matter); the credit comes back and both calendars are told. */
export async function cancelSession(services: Services, wish: SessionHolder) {
  const { zone } = await readPractice(services);
  return services.db.transaction((tx) => cancelIn(services, tx, wish, zone));
}

export async function cancelIn(services: Parts, tx: Tx, holder: SessionHolder, zone: string) {
  const session = await lockOwnSession(services, tx, holder);
  if (session.status !== 'scheduled') throw notScheduled();
  // What is only held was never promised to anybody: it can be let go at any time.
  const isLate = !session.held && !mayChange(session, services.clock.now());
  if (isLate && !isByStaff(holder)) throw tooLateToChange();
  await callOff(services, tx, session, zone);
  return {
    session,
    sessionId: session.id,
    creditReturned: session.paymentState === 'credit' || session.paymentState === 'paid',
  };
}
