import type { Db, Tx } from '../../../db/connect.ts';
import { readToken, signToken } from '../../../shared/signed-token.ts';
import { notFound } from '../../errors.ts';
import type { Actor } from '../../identity/index.ts';
import { isId, knownId } from '../../ids.ts';
import type { Signs } from '../guests/session-key.ts';
import { type EventRow, findEvent, findSeat, lockEvent, type SeatRow } from './queries.ts';

const PURPOSE = 'seat';

/** Whoever asks for a seat: its member, or whoever holds its signed link. */
export type SeatHolder = { actor: Actor; seatId: string } | { key: string };
export type SeatAtEvent = { seat: SeatRow; event: EventRow };

export const signSeatKey = ({ config }: Signs, seatId: string): string =>
  signToken(config.secret, PURPOSE, seatId);

/** Where its person finds a seat: in the portal, or by a signed link while there is no account. */
export const seatPath = (signs: Signs, { id, userId }: Pick<SeatRow, 'id' | 'userId'>): string =>
  userId ? `/portal/events/${id}` : `/seats/${signSeatKey(signs, id)}`;

/** One's own seat, with its event. For everybody else it does not exist. */
export async function readOwnSeat(
  services: Signs & { db: Db | Tx },
  holder: SeatHolder,
): Promise<SeatAtEvent> {
  const seat = ownOrNotFound(holder, await findSeat(services.db, idOf(services, holder)));
  const event = await findEvent(services.db, seat.eventId);
  if (!event) throw notFound('Seat');
  return { seat, event };
}

/** The same, alone with the event: seats are changed under its lock, and under no other. */
export async function lockOwnSeat(services: Signs, tx: Tx, holder: SeatHolder): Promise<SeatAtEvent> {
  const { seat } = await readOwnSeat({ ...services, db: tx }, holder);
  const locked = await lockSeat(tx, seat.id);
  if (!locked) throw notFound('Seat');
  return locked;
}

export async function lockSeat(tx: Tx, seatId: string): Promise<SeatAtEvent | undefined> {
  const before = await findSeat(tx, seatId);
  const event = before && (await lockEvent(tx, before.eventId));
  const seat = event && (await findSeat(tx, seatId));
  return seat && { seat, event };
}

function idOf({ config }: Signs, holder: SeatHolder): string {
  if (!('key' in holder)) return knownId(holder.seatId, 'Seat');
  const seatId = readToken(config.secret, PURPOSE, holder.key) ?? '';
  return knownId(isId(seatId) ? seatId : '', 'Seat');
}

function ownOrNotFound(holder: SeatHolder, seat: SeatRow | undefined): SeatRow {
  if (!seat) throw notFound('Seat');
  if ('key' in holder || seat.userId === holder.actor.id) return seat;
  throw notFound('Seat');
}
