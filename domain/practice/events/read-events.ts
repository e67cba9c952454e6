import type { Db, Tx } from '../../../db/connect.ts';
import { renderMarkdown, shownTo } from '../../content/index.ts';
import { DomainError, notFound } from '../../errors.ts';
import { knownId } from '../../ids.ts';
import type { Services } from '../../services.ts';
import { eventPriceFor, type OrderHolder, openOrder, ordersOfSubject } from '../../shop/index.ts';
import { readPractice } from '../practice.ts';
import { subjectOfSeat } from '../session-payment.ts';
import { eventForPage, isOpenTo } from './members-evening.ts';
import type { EventRow } from './queries.ts';
import { countSeats, findEvent, findSeatOfOrder, listPublicEvents, listSeatsOf } from './queries.ts';
import {
  isDoorOpen,
  isOnSale,
  mayGiveUp,
  minutesOf,
  paidFor,
  readOwnSeat,
  type SeatHolder,
  seatInvitation,
  seatPath,
} from './seat.ts';

type Reads = Pick<Services, 'db' | 'clock' | 'content'>;

/** What anybody may know of an event. */
function toShown(event: EventRow, left: number, now: Date) {
  return {
    slug: event.slug,
    title: event.title,
    /** Its first paragraph, for lists and search engines. */
    summary: (event.description.split(/\n\s*\n/)[0] ?? '').replace(/\s+/g, ' ').trim(),
    startsAt: event.startsAt.toISOString(),
    endsAt: event.endsAt.toISOString(),
    minutes: minutesOf(event),
    priceCents: event.priceCents,
    seats: event.seats,
    left,
    isOnSale: isOnSale(event, now),
    isCancelled: event.cancelledAt !== null,
    isOver: event.endsAt <= now,
    isRecorded: event.recordedAt !== null,
    forMembers: event.forMembers,
  };
}
export type ShownEvent = ReturnType<typeof toShown>;

/** What lies ahead, for everybody. */
export async function readEvents(services: Reads) {
  const rows = await listPublicEvents(services.db, services.clock.now());
  const { zone } = await readPractice(services);
  return { zone, events: await shownOf(services, rows) };
}

/** A page whose sections name events, with those events: over or cancelled ones are shown no more. */
export async function addEventsToPage<Page extends { sections: { kind: string; words: object }[] }>(
  services: Reads,
  page: Page,
): Promise<Page & Awaited<ReturnType<typeof readEvents>>> {
  const asks = page.sections.some(({ kind }) => kind === 'event');
  return { ...page, ...(asks ? await readEvents(services) : { zone: '', events: [] }) };
}

async function shownOf({ db, clock }: Reads, rows: EventRow[]): Promise<ShownEvent[]> {
  const counts = await countSeats(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const { taken = 0, held = 0, offered = 0 } = counts.get(row.id) ?? {};
    return toShown(row, Math.max(0, row.seats - taken - held - offered), clock.now());
  });
}

/** One event by its address; those that are over or cancelled stay where their links lead. */
export async function readEvent(
  services: Reads & Pick<Services, 'config'>,
  { slug, memberId }: { slug: string; memberId?: string },
) {
  const row = await eventForPage(services.db, slug);
  if (!row) throw notFound('Event');
  const [event] = await shownOf(services, [row]);
  if (!event) throw notFound('Event');
  const { zone } = await readPractice(services);
  // What she pays by her membership, where that is less.
  const memberCents = await eventPriceFor(services.db, memberId, event.priceCents);
  const isOpen = await isOpenTo(services.db, row, memberId);
  // What the evening is about is its members' to read.
  const html = isOpen ? renderMarkdown(row.description, shownTo(services, memberId)) : '';
  return { zone, event, memberCents, html, isOpen };
}

/** What other contexts of the office need to know of an event. */
export async function eventById(db: Db | Tx, eventId: string) {
  const event = await findEvent(db, knownId(eventId, 'Event'));
  if (!event) throw notFound('Event');
  return { id: event.id, title: event.title, minutes: minutesOf(event) };
}

/** One seat, for its person. */
export async function readSeat(services: Services, holder: SeatHolder) {
  const { db, clock } = services;
  const now = clock.now();
  const { seat, event } = await readOwnSeat(services, holder);
  const [practice, orders, paidCents] = await Promise.all([
    readPractice(services),
    ordersOfSubject(db, subjectOfSeat(seat.id)),
    seat.paidOrder ? paidFor(db, seat.paidOrder) : 0,
  ]);
  const isHers = seat.state === 'taken';
  return {
    title: event.title,
    slug: event.slug,
    startsAt: event.startsAt.toISOString(),
    endsAt: event.endsAt.toISOString(),
    minutes: minutesOf(event),
    priceCents: await eventPriceFor(db, seat.userId, event.priceCents),
    state: seat.state,
    whyGone: seat.whyGone,
    paidCents,
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
export async function readSeatCalendarFile(services: Services, holder: SeatHolder): Promise<string> {
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
