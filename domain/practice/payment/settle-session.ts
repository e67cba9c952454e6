import type { Tx } from '../../../db/connect.ts';
import { DomainError } from '../../errors.ts';
import type { FactOf } from '../../facts/index.ts';
import type { Parts } from '../../services.ts';
import { grantCredits } from '../grant-credits.ts';
import { practiceOf, slotAt, withoutNotice } from '../offered-slot.ts';
import { planReminders } from '../plan-reminders.ts';
import { practiceZone } from '../practice.ts';
import { insertBooking, insertCredits, lockSession, type SessionRow } from '../queries.ts';
import { sendSessionLetters } from '../session-letters.ts';
import { spendCredit } from '../spend-credit.ts';
import { orderSource, sessionIn } from './session-subject.ts';

/**
 * Money for a session has arrived. It becomes a credit, and the credit pays the session it was meant for. Where that was
 * released meanwhile, its hour is booked again if it is still free; otherwise the credit stays, to be used for another
 * hour. Told again of the same order, it does nothing: a source grants once, and a credit pays one session.
 */
export async function settleSession(
  services: Parts,
  tx: Tx,
  { orderId, subject, owed }: Pick<FactOf<'order-paid'>, 'orderId' | 'subject' | 'owed'>,
): Promise<void> {
  const sessionId = sessionIn(subject);
  const session = sessionId && owed ? await lockSession(tx, sessionId) : undefined;
  if (!session) return;
  const { userId, sessionType } = session;
  const credit = { userId, sessionType, source: orderSource(orderId), grantedAt: services.clock.now() };
  await insertCredits(tx, [{ ...credit, ordinal: 1 }]);
  if (session.status !== 'cancelled' && session.paymentState === 'to_be_paid') {
    await spendCredit(tx, { userId, sessionType, sessionId: session.id, source: credit.source });
    return;
  }
  const again = session.releasedAt ? await bookAgain(services, tx, session) : undefined;
  if (again) {
    await spendCredit(tx, { userId, sessionType, sessionId: again.id, source: credit.source });
    await planReminders(tx, again, services.clock.now());
    const paid = { ...again, paymentState: 'credit' as const };
    await sendSessionLetters(services, tx, 'booked', paid, await practiceZone(services, tx));
    return;
  }
  // Paid twice, called off, or its hour is gone: another booking that waits is paid, or the credit is told of.
  await grantCredits(services, tx, { userId, sessionType, count: 1, source: credit.source });
  await sendSessionLetters(services, tx, 'credited', session, await practiceZone(services, tx));
}

/** The same hour as a new booking, if it still lies ahead and nobody and nothing else has it. */
async function bookAgain(services: Parts, tx: Tx, released: SessionRow): Promise<SessionRow | undefined> {
  const reads = { db: tx, clock: services.clock, content: services.content };
  const practice = withoutNotice(await practiceOf(reads, released));
  const isFree = await slotAt(reads, practice, { startsAt: released.scheduledDate }).then(
    () => true,
    (error: unknown) => {
      if (error instanceof DomainError) return false;
      throw error;
    },
  );
  if (!isFree) return undefined;
  const now = services.clock.now();
  const { userId, sessionType, scheduledDate, endsAt, durationMinutes, memberZone, meetingLink, priceCents } =
    released;
  return insertBooking(tx, {
    ...{ userId, sessionType, scheduledDate, endsAt, durationMinutes, memberZone, meetingLink, priceCents },
    createdAt: now,
    updatedAt: now,
  });
}
