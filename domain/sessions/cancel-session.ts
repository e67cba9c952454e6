import type { Tx } from '../../db/connect.ts';
import { type Actor, isStaff } from '../accounts/actor.ts';
import type { Parts, Services } from '../services.ts';
import { lockOwnSession } from './owned-session.ts';
import { readPractice } from './practice.ts';
import { deleteDueReminders, updateSession } from './queries.ts';
import { sendSessionLetters } from './session-letters.ts';
import { mayChange, notScheduled, tooLateToChange } from './session-rules.ts';
import { returnCredit } from './spend-credit.ts';

/** Until 24 hours before (staff: until it begins to matter); the credit comes back and both calendars are told. */
export async function cancelSession(
  services: Services,
  wish: { actor: Actor; sessionId: string },
): Promise<{ sessionId: string; creditReturned: boolean }> {
  const practice = await readPractice(services.db);
  return services.db.transaction((tx) => cancelIn(services, tx, wish, practice.zone));
}

export async function cancelIn(
  services: Parts,
  tx: Tx,
  { actor, sessionId }: { actor: Actor; sessionId: string },
  zone: string,
) {
  const { clock } = services;
  const session = await lockOwnSession(tx, { actor, sessionId });
  if (session.status !== 'scheduled') throw notScheduled();
  if (!isStaff(actor) && !mayChange(session, clock.now())) throw tooLateToChange();
  const change = { status: 'cancelled' as const, version: session.version + 1, updatedAt: clock.now() };
  await updateSession(tx, sessionId, change);
  await returnCredit(tx, { sessionId });
  await deleteDueReminders(tx, sessionId);
  await sendSessionLetters(services, tx, 'cancelled', { ...session, ...change }, zone);
  return { sessionId, creditReturned: session.paymentState === 'credit' };
}
