import { randomBytes } from 'node:crypto';
import type { Tx } from '../../db/connect.ts';
import { isZone } from '../../shared/wall-time.ts';
import { DomainError } from '../errors.ts';
import type { Parts, Services } from '../services.ts';
import { type OfferedSlot, offeredSlot } from './offered-slot.ts';
import { keptUntil } from './payment/keep-place.ts';
import { planReminders } from './plan-reminders.ts';
import { countUnpaid, insertBooking, lockBookingsOf, type SessionRow } from './queries.ts';
import { sendSessionLetters } from './session-letters.ts';
import { MAX_UNPAID, slotTaken } from './session-rules.ts';
import { spendCredit } from './spend-credit.ts';

export type BookingWish = {
  memberId: string;
  sessionType: string;
  startsAt: Date;
  memberZone?: string;
  /** Booked by the practitioner, who decides herself what becomes of it unpaid. */
  isKept?: boolean;
};

/**
 * Books a slot: paid by a credit of the type where there is one, otherwise to be paid, with its place kept for a time.
 * Whoever else wants the same hour at the same moment, the database lets exactly one of them have it.
 */
export async function bookSession(services: Services, wish: BookingWish): Promise<{ sessionId: string }> {
  const offered = await offeredSlot(services, wish);
  return services.db.transaction((tx) => bookIn(services, tx, wish, offered));
}

export async function bookIn(
  services: Parts,
  tx: Tx,
  { memberId, memberZone, isKept = false }: BookingWish,
  { slot, practice, type }: OfferedSlot,
): Promise<{ sessionId: string }> {
  const now = services.clock.now();
  const { keepHours } = practice;
  const isFree = type.priceCents === 0;
  await lockBookingsOf(tx, memberId);
  const session = await insertBooking(tx, {
    userId: memberId,
    sessionType: type.name,
    scheduledDate: slot.startsAt,
    endsAt: slot.endsAt,
    durationMinutes: type.minutes,
    memberZone: memberZone && isZone(memberZone) ? memberZone : undefined,
    meetingLink: practice.meetingLink?.replaceAll('{id}', randomBytes(9).toString('base64url')),
    priceCents: type.priceCents,
    paymentState: isFree ? 'free' : 'to_be_paid',
    payBy: isKept || isFree ? null : keptUntil({ now, startsAt: slot.startsAt, keepHours }),
    createdAt: now,
    updatedAt: now,
  });
  if (!session) throw slotTaken();
  const paid =
    !isFree && (await spendCredit(tx, { userId: memberId, sessionType: type.name, sessionId: session.id }));
  if (!paid && type.creditOnly) throw needsCredit();
  if (!paid && !isFree && (await countUnpaid(tx, memberId, now)) > MAX_UNPAID) throw tooManyUnpaid();
  const booked: SessionRow = paid ? { ...session, paymentState: 'credit', payBy: null } : session;
  await planReminders(tx, booked, now);
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
