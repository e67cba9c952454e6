import type { Db, Tx } from '../../../db/connect.ts';
import { renderMarkdown } from '../../content/index.ts';
import { notFound } from '../../errors.ts';
import { knownId } from '../../ids.ts';
import type { Services } from '../../services.ts';
import { readPractice } from '../practice.ts';
import { isOnSale } from './event-rules.ts';
import { countSeats, type EventRow, findEvent, findEventBySlug, listPublicEvents } from './queries.ts';
import { minutesOf } from './seat-letters.ts';

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
  };
}
export type ShownEvent = ReturnType<typeof toShown>;

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

/** What lies ahead, for everybody. */
export async function readEvents(services: Reads) {
  const rows = await listPublicEvents(services.db, services.clock.now());
  const { zone } = await readPractice(services);
  return { zone, events: await shownOf(services, rows) };
}

/** One event by its address; those that are over or cancelled stay where their links lead. */
export async function readEvent(services: Reads, { slug }: { slug: string }) {
  const row = await findEventBySlug(services.db, slug);
  if (!row?.isPublic) throw notFound('Event');
  const [event] = await shownOf(services, [row]);
  if (!event) throw notFound('Event');
  const { zone } = await readPractice(services);
  return { zone, event, html: renderMarkdown(row.description) };
}

/** What other contexts of the office need to know of an event. */
export async function eventById(db: Db | Tx, eventId: string) {
  const event = await findEvent(db, knownId(eventId, 'Event'));
  if (!event) throw notFound('Event');
  return { id: event.id, title: event.title, minutes: minutesOf(event) };
}
