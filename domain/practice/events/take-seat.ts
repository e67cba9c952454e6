import type { Tx } from '../../../db/connect.ts';
import { isZone } from '../../../shared/wall-time.ts';
import { DomainError, notFound } from '../../errors.ts';
import type { Parts, Services } from '../../services.ts';
import { type Booker, holderOf } from '../insert-slot.ts';
import { lockBookingsOf } from '../queries.ts';
import { heldUntil, isOnSale, notOnSale, soldOut } from './event-rules.ts';
import { offerFreeSeats, seatFor } from './give-seat.ts';
import { seatPath, signSeatKey } from './owned-seat.ts';
import { payForSeat } from './pay-for-seat.ts';
import {
  countHeld,
  type EventRow,
  findEventBySlug,
  freeNumber,
  insertSeat,
  isWaitingFor,
  lockEvent,
} from './queries.ts';
import { sendSeatLetter } from './seat-letters.ts';

/** Of one person at a time. */
const MOST_HELD = 3;

/** `ledBy` is what led her here, if her address said so; the order keeps it. */
type Wish = Booker & { slug: string; zone?: string; ledBy?: string };

/** Holds a seat for 15 minutes and leads to its payment page; paid, it is taken. What costs nothing is taken at once. */
export async function takeSeat(services: Services, wish: Wish): Promise<{ url: string }> {
  const seat = await services.db.transaction(async (tx) => {
    await lockBookingsOf(tx, holderOf(wish));
    const event = await openEvent(services, tx, wish.slug);
    const number = await freeNumber(tx, event);
    if (number === undefined) throw soldOut();
    const now = services.clock.now();
    const held = await insertSeat(tx, {
      ...rowOf(services, event, wish),
      ...{ state: 'held', number, keepUntil: heldUntil(event, now) },
    });
    if ((await countHeld(tx, holderOf(wish))) > MOST_HELD) throw tooMany();
    if (event.priceCents > 0) return { ...held, isPaid: false };
    await seatFor(services, tx, event, held, { number });
    return { ...held, isPaid: true };
  });
  if (seat.isPaid) return { url: seatPath(services, seat) };
  return payForSeat(services, { key: signSeatKey(services, seat.id) }, wish.ledBy);
}

/**
 * Puts somebody on the waiting list. Whoever is on it already stays where she is, and is told the same: the answer says
 * nothing about an address to whoever typed it.
 */
export async function joinWaitingList(services: Services, wish: Wish): Promise<void> {
  await services.db.transaction(async (tx) => {
    const event = await openEvent(services, tx, wish.slug);
    if (await isWaitingFor(tx, event.id, holderOf(wish))) return;
    const seat = await insertSeat(tx, { ...rowOf(services, event, wish), state: 'waiting' });
    await sendSeatLetter(services, tx, 'waiting', event, seat);
    // Freed between the page she saw and this moment.
    await offerFreeSeats(services, tx, event);
  });
}

async function openEvent(services: Parts, tx: Tx, slug: string): Promise<EventRow> {
  const found = await findEventBySlug(tx, slug);
  const event = found?.isPublic ? await lockEvent(tx, found.id) : undefined;
  if (!event) throw notFound('Event');
  if (!isOnSale(event, services.clock.now())) throw notOnSale();
  return event;
}

function rowOf({ clock }: Parts, { id: eventId }: EventRow, wish: Wish) {
  const now = clock.now();
  return {
    ...holderOf(wish),
    eventId,
    guestName: 'guest' in wish ? wish.guest.name : '',
    zone: wish.zone && isZone(wish.zone) ? wish.zone : undefined,
    createdAt: now,
    updatedAt: now,
  };
}

const tooMany = () =>
  new DomainError(
    'conflict',
    'You are holding several seats already. Please pay for one of them, or wait a quarter of an hour.',
  );
