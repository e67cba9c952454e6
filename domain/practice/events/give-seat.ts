import type { Tx } from '../../../db/connect.ts';
import { announce } from '../../facts/index.ts';
import type { Parts } from '../../services.ts';
import { isOnSale, offeredUntil } from './event-rules.ts';
import { type EventRow, firstWaiting, freeNumber, type SeatRow, updateSeat } from './queries.ts';
import { sendSeatLetter } from './seat-letters.ts';

/** All of these are done under the event's lock. */

/** Gives the seats that are free to those who wait, first come, first served: each is written to, and has a day. */
export async function offerFreeSeats(services: Parts, tx: Tx, event: EventRow): Promise<void> {
  const now = services.clock.now();
  while (isOnSale(event, now)) {
    const number = await freeNumber(tx, event);
    const next = number && (await firstWaiting(tx, event.id));
    if (!next) return;
    const change = { state: 'offered' as const, number, keepUntil: offeredUntil(event, now), updatedAt: now };
    await updateSeat(tx, next.id, change);
    await sendSeatLetter(services, tx, 'offered', event, { ...next, ...change });
  }
}

/** Paid, or free of charge: it is hers, and she is told. */
export async function seatFor(
  services: Parts,
  tx: Tx,
  event: EventRow,
  seat: SeatRow,
  { number, paidOrder = null }: { number: number; paidOrder?: string | null },
): Promise<void> {
  const now = services.clock.now();
  const change = {
    ...{ state: 'taken' as const, number, paidOrder, keepUntil: null, whyGone: null },
    ...{ takenAt: now, updatedAt: now },
  };
  await updateSeat(tx, seat.id, change);
  await sendSeatLetter(services, tx, 'booked', event, { ...seat, ...change });
  await announce(services, tx, { type: 'seat-taken', ...aboutSeat(event, seat) });
}

/** Takes somebody off her seat, or off the list. What becomes free is the next one's. */
export async function freeSeat(
  services: Parts,
  tx: Tx,
  event: EventRow,
  seat: SeatRow,
  whyGone: NonNullable<SeatRow['whyGone']>,
): Promise<SeatRow> {
  const change = {
    ...{ state: 'gone' as const, whyGone, number: null, keepUntil: null },
    updatedAt: services.clock.now(),
  };
  await updateSeat(tx, seat.id, change);
  if (seat.state === 'taken') {
    await announce(services, tx, { type: 'seat-given-up', ...aboutSeat(event, seat) });
  }
  if (seat.number !== null) await offerFreeSeats(services, tx, event);
  return { ...seat, ...change };
}

const aboutSeat = ({ id, title }: EventRow, { email, name, userId }: SeatRow) => ({
  ...{ eventId: id, title, name, userId },
  email: email.toLowerCase(),
});
