import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Db, Tx } from '../../db/connect.ts';
import {
  calendarDate,
  email,
  nameOr,
  optional,
  optionalLine,
  secureLink,
  ticked,
  whole,
} from '../../shared/fields.ts';
import { instantOf } from '../../shared/wall-time.ts';
import { listContactRows, openContact } from '../contacts/index.ts';
import { DomainError, notFound } from '../errors.ts';
import { announce } from '../facts.ts';
import { formVerb } from '../form-verb.ts';
import { type Actor, allowStaff, staffOnly, staffVerb, verifiedAccountOf } from '../identity/index.ts';
import { isId, knownId } from '../ids.ts';
import { readSearch } from '../search-query.ts';
import type { Deps } from '../services.ts';
import { aboutSession, type BookingWish, bookIn } from './book-session.ts';
import { grantCredits } from './credits.ts';
import { hadSeat } from './events/queries.ts';
import { cancelBooking, cancelIn, moveBooking, refuseIfTaken } from './move-session.ts';
import { anyTime, type OfferedSlot, offeredSlot, slotToMoveTo } from './offered-slot.ts';
import { practiceZone, readPractice } from './practice.ts';
import {
  countHolderCredits,
  deleteDueReminders,
  deleteFreeCredits,
  listPaidBy,
  updateSession,
} from './queries.ts';
import { asLogged, lockOwnSession, notScheduled, readOwnSession } from './session.ts';
import { findDetails } from './session-details.ts';
import { orderIdIn } from './session-payment.ts';
import { offeredType, titleOf } from './session-types.ts';

type By = { actor: Actor };
const MOST_FOUND = 8;

const book = staffVerb<BookingWish & { offered: OfferedSlot }, { sessionId: string }>(
  'session.booked',
  async (services, tx, { offered, ...wish }) => {
    const answer = await bookIn(services, tx, wish, offered);
    const { startsAt } = offered.slot;
    return {
      about: asLogged(services, { id: answer.sessionId, sessionType: wish.sessionType }),
      after: { startsAt: startsAt.toISOString() },
      answer,
    };
  },
);

type StaffBooking = BookingWish & By & { /** Outside the slots as well. */ anyTime?: boolean };

/** The practitioner books for somebody, with an account or without: by the same rules, up to the last minute, or at any time. */
export async function bookSessionAsStaff(
  services: Deps,
  { anyTime: isAnyTime = false, ...wish }: StaffBooking,
) {
  staffOnly(wish.actor);
  if ('memberId' in wish) knownId(wish.memberId, 'Customer');
  const offered = isAnyTime
    ? await anyTime(services, wish)
    : await offeredSlot(services, { ...wish, atShortNotice: true }).catch((error) => {
        throw error instanceof DomainError && error.code === 'invalid' && 'startsAt' in error.fields
          ? outsideSlots()
          : error;
      });
  return book(services, { ...wish, isKept: true, offered });
}

/** Told before it is done: it may be a day off, or a time at which she is busy elsewhere. */
const outsideSlots = () =>
  new DomainError('conflict', 'This is none of your free slots. Tick "Book it anyway" if you mean it.', {
    anyTime: 'Not one of your free slots.',
  });

const slotStart = z.coerce.date('Please choose one of the offered times.');

const byHand = z.object({
  /** Somebody whom the search found; otherwise a name and an address. */
  contactId: optional(z.string()),
  name: optional(nameOr('Please give a name.')),
  email: optional(email),
  sessionType: z.string(),
  date: calendarDate,
  time: z.string().regex(/^\d\d:\d\d$/, 'Please give a time.'),
  anyTime: ticked,
});

/**
 * For somebody known or new, with the time as it stands on the practitioner's wall. Whoever has an account with a proven address
 * is booked with it, everybody else by the address.
 */
export const bookByHand = formVerb(
  byHand,
  async (services, { contactId, name, email: address, date, time, ...wish }, refuse) => {
    const { zone } = await readPractice(services);
    const startsAt = instantOf(date, time, zone);
    if (!startsAt) throw refuse({ date: 'There is no such time on that day.' });
    const known = contactId ? await openContact(services.db, knownId(contactId, 'Customer')) : undefined;
    if (contactId && !known) throw notFound('Customer');
    const guest = known ? known.contact : name && address ? { name, email: address } : undefined;
    if (!guest) throw refuse(name ? { email: 'Please give an address.' } : { name: 'Please give a name.' });
    const memberId = known ? known.contact.userId : await verifiedAccountOf(services.db, guest.email);
    const who = memberId ? { memberId } : { guest: { name: guest.name, email: guest.email } };
    return bookSessionAsStaff(services, { ...wish, ...who, startsAt }).catch((error: unknown) => {
      if (!(error instanceof DomainError) || !error.fields.startsAt) throw error;
      // Its form has a date and a time where others offer moments.
      throw new DomainError(error.code, error.message, { date: error.fields.startsAt });
    });
  },
  allowStaff,
);

/** Whom the page of a contact books for. */
export async function customerToBook({ db }: Deps, { actor, contactId }: By & { contactId: string }) {
  staffOnly(actor);
  const found = isId(contactId) ? await openContact(db, contactId) : undefined;
  if (!found) return undefined;
  const { id, name, email: address } = found.contact;
  return { id, name, email: address };
}

type Moved = { sessionId: string; offered: Omit<OfferedSlot, 'type'> };

const move = staffVerb<Moved, { sessionId: string }>(
  'session.moved',
  async (services, tx, { actor, sessionId, offered }) => {
    const { session, moved } = await moveBooking(services, tx, { actor, sessionId }, offered);
    return {
      about: asLogged(services, session),
      before: { startsAt: session.scheduledDate.toISOString() },
      after: { startsAt: moved.scheduledDate.toISOString() },
      answer: { sessionId },
    };
  },
);

export const moveSessionAsStaff = formVerb(
  z.object({ sessionId: z.string(), startsAt: slotStart }),
  async (services, { actor, sessionId, startsAt }) => {
    const session = await readOwnSession(services, { actor, sessionId });
    const offered = await slotToMoveTo(services, { session, startsAt, atShortNotice: true });
    return refuseIfTaken(move(services, { actor, sessionId, offered }));
  },
  allowStaff,
);

const cancel = staffVerb<{ sessionId: string; zone: string }, { creditReturned: boolean }>(
  'session.cancelled',
  async (services, tx, { actor, sessionId, zone }) => {
    const { session, creditReturned } = await cancelIn(services, tx, { actor, sessionId }, zone);
    return {
      about: asLogged(services, session),
      after: { status: 'cancelled', creditReturned },
      answer: { creditReturned },
    };
  },
);

export const cancelSessionAsStaff = formVerb(
  z.object({ sessionId: z.string() }),
  async (services, wish) => {
    const { zone } = await readPractice(services);
    return cancel(services, { ...wish, zone });
  },
  allowStaff,
);

/** Everybody known by what their name or address begins with, for the booking dialog. */
export async function searchCustomers({ db }: Deps, { actor, words }: By & { words: string }) {
  staffOnly(actor);
  const search = readSearch(words.slice(0, 100));
  if (words.trim().length < 2 || !search) return [];
  const found = await listContactRows(db, { search }, MOST_FOUND);
  return found.map(({ id, name, email }) => ({ id, name, email }));
}

const writing = z.string().max(20_000, 'Please use at most 20,000 characters.');
const completion = z.object({
  sessionId: z.string(),
  notes: writing.default(''),
  /** Left as they are where none are given. */
  privateNotes: writing.optional(),
});

/** Staff close a session that has begun and write its notes; doing it again rewrites the notes. */
export const completeSession = staffVerb(
  'session.completed',
  completion,
  async (services, tx, { actor, sessionId, notes, privateNotes }) => {
    const session = await lockOwnSession(services, tx, { actor, sessionId });
    const { clock } = services;
    if (session.status === 'cancelled') throw notScheduled();
    if (session.scheduledDate > clock.now()) {
      throw new DomainError('conflict', 'A session can be completed once it has begun.');
    }
    const written = notes.trim() || null;
    await updateSession(tx, sessionId, {
      ...(privateNotes !== undefined && { privateNotes: privateNotes.trim() || null }),
      status: 'completed',
      missed: false,
      notes: written,
      updatedAt: clock.now(),
    });
    await deleteDueReminders(tx, sessionId);
    if (session.status !== 'completed')
      await announce(services, tx, { type: 'session-completed', ...aboutSession(session) });
    return {
      about: asLogged(services, session),
      // What was said stays between the two of them: the log knows that notes were written, not which.
      after: { status: 'completed', notes: written ? 'written' : 'none' },
      answer: { did: 'completed' as const },
    };
  },
);

export const setSessionMeetingLink = staffVerb(
  'session.linked',
  z.object({ sessionId: z.string(), meetingLink: secureLink }),
  async (services, tx, { actor, sessionId, meetingLink }) => {
    const session = await lockOwnSession(services, tx, { actor, sessionId });
    await updateSession(tx, sessionId, { meetingLink, updatedAt: services.clock.now() });
    return {
      about: asLogged(services, session),
      after: { host: new URL(meetingLink).host },
      answer: { sessionId },
    };
  },
);

type Series = {
  sessionId: string;
  sessionType: string;
  wishes: { wish: BookingWish; offered: OfferedSlot }[];
};

const bookNext = staffVerb<Series, { booked: number }>(
  'session.series_booked',
  async (services, tx, { sessionId, sessionType, wishes }) => {
    const details = await findDetails(tx, sessionId);
    for (const { wish, offered } of wishes) {
      // What one of them is to be about is said for each.
      await bookIn(services, tx, { ...wish, details: details && { ...details, topic: '' } }, offered);
    }
    const [first] = wishes;
    return {
      about: asLogged(services, { id: sessionId, sessionType }),
      after: { sessions: wishes.length, from: first?.wish.startsAt.toISOString() },
      answer: { booked: wishes.length },
    };
  },
);

/** The next sessions of the same person and type in one go: all of them, or none where one is no longer free. */
export const bookSeries = formVerb(
  z.object({ sessionId: z.string(), startsAt: z.array(slotStart).min(1, 'Please choose at least one.') }),
  async (services, { actor, sessionId, startsAt }, refuse) => {
    const session = await readOwnSession(services, { actor, sessionId });
    const { userId, email: address, name, sessionType, memberZone } = session;
    const credits = await countHolderCredits(services.db, session, sessionType);
    if (startsAt.length > Math.max(credits, 1))
      throw refuse({ startsAt: `Only ${credits} of them can be paid with what was bought.` });
    const booker = userId ? { memberId: userId } : { guest: { email: address, name } };
    const wishes: Series['wishes'] = [];
    for (const moment of startsAt) {
      const wish = { ...booker, sessionType, startsAt: moment, memberZone: memberZone ?? undefined };
      const offered = await offeredSlot(services, { ...wish, atShortNotice: true });
      wishes.push({ wish: { ...wish, isKept: true }, offered });
    }
    return bookNext(services, { actor, sessionId, sessionType, wishes });
  },
  allowStaff,
);

/** Nobody came. The hour was kept, so what paid for it is used; a gift of a credit makes up for it where that is fair. */
export const markMissed = staffVerb(
  'session.missed',
  z.object({ sessionId: z.string() }),
  async (services, tx, { actor, sessionId }) => {
    const session = await lockOwnSession(services, tx, { actor, sessionId });
    if (session.status !== 'scheduled') throw notScheduled();
    const now = services.clock.now();
    if (session.scheduledDate > now) throw new DomainError('conflict', 'It has not begun yet.');
    await updateSession(tx, sessionId, { status: 'completed', missed: true, payBy: null, updatedAt: now });
    await deleteDueReminders(tx, sessionId);
    return {
      about: asLogged(services, session),
      after: { status: 'nobody came' },
      answer: { sessionId },
    };
  },
);

const sheets = z.object({
  sessionId: z.string(),
  notes: writing.default(''),
  privateNotes: writing.default(''),
});

/** At any time, before the start too. What the customer may read shows once the session is completed; the rest never. */
export const writeNotes = staffVerb(
  'session.noted',
  sheets,
  async (services, tx, { actor, sessionId, notes, privateNotes }) => {
    const session = await lockOwnSession(services, tx, { actor, sessionId });
    if (session.status === 'cancelled') throw notScheduled();
    const written = { notes: notes.trim() || null, privateNotes: privateNotes.trim() || null };
    await updateSession(tx, sessionId, { ...written, updatedAt: services.clock.now() });
    return {
      about: asLogged(services, session),
      // What was said stays between the two of them: the log knows that notes were written, not which.
      after: {
        notes: written.notes ? 'written' : 'none',
        private: written.privateNotes ? 'written' : 'none',
      },
      answer: { did: 'noted' as const },
    };
  },
);

const MOST = 12;
const gift = z.object({
  userId: z.string(),
  sessionType: z.string(),
  count: whole(1, MOST, `Please give between 1 and ${MOST}.`),
  why: optionalLine(200),
});

/** Sessions as a gift, or to make up for something. */
export const giveCredits = staffVerb(
  'credits.granted',
  gift,
  async (services, tx, { userId, sessionType, count, why = '' }) => {
    const type = await offeredType(tx, sessionType);
    const source = `gift:${randomUUID()}`;
    await grantCredits(services, tx, {
      userId: knownId(userId, 'Account'),
      sessionType: type.name,
      count,
      source,
    });
    return {
      about: { kind: 'account', id: userId },
      after: { sessions: `${count} × ${titleOf(type)}`, why },
      answer: undefined,
    };
  },
);

type Source = { source: string };

/** Some of the credits of a source: of one type, those after the first so many. */
type SomeCredits = { sessionType: string; after: number; count: number };

/** After a refund: sessions it paid for that have not begun are called off, and its credits, all or some, are taken back. */
export async function withdrawCredits(
  services: Deps,
  tx: Tx,
  { source, ...some }: Source & Partial<SomeCredits>,
): Promise<void> {
  const now = services.clock.now();
  const ahead = (await listPaidBy(tx, source, some)).filter(({ scheduledDate }) => scheduledDate > now);
  if (ahead.length > 0) {
    const zone = await practiceZone(services, tx);
    for (const session of ahead) await cancelBooking(services, tx, session, zone, 'withdrawn');
  }
  await deleteFreeCredits(tx, source, some);
}

/** Whether somebody has had, or is having, a session or an event that this paid for. */
export async function isCreditSourceUsed(
  { clock }: Pick<Deps, 'clock'>,
  db: Db | Tx,
  { source }: Source,
): Promise<boolean> {
  const now = clock.now();
  const orderId = orderIdIn(source);
  if (orderId && (await hadSeat(db, orderId, now))) return true;
  return (await listPaidBy(db, source)).some(({ scheduledDate }) => scheduledDate <= now);
}
