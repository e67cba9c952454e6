import type { Tx } from '../../../db/connect.ts';
import type { Parts } from '../../services.ts';
import { type EventRow, type SeatRow, updateSeat } from './queries.ts';
import { sendSeatLetter } from './seat-letters.ts';

/** One seat of an event that is off. What was only held, nobody has been told of; money that comes for it goes back. */
export async function callOffSeat(services: Parts, tx: Tx, event: EventRow, seat: SeatRow): Promise<void> {
  const change = {
    ...{ state: 'gone' as const, whyGone: 'called_off' as const, number: null, keepUntil: null },
    ...{ returnDue: seat.paidOrder !== null, updatedAt: services.clock.now() },
  };
  await updateSeat(tx, seat.id, change);
  if (seat.state !== 'held') await sendSeatLetter(services, tx, 'called_off', event, { ...seat, ...change });
}
