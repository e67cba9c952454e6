import { type Actor, isStaff } from '../accounts/actor.ts';
import type { Services } from '../services.ts';
import { offeredSlot } from './offered-slot.ts';
import { lockOwnSession, readOwnSession } from './owned-session.ts';
import { planReminders } from './plan-reminders.ts';
import { updateSession } from './queries.ts';
import { sendSessionLetters } from './session-letters.ts';
import { mayChange, notScheduled, slotTaken, tooLateToChange } from './session-rules.ts';

type Wish = { actor: Actor; sessionId: string; startsAt: Date };

/** Moves a booking. It stays the same booking: its credit, its place in the calendars, its link. */
export async function rescheduleSession(services: Services, { actor, sessionId, startsAt }: Wish) {
  const { db, clock } = services;
  await readOwnSession(db, { actor, sessionId });
  const { slot, practice } = await offeredSlot(services, { startsAt, besides: sessionId });
  await db
    .transaction(async (tx) => {
      const session = await lockOwnSession(tx, { actor, sessionId });
      if (session.status !== 'scheduled') throw notScheduled();
      if (!isStaff(actor) && !mayChange(session, clock.now())) throw tooLateToChange();
      const change = {
        scheduledDate: slot.startsAt,
        endsAt: slot.endsAt,
        version: session.version + 1,
        updatedAt: clock.now(),
      };
      await updateSession(tx, sessionId, change);
      const moved = { ...session, ...change };
      await planReminders(tx, moved, clock.now());
      await sendSessionLetters(services, tx, 'moved', moved, practice.zone);
    })
    .catch((error) => {
      throw isSlotConflict(error) ? slotTaken() : error;
    });
  return { sessionId };
}

/** The exclusion constraint said no, or two moves to one hour waited for each other and the database chose. */
function isSlotConflict(error: unknown): boolean {
  const { code, cause } = error as { code?: string; cause?: unknown };
  return code === '23P01' || code === '40P01' || (cause instanceof Error && isSlotConflict(cause));
}
