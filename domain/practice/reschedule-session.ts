import type { Tx } from '../../db/connect.ts';
import { codeOf, has } from '../../shared/problem.ts';
import type { Parts, Services } from '../services.ts';
import { type OfferedSlot, slotToMoveTo } from './offered-slot.ts';
import { isByStaff, lockOwnSession, readOwnSession, type SessionHolder } from './owned-session.ts';
import { keptAfterMove } from './payment/keep-place.ts';
import { planReminders } from './plan-reminders.ts';
import { updateSession } from './queries.ts';
import { sendSessionLetters } from './session-letters.ts';
import { mayChange, notScheduled, slotTaken, tooLateToChange } from './session-rules.ts';

export type MoveWish = SessionHolder & { startsAt: Date };

/** Moves a booking. It stays the same booking: its credit, its place in the calendars, its link. */
export async function rescheduleSession(services: Services, wish: MoveWish) {
  const session = await readOwnSession(services, wish);
  const offered = await slotToMoveTo(services, { session, startsAt: wish.startsAt });
  await orTaken(services.db.transaction((tx) => moveIn(services, tx, wish, offered)));
  return { sessionId: session.id };
}

export async function moveIn(
  services: Parts,
  tx: Tx,
  holder: SessionHolder,
  { slot, practice }: Omit<OfferedSlot, 'type'>,
) {
  const now = services.clock.now();
  const session = await lockOwnSession(services, tx, holder);
  if (session.status !== 'scheduled' || session.held) throw notScheduled();
  if (!isByStaff(holder) && !mayChange(session, now)) throw tooLateToChange();
  const change = {
    scheduledDate: slot.startsAt,
    endsAt: slot.endsAt,
    version: session.version + 1,
    payBy:
      session.payBy &&
      keptAfterMove(session.payBy, { now, startsAt: slot.startsAt, keepHours: practice.keepHours }),
    updatedAt: now,
  };
  await updateSession(tx, session.id, change);
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
