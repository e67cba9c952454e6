import type { Tx } from '../../db/connect.ts';
import { codeOf, has } from '../../shared/problem.ts';
import { type Actor, isStaff } from '../identity/index.ts';
import type { Parts, Services } from '../services.ts';
import { type OfferedSlot, slotToMoveTo } from './offered-slot.ts';
import { lockOwnSession, readOwnSession } from './owned-session.ts';
import { keptAfterMove } from './payment/keep-place.ts';
import { planReminders } from './plan-reminders.ts';
import { updateSession } from './queries.ts';
import { sendSessionLetters } from './session-letters.ts';
import { mayChange, notScheduled, slotTaken, tooLateToChange } from './session-rules.ts';

export type MoveWish = { actor: Actor; sessionId: string; startsAt: Date };

/** Moves a booking. It stays the same booking: its credit, its place in the calendars, its link. */
export async function rescheduleSession(services: Services, { actor, sessionId, startsAt }: MoveWish) {
  const { db } = services;
  const session = await readOwnSession(db, { actor, sessionId });
  const offered = await slotToMoveTo(services, { session, startsAt });
  await orTaken(db.transaction((tx) => moveIn(services, tx, { actor, sessionId }, offered)));
  return { sessionId };
}

export async function moveIn(
  services: Parts,
  tx: Tx,
  { actor, sessionId }: Omit<MoveWish, 'startsAt'>,
  { slot, practice }: Omit<OfferedSlot, 'type'>,
) {
  const now = services.clock.now();
  const session = await lockOwnSession(tx, { actor, sessionId });
  if (session.status !== 'scheduled') throw notScheduled();
  if (!isStaff(actor) && !mayChange(session, now)) throw tooLateToChange();
  const change = {
    scheduledDate: slot.startsAt,
    endsAt: slot.endsAt,
    version: session.version + 1,
    payBy:
      session.payBy &&
      keptAfterMove(session.payBy, { now, startsAt: slot.startsAt, keepHours: practice.keepHours }),
    updatedAt: now,
  };
  await updateSession(tx, sessionId, change);
  const moved = { ...session, ...change };
  await planReminders(tx, moved, now);
  await sendSessionLetters(services, tx, 'moved', moved, practice.zone);
  return { session, moved };
}

/** Two moves to one hour: the database says no to one of them, and that one is told so in our words. */
export function orTaken<T>(move: Promise<T>): Promise<T> {
  return move.catch((error) => {
    throw isSlotConflict(error) ? slotTaken() : error;
  });
}

/** The exclusion constraint said no, or two moves to one hour waited for each other and the database chose. */
function isSlotConflict(error: unknown): boolean {
  const code = codeOf(error);
  if (code === '23P01' || code === '40P01') return true;
  return has(error, 'cause') && error.cause instanceof Error && isSlotConflict(error.cause);
}
