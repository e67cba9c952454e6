import { showIn } from '../../../shared/wall-time.ts';
import { notFound } from '../../errors.ts';
import { type Actor, actionsAbout, ownerVerb, staffOnly } from '../../identity/index.ts';
import { knownId } from '../../ids.ts';
import type { Parts } from '../../services.ts';
import { practiceZone, readPractice } from '../practice.ts';
import { readBooked } from '../queries.ts';
import { countSeats, type EventRow, findEvent, listEvents, listSeats, type SeatRow } from './queries.ts';
import { minutesOf } from './seat-letters.ts';

type By = { actor: Actor };

/** Every event, those ahead first and soonest first, then those that are over. */
export async function readOfficeEvents({ db, clock }: Pick<Parts, 'db' | 'clock'>, { actor }: By) {
  staffOnly(actor);
  const rows = await listEvents(db);
  const counts = await countSeats(
    db,
    rows.map(({ id }) => id),
  );
  const now = clock.now();
  const lines = rows.map((row) => ({ ...lineOf(row, now), counts: counts.get(row.id) ?? {} }));
  const isAhead = ({ state }: (typeof lines)[number]) => state === 'shown' || state === 'draft';
  return { ahead: lines.filter(isAhead).reverse(), past: lines.filter((line) => !isAhead(line)) };
}

function lineOf(event: EventRow, now: Date) {
  const { id, title, seats, priceCents } = event;
  return { id, title, seats, priceCents, state: stateOf(event, now), startsAt: event.startsAt.toISOString() };
}

function stateOf({ cancelledAt, endsAt, isPublic }: EventRow, now: Date) {
  if (cancelledAt) return 'cancelled' as const;
  if (endsAt <= now) return 'over' as const;
  return isPublic ? ('shown' as const) : ('draft' as const);
}

/** One event with its people, in the order in which they came. */
export async function readOfficeEvent(services: Parts, { actor, eventId }: By & { eventId: string }) {
  staffOnly(actor);
  const event = await findEvent(services.db, knownId(eventId, 'Event'));
  if (!event) throw notFound('Event');
  const now = services.clock.now();
  const [people, sessions, practice, timeline] = await Promise.all([
    listSeats(services.db, event.id, ['waiting', 'offered', 'held', 'taken', 'gone']),
    readBooked(services.db, event.startsAt, event.endsAt),
    readPractice(services),
    actionsAbout(services, { kind: 'event', id: event.id }),
  ]);
  const of = (...states: SeatRow['state'][]) =>
    people.filter(({ state }) => states.includes(state)).map(toPerson);
  return {
    ...lineOf(event, now),
    slug: event.slug,
    description: event.description,
    minutes: minutesOf(event),
    meetingLink: event.meetingLink,
    isPublic: event.isPublic,
    hasBegun: event.startsAt <= now,
    zone: practice.zone,
    /** Sessions that stand in the same hours. */
    clashes: event.cancelledAt ? 0 : sessions.length,
    seated: of('taken', 'held', 'offered'),
    waiting: of('waiting'),
    gone: of('gone'),
    timeline,
  };
}
export type OfficeEvent = Awaited<ReturnType<typeof readOfficeEvent>>;
export type EventPerson = OfficeEvent['seated'][number];

const toPerson = ({ id, name, email, state, whyGone, keepUntil, paidOrder, createdAt }: SeatRow) => ({
  ...{ id, name, email, state, whyGone, orderId: paidOrder },
  keepUntil: keepUntil?.toISOString(),
  since: createdAt.toISOString(),
});

export const peopleHeader = ['Name', 'E-mail', 'State', 'Order', 'Since'];

const words: Record<SeatRow['state'], string> = {
  taken: 'has a seat',
  held: 'is paying',
  offered: 'is offered a seat',
  waiting: 'waits',
  gone: 'gone',
};

/** The people of an event for a spreadsheet. It leaves the program: the owner's, like every export. */
export const exportPeople = ownerVerb<{ eventId: string }, { title: string; rows: string[][] }>(
  'event.exported',
  async (services, tx, { eventId }) => {
    const event = await findEvent(tx, knownId(eventId, 'Event'));
    if (!event) throw notFound('Event');
    const people = await listSeats(tx, event.id, ['taken', 'held', 'offered', 'waiting']);
    const zone = await practiceZone(services, tx);
    const rows = people.map(({ name, email, state, paidOrder, createdAt }) => [
      ...[name, email, words[state], paidOrder ?? ''],
      showIn(createdAt, zone, 'yyyy-MM-dd HH:mm'),
    ]);
    return {
      about: { kind: 'event', id: event.id, label: event.title },
      after: { people: rows.length },
      answer: { title: event.title, rows },
    };
  },
);
