import { seatProduct } from '../../../content/catalogue.ts';
import { DomainError } from '../../errors.ts';
import type { Services } from '../../services.ts';
import { openPayment } from '../payment/open-payment.ts';
import { subjectOfSeat } from '../payment/session-subject.ts';
import { isOnSale, notOnSale, seatGone } from './event-rules.ts';
import { seatFor } from './give-seat.ts';
import { lockOwnSeat, readOwnSeat, type SeatAtEvent, type SeatHolder, seatPath } from './owned-seat.ts';

/** From a held or offered seat to its payment page. What arrives there is answered in settle-seat.ts. */
export async function payForSeat(
  services: Services,
  holder: SeatHolder,
  source?: string,
): Promise<{ url: string }> {
  const { seat, event } = await readOwnSeat(services, holder);
  refuseUnlessKept({ seat, event }, services.clock.now());
  const page = seatPath(services, seat);
  if (event.priceCents === 0) return takeForNothing(services, holder, page);
  return openPayment(services, {
    product: { ...seatProduct, name: event.title },
    priceCents: event.priceCents,
    subject: subjectOfSeat(seat.id),
    email: seat.email,
    userId: seat.userId ?? undefined,
    source,
    successUrl: `${page}?payment=success`,
    cancelUrl: page,
  });
}

/** An offer that costs nothing. */
async function takeForNothing(services: Services, holder: SeatHolder, url: string) {
  await services.db.transaction(async (tx) => {
    const { seat, event } = await lockOwnSeat(services, tx, holder);
    const number = refuseUnlessKept({ seat, event }, services.clock.now());
    await seatFor(services, tx, event, seat, { number });
  });
  return { url };
}

function refuseUnlessKept({ seat, event }: SeatAtEvent, now: Date): number {
  if (seat.state === 'taken') throw new DomainError('conflict', 'This seat is yours already.');
  if (!isOnSale(event, now)) throw notOnSale();
  const isKept = seat.keepUntil !== null && seat.keepUntil > now;
  if (!isKept || seat.number === null) throw seatGone();
  return seat.number;
}
