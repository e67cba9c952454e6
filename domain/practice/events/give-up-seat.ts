import { DomainError } from '../../errors.ts';
import type { Services } from '../../services.ts';
import { lockedOrder, sendBack } from '../../shop/index.ts';
import { closePayments } from '../payment/open-payment.ts';
import { subjectOfSeat } from '../payment/session-subject.ts';
import { mayGiveUp, seatGone } from './event-rules.ts';
import { freeSeat } from './give-seat.ts';
import { lockOwnSeat, readOwnSeat, type SeatHolder } from './owned-seat.ts';
import { sendSeatLetter } from './seat-letters.ts';

/**
 * Its person lets it go: a place on the list, an offer, a hold, or a seat with its money. An order is always locked before
 * an event, here as where money arrives.
 */
export async function giveUpSeat(services: Services, holder: SeatHolder): Promise<void> {
  const { seat: known } = await readOwnSeat(services, holder);
  if (known.state === 'held' || known.state === 'offered') {
    await closePayments(services, subjectOfSeat(known.id));
  }
  await services.db.transaction(async (tx) => {
    if (known.paidOrder) await lockedOrder(tx, known.paidOrder);
    const { seat, event } = await lockOwnSeat(services, tx, holder);
    if (seat.state === 'gone') throw seatGone();
    // Paid in the moment in which it was let go: whoever reads that it is hers can decide again.
    if (seat.paidOrder !== known.paidOrder) throw justPaid();
    if (!mayGiveUp(event, seat, services.clock.now())) throw tooLate();
    if (seat.paidOrder) {
      await sendBack(services, tx, { orderId: seat.paidOrder, why: 'The seat was given back in time.' });
    }
    const gone = await freeSeat(services, tx, event, seat, 'cancelled');
    if (seat.state === 'taken') await sendSeatLetter(services, tx, 'cancelled', event, gone);
  });
}

const justPaid = () => new DomainError('conflict', 'Your payment has just arrived, and the seat is yours.');
const tooLate = () =>
  new DomainError(
    'conflict',
    'A seat can be given back until 24 hours before the start. Please write to us, and we will find a way.',
  );
