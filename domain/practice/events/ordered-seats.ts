import type { Delivery } from '../../../content/product.ts';
import type { Tx } from '../../../db/connect.ts';
import { notFound } from '../../errors.ts';
import type { FactOf } from '../../facts.ts';
import { isId } from '../../ids.ts';
import type { Deps } from '../../services.ts';
import { existingOrder, type OrderHolder, type OrderRow, openOrder, soldTerms } from '../../shop/index.ts';
import {
  countSeats,
  findEvent,
  findSeat,
  freeNumber,
  insertSeat,
  listOrderedSeats,
  lockEvent,
} from './queries.ts';
import { isOnSale, notOnSale, seatPath, sendSeatLetter, soldOut } from './seat.ts';
import { freeSeat, seatFor } from './seats.ts';

/** Seats that come with a product: held with the order, taken with its payment, free again with its refund. */

type SeatPart = Extract<Delivery, { kind: 'seat' }>;

const seatParts = (delivers: readonly Delivery[]): SeatPart[] =>
  delivers.filter((part) => part.kind === 'seat');

/** An order is placed: its seats are kept for as long as it can be paid. Without one there is no order. */
export async function holdOrderedSeats(
  services: Deps,
  tx: Tx,
  { orderId }: FactOf<'order-placed'>,
): Promise<void> {
  const order = await existingOrder(tx, orderId);
  const parts = seatParts(soldTerms(order)?.delivers ?? []);
  // In one order for all, so that two buyers of the same two events never wait for each other.
  for (const { event: eventId } of parts.toSorted((one, other) => one.event.localeCompare(other.event))) {
    const event = await lockEvent(tx, eventId);
    const now = services.clock.now();
    if (!event || !isOnSale(event, now)) throw notOnSale();
    const number = await freeNumber(tx, event);
    if (number === undefined) throw soldOut();
    const until = Math.min(event.startsAt.getTime(), order.expiresAt.getTime());
    const keepUntil = new Date(Math.max(until, now.getTime()));
    await insertSeat(tx, { ...rowOf(order, eventId, now), state: 'held', number, keepUntil });
  }
}

const rowOf = ({ id, userId, email, zone }: OrderRow, eventId: string, now: Date) => ({
  eventId,
  ...(userId ? { userId } : { guestEmail: email.toLowerCase() }),
  zone,
  partOfOrder: id,
  createdAt: now,
  updatedAt: now,
});

/**
 * The order is paid: the seat that was held for it is its buyer's. Where it was released meanwhile, another one if there is
 * one; false where there is none. Asked again, it takes no second seat.
 */
export async function takeOrderedSeat(
  services: Deps,
  tx: Tx,
  order: OrderRow,
  { event: eventId }: SeatPart,
): Promise<boolean> {
  const event = await lockEvent(tx, eventId);
  if (!event || event.cancelledAt) return false;
  const own = await listOrderedSeats(tx, order.id, eventId);
  if (own.some(({ state }) => state === 'taken')) return true;
  const held = own.find(({ state }) => state === 'held');
  const now = services.clock.now();
  const number = held?.number ?? (isOnSale(event, now) ? await freeNumber(tx, event) : undefined);
  if (!number) return false;
  const keepUntil = now;
  const seat =
    held ?? (await insertSeat(tx, { ...rowOf(order, eventId, now), state: 'held', number, keepUntil }));
  await seatFor(services, tx, event, seat, { number });
  return true;
}

/** The money went back: so do the seats, of one part or of all. */
export async function freeOrderedSeats(
  services: Deps,
  tx: Tx,
  { orderId, event: only }: { orderId: string; event?: string },
): Promise<void> {
  for (const { id, eventId } of await listOrderedSeats(tx, orderId, only)) {
    const event = await lockEvent(tx, eventId);
    const seat = await findSeat(tx, id);
    if (!event || !seat || seat.state === 'gone') continue;
    const gone = await freeSeat(services, tx, event, seat, 'refunded');
    if (seat.state === 'taken' && event.startsAt > services.clock.now())
      await sendSeatLetter(services, tx, 'cancelled', event, gone);
  }
}

/** Where it is still to be paid: a page that is open, or a debit on its way. */
export async function stillBought(tx: Tx, orderId: string): Promise<'open' | 'pending' | undefined> {
  const { state } = await existingOrder(tx, orderId);
  return state === 'open' || state === 'pending' ? state : undefined;
}

/** Why a product with a seat cannot be ordered now, in words; nothing where it can. */
export async function readSoldOutReason(
  { db, clock, content }: Pick<Deps, 'db' | 'clock' | 'content'>,
  productId: string,
): Promise<string | undefined> {
  const product = content.current().catalogue.byId.get(productId);
  for (const { event: eventId, title } of seatParts(product?.delivers ?? [])) {
    const event = isId(eventId) ? await findEvent(db, eventId) : undefined;
    if (!event || !isOnSale(event, clock.now())) return `Seats for “${title}” can no longer be had.`;
    const { taken = 0, held = 0, offered = 0 } = (await countSeats(db, [event.id])).get(event.id) ?? {};
    if (taken + held + offered >= event.seats)
      return `All seats of “${title}” are taken or being paid for. On the page of the event you can join its waiting list.`;
  }
  return undefined;
}

/** Where the buyer of a product finds the seat that came with it. */
export async function seatPathOfPart(services: Deps, holder: OrderHolder, eventId: string): Promise<string> {
  const { order } = await openOrder(services, holder);
  const seats = isId(eventId) ? await listOrderedSeats(services.db, order.id, eventId) : [];
  const seat = seats.find(({ state }) => state === 'taken') ?? seats[0];
  if (!seat) throw notFound('Seat');
  return seatPath(services, seat);
}
