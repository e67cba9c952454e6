import { randomBytes } from 'node:crypto';
import type { Tx } from '../../db/connect.ts';
import { isZone } from '../../shared/wall-time.ts';
import { DomainError } from '../errors.ts';
import type { Parts, Services } from '../services.ts';
import { type OfferedSlot, offeredSlot } from './offered-slot.ts';
import { planReminders } from './plan-reminders.ts';
import { countUnpaid, insertBooking, lockBookingsOf } from './queries.ts';
import { sendSessionLetters } from './session-letters.ts';
import { MAX_UNPAID, slotTaken } from './session-rules.ts';
import { spendCredit } from './spend-credit.ts';

export type BookingWish = { memberId: string; sessionType: string; startsAt: Date; memberZone?: string };

/**
 * Books a slot: paid by a credit of the type where there is one, otherwise marked "to be paid". Whoever else wants the
 * same hour at the same moment, the database lets exactly one of them have it.
 */
export async function bookSession(services: Services, wish: BookingWish): Promise<{ sessionId: string }> {
  const offered = await offeredSlot(services, wish);
  return services.db.transaction((tx) => bookIn(services, tx, wish, offered));
}

export async function bookIn(
  services: Parts,
  tx: Tx,
  { memberId, memberZone }: BookingWish,
  { slot, practice, type }: OfferedSlot,
): Promise<{ sessionId: string }> {
  const now = services.clock.now();
  await lockBookingsOf(tx, memberId);
  const session = await insertBooking(tx, {
    userId: memberId,
    sessionType: type.name,
    scheduledDate: slot.startsAt,
    endsAt: slot.endsAt,
    durationMinutes: type.minutes,
    memberZone: memberZone && isZone(memberZone) ? memberZone : undefined,
    meetingLink: practice.meetingLink?.replaceAll('{id}', randomBytes(9).toString('base64url')),
    createdAt: now,
    updatedAt: now,
  });
  if (!session) throw slotTaken();
  const paid = await spendCredit(tx, { userId: memberId, sessionType: type.name, sessionId: session.id });
  if (!paid && type.creditOnly) throw needsCredit();
  if (!paid && (await countUnpaid(tx, memberId, now)) > MAX_UNPAID) throw tooManyUnpaid();
  await planReminders(tx, session, now);
  const booked = { ...session, paymentState: paid ? ('credit' as const) : session.paymentState };
  await sendSessionLetters(services, tx, 'booked', booked, practice.zone);
  return { sessionId: session.id };
}

const needsCredit = () =>
  new DomainError('conflict', 'This kind of session comes with a purchase, and you have none of them left.');

const tooManyUnpaid = () =>
  new DomainError(
    'conflict',
    `${MAX_UNPAID} of your sessions are waiting to be paid. Please settle one of them before booking another.`,
  );
