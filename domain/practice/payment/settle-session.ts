import type { Tx } from '../../../db/connect.ts';
import { DomainError } from '../../errors.ts';
import type { FactOf } from '../../facts/index.ts';
import type { Parts } from '../../services.ts';
import { grantCredits } from '../grant-credits.ts';
import { adoptGuest } from '../guests/adopt-guest.ts';
import { practiceOf, slotAt, withoutNotice } from '../offered-slot.ts';
import { practiceZone } from '../practice.ts';
import { insertBooking, insertCredits, lockSession, type SessionRow, updateSession } from '../queries.ts';
import { sendSessionLetters } from '../session-letters.ts';
import { spendCredit } from '../spend-credit.ts';
import { tellBooked } from '../tell-booked.ts';
import { orderSource, sessionIn } from './session-subject.ts';

/**
 * Money for a session has arrived. It becomes a credit, and the credit pays the session it was meant for. Where that was
 * released meanwhile, its hour is booked again if it is still free; otherwise the credit stays, to be used for another
 * hour. Told again of the same order, it does nothing: a source grants once, and a credit pays one session.
 */
export async function settleSession(
  services: Parts,
  tx: Tx,
  {
    orderId,
    subject,
    owed,
    email,
    userId: owner,
  }: Omit<FactOf<'order-paid' | 'order-released'>, 'type' | 'productId'>,
): Promise<void> {
  const sessionId = sessionIn(subject);
  // Booked without signing in, by somebody whose account has proven that address.
  if (owner) await adoptGuest(services, tx, { email, userId: owner });
  const session = sessionId && owed ? await lockSession(tx, sessionId) : undefined;
  if (!session) return;
  const { userId, guestEmail, sessionType } = session;
  const source = orderSource(orderId);
  const credit = { userId, guestEmail, sessionType, source };
  await insertCredits(tx, [{ ...credit, ordinal: 1, grantedAt: services.clock.now() }]);
  if (session.status !== 'cancelled' && session.paymentState === 'to_be_paid') {
    await spendCredit(tx, { ...credit, sessionId: session.id });
    if (session.held) await tellPaid(services, tx, session);
    return;
  }
  const again = session.releasedAt ? await bookAgain(services, tx, session) : undefined;
  if (again) {
    await spendCredit(tx, { ...credit, sessionId: again.id });
    return tellPaid(services, tx, again);
  }
  // Paid twice, called off, or its hour is gone: another booking that waits is paid, or the credit is told of.
  await grantCredits(services, tx, { ...credit, count: 1 });
  await updateSession(tx, session.id, { paidBy: source });
  await sendSessionLetters(services, tx, 'credited', session, await practiceZone(services, tx));
}

async function tellPaid(services: Parts, tx: Tx, session: SessionRow): Promise<void> {
  const paid = { ...session, paymentState: 'credit' as const, payBy: null };
  await tellBooked(services, tx, paid, await practiceZone(services, tx));
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
  const { userId, guestEmail, guestName, memberZone, meetingLink, priceCents } = released;
  const { sessionType, scheduledDate, endsAt, durationMinutes } = released;
  return insertBooking(tx, {
    ...{ userId, guestEmail, guestName, memberZone, meetingLink, priceCents },
    ...{ sessionType, scheduledDate, endsAt, durationMinutes },
    createdAt: now,
    updatedAt: now,
  });
}
