import type { Tx } from '../../../db/connect.ts';
import type { FactOf } from '../../facts/index.ts';
import type { Parts } from '../../services.ts';
import { sendBack } from '../../shop/index.ts';
import { seatIn } from '../payment/session-subject.ts';
import { isOnSale } from './event-rules.ts';
import { freeSeat, seatFor } from './give-seat.ts';
import { lockSeat, type SeatAtEvent } from './owned-seat.ts';
import { findSeatOfOrder, freeNumber } from './queries.ts';
import { sendSeatLetter } from './seat-letters.ts';

/**
 * Money for a seat has arrived. It gets the seat it was meant for; where that was released meanwhile, another one if
 * there is one; and otherwise all of it goes back. Told again of the same order, it does nothing.
 */
export async function settleSeat(
  services: Parts,
  tx: Tx,
  { orderId, subject, owed }: FactOf<'order-paid' | 'order-released'>,
): Promise<void> {
  const seatId = seatIn(subject);
  if (!seatId || !owed) return;
  const found = await lockSeat(tx, seatId);
  if (found?.seat.paidOrder === orderId) return;
  const number = found && (await numberFor(services, tx, found));
  if (found && number) return seatFor(services, tx, found.event, found.seat, { number, paidOrder: orderId });
  // Paid twice, let go, called off, sold out meanwhile, or its person has been erased.
  await sendBack(services, tx, { orderId, why: 'There was no seat for it any more.' });
  if (found) await sendSeatLetter(services, tx, 'returned', found.event, found.seat);
}

async function numberFor({ clock }: Parts, tx: Tx, { seat, event }: SeatAtEvent) {
  if (event.cancelledAt || seat.state === 'taken') return undefined;
  if (seat.number !== null) return seat.number;
  const isLate = seat.whyGone === 'released' && isOnSale(event, clock.now());
  return isLate ? freeNumber(tx, event) : undefined;
}

/** The money went back, whoever decided it: so does the seat. */
export async function withdrawSeat(
  services: Parts,
  tx: Tx,
  { orderId }: FactOf<'order-refunded'>,
): Promise<void> {
  const paid = await findSeatOfOrder(tx, orderId);
  const found = paid && (await lockSeat(tx, paid.id));
  if (found?.seat.state !== 'taken') return;
  const { event } = found;
  const gone = await freeSeat(services, tx, event, found.seat, 'refunded');
  if (event.startsAt > services.clock.now()) await sendSeatLetter(services, tx, 'cancelled', event, gone);
}
