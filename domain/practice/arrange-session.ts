import { instantOf } from '../../shared/wall-time.ts';
import { listContactRows, openContact } from '../contacts/index.ts';
import { DomainError, invalid, notFound } from '../errors.ts';
import { type Actor, staffOnly, staffVerb, verifiedAccountOf } from '../identity/index.ts';
import { knownId } from '../ids.ts';
import { readSearch } from '../search-query.ts';
import type { Parts } from '../services.ts';
import { type BookingWish, bookIn } from './book-session.ts';
import { cancelIn } from './cancel-session.ts';
import type { Guest } from './insert-slot.ts';
import { anyTime, type OfferedSlot, offeredSlot, slotToMoveTo } from './offered-slot.ts';
import { readOwnSession } from './owned-session.ts';
import { readPractice } from './practice.ts';
import { moveIn, orTaken } from './reschedule-session.ts';

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

/** Told before it is done: it may be a day off, or a time at which she is busy elsewhere. */
const outsideSlots = () =>
  new DomainError('conflict', 'This is none of your free slots. Tick "Book it anyway" if you mean it.', {
    anyTime: 'Not one of your free slots.',
  });

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
