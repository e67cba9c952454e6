import type { Tx } from '../../db/connect.ts';
import { codeOf, has } from '../../shared/problem.ts';
import type { Deps, Services } from '../services.ts';
import { returnCredit } from './credits.ts';
import { type OfferedSlot, slotToMoveTo } from './offered-slot.ts';
import { readPractice } from './practice.ts';
import { deleteDueReminders, type SessionRow, updateSession } from './queries.ts';
import { planReminders, sendSessionLetters } from './reminders.ts';
import {
  isByStaff,
  keptAfterMove,
  lockOwnSession,
  mayChange,
  notScheduled,
  readOwnSession,
  type SessionHolder,
  slotTaken,
  tooLateToChange,
} from './session.ts';

type MoveWish = SessionHolder & { startsAt: Date };

/** Moves a booking. It stays the same booking: its credit, its place in the calendars, its link. */
export async function rescheduleSession(services: Services, wish: MoveWish) {
  const session = await readOwnSession(services, wish);
  const offered = await slotToMoveTo(services, { session, startsAt: wish.startsAt });
  await refuseIfTaken(services.db.transaction((tx) => moveBooking(services, tx, wish, offered)));
  return { sessionId: session.id };
}

export async function moveBooking(
  services: Deps,
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
export function refuseIfTaken<T>(move: Promise<T>): Promise<T> {
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

/** Until 24 hours before (staff: until it begins to matter); the credit comes back and both calendars are told. */
export async function cancelSession(services: Services, wish: SessionHolder) {
  const { zone } = await readPractice(services);
  return services.db.transaction((tx) => cancelIn(services, tx, wish, zone));
}

export async function cancelIn(services: Deps, tx: Tx, holder: SessionHolder, zone: string) {
  const session = await lockOwnSession(services, tx, holder);
  if (session.status !== 'scheduled') throw notScheduled();
  // What is only held was never promised to anybody: it can be let go at any time.
  const isLate = !session.held && !mayChange(session, services.clock.now());
  if (isLate && !isByStaff(holder)) throw tooLateToChange();
  await cancelBooking(services, tx, session, zone);
  return {
    session,
    sessionId: session.id,
    creditReturned: session.paymentState === 'credit' || session.paymentState === 'paid',
  };
}

/** Takes a session off the calendar, whoever wished it: its credit is free again, and both calendars are told. */
export async function cancelBooking(
  services: Deps,
  tx: Tx,
  session: SessionRow,
  practiceZone: string,
  why: 'cancelled' | 'released' | 'withdrawn' = 'cancelled',
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
  const isWithdrawn = why === 'withdrawn';
  const kind = isWithdrawn ? 'cancelled' : why;
  await sendSessionLetters(services, tx, kind, { ...session, ...change }, practiceZone, { isWithdrawn });
}
