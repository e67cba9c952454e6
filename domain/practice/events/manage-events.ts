import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Tx } from '../../../db/connect.ts';
import { MINUTE } from '../../../shared/durations.ts';
import { line, optional, price, text, ticked, whole } from '../../../shared/fields.ts';
import { slugOf } from '../../../shared/slug.ts';
import { addDays, dateIn, instantOf, type PlainDate, showIn, weekdayOf } from '../../../shared/wall-time.ts';
import { bodyProblem, reserveMedia } from '../../content/index.ts';
import { DomainError, notFound } from '../../errors.ts';
import type { Refuse } from '../../form-verb.ts';
import { type Actor, actionsAbout, isOwner, ownerVerb, staffOnly, staffVerb } from '../../identity/index.ts';
import { knownId } from '../../ids.ts';
import type { Deps } from '../../services.ts';
import { listCircle } from '../../shop/index.ts';
import { practiceZone, readPractice, readSettings } from '../practice.ts';
import { readBooked } from '../queries.ts';
import { planEventReminders } from './event-duties.ts';
import type { EventRow, SeatRow } from './queries.ts';
import * as queries from './queries.ts';
import { minutesOf, sendSeatLetter } from './seat.ts';
import { offerFreeSeats } from './seats.ts';

const WHEN = 'Please give a date and a time.';

/** What the office may say of an event. */
const eventRules = z.object({
  title: line(120, 'Please give it a title.'),
  description: text(5_000, 'Please say what it is about.').superRefine((written, check) => {
    const message = bodyProblem(written);
    if (message) check.addIssue({ code: 'custom', message });
  }),
  /** A form gives it as the practitioner's clock shows it. */
  startsAt: z.union([z.date(), z.string().regex(/^[\d-]+T\d\d:\d\d/)], WHEN),
  minutes: whole(15, 480, 'Minutes: from 15 to 480.'),
  priceCents: price('A price such as 25, or 0.'),
  seats: whole(1, 500, 'Seats: from 1 to 500.'),
  /** Left out, it meets where sessions meet, in a room of its own. */
  meetingLink: optional(
    z
      .string()
      .trim()
      .pipe(z.url({ protocol: /^https$/, error: 'Please give a link that begins with https://' })),
  ),
  isPublic: ticked,
});
type EventRules = z.output<typeof eventRules>;
type RefuseRules = Refuse<typeof eventRules>;

const AHEAD = 'Please give a time that lies ahead.';

const MOST_EVENTS = 52;

const newEvent = eventRules.extend({
  /** A series has the same title, hour and seats; each of its events stands by itself from then on. */
  repeats: z.enum(['no', 'weekly', 'fortnightly', 'monthly']).default('no'),
  times: whole(2, MOST_EVENTS, `From 2 to ${MOST_EVENTS} events.`).default(2),
});

/** A new event, or a series of them. It is the owner's, because it has a price and is published. */
export const createEvent = ownerVerb(
  'event.created',
  newEvent,
  async (services, tx, { actor: _actor, repeats, times, ...rules }, refuse) => {
    const now = services.clock.now();
    const zone = await practiceZone(services, tx);
    const { startsAt: first } = await columnsOf(services, tx, rules, refuse);
    if (first <= now) throw refuse({ startsAt: AHEAD });
    const events: EventRow[] = [];
    for (const startsAt of startsOfSeries(first, { repeats, times, zone })) {
      const columns = await columnsOf(services, tx, { ...rules, startsAt }, refuse);
      const meetingLink = await roomFor(services, tx, rules, refuse);
      const event = await insertNamed(tx, { ...columns, meetingLink, createdAt: now, updatedAt: now });
      await planEventReminders(tx, event, now);
      events.push(event);
    }
    const [event] = events;
    if (!event) throw refuse({ startsAt: WHEN });
    return {
      about: aboutEvent(event),
      after: { ...told(event), ...(events.length > 1 && { events: events.length }) },
      answer: { eventId: event.id },
    };
  },
);

const THURSDAY = 4;
const EARLIEST_DAYS = 14;

/** What the form says before anybody has: a Thursday in two weeks or more, at seven, for an hour and a quarter. */
export async function proposeEvening(
  services: Pick<Deps, 'db' | 'clock' | 'content'>,
  { actor }: { actor: Actor },
) {
  staffOnly(actor);
  const zone = await practiceZone(services, services.db);
  const soonest = addDays(dateIn(services.clock.now(), zone), EARLIEST_DAYS);
  const date = addDays(soonest, (THURSDAY - weekdayOf(soonest) + 7) % 7);
  const { guide } = services.content.current().site;
  const month = showIn(`${date}T12:00:00Z`, 'UTC', 'MMMM');
  return {
    title: `Members’ evening in ${month}`,
    description: `An hour and a quarter with ${guide}, for the Soul Circle alone.\n\nWe look at the month together: what its number asks of each of you, and what came of the last one. Bring your letter of the month and one question. Cameras may stay off.`,
    startsAt: `${date}T19:00`,
    minutes: 75,
    seats: 40,
    members: (await listCircle(services.db)).length,
  };
}

const newEvening = eventRules.omit({ priceCents: true, isPublic: true }).extend({ announces: ticked });

/** It stands in the portal of every member at once; the letter about it leaves within minutes. */
export const createMembersEvening = ownerVerb(
  'event.created',
  newEvening,
  async (services, tx, { actor: _actor, announces, ...given }, refuse) => {
    const now = services.clock.now();
    const rules = { ...given, priceCents: 0, isPublic: false };
    const columns = await columnsOf(services, tx, rules, refuse);
    if (columns.startsAt <= now) throw refuse({ startsAt: AHEAD });
    const meetingLink = await roomFor(services, tx, rules, refuse);
    const stamps = { createdAt: now, updatedAt: now };
    const row = { ...columns, meetingLink, ...stamps, forMembers: true, isAnnounced: announces };
    const event = await insertNamed(tx, row);
    await reserveMedia(tx, event.description);
    await planEventReminders(tx, event, now);
    if (announces) await services.jobs.enqueue(tx, 'event-duties');
    return {
      about: aboutEvent(event),
      after: { ...told(event), forMembers: true, announced: announces },
      answer: { eventId: event.id },
    };
  },
);

type Series = { repeats: z.output<typeof newEvent>['repeats']; times: number; zone: string };

/** The same hour on the practitioner's wall; of a month without that day, its last one. An hour that a clock skips is left out. */
export function startsOfSeries(first: Date, { repeats, times, zone }: Series): Date[] {
  const [date, time] = [dateIn(first, zone), showIn(first, zone, 'HH:mm')];
  const dayOf = (n: number) =>
    repeats === 'monthly' ? monthsLater(date, n) : addDays(date, n * (repeats === 'weekly' ? 7 : 14));
  const later = Array.from({ length: repeats === 'no' ? 0 : times - 1 }, (_, n) => dayOf(n + 1));
  return [first, ...later.flatMap((day) => instantOf(day, time, zone) ?? [])];
}

function monthsLater(date: PlainDate, months: number): PlainDate {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0));
  last.setUTCDate(Math.min(day, last.getUTCDate()));
  return last.toISOString().slice(0, 10);
}

/**
 * From now on. Everybody with a seat is told of another time, and may give the seat back until it begins; more seats go to
 * the waiting list. The price and whether it is shown are the owner's.
 */
export const changeEvent = staffVerb(
  'event.changed',
  eventRules.extend({ eventId: z.string() }),
  async (services, tx, { actor, eventId, ...rules }, refuse) => {
    const now = services.clock.now();
    const before = await eventToChange(tx, eventId);
    refuseUnlessOwner(actor, before, rules);
    if (before.forMembers && rules.priceCents > 0) throw refuse({ priceCents: 'For members it is free.' });
    if (before.forMembers && rules.isPublic) throw refuse({ isPublic: 'It is for members alone.' });
    await refuseTooFewSeats(tx, before, rules, refuse);
    const columns = await columnsOf(services, tx, rules, refuse);
    const isMoved =
      columns.startsAt.getTime() !== before.startsAt.getTime() ||
      columns.endsAt.getTime() !== before.endsAt.getTime();
    if (isMoved && columns.startsAt <= now) throw refuse({ startsAt: AHEAD });
    const meetingLink = rules.meetingLink ? await roomFor(services, tx, rules, refuse) : before.meetingLink;
    const moved = isMoved ? { movedAt: now, version: before.version + 1 } : {};
    const event = await queries.updateEvent(tx, before.id, {
      ...columns,
      ...moved,
      meetingLink,
      updatedAt: now,
    });
    if (event.forMembers) await reserveMedia(tx, event.description);
    if (isMoved) await tellMoved(services, tx, event);
    await offerFreeSeats(services, tx, event);
    return { about: aboutEvent(event), before: told(before), after: told(event), answer: undefined };
  },
);

async function tellMoved(services: Deps, tx: Tx, event: EventRow): Promise<void> {
  await planEventReminders(tx, event, services.clock.now());
  await queries.shortenHolds(tx, event.id, event.startsAt);
  for (const seat of await queries.listSeats(tx, event.id, ['taken', 'waiting', 'offered'])) {
    await sendSeatLetter(services, tx, 'moved', event, seat);
  }
}

/** Under its lock; one that was called off stays as it is. */
async function eventToChange(tx: Tx, eventId: string): Promise<EventRow> {
  const event = await queries.lockEvent(tx, knownId(eventId, 'Event'));
  if (!event) throw notFound('Event');
  if (event.cancelledAt) throw new DomainError('conflict', 'This event has been cancelled.');
  return event;
}

async function columnsOf(
  services: Deps,
  tx: Tx,
  { minutes, meetingLink: _link, startsAt: given, ...rest }: EventRules,
  refuse: RefuseRules,
) {
  const [date = '', time = ''] = typeof given === 'string' ? given.split('T') : [];
  const startsAt =
    given instanceof Date ? given : instantOf(date, time.slice(0, 5), await practiceZone(services, tx));
  if (!startsAt) throw refuse({ startsAt: WHEN });
  return { ...rest, startsAt, endsAt: new Date(startsAt.getTime() + minutes * MINUTE) };
}

async function roomFor(
  services: Deps,
  tx: Tx,
  { meetingLink }: EventRules,
  refuse: RefuseRules,
): Promise<string> {
  const pattern = meetingLink ?? (await readSettings(services, tx)).meetingLink;
  if (!pattern) throw refuse({ meetingLink: 'Please say where you meet.' });
  return pattern.replaceAll('{id}', randomBytes(16).toString('base64url'));
}

/** Its address is made of its title, with a number where that is taken; a weekly evening has used those up in time. */
async function insertNamed(
  tx: Tx,
  row: Omit<Parameters<typeof queries.insertEvent>[1], 'slug'>,
): Promise<EventRow> {
  const name = slugOf(row.title) || 'event';
  for (let turn = 1; turn <= 20; turn++) {
    const event = await queries.insertEvent(tx, { ...row, slug: turn === 1 ? name : `${name}-${turn}` });
    if (event) return event;
  }
  const event = await queries.insertEvent(tx, { ...row, slug: `${name}-${randomBytes(6).toString('hex')}` });
  if (!event) throw new Error('no address was free for an event');
  return event;
}

function refuseUnlessOwner(actor: Actor, before: EventRow, { priceCents, isPublic }: EventRules): void {
  if (isOwner(actor) || (priceCents === before.priceCents && isPublic === before.isPublic)) return;
  throw new DomainError('forbidden', 'The price, and whether it is shown, are the owner’s to change.');
}

async function refuseTooFewSeats(
  tx: Tx,
  { id }: EventRow,
  { seats }: EventRules,
  refuse: RefuseRules,
): Promise<void> {
  const { taken = 0, held = 0, offered = 0 } = (await queries.countSeats(tx, [id])).get(id) ?? {};
  const given = taken + held + offered;
  if (seats < given) throw refuse({ seats: `${given} seats are given already.` });
}

const aboutEvent = ({ id, title }: EventRow) => ({ kind: 'event', id, label: title });

const told = (event: EventRow) => {
  const { title, startsAt, priceCents, seats, isPublic } = event;
  return { title, startsAt: startsAt.toISOString(), minutes: minutesOf(event), priceCents, seats, isPublic };
};

/** The whole event is off: everybody is written to, and every payment goes back (event-duties.ts). */
export const cancelEvent = ownerVerb(
  'event.cancelled',
  z.object({ eventId: z.string() }),
  async (services, tx, { eventId }) => {
    const now = services.clock.now();
    const before = await eventToChange(tx, eventId);
    if (before.startsAt <= now) throw new DomainError('conflict', 'This event has begun already.');
    const event = await queries.updateEvent(tx, before.id, {
      cancelledAt: now,
      updatedAt: now,
      version: before.version + 1,
    });
    await planEventReminders(tx, event, now);
    const live = await queries.listSeats(tx, event.id, ['waiting', 'offered', 'held', 'taken']);
    for (const seat of live) await callOffSeat(services, tx, event, seat);
    await services.jobs.enqueue(tx, 'event-duties');
    const returned = live.filter(({ paidOrder }) => paidOrder !== null).length;
    return { about: aboutEvent(event), after: { written: live.length, returned }, answer: undefined };
  },
);

/** One seat of an event that is off. What was only held, nobody has been told of; money that comes for it goes back. */
async function callOffSeat(services: Deps, tx: Tx, event: EventRow, seat: SeatRow): Promise<void> {
  const change = {
    state: 'gone' as const,
    whyGone: 'called_off' as const,
    number: null,
    keepUntil: null,
    returnDue: seat.paidOrder !== null || (seat.partOfOrder !== null && seat.state === 'taken'),
    updatedAt: services.clock.now(),
  };
  await queries.updateSeat(tx, seat.id, change);
  if (seat.state !== 'held') await sendSeatLetter(services, tx, 'called_off', event, { ...seat, ...change });
}

type By = { actor: Actor };

/** Every event, those ahead first and soonest first, then those that are over. */
export async function readOfficeEvents({ db, clock }: Pick<Deps, 'db' | 'clock'>, { actor }: By) {
  staffOnly(actor);
  const rows = await queries.listEvents(db);
  const counts = await queries.countSeats(
    db,
    rows.map(({ id }) => id),
  );
  const now = clock.now();
  const lines = rows.map((row) => ({ ...lineOf(row, now), counts: counts.get(row.id) ?? {} }));
  const isAhead = ({ state }: (typeof lines)[number]) => state !== 'over' && state !== 'cancelled';
  return { ahead: lines.filter(isAhead).reverse(), past: lines.filter((line) => !isAhead(line)) };
}

function lineOf(event: EventRow, now: Date) {
  const { id, title, seats, priceCents } = event;
  return { id, title, seats, priceCents, state: stateOf(event, now), startsAt: event.startsAt.toISOString() };
}

function stateOf({ cancelledAt, endsAt, isPublic, forMembers }: EventRow, now: Date) {
  if (cancelledAt) return 'cancelled' as const;
  if (endsAt <= now) return 'over' as const;
  if (forMembers) return 'members' as const;
  return isPublic ? ('shown' as const) : ('draft' as const);
}

/** One event with its people, in the order in which they came. */
export async function readOfficeEvent(services: Deps, { actor, eventId }: By & { eventId: string }) {
  staffOnly(actor);
  const event = await queries.findEvent(services.db, knownId(eventId, 'Event'));
  if (!event) throw notFound('Event');
  const now = services.clock.now();
  const [people, sessions, practice, timeline] = await Promise.all([
    queries.listSeats(services.db, event.id, ['waiting', 'offered', 'held', 'taken', 'gone']),
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
    forMembers: event.forMembers,
    announcedAt: event.announcedAt?.toISOString(),
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

const toPerson = ({ id, name, email, state, whyGone, keepUntil, createdAt, ...seat }: SeatRow) => ({
  id,
  name,
  email,
  state,
  whyGone,
  orderId: seat.paidOrder ?? seat.partOfOrder,
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
    const event = await queries.findEvent(tx, knownId(eventId, 'Event'));
    if (!event) throw notFound('Event');
    const people = await queries.listSeats(tx, event.id, ['taken', 'held', 'offered', 'waiting']);
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
