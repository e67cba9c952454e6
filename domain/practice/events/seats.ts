import { z } from 'zod';
import { seatProduct } from '../../../content/catalogue.ts';
import type { Tx } from '../../../db/connect.ts';
import { email, nameOr, optional, price } from '../../../shared/fields.ts';
import { isZone } from '../../../shared/wall-time.ts';
import { DomainError, notFound } from '../../errors.ts';
import { announce, type FactOf } from '../../facts.ts';
import { staffVerb, verifiedAccountOf } from '../../identity/index.ts';
import { knownId } from '../../ids.ts';
import type { Deps, Services } from '../../services.ts';
import { eventPriceFor, lockedOrder, placeOrderPaidElsewhere, refundInFull } from '../../shop/index.ts';
import { type Booker, holderOf } from '../book-session.ts';
import { closePayments, knowPayer, openPayment, type Paying, refuseWrongCode } from '../booking-payment.ts';
import { lockBookingsOf } from '../queries.ts';
import { seatIn, subjectOfSeat } from '../session-payment.ts';
import { isOpenTo } from './members-evening.ts';
import {
  countHeld,
  type EventRow,
  findEventBySlug,
  findSeatOfOrder,
  firstWaiting,
  freeNumber,
  insertSeat,
  isWaitingFor,
  listSeats,
  lockEvent,
  type SeatRow,
  updateSeat,
} from './queries.ts';
import {
  heldUntil,
  isOnSale,
  lockOwnSeat,
  lockSeat,
  mayGiveUp,
  notOnSale,
  offeredUntil,
  paidFor,
  readOwnSeat,
  type SeatAtEvent,
  type SeatHolder,
  seatGone,
  seatPath,
  sendSeatLetter,
  signSeatKey,
  soldOut,
} from './seat.ts';

/** Of one person at a time. */
const MOST_HELD = 3;

/** `ledBy` is what led her here, if her address said so; the order keeps it. */
type Wish = Booker & Paying & { slug: string; zone?: string; ledBy?: string };

/** Holds a seat for 15 minutes and leads to its payment page; paid, it is taken. What costs nothing is taken at once. */
export async function takeSeat(services: Services, wish: Wish): Promise<{ url: string }> {
  const costs = (await findEventBySlug(services.db, wish.slug))?.priceCents;
  const known = costs ? await knowPayer(services, holderOf(wish), wish) : undefined;
  const seat = await services.db.transaction(async (tx) => {
    await lockBookingsOf(tx, holderOf(wish));
    const event = await openEvent(services, tx, wish);
    const priceCents = await eventPriceFor(tx, holderOf(wish).userId, event.priceCents);
    const sale = { product: seatProduct, priceCents, code: wish.code };
    if (priceCents > 0) await refuseWrongCode(services, tx, holderOf(wish), sale);
    const number = await freeNumber(tx, event);
    if (number === undefined) throw soldOut();
    const now = services.clock.now();
    const held = await insertSeat(tx, {
      ...rowOf(services, event, wish),
      state: 'held',
      number,
      keepUntil: heldUntil(event, now),
    });
    if ((await countHeld(tx, holderOf(wish))) > MOST_HELD) throw tooMany();
    if (event.priceCents > 0) return { ...held, isPaid: false };
    await seatFor(services, tx, event, held, { number });
    return { ...held, isPaid: true };
  });
  if (seat.isPaid) return { url: seatPath(services, seat) };
  return payForSeat(
    services,
    { key: signSeatKey(services, seat.id) },
    { source: wish.ledBy, code: wish.code, known },
  );
}

/**
 * Puts somebody on the waiting list. Whoever is on it already stays where she is, and is told the same: the answer says
 * nothing about an address to whoever typed it.
 */
export async function joinWaitingList(services: Services, wish: Wish): Promise<void> {
  await services.db.transaction(async (tx) => {
    const event = await openEvent(services, tx, wish);
    if (await isWaitingFor(tx, event.id, holderOf(wish))) return;
    const seat = await insertSeat(tx, { ...rowOf(services, event, wish), state: 'waiting' });
    await sendSeatLetter(services, tx, 'waiting', event, seat);
    // Freed between the page she saw and this moment.
    await offerFreeSeats(services, tx, event);
  });
}

/** For everybody, or, of an evening of the Circle, for its members. One seat each is enough there. */
async function openEvent(services: Deps, tx: Tx, wish: Wish): Promise<EventRow> {
  const found = await findEventBySlug(tx, wish.slug);
  const { userId } = holderOf(wish);
  const isOpen = found && (await isOpenTo(tx, found, userId));
  const event = isOpen ? await lockEvent(tx, found.id) : undefined;
  if (event?.forMembers && userId) await refuseSecondSeat(tx, event, userId);
  if (!event) throw notFound('Event');
  if (!isOnSale(event, services.clock.now())) throw notOnSale();
  return event;
}

async function refuseSecondSeat(tx: Tx, event: EventRow, userId: string): Promise<void> {
  const rows = await listSeats(tx, event.id, ['taken', 'offered']);
  if (rows.some((row) => row.userId === userId))
    throw new DomainError('conflict', 'You have a seat already. It stands in your portal.');
}

function rowOf({ clock }: Deps, { id: eventId }: EventRow, wish: Wish) {
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

const byHand = z.object({
  eventId: z.string(),
  name: nameOr('Please give a name.'),
  email,
  /** In cash or by transfer; left empty, the seat is a gift. */
  received: optional(price('The amount that you have received, such as 25.')),
});

/** A seat for somebody who asked by letter or telephone. What she paid elsewhere is an order with a receipt. */
export const seatByHand = staffVerb(
  'event.seat_given',
  byHand,
  async (services, tx, { eventId, name, email: address, received = 0 }, refuse) => {
    const event = await lockEvent(tx, knownId(eventId, 'Event'));
    if (!event) throw notFound('Event');
    if (event.cancelledAt || event.endsAt <= services.clock.now()) throw notOnSale();
    const own = await seatsOfAddress(tx, event, address);
    if (own.some(({ state }) => state === 'taken')) throw refuse({ email: 'She has a seat already.' });
    // What she was offered is free for this seat, and not for the next on the list.
    for (const { id } of own) await updateSeat(tx, id, goneBy('cancelled', services));
    const memberId = await verifiedAccountOf(tx, address);
    const wish = { slug: event.slug, ...(memberId ? { memberId } : { guest: { name, email: address } }) };
    const number = await freeNumber(tx, event);
    if (number === undefined) throw refuse({ email: 'All seats are taken. Raise their number first.' });
    const keepUntil = heldUntil(event, services.clock.now());
    const seat = await insertSeat(tx, { ...rowOf(services, event, wish), state: 'held', number, keepUntil });
    if (received > 0) {
      await placeOrderPaidElsewhere(services, tx, {
        priceCents: received,
        email: address,
        subject: subjectOfSeat(seat.id),
        userId: memberId,
        product: { ...seatProduct, name: event.title },
      });
    } else await seatFor(services, tx, event, seat, { number });
    return {
      about: { kind: 'event', id: event.id, label: event.title },
      after: { seat: seat.id, receivedCents: received },
      answer: undefined,
    };
  },
);

/** All of these are done under the event's lock. */

const goneBy = (whyGone: NonNullable<SeatRow['whyGone']>, { clock }: Deps) => ({
  state: 'gone' as const,
  whyGone,
  number: null,
  keepUntil: null,
  updatedAt: clock.now(),
});

/** With or without an account. What she is paying for at this moment is not among it. */
async function seatsOfAddress(tx: Tx, { id }: EventRow, address: string): Promise<SeatRow[]> {
  const rows = await listSeats(tx, id, ['waiting', 'offered', 'taken']);
  return rows.filter((row) => row.email.toLowerCase() === address.toLowerCase());
}

/** Gives the seats that are free to those who wait, first come, first served: each is written to, and has a day. */
export async function offerFreeSeats(services: Deps, tx: Tx, event: EventRow): Promise<void> {
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
  services: Deps,
  tx: Tx,
  event: EventRow,
  seat: SeatRow,
  { number, paidOrder = null }: { number: number; paidOrder?: string | null },
): Promise<void> {
  const now = services.clock.now();
  const change = {
    state: 'taken' as const,
    number,
    paidOrder,
    keepUntil: null,
    whyGone: null,
    takenAt: now,
    updatedAt: now,
  };
  await updateSeat(tx, seat.id, change);
  await sendSeatLetter(services, tx, 'booked', event, { ...seat, ...change });
  await announce(services, tx, { type: 'seat-taken', ...aboutSeat(event, seat) });
}

/** Takes somebody off her seat, or off the list. What becomes free is the next one's. */
export async function freeSeat(
  services: Deps,
  tx: Tx,
  event: EventRow,
  seat: SeatRow,
  whyGone: NonNullable<SeatRow['whyGone']>,
): Promise<SeatRow> {
  const change = goneBy(whyGone, services);
  await updateSeat(tx, seat.id, change);
  if (seat.state === 'taken') {
    await announce(services, tx, { type: 'seat-given-up', ...aboutSeat(event, seat) });
  }
  if (seat.number !== null) await offerFreeSeats(services, tx, event);
  return { ...seat, ...change };
}

const aboutSeat = ({ id, title }: EventRow, { email, name, userId }: SeatRow) => ({
  eventId: id,
  title,
  name,
  userId,
  email: email.toLowerCase(),
});

/**
 * Its person lets it go: a place on the list, an offer, a hold, or a seat with its money. An order is always locked before
 * an event, here as where money arrives.
 */
export async function cancelSeat(services: Services, holder: SeatHolder): Promise<void> {
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
    if (seat.partOfOrder && seat.state === 'taken') throw partOfProduct();
    if (!mayGiveUp(event, seat, services.clock.now())) throw tooLate();
    if (seat.paidOrder) {
      await refundInFull(services, tx, { orderId: seat.paidOrder, why: 'The seat was given back in time.' });
    }
    const gone = await freeSeat(services, tx, event, seat, 'cancelled');
    if (seat.state === 'taken') await sendSeatLetter(services, tx, 'cancelled', event, gone);
  });
}

const justPaid = () => new DomainError('conflict', 'Your payment has just arrived, and the seat is yours.');
const partOfProduct = () =>
  new DomainError(
    'conflict',
    'This seat came with something you bought. It goes back with the refund of that order, on the order’s own page.',
  );
const tooLate = () =>
  new DomainError(
    'conflict',
    'A seat can be given back until 24 hours before the start. Please write to us, and we will find a way.',
  );

/** From a held or offered seat to its payment page. What arrives there is answered by `settleSeatPayment`. */
export async function payForSeat(
  services: Services,
  holder: SeatHolder,
  { source, code, ...payer }: Paying = {},
): Promise<{ url: string }> {
  const { seat, event } = await readOwnSeat(services, holder);
  refuseUnlessKept({ seat, event }, services.clock.now());
  const page = seatPath(services, seat);
  if (event.priceCents === 0) return takeForNothing(services, holder, page);
  return openPayment(services, {
    product: { ...seatProduct, name: event.title },
    priceCents: await eventPriceFor(services.db, seat.userId, event.priceCents),
    subject: subjectOfSeat(seat.id),
    email: seat.email,
    userId: seat.userId ?? undefined,
    known: await knowPayer(services, seat, payer),
    source,
    code,
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

/**
 * Money for a seat has arrived. It gets the seat it was meant for; where that was released meanwhile, another one if
 * there is one; and otherwise all of it goes back. Told again of the same order, it does nothing.
 */
export async function settleSeatPayment(
  services: Deps,
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
  await refundInFull(services, tx, { orderId, why: 'There was no seat for it any more.' });
  if (!found) return;
  const isFree = (await paidFor(tx, orderId)) === 0;
  await sendSeatLetter(services, tx, 'returned', found.event, found.seat, { isFree });
}

async function numberFor({ clock }: Deps, tx: Tx, { seat, event }: SeatAtEvent) {
  if (event.cancelledAt || seat.state === 'taken') return undefined;
  if (seat.number !== null) return seat.number;
  const isLate = seat.whyGone === 'released' && isOnSale(event, clock.now());
  return isLate ? freeNumber(tx, event) : undefined;
}

/** The money went back, whoever decided it: so does the seat. */
export async function withdrawSeat(
  services: Deps,
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
