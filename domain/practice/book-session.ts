import { randomBytes } from 'node:crypto';
import type { Tx } from '../../db/connect.ts';
import { isZone } from '../../shared/wall-time.ts';
import { DomainError } from '../errors.ts';
import { announce } from '../facts.ts';
import { accountById } from '../identity/index.ts';
import type { Deps, Services } from '../services.ts';
import { spendCredit } from './credits.ts';
import { type OfferedSlot, offeredSlot } from './offered-slot.ts';
import { countUnpaid, type Holder, insertBooking, lockBookingsOf, type SessionRow } from './queries.ts';
import { planReminders, sendSessionLetters } from './reminders.ts';
import {
  heldUntil,
  isByStaff,
  isOpen,
  isPaid,
  MAX_UNPAID,
  MAX_UNPAID_UNPROVEN,
  readOwnSession,
  type SessionHolder,
  slotTaken,
} from './session.ts';
import { addDetails, copyReleasedDetails, type NewDetails, toldBirth } from './session-details.ts';

export type BookingWish = Booker & {
  sessionType: string;
  startsAt: Date;
  memberZone?: string;
  /** Booked by the practitioner, who decides herself what becomes of it unpaid. */
  isKept?: boolean;
  /** To be paid with a credit of this source, and not at all without one. */
  source?: string;
  /** What it is prepared from, checked. */
  details?: NewDetails;
};

/** Books a slot: paid by a credit of the type where there is one, otherwise to be paid, with its place kept for a time. */
export async function bookSession(services: Services, wish: BookingWish): Promise<{ sessionId: string }> {
  const offered = await offeredSlot(services, wish);
  return services.db.transaction((tx) => bookIn(services, tx, wish, offered));
}

export async function bookIn(
  services: Deps,
  tx: Tx,
  wish: BookingWish,
  offered: OfferedSlot,
): Promise<{ sessionId: string }> {
  const now = services.clock.now();
  const { memberZone, isKept = false, source, details } = wish;
  const { slot, practice, type } = offered;
  const isFree = type.priceCents === 0;
  const { keepHours } = practice;
  const payBy = isKept || isFree ? null : heldUntil({ now, startsAt: slot.startsAt, keepHours });
  const session = await insertSlot(services, tx, { booker: wish, offered, memberZone, payBy, details });
  const use = { ...holderOf(wish), sessionType: type.name, sessionId: session.id, source };
  const paid = !isFree && (await spendCredit(tx, use));
  if (!paid && (type.creditOnly || source)) throw needsCredit();
  if (!paid && !isFree) await refuseIfTooManyUnpaid(tx, use, { now, isKept });
  const booked: SessionRow = paid ? { ...session, paymentState: 'credit', payBy: null } : session;
  await announceBooking(services, tx, booked, practice.zone);
  return { sessionId: session.id };
}

const needsCredit = () =>
  new DomainError('conflict', 'This kind of session comes with a purchase, and you have none of them left.');

/** Anybody can sign up with any address: until one is proven, its places would be held at no cost. */
async function refuseIfTooManyUnpaid(
  tx: Tx,
  holder: Holder,
  { now, isKept }: { now: Date; isKept: boolean },
): Promise<void> {
  const isProven =
    isKept || (holder.userId && (await accountById(tx, holder.userId))?.emailVerified === true);
  const most = isProven ? MAX_UNPAID : MAX_UNPAID_UNPROVEN;
  if ((await countUnpaid(tx, holder, now)) <= most) return;
  throw new DomainError(
    'conflict',
    isProven
      ? `${most} of your sessions are waiting to be paid. Please settle one of them before booking another.`
      : 'A session of yours is waiting to be paid. Please pay for it, or confirm your e-mail address, before booking another.',
  );
}

/** Somebody without an account, known by the address she gives. */
export type Guest = { email: string; name: string };
export type Booker = { memberId: string } | { guest: Guest };

export const holderOf = (booker: Booker): Holder =>
  'guest' in booker
    ? { userId: null, guestEmail: booker.guest.email.toLowerCase() }
    : { userId: booker.memberId, guestEmail: null };

type Slot = {
  booker: Booker;
  offered: OfferedSlot;
  memberZone?: string;
  payBy: Date | null;
  held?: boolean;
  details?: NewDetails;
};

/** Writes a booking into its hour. Whoever else wants it at the same moment, the database lets one of them have it. */
export async function insertSlot(
  services: Deps,
  tx: Tx,
  { booker, offered: { slot, practice, type }, memberZone, payBy, held, details }: Slot,
): Promise<SessionRow> {
  const now = services.clock.now();
  const holder = holderOf(booker);
  await lockBookingsOf(tx, holder);
  const session = await insertBooking(tx, {
    ...holder,
    guestName: 'guest' in booker ? booker.guest.name : '',
    sessionType: type.name,
    scheduledDate: slot.startsAt,
    endsAt: slot.endsAt,
    durationMinutes: type.minutes,
    memberZone: memberZone && isZone(memberZone) ? memberZone : undefined,
    meetingLink: practice.meetingLink?.replaceAll('{id}', randomBytes(16).toString('base64url')),
    priceCents: type.priceCents,
    paymentState: type.priceCents === 0 ? 'free' : 'to_be_paid',
    payBy,
    held,
    createdAt: now,
    updatedAt: now,
  });
  if (!session) throw slotTaken();
  if (details) await addDetails(services, tx, session, details);
  else await copyReleasedDetails(tx, session);
  return session;
}

/** A session is booked for good, or until it is not paid: both sides are told, and whoever waits for the fact. */
export async function announceBooking(
  services: Deps,
  tx: Tx,
  session: SessionRow,
  practiceZone: string,
): Promise<void> {
  await planReminders(tx, session, services.clock.now());
  await sendSessionLetters(services, tx, 'booked', session, practiceZone);
  await announce(services, tx, {
    type: 'session-booked',
    ...aboutSession(session),
    birth: await toldBirth(services, tx, session.id),
    ...(session.memberZone ? { zone: session.memberZone } : {}),
  });
}

/** What a fact says of a session. */
export const aboutSession = ({ id, sessionType, email, name, userId }: SessionRow) => ({
  sessionId: id,
  sessionType,
  name,
  userId,
  email: email.toLowerCase(),
});

/** The way into the meeting, from 10 minutes before until it ends, for sessions that are paid. */
export async function joinSession(services: Services, holder: SessionHolder): Promise<{ url: string }> {
  const session = await readOwnSession(services, holder);
  if (!isPaid(session) && !isByStaff(holder)) {
    throw new DomainError('conflict', 'This session is still to be paid. Once it is, the door opens.');
  }
  if (!isOpen(session, services.clock.now())) {
    throw new DomainError('conflict', 'You can join from 10 minutes before the session until it ends.');
  }
  if (!session.meetingLink) {
    throw new DomainError(
      'conflict',
      'The meeting link is not here yet. Please try again in a minute, or write to us.',
    );
  }
  return { url: session.meetingLink };
}
