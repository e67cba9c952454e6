import type { Tx } from '../../db/connect.ts';
import { announce } from '../facts/index.ts';
import type { Parts } from '../services.ts';
import { planReminders } from './plan-reminders.ts';
import type { SessionRow } from './queries.ts';
import { sendSessionLetters } from './session-letters.ts';

/** A session is booked for good, or until it is not paid: both sides are told, and whoever waits for the fact. */
export async function tellBooked(
  services: Parts,
  tx: Tx,
  session: SessionRow,
  practiceZone: string,
): Promise<void> {
  await planReminders(tx, session, services.clock.now());
  await sendSessionLetters(services, tx, 'booked', session, practiceZone);
  await announce(services, tx, {
    type: 'session-booked',
    ...aboutSession(session),
    ...(session.memberZone ? { zone: session.memberZone } : {}),
  });
}

/** What a fact says of a session. */
export const aboutSession = ({ id, sessionType, email, name, userId }: SessionRow) => ({
  ...{ sessionId: id, sessionType, name, userId },
  email: email.toLowerCase(),
});
