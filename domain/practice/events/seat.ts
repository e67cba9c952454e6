import type { Db, Tx } from '../../../db/connect.ts';
import type { SeatLetter } from '../../../emails/mails.ts';
import { DAY, MINUTE } from '../../../shared/durations.ts';
import { readToken, signToken } from '../../../shared/signed-token.ts';
import { momentAt, onBothClocks } from '../../../shared/visitor-formats.ts';
import { readerOf } from '../../contacts/index.ts';
import { DomainError, notFound } from '../../errors.ts';
import type { Actor } from '../../identity/index.ts';
import { isId, knownId } from '../../ids.ts';
import { postMail } from '../../mail/index.ts';
import type { Deps } from '../../services.ts';
import { paymentsOf } from '../../shop/index.ts';
import { invitationOf } from '../invitations.ts';
import { practiceZone } from '../practice.ts';
import type { Signs } from '../session.ts';
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

const HOLD_MS = 15 * MINUTE;
const OFFER_MS = DAY;

type Planned = Pick<EventRow, 'startsAt' | 'endsAt' | 'cancelledAt' | 'movedAt' | 'isPublic' | 'forMembers'>;

/** Until when a seat is held for whoever pays, and offered to the next in the list: never past the start. */
export const heldUntil = (event: Planned, now: Date): Date => sooner(event.startsAt, now, HOLD_MS);
export const offeredUntil = (event: Planned, now: Date): Date => sooner(event.startsAt, now, OFFER_MS);
const sooner = (start: Date, now: Date, ms: number) =>
  new Date(Math.min(start.getTime(), now.getTime() + ms));

/** Whether seats can be had at all, were there one. */
export const isOnSale = ({ isPublic, forMembers, cancelledAt, startsAt }: Planned, now: Date): boolean =>
  (isPublic || forMembers) && !cancelledAt && now < startsAt;

/** From 10 minutes before until it ends. */
export const isDoorOpen = ({ startsAt, endsAt, cancelledAt }: Planned, now: Date): boolean =>
  !cancelledAt && now.getTime() >= startsAt.getTime() - 10 * MINUTE && now < endsAt;

export const mayGiveUp = (event: Planned, seat: SeatRow, now: Date): boolean =>
  seat.state === 'taken' ? !seat.partOfOrder && now < returnableUntil(event, seat) : seat.state !== 'gone';

/**
 * Until when a seat can be given back by its person, its whole price with it: 24 hours before the start, like a session.
 * What costs nothing, and what has been moved since it was taken, until it begins.
 */
function returnableUntil(
  event: Planned,
  { takenAt, paidOrder }: Pick<SeatRow, 'takenAt' | 'paidOrder'>,
): Date {
  const wasMoved = event.movedAt !== null && takenAt !== null && takenAt <= event.movedAt;
  return paidOrder && !wasMoved ? new Date(event.startsAt.getTime() - DAY) : event.startsAt;
}

export const soldOut = () =>
  new DomainError('conflict', 'The last seat has just been taken. You can join the waiting list.');
export const notOnSale = () => new DomainError('conflict', 'Seats for this can no longer be had.');
export const seatGone = () => new DomainError('conflict', 'This seat is no longer yours.');

type Kind = SeatLetter['kind'];

/** Where a calendar has something to learn. Reminders bring the file along for whoever has not taken it up yet. */
const withInvitation: Kind[] = ['booked', 'moved', 'cancelled', 'called_off', 'reminder'];

export async function sendSeatLetter(
  services: Deps,
  tx: Tx,
  kind: Kind,
  event: EventRow,
  seat: SeatRow,
  more: Pick<SeatLetter, 'isFree'> = {},
): Promise<void> {
  const home = await practiceZone(services, tx);
  const url = services.config.appUrl + seatPath(services, seat);
  const reader = await readerOf(tx, seat.email);
  const zone = seat.zone ?? reader.zone;
  const isInvited = withInvitation.includes(kind) && seat.takenAt !== null;
  await postMail(services, tx, {
    to: seat.email,
    userId: seat.userId ?? undefined,
    about: `seat:${seat.id}`,
    template: 'seat',
    attachments: isInvited ? [{ kind: 'invitation', ...seatInvitation(services, event, seat) }] : [],
    props: {
      kind,
      name: seat.name,
      title: event.title,
      minutes: minutesOf(event),
      ...onBothClocks(reader.formats, event.startsAt, { home, zone }),
      priceCents: event.priceCents,
      isPaid: seat.paidOrder !== null,
      paidCents: seat.paidOrder ? await paidFor(tx, seat.paidOrder) : 0,
      keepUntil: seat.keepUntil ? momentAt(reader.formats, seat.keepUntil, zone ?? home) : undefined,
      url: kind === 'recording' ? `${url}/recording` : url,
      ...more,
    },
  });
}

/** Less than the price with a code, and whatever was agreed where it was paid in cash. */
export const paidFor = async (tx: Db | Tx, orderId: string): Promise<number> =>
  (await paymentsOf(tx, orderId)).reduce((sum, { amountCents }) => sum + amountCents, 0);

export const minutesOf = ({ startsAt, endsAt }: Pick<EventRow, 'startsAt' | 'endsAt'>): number =>
  Math.round((endsAt.getTime() - startsAt.getTime()) / MINUTE);

/** A seat as calendars understand it: the sequence rises with the event, and once more when the seat is gone. */
export function seatInvitation(services: Deps, event: EventRow, seat: SeatRow, publish = false) {
  const isGone = seat.state === 'gone';
  return invitationOf(
    services.content.current().site,
    {
      uid: `seat-${seat.id}`,
      summary: event.title,
      sequence: event.version + (isGone ? 1 : 0),
      stamp: isGone ? seat.updatedAt : event.updatedAt,
      start: event.startsAt,
      end: event.endsAt,
      isCancelled: isGone,
      name: seat.name,
      email: seat.email,
    },
    services.config.appUrl + seatPath(services, seat),
    publish,
  );
}
