import { sessionProduct } from '../../content/catalogue.ts';
import type { Db, Tx } from '../../db/connect.ts';
import { MINUTE } from '../../shared/durations.ts';
import { addDays, dateIn, isPlainDate, isZone, type PlainDate, weekdayOf } from '../../shared/wall-time.ts';
import { DomainError, notFound } from '../errors.ts';
import type { Services } from '../services.ts';
import { type OrderHolder, type OrderRow, openOrder, ordersOfSubject, type Payer } from '../shop/index.ts';
import { type BookingWish, bookSession, holderOf, insertSlot } from './book-session.ts';
import { knowPayer, refuseWrongCode } from './booking-payment.ts';
import type { Slot } from './free-slots.ts';
import { rescheduleSession } from './move-session.ts';
import { lastDate, offeredSlot, practiceOf, readSlots } from './offered-slot.ts';
import { type Practice, readPractice, rulesOf } from './practice.ts';
import { countCreditsOf, countUnpaid, listPaidBy, type SessionRow } from './queries.ts';
import { toSessionCard } from './read-sessions.ts';
import {
  changeableUntil,
  isOpen,
  isPaid,
  notScheduled,
  readOwnSession,
  sessionPath,
  signSessionKey,
} from './session.ts';
import type { Known, ToldDetails } from './session-details.ts';
import { checkDetails, findDetails, knownOfMember, personOfSession, readDetails } from './session-details.ts';
import { orderSource, payForSession, subjectOf } from './session-payment.ts';
import { findType, listTypes, type SessionType, titleOf } from './session-types.ts';

const toShown = ({ name, title, slug, minutes, people, priceCents, asksBirthData }: PublicType) => ({
  title: titleOf({ name, title }),
  slug,
  minutes,
  people,
  priceCents,
  asksBirthData,
});
export type ShownType = ReturnType<typeof toShown>;

/** What can be booked by anybody, for the page that leads to their times. */
export async function readPublicTypes({ db }: Pick<Services, 'db'>): Promise<ShownType[]> {
  return (await listPublicTypes(db)).map(toShown);
}

type PageWish = TimesWish & { slug: string; memberId?: string; again?: string };

/** The times of one type, for everybody; a member finds what her profile knows filled in. */
export async function readBookingPage(services: Services, { slug, memberId, again, ...wish }: PageWish) {
  const type = await publicType(services.db, slug);
  const practice = rulesOf(await readPractice(services), type);
  const before = again ? await toldBefore(services, again) : undefined;
  const known = memberId && type.asksBirthData ? await knownOfMember(services.db, memberId) : undefined;
  const times = await readFreeTimes(services, practice, wish);
  return {
    type: toShown(type),
    times,
    told: { birthName: known?.name, birthDate: known?.birthDate, ...before },
  };
}

/** Of a booking that is made anew, by its own link: nothing that was typed for it is typed again. */
async function toldBefore(services: Services, key: string) {
  try {
    const session = await readOwnSession(services, { key });
    const details = await findDetails(services.db, session.id);
    return {
      ...{ name: session.name, email: session.email, topic: details?.topic, noBirthData: details?.declined },
      ...(details?.birthDate && { birthName: details.birthName, birthDate: details.birthDate }),
    };
  } catch (error) {
    if (error instanceof DomainError) return undefined;
    throw error;
  }
}

/** A time that can be had. `isSoon`: once booked, it can no longer be moved. */
type FreeTime = { startsAt: string; isSoon: boolean };

/** What somebody sees who chooses a time: everything by her own clock. */
export type FreeTimes = {
  /** The visitor's, and the practitioner's. */
  zone: string;
  practiceZone: string;
  /** The day in sight, and the month it lies in as whole weeks, each day with how many times are free. */
  date: PlainDate;
  days: { date: PlainDate; free: number }[];
  previousMonth?: PlainDate;
  nextMonth?: PlainDate;
  times: FreeTime[];
  /** The soonest of all. */
  next?: FreeTime;
  /** The one that was asked for, while it is free. */
  chosen?: FreeTime;
};

type TimesWish = { zone?: string; date?: string; at?: string };

const WEEKS = 42;
const STEP = 28;

/** The free times around a day, which is the first with any where none is asked for. */
async function readFreeTimes(
  services: Pick<Services, 'db' | 'clock'>,
  practice: Practice,
  { zone: asked = '', date, at, besides }: TimesWish & { besides?: string },
): Promise<FreeTimes> {
  const now = services.clock.now();
  const zone = isZone(asked) ? asked : practice.zone;
  const read = async (from: PlainDate, days: number): Promise<Slot[]> =>
    (await readSlots(services, { from, to: addDays(from, days - 1), practice, besides })).filter(
      ({ state }) => state === 'free',
    );
  const next = await firstFree(read, dateIn(now, practice.zone), lastDate(practice, now));
  const wanted = at && !Number.isNaN(Date.parse(at)) ? dateIn(new Date(at), zone) : date;
  const shown = wanted && isPlainDate(wanted) ? wanted : dateIn(next?.startsAt ?? now, zone);
  const first = `${shown.slice(0, 'YYYY-MM'.length)}-01`;
  const from = addDays(first, 1 - weekdayOf(first));
  // A day to each side: where the practitioner's date is another than the visitor's.
  const free = (await read(addDays(from, -1), WEEKS + 2)).map((slot) => ({
    day: dateIn(slot.startsAt, zone),
    time: toFreeTime(slot, now),
  }));
  const times = free.filter(({ day }) => day === shown).map(({ time }) => time);
  const today = dateIn(now, zone);
  const last = addDays(lastDate(practice, now), 1);
  const [before, after] = [addDays(first, -1), addDays(first, 31)].map(
    (day) => `${day.slice(0, 'YYYY-MM'.length)}-01`,
  );
  return {
    zone,
    practiceZone: practice.zone,
    date: shown,
    days: Array.from({ length: WEEKS }, (_, n) => {
      const day = addDays(from, n);
      return { date: day, free: free.filter((one) => one.day === day).length };
    }),
    previousMonth: first > today ? before : undefined,
    nextMonth: after && after <= last ? after : undefined,
    times,
    next: next && toFreeTime(next, now),
    chosen: at ? times.find(({ startsAt }) => Date.parse(startsAt) === Date.parse(at)) : undefined,
  };
}

async function firstFree(
  read: (from: PlainDate, days: number) => Promise<Slot[]>,
  today: PlainDate,
  last: PlainDate,
): Promise<Slot | undefined> {
  for (let from = today; from <= last; from = addDays(from, STEP)) {
    const [slot] = await read(from, STEP);
    if (slot) return slot;
  }
  return undefined;
}

const toFreeTime = ({ startsAt, endsAt }: Slot, now: Date): FreeTime => ({
  startsAt: startsAt.toISOString(),
  isSoon: now > changeableUntil({ status: 'scheduled', scheduledDate: startsAt, endsAt }),
});

const HOLD_MS = 15 * MINUTE;
/** Of one person at a time. */
const MOST_HELD = 3;

/** `ledBy` is what led her here, if her address said so; the order keeps it. */
type HoldWish = Omit<BookingWish, 'sessionType' | 'isKept' | 'source' | 'details'> & {
  slug: string;
  told: ToldDetails;
  ledBy?: string;
  code?: string;
} & Payer;
type Booker = Parameters<typeof holderOf>[0];

/**
 * Takes a slot off the public page for 15 minutes and leads to its payment page; paid, it is booked. What costs nothing
 * is booked at once.
 */
export async function holdSlot(services: Services, wish: HoldWish & Booker): Promise<{ url: string }> {
  const { name: sessionType, priceCents, asksBirthData } = await publicType(services.db, wish.slug);
  const known = 'memberId' in wish ? await knownOfMember(services.db, wish.memberId) : undefined;
  const details = asksBirthData ? checkDetails(services, wish.told, known) : undefined;
  if (priceCents === 0) {
    const { sessionId } = await bookSession(services, { ...wish, sessionType, details });
    return { url: sessionPath(services, { id: sessionId, userId: holderOf(wish).userId }) };
  }
  const { db } = services;
  const payer = await knowPayer(services, holderOf(wish), wish);
  await refuseWrongCode(services, db, holderOf(wish), {
    product: sessionProduct,
    priceCents,
    code: wish.code,
  });
  const offered = await offeredSlot(services, { sessionType, startsAt: wish.startsAt });
  const sessionId = await services.db.transaction(async (tx) => {
    const now = services.clock.now();
    const payBy = new Date(now.getTime() + HOLD_MS);
    const held = await insertSlot(services, tx, {
      ...wish,
      booker: wish,
      offered,
      payBy,
      held: true,
      details,
    });
    if ((await countUnpaid(tx, holderOf(wish), now)) > MOST_HELD) throw tooMany();
    return held.id;
  });
  return payForSession(
    services,
    { key: signSessionKey(services, sessionId) },
    { source: wish.ledBy, code: wish.code, known: payer },
  );
}

const tooMany = () =>
  new DomainError(
    'conflict',
    'You are holding several times already. Please pay for one of them, or wait a quarter of an hour.',
  );

type OrderTimesWish = TimesWish & { type?: string };

/** The sessions an order has paid for: those that are booked, and the times for those that are still to be booked. */
export async function readOrderSessions(
  services: Services,
  holder: OrderHolder,
  { type, ...wish }: OrderTimesWish,
) {
  const { db, clock } = services;
  const { order } = await openOrder(services, holder);
  const source = orderSource(order.id);
  const [credits, rows, practice] = await Promise.all([
    countCreditsOf(db, source),
    listPaidBy(db, source),
    readPractice(services),
  ]);
  const chosen = credits.find(({ sessionType }) => sessionType === type) ?? credits[0];
  const rules = chosen && (await findType(db, chosen.sessionType));
  const zone = wish.zone ?? rows.find(({ memberZone }) => memberZone)?.memberZone ?? undefined;
  return {
    productName: order.productName,
    practiceZone: practice.zone,
    sessions: rows.map((row) => ({
      ...toSessionCard(services, row, clock.now()),
      path: `/sessions/${signSessionKey(services, row.id)}`,
      zone: row.memberZone ?? practice.zone,
      name: row.name,
    })),
    credits: credits.map((credit) => ({
      ...credit,
      title: services.content.current().titleOfSession(credit.sessionType),
    })),
    sessionType: chosen?.sessionType,
    asksBirthData: rules?.asksBirthData ?? false,
    /** With another session of this order, where there is one. */
    known: rows[0] && (await personOfSession(db, rows[0])),
    times: rules && (await readFreeTimes(services, rulesOf(practice, rules), { ...wish, zone })),
  };
}

type Booking = {
  sessionType: string;
  startsAt: Date;
  name: string;
  zone?: string;
  told: ToldDetails;
  /** What the order's own form was told. */
  known?: Known;
};

/** A guest books what her order has paid for; the order's link is all she needs. */
export async function bookByOrderLink(
  services: Services,
  holder: OrderHolder,
  { name, zone, told, known, ...wish }: Booking,
): Promise<{ path: string }> {
  const { order } = await openOrder(services, holder);
  refuseIfTakenBack(order);
  const { userId, email } = order;
  const booker = userId ? { memberId: userId } : { guest: { email, name } };
  const source = orderSource(order.id);
  const type = await findType(services.db, wish.sessionType);
  const details = type?.asksBirthData ? checkDetails(services, told, known) : undefined;
  const { sessionId } = await bookSession(services, {
    ...booker,
    ...wish,
    memberZone: zone,
    source,
    details,
  });
  // She came by a link, and may not be signed in to the account that it belongs to.
  return { path: `/sessions/${signSessionKey(services, sessionId)}` };
}

function refuseIfTakenBack({ state }: OrderRow): void {
  if (state === 'paid' || state === 'partially_refunded') return;
  throw new DomainError('conflict', 'This order has not been paid, or was taken back.');
}

type Wish = { key: string; startsAt: Date; zone?: string };

/** Another time by the signed link: the booking is moved, or, where it was called off, its credit books a new one. */
export async function rebookSession(services: Services, { key, startsAt, zone }: Wish) {
  const session = await readOwnSession(services, { key });
  const { userId, email, name, sessionType, paidBy } = session;
  if (session.status === 'scheduled') {
    await rescheduleSession(services, { key, startsAt });
    return { path: `/sessions/${key}` };
  }
  if (session.status !== 'cancelled' || !paidBy) throw notScheduled();
  const booker = userId ? { memberId: userId } : { guest: { email, name } };
  const memberZone = zone ?? session.memberZone ?? undefined;
  const details = await findDetails(services.db, session.id);
  const { sessionId } = await bookSession(services, {
    ...booker,
    sessionType,
    startsAt,
    memberZone,
    source: paidBy,
    details,
  });
  return { path: `/sessions/${signSessionKey(services, sessionId)}` };
}

type Keyed = { key: string };

/** One session, for whoever holds its signed link. What was said in it is read in the account, where there is one. */
export async function readGuestSession(services: Services, { key }: Keyed) {
  const { db, clock } = services;
  const now = clock.now();
  const row = await readOwnSession(services, { key });
  const [practice, type, orders, details] = await Promise.all([
    practiceOf(services, row),
    findType(db, row.sessionType),
    ordersOfSubject(db, subjectOf(row.id)),
    readDetails(services, db, row),
  ]);
  const card = toSessionCard(services, row, now);
  return {
    ...card,
    notes: row.userId ? null : card.notes,
    hasAccount: row.userId !== null,
    isHeld: row.held,
    isOver: row.endsAt <= now,
    details,
    /** Called off with its money on the way back to her, or there already. */
    isRefunded: row.status === 'cancelled' && orders.some(({ state }) => state === 'refunded'),
    isOpen: isPaid(row) && isOpen(row, now),
    isPaymentOnItsWay: orders.some(({ state }) => state === 'pending'),
    /** Its money can pay for another hour. */
    canRebook: await hasCreditLeft(services, row),
    bookPath:
      type && !type.retiredAt && type.priceCents !== null ? `/book/${type.slug}?again=${key}` : undefined,
    practiceZone: practice.zone,
    zone: row.memberZone ?? practice.zone,
  };
}

export type GuestSession = Awaited<ReturnType<typeof readGuestSession>>;

/** The times it can be moved to. */
export async function readMovePage(services: Services, { key, ...wish }: Keyed & TimesWish) {
  const row = await readOwnSession(services, { key });
  const practice = await practiceOf(services, row);
  const zone = wish.zone ?? row.memberZone ?? undefined;
  const times = await readFreeTimes(services, practice, { ...wish, zone, besides: row.id });
  const type = services.content.current().titleOfSession(row.sessionType);
  return { type, minutes: row.durationMinutes, times };
}

async function hasCreditLeft({ db }: Pick<Services, 'db'>, row: SessionRow): Promise<boolean> {
  if (row.status !== 'cancelled' || !row.paidBy) return false;
  const left = await countCreditsOf(db, row.paidBy);
  return left.some(({ sessionType }) => sessionType === row.sessionType);
}

type PublicType = SessionType & { priceCents: number };

/** What anybody can book: everything with a price of its own. The rest comes with a product. */
async function listPublicTypes(db: Db | Tx): Promise<PublicType[]> {
  return (await listTypes(db)).flatMap((type) => {
    const { retiredAt, creditOnly, priceCents } = type;
    return retiredAt || creditOnly || priceCents === null ? [] : [{ ...type, priceCents }];
  });
}

async function publicType(db: Db | Tx, slug: string): Promise<PublicType> {
  const type = (await listPublicTypes(db)).find((one) => one.slug === slug);
  if (!type) throw notFound('Session type');
  return type;
}
