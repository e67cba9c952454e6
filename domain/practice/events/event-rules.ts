import { DomainError } from '../../errors.ts';
import type { EventRow, SeatRow } from './queries.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const HOLD_MS = 15 * MINUTE;
const OFFER_MS = DAY;

type Planned = Pick<EventRow, 'startsAt' | 'endsAt' | 'cancelledAt' | 'movedAt' | 'isPublic'>;

/** Until when a seat is held for whoever pays, and offered to the next in the list: never past the start. */
export const heldUntil = (event: Planned, now: Date): Date => sooner(event.startsAt, now, HOLD_MS);
export const offeredUntil = (event: Planned, now: Date): Date => sooner(event.startsAt, now, OFFER_MS);
const sooner = (start: Date, now: Date, ms: number) =>
  new Date(Math.min(start.getTime(), now.getTime() + ms));

/** Whether seats can be had at all, were there one. */
export const isOnSale = ({ isPublic, cancelledAt, startsAt }: Planned, now: Date): boolean =>
  isPublic && !cancelledAt && now < startsAt;

/** From 10 minutes before until it ends. */
export const isDoorOpen = ({ startsAt, endsAt, cancelledAt }: Planned, now: Date): boolean =>
  !cancelledAt && now.getTime() >= startsAt.getTime() - 10 * MINUTE && now < endsAt;

/**
 * Until when a seat can be given back by its person, its whole price with it: 24 hours before the start, like a session.
 * What costs nothing, and what has been moved since it was taken, until it begins.
 */
export function returnableUntil(
  event: Planned,
  { takenAt, paidOrder }: Pick<SeatRow, 'takenAt' | 'paidOrder'>,
): Date {
  const wasMoved = event.movedAt !== null && takenAt !== null && takenAt <= event.movedAt;
  return paidOrder && !wasMoved ? new Date(event.startsAt.getTime() - DAY) : event.startsAt;
}

export const mayGiveUp = (event: Planned, seat: SeatRow, now: Date): boolean =>
  seat.state === 'taken' ? now < returnableUntil(event, seat) : seat.state !== 'gone';

export const soldOut = () =>
  new DomainError('conflict', 'The last seat has just been taken. You can join the waiting list.');
export const notOnSale = () => new DomainError('conflict', 'Seats for this can no longer be had.');
export const seatGone = () => new DomainError('conflict', 'This seat is no longer yours.');
