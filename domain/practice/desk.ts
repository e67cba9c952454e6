import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Db, Tx } from '../../db/connect.ts';
import { optionalLine, whole } from '../../shared/fields.ts';
import { instantOf } from '../../shared/wall-time.ts';
import { listContactRows, openContact } from '../contacts/index.ts';
import { DomainError, invalid, notFound } from '../errors.ts';
import { announce } from '../facts.ts';
import { type Actor, staffOnly, staffVerb, verifiedAccountOf } from '../identity/index.ts';
import { knownId } from '../ids.ts';
import { readSearch } from '../search-query.ts';
import type { Parts } from '../services.ts';
import { aboutSession, type BookingWish, bookIn, type Guest } from './book-session.ts';
import { grantCredits } from './credits.ts';
import { hadSeat } from './events/queries.ts';
import { callOff, cancelIn, moveIn, orTaken } from './move-session.ts';
import { anyTime, type OfferedSlot, offeredSlot, slotToMoveTo } from './offered-slot.ts';
import { practiceZone, readPractice } from './practice.ts';
import {
  countHolderCredits,
  deleteDueReminders,
  deleteFreeCredits,
  listPaidBy,
  updateSession,
} from './queries.ts';
import { lockOwnSession, notScheduled, readOwnSession } from './session.ts';
import { orderIn } from './session-payment.ts';
import { offeredType } from './session-types.ts';

type By = { actor: Actor };
const MOST_FOUND = 8;

const book = staffVerb<BookingWish & { offered: OfferedSlot }, { sessionId: string }>(
  'session.booked',
  async (services, tx, { offered, ...wish }) => {
    const answer = await bookIn(services, tx, wish, offered);
    const { startsAt } = offered.slot;
    return {
      about: { kind: 'session', id: answer.sessionId, label: wish.sessionType },
      after: { startsAt: startsAt.toISOString() },
      answer,
    };
  },
);

type StaffBooking = BookingWish & By & { /** Outside the slots as well. */ anyTime?: boolean };

/** The practitioner books for somebody, with an account or without: by the same rules, up to the last minute, or at any time. */
export async function bookForCustomer(
  services: Parts,
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

type ForContact = By & { contactId: string; sessionType: string; startsAt: Date };

/** The same for somebody whom the search found: with her account where its address is proven, else by her address. */
export async function bookForContact(services: Parts, { contactId, ...wish }: ForContact) {
  staffOnly(wish.actor);
  const found = await openContact(services.db, knownId(contactId, 'Customer'));
  if (!found) throw notFound('Customer');
  const { userId, email, name } = found.contact;
  const who = userId ? { memberId: userId } : { guest: { email, name } };
  return bookForCustomer(services, { ...wish, ...who });
}

type ByHand = By & { guest: Guest; sessionType: string; date: string; time: string; anyTime?: boolean };

/** The same for an address, whether it has an account or not, with the time as it stands on the practitioner's wall. */
export async function bookByHand(services: Parts, { date, time, guest, ...wish }: ByHand) {
  staffOnly(wish.actor);
  const { zone } = await readPractice(services);
  const startsAt = instantOf(date, time, zone);
  if (!startsAt) throw invalid({ startsAt: 'There is no such time on that day.' });
  const memberId = await verifiedAccountOf(services.db, guest.email);
  return bookForCustomer(services, { ...wish, ...(memberId ? { memberId } : { guest }), startsAt });
}

type Moved = { sessionId: string; offered: Omit<OfferedSlot, 'type'> };

const move = staffVerb<Moved, { sessionId: string }>(
  'session.moved',
  async (services, tx, { actor, sessionId, offered }) => {
    const { session, moved } = await moveIn(services, tx, { actor, sessionId }, offered);
    return {
      about: { kind: 'session', id: sessionId, label: session.sessionType },
      before: { startsAt: session.scheduledDate.toISOString() },
      after: { startsAt: moved.scheduledDate.toISOString() },
      answer: { sessionId },
    };
  },
);

type StaffMove = By & { sessionId: string; startsAt: Date };

export async function moveForCustomer(services: Parts, { actor, sessionId, startsAt }: StaffMove) {
  staffOnly(actor);
  const session = await readOwnSession(services, { actor, sessionId });
  const offered = await slotToMoveTo(services, { session, startsAt, atShortNotice: true });
  return orTaken(move(services, { actor, sessionId, offered }));
}

const cancel = staffVerb<{ sessionId: string; zone: string }, { creditReturned: boolean }>(
  'session.cancelled',
  async (services, tx, { actor, sessionId, zone }) => {
    const { session, creditReturned } = await cancelIn(services, tx, { actor, sessionId }, zone);
    return {
      about: { kind: 'session', id: sessionId, label: session.sessionType },
      after: { status: 'cancelled', creditReturned },
      answer: { creditReturned },
    };
  },
);

export async function cancelForCustomer(services: Parts, wish: By & { sessionId: string }) {
  staffOnly(wish.actor);
  const { zone } = await readPractice(services);
  return cancel(services, { ...wish, zone });
}

/** Everybody known by what their name or address begins with, for the booking dialog. */
export async function searchCustomers({ db }: Parts, { actor, words }: By & { words: string }) {
  staffOnly(actor);
  const search = readSearch(words.slice(0, 100));
  if (words.trim().length < 2 || !search) return [];
  const found = await listContactRows(db, { search }, MOST_FOUND);
  return found.map(({ id, name, email }) => ({ id, name, email }));
}

type Completion = {
  sessionId: string;
  notes: string /** Left as they are where none are given. */;
  privateNotes?: string;
};

/** Staff close a session that has begun and write its notes; doing it again rewrites the notes. */
export const completeSession = staffVerb<Completion, { sessionId: string }>(
  'session.completed',
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
      ...{ status: 'completed', missed: false, notes: written, updatedAt: clock.now() },
    });
    await deleteDueReminders(tx, sessionId);
    if (session.status !== 'completed')
      await announce(services, tx, { type: 'session-completed', ...aboutSession(session) });
    return {
      about: { kind: 'session', id: sessionId, label: session.sessionType },
      // What was said stays between the two of them: the log knows that notes were written, not which.
      after: { status: 'completed', notes: written ? 'written' : 'none' },
      answer: { sessionId },
    };
  },
);

type Link = { sessionId: string; meetingLink: string };

export const setMeetingLink = staffVerb<Link, { sessionId: string }>(
  'session.linked',
  async (services, tx, { actor, sessionId, meetingLink }) => {
    const session = await lockOwnSession(services, tx, { actor, sessionId });
    if (!URL.canParse(meetingLink) || new URL(meetingLink).protocol !== 'https:') {
      throw invalid({ meetingLink: 'Please give a link that begins with https://' });
    }
    await updateSession(tx, sessionId, { meetingLink, updatedAt: services.clock.now() });
    return {
      about: { kind: 'session', id: sessionId, label: session.sessionType },
      after: { host: new URL(meetingLink).host },
      answer: { sessionId },
    };
  },
);

type Wish = { actor: Actor; sessionId: string; startsAt: Date[] };
type Series = { sessionId: string; wishes: { wish: BookingWish; offered: OfferedSlot }[] };

const bookNext = staffVerb<Series, { booked: number }>(
  'session.series_booked',
  async (services, tx, { sessionId, wishes }) => {
    for (const { wish, offered } of wishes) await bookIn(services, tx, wish, offered);
    const [first] = wishes;
    return {
      about: { kind: 'session', id: sessionId, label: first?.wish.sessionType },
      after: { sessions: wishes.length, from: first?.wish.startsAt.toISOString() },
      answer: { booked: wishes.length },
    };
  },
);

/** The next sessions of the same person and type in one go: all of them, or none where one is no longer free. */
export async function bookSeries(services: Parts, { actor, sessionId, startsAt }: Wish) {
  staffOnly(actor);
  const session = await readOwnSession(services, { actor, sessionId });
  const { userId, email, name, sessionType, memberZone } = session;
  const credits = await countHolderCredits(services.db, session, sessionType);
  if (startsAt.length === 0) throw invalid({ startsAt: 'Please choose at least one.' });
  if (startsAt.length > Math.max(credits, 1))
    throw invalid({ startsAt: `Only ${credits} of them can be paid with what was bought.` });
  const booker = userId ? { memberId: userId } : { guest: { email, name } };
  const wishes: Series['wishes'] = [];
  for (const moment of startsAt) {
    const wish = { ...booker, sessionType, startsAt: moment, memberZone: memberZone ?? undefined };
    const offered = await offeredSlot(services, { ...wish, atShortNotice: true });
    wishes.push({ wish: { ...wish, isKept: true }, offered });
  }
  return bookNext(services, { actor, sessionId, wishes });
}

/** Nobody came. The hour was kept, so what paid for it is used; a gift of a credit makes up for it where that is fair. */
export const markMissed = staffVerb<{ sessionId: string }, { sessionId: string }>(
  'session.missed',
  async (services, tx, { actor, sessionId }) => {
    const session = await lockOwnSession(services, tx, { actor, sessionId });
    if (session.status !== 'scheduled') throw notScheduled();
    const now = services.clock.now();
    if (session.scheduledDate > now) throw new DomainError('conflict', 'It has not begun yet.');
    await updateSession(tx, sessionId, { status: 'completed', missed: true, payBy: null, updatedAt: now });
    await deleteDueReminders(tx, sessionId);
    return {
      about: { kind: 'session', id: sessionId, label: session.sessionType },
      after: { status: 'nobody came' },
      answer: { sessionId },
    };
  },
);

type Notes = { sessionId: string; notes: string; privateNotes: string };

/** At any time, before the start too. What the customer may read shows once the session is completed; the rest never. */
export const writeNotes = staffVerb<Notes, { sessionId: string }>(
  'session.noted',
  async (services, tx, { actor, sessionId, notes, privateNotes }) => {
    const session = await lockOwnSession(services, tx, { actor, sessionId });
    if (session.status === 'cancelled') throw notScheduled();
    const written = { notes: notes.trim() || null, privateNotes: privateNotes.trim() || null };
    await updateSession(tx, sessionId, { ...written, updatedAt: services.clock.now() });
    return {
      about: { kind: 'session', id: sessionId, label: session.sessionType },
      // What was said stays between the two of them: the log knows that notes were written, not which.
      after: {
        notes: written.notes ? 'written' : 'none',
        private: written.privateNotes ? 'written' : 'none',
      },
      answer: { sessionId },
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
    const { name: type } = await offeredType(tx, sessionType);
    const source = `gift:${randomUUID()}`;
    await grantCredits(services, tx, {
      userId: knownId(userId, 'Account'),
      sessionType: type,
      count,
      source,
    });
    return {
      about: { kind: 'account', id: userId },
      after: { sessions: `${count} × ${type}`, why },
      answer: undefined,
    };
  },
);

type Source = { source: string };

/** After a refund: sessions it paid for that have not begun are called off, and every credit of it is taken back. */
export async function withdrawCredits(services: Parts, tx: Tx, { source }: Source): Promise<void> {
  const now = services.clock.now();
  const ahead = (await listPaidBy(tx, source)).filter(({ scheduledDate }) => scheduledDate > now);
  if (ahead.length > 0) {
    const zone = await practiceZone(services, tx);
    for (const session of ahead) await callOff(services, tx, session, zone);
  }
  await deleteFreeCredits(tx, source);
}

/** Whether somebody has had, or is having, a session or an event that this paid for. */
export async function hasHadSession(
  { clock }: Pick<Parts, 'clock'>,
  db: Db | Tx,
  { source }: Source,
): Promise<boolean> {
  const now = clock.now();
  const orderId = orderIn(source);
  if (orderId && (await hadSeat(db, orderId, now))) return true;
  return (await listPaidBy(db, source)).some(({ scheduledDate }) => scheduledDate <= now);
}
