import type { Tx } from '../../db/connect.ts';
import type { Parts } from '../services.ts';
import { deleteDueReminders, type SessionRow, updateSession } from './queries.ts';
import { sendSessionLetters } from './session-letters.ts';
import { returnCredit } from './spend-credit.ts';

/** Takes a session off the calendar, whoever wished it: its credit is free again, and both calendars are told. */
export async function callOff(
  services: Parts,
  tx: Tx,
  session: SessionRow,
  practiceZone: string,
  why: 'cancelled' | 'released' = 'cancelled',
): Promise<void> {
  const updatedAt = services.clock.now();
  const releasedAt = why === 'released' ? updatedAt : null;
  const change = {
    status: 'cancelled' as const,
    held: false,
    payBy: null,
    releasedAt,
    version: session.version + 1,
    updatedAt,
  };
  await updateSession(tx, session.id, change);
  await returnCredit(tx, { sessionId: session.id });
  await deleteDueReminders(tx, session.id);
  // What was only held, nobody has been told of.
  if (session.held) return;
  await sendSessionLetters(services, tx, why, { ...session, ...change }, practiceZone);
}
