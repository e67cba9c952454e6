import { randomBytes } from 'node:crypto';
import type { Tx } from '../../db/connect.ts';
import { isZone } from '../../shared/wall-time.ts';
import type { Parts } from '../services.ts';
import type { OfferedSlot } from './offered-slot.ts';
import { type Holder, insertBooking, lockBookingsOf, type SessionRow } from './queries.ts';
import { slotTaken } from './session-rules.ts';

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
};

/** Writes a booking into its hour. Whoever else wants it at the same moment, the database lets one of them have it. */
export async function insertSlot(
  { clock }: Pick<Parts, 'clock'>,
  tx: Tx,
  { booker, offered: { slot, practice, type }, memberZone, payBy, held }: Slot,
): Promise<SessionRow> {
  const now = clock.now();
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
  return session;
}
