import { DomainError, notFound } from '../../errors.ts';
import type { Services } from '../../services.ts';
import { type OrderHolder, openOrder, ordersAbout } from '../../shop/index.ts';
import { subjectOfSeat } from '../payment/session-subject.ts';
import { readPractice } from '../practice.ts';
import { isDoorOpen, mayGiveUp } from './event-rules.ts';
import { readOwnSeat, type SeatHolder, seatPath } from './owned-seat.ts';
import { findSeatOfOrder, listSeatsOf } from './queries.ts';
import { minutesOf, seatInvitation } from './seat-letters.ts';

/** One seat, for its person. */
export async function readSeat(services: Services, holder: SeatHolder) {
  const { db, clock } = services;
  const now = clock.now();
  const { seat, event } = await readOwnSeat(services, holder);
  const [practice, orders] = await Promise.all([
    readPractice(services),
    ordersAbout(db, subjectOfSeat(seat.id)),
  ]);
  const isHers = seat.state === 'taken';
  return {
    title: event.title,
    slug: event.slug,
    startsAt: event.startsAt.toISOString(),
    endsAt: event.endsAt.toISOString(),
    minutes: minutesOf(event),
    priceCents: event.priceCents,
    state: seat.state,
    whyGone: seat.whyGone,
    isPaid: seat.paidOrder !== null,
    keepUntil: seat.keepUntil?.toISOString(),
    hasBegun: event.startsAt <= now,
    isOver: event.endsAt <= now,
    isOpen: isHers && isDoorOpen(event, now),
    mayGiveUp: event.startsAt > now && mayGiveUp(event, seat, now),
    isPaymentOnItsWay: orders.some(({ state }) => state === 'pending'),
    hasRecording: isHers && event.recordedAt !== null,
    practiceZone: practice.zone,
    zone: seat.zone ?? practice.zone,
  };
}
export type SeatPage = Awaited<ReturnType<typeof readSeat>>;

/** The way into the meeting, from 10 minutes before until it ends. */
export async function joinEvent(services: Services, holder: SeatHolder): Promise<{ url: string }> {
  const { seat, event } = await readOwnSeat(services, holder);
  if (seat.state !== 'taken') throw new DomainError('conflict', 'The door opens for those who have a seat.');
  if (!isDoorOpen(event, services.clock.now())) {
    throw new DomainError('conflict', 'You can join from 10 minutes before the start until it ends.');
  }
  return { url: event.meetingLink };
}

/** The calendar file to download, for calendars that do not read mail. */
export async function readSeatInvitation(services: Services, holder: SeatHolder): Promise<string> {
  const { seat, event } = await readOwnSeat(services, holder);
  return seatInvitation(services, event, seat, true).text;
}

/** What a member has a seat at, or waits for. */
export async function readSeatsOf({ db, clock }: Services, { memberId }: { memberId: string }) {
  const now = clock.now();
  return (await listSeatsOf(db, memberId)).map(({ seat, event }) => ({
    id: seat.id,
    title: event.title,
    startsAt: event.startsAt.toISOString(),
    minutes: minutesOf(event),
    state: seat.state,
    isOver: event.endsAt <= now,
    hasRecording: seat.state === 'taken' && event.recordedAt !== null,
  }));
}
export type SeatCard = Awaited<ReturnType<typeof readSeatsOf>>[number];

/** Where the buyer of an order finds the seat it has paid for. */
export async function findSeatPath(services: Services, holder: OrderHolder): Promise<string> {
  const { order } = await openOrder(services, holder);
  const seat = await findSeatOfOrder(services.db, order.id);
  if (!seat) throw notFound('Seat');
  return seatPath(services, seat);
}
