import type { Tx } from '../../db/connect.ts';
import { type Actor, isStaff } from '../identity/index.ts';
import type { Parts, Services } from '../services.ts';
import { callOff } from './call-off.ts';
import { lockOwnSession } from './owned-session.ts';
import { readPractice } from './practice.ts';
import { mayChange, notScheduled, tooLateToChange } from './session-rules.ts';

type Wish = { actor: Actor; sessionId: string };

/** Until 24 hours before (staff: until it begins to matter); the credit comes back and both calendars are told. */
export async function cancelSession(services: Services, wish: Wish) {
  const { zone } = await readPractice(services);
  return services.db.transaction((tx) => cancelIn(services, tx, wish, zone));
}

export async function cancelIn(services: Parts, tx: Tx, { actor, sessionId }: Wish, zone: string) {
  const session = await lockOwnSession(tx, { actor, sessionId });
  if (session.status !== 'scheduled') throw notScheduled();
  if (!isStaff(actor) && !mayChange(session, services.clock.now())) throw tooLateToChange();
  await callOff(services, tx, session, zone);
  return {
    session,
    sessionId,
    creditReturned: session.paymentState === 'credit' || session.paymentState === 'paid',
  };
}
