import { z } from 'zod';
import { sessionProduct } from '../../content/catalogue.ts';
import type { Tx } from '../../db/connect.ts';
import { optionalLine, price } from '../../shared/fields.ts';
import { processDue } from '../duties.ts';
import { DomainError } from '../errors.ts';
import type { FactOf } from '../facts.ts';
import { type Actor, accountById, ownsAddress, staffOnly, staffVerb } from '../identity/index.ts';
import { isId } from '../ids.ts';
import type { Deps, ReadsContent, Services } from '../services.ts';
import { placeOrderPaidElsewhere } from '../shop/index.ts';
import { announceBooking } from './book-session.ts';
import { closePayments, knowPayer, openPayment, type Paying } from './booking-payment.ts';
import { grantCredits, spendCredit } from './credits.ts';
import { findEvent, findSeat } from './events/queries.ts';
import { cancelBooking } from './move-session.ts';
import { practiceOf, slotAt, withoutNotice } from './offered-slot.ts';
import { practiceZone } from './practice.ts';
import {
  findSession,
  insertBooking,
  insertCredits,
  listOverdue,
  listUnpaidSessions,
  lockSession,
  moveBookingsToAccount,
  type SessionRow,
  updateSession,
} from './queries.ts';
import { sendSessionLetters } from './reminders.ts';
import type { SessionHolder } from './session.ts';
import { changeableUntil, lockOwnSession, notScheduled, readOwnSession, sessionPath } from './session.ts';
import { copyDetails, fillProfileFromSessions } from './session-details.ts';

/** From the Pay button to the payment page. What arrives there is answered by `settleSessionPayment`. */
export async function payForSession(
  services: Services,
  holder: SessionHolder,
  { source, code, ...payer }: Paying = {},
): Promise<{ url: string }> {
  const session = await readOwnSession(services, holder);
  const priceCents = priceToPay(session);
  const page = sessionPath(services, session);
  return openPayment(services, {
    product: productOf(services, session),
    priceCents,
    subject: subjectOf(session.id),
    email: session.email,
    userId: session.userId ?? undefined,
    known: await knowPayer(services, session, payer),
    source,
    code,
    successUrl: `${page}?payment=success`,
    cancelUrl: page,
  });
}

/** On receipts a session is called what customers read of its type today. */
const productOf = ({ content }: ReadsContent, { sessionType }: Pick<SessionRow, 'sessionType'>) => ({
  ...sessionProduct,
  name: content.current().titleOfSession(sessionType),
});

function priceToPay({ status, paymentState, priceCents }: SessionRow): number {
  if (status !== 'scheduled') throw notScheduled();
  if (paymentState !== 'to_be_paid') throw new DomainError('conflict', 'This session is paid already.');
  if (!priceCents) throw new DomainError('conflict', 'This session is paid with its package.');
  return priceCents;
}

/**
 * Money for a session has arrived. It becomes a credit, and the credit pays the session it was meant for. Where that was
 * released meanwhile, its hour is booked again if it is still free; otherwise the credit stays, to be used for another
 * hour. Told again of the same order, it does nothing: a source grants once, and a credit pays one session.
 */
export async function settleSessionPayment(
  services: Deps,
  tx: Tx,
  {
    orderId,
    subject,
    owed,
    email,
    userId: owner,
  }: Omit<FactOf<'order-paid' | 'order-released'>, 'type' | 'productId'>,
): Promise<void> {
  const sessionId = sessionIdIn(subject);
  // Booked without signing in, by somebody whose account has proven that address.
  if (owner) await moveGuestBookings(services, tx, { email, userId: owner });
  const session = sessionId && owed ? await lockSession(tx, sessionId) : undefined;
  if (!session) return;
  const { userId, guestEmail, sessionType } = session;
  const source = orderSource(orderId);
  const credit = { userId, guestEmail, sessionType, source };
  await insertCredits(tx, [{ ...credit, ordinal: 1, grantedAt: services.clock.now() }]);
  if (session.status !== 'cancelled' && session.paymentState === 'to_be_paid') {
    await spendCredit(tx, { ...credit, sessionId: session.id });
    if (session.held) await tellPaid(services, tx, session);
    return;
  }
  const again = session.releasedAt ? await bookAgain(services, tx, session) : undefined;
  if (again) {
    await spendCredit(tx, { ...credit, sessionId: again.id });
    return tellPaid(services, tx, again);
  }
  // Paid twice, called off, or its hour is gone: another booking that waits is paid, or the credit is told of.
  await grantCredits(services, tx, { ...credit, count: 1 });
  await updateSession(tx, session.id, { paidBy: source });
  await sendSessionLetters(services, tx, 'credited', session, await practiceZone(services, tx));
}

async function tellPaid(services: Deps, tx: Tx, session: SessionRow): Promise<void> {
  const paid = { ...session, paymentState: 'credit' as const, payBy: null };
  await announceBooking(services, tx, paid, await practiceZone(services, tx));
}

/** The same hour as a new booking, if it still lies ahead and nobody and nothing else has it. */
async function bookAgain(services: Deps, tx: Tx, released: SessionRow): Promise<SessionRow | undefined> {
  const reads = { db: tx, clock: services.clock, content: services.content };
  const practice = withoutNotice(await practiceOf(reads, released));
  const isFree = await slotAt(reads, practice, { startsAt: released.scheduledDate }).then(
    () => true,
    (error: unknown) => {
      if (error instanceof DomainError) return false;
      throw error;
    },
  );
  if (!isFree) return undefined;
  const now = services.clock.now();
  const { userId, guestEmail, guestName, memberZone, meetingLink, priceCents } = released;
  const { sessionType, scheduledDate, endsAt, durationMinutes } = released;
  const again = await insertBooking(tx, {
    userId,
    guestEmail,
    guestName,
    memberZone,
    meetingLink,
    priceCents,
    sessionType,
    scheduledDate,
    endsAt,
    durationMinutes,
    createdAt: now,
    updatedAt: now,
  });
  if (again) await copyDetails(tx, released.id, again.id);
  return again;
}

const MOST_CENTS = 9_999_999;
const RECEIVED = 'Please give the amount that you have received, such as 95.';

const mark = z.object({ sessionId: z.string(), why: optionalLine(200) });
/** What arrived; without it, the price of the session. */
const paid = mark.extend({ received: price(RECEIVED, MOST_CENTS).optional() });

/**
 * Cash, a bank transfer, another shop. It is an order with a receipt, and what follows is what follows any paid order
 * (`settleSessionPayment`): should the session be called off, its credit can be used again.
 */
export const markPaidElsewhere = staffVerb(
  'session.paid_elsewhere',
  paid,
  async (services, tx, { actor, sessionId, received, why = '' }, refuse) => {
    const session = await unpaidSession(services, tx, { actor, sessionId });
    const { id, userId, status, email } = session;
    const priceCents = received ?? session.priceCents ?? 0;
    if (priceCents <= 0) throw refuse({ received: RECEIVED });
    await placeOrderPaidElsewhere(services, tx, {
      priceCents,
      email,
      subject: subjectOf(id),
      userId: userId ?? undefined,
      product: productOf(services, session),
    });
    return settledAs(services, 'paid elsewhere', session, { why, status, receivedCents: priceCents });
  },
);

export const waiveSessionPayment = staffVerb(
  'session.made_free',
  mark,
  async (services, tx, { why = '', ...asked }) => {
    const session = await unpaidSession(services, tx, asked);
    const change = {
      paymentState: 'free' as const,
      payBy: null,
      held: false,
      updatedAt: services.clock.now(),
    };
    await updateSession(tx, session.id, change);
    return settledAs(services, 'free', session, { why, status: session.status });
  },
);

async function unpaidSession(
  services: Deps,
  tx: Tx,
  { actor, sessionId }: { actor: Actor; sessionId: string },
) {
  const session = await lockOwnSession(services, tx, { actor, sessionId });
  if (session.status === 'cancelled') throw notScheduled();
  if (session.paymentState !== 'to_be_paid')
    throw new DomainError('conflict', 'This session is paid already.');
  return session;
}

type Unpaid = Awaited<ReturnType<typeof unpaidSession>>;

const settledAs = (
  services: ReadsContent,
  payment: string,
  session: Unpaid,
  after: { why: string; status: string; receivedCents?: number },
) => ({
  about: { kind: 'session' as const, id: session.id, label: productOf(services, session).name },
  before: { payment: 'to be paid', priceCents: session.priceCents },
  after: { payment, ...after },
  answer: undefined,
});

const BATCH = 50;

/**
 * Gives back the hours whose time to pay is over. Their payment pages are closed first: whoever pays in that moment has
 * paid.
 */
export async function releaseUnpaid(services: Services): Promise<number> {
  let released = 0;
  await processDue(services, {
    duty: 'release-unpaid',
    next: () => listOverdue(services.db, services.clock.now(), BATCH),
    subject: ({ id }) => id,
    work: async ({ id }) => {
      if (await closePayment(services, id)) released += await release(services, id);
    },
  });
  return released;
}

/** False while a debit is on its way: then the place is kept until 24 hours before the start. */
async function closePayment(services: Services, sessionId: string): Promise<boolean> {
  const { isPending } = await closePayments(services, subjectOf(sessionId));
  return !isPending || !(await keepForDebit(services, sessionId));
}

async function keepForDebit({ db, clock }: Services, sessionId: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const session = await lockSession(tx, sessionId);
    const until = session && changeableUntil(session);
    if (!session?.payBy || !until || until <= clock.now()) return false;
    await updateSession(tx, sessionId, { payBy: until });
    return true;
  });
}

async function release(services: Services, sessionId: string): Promise<number> {
  const { db, clock } = services;
  return db.transaction(async (tx) => {
    const session = await lockSession(tx, sessionId);
    const isDue = session?.status === 'scheduled' && session.payBy !== null && session.payBy <= clock.now();
    if (!isDue) return 0;
    await cancelBooking(services, tx, session, await practiceZone(services, tx), 'released');
    return 1;
  });
}

/** Sessions nobody has paid for: those that have begun, newest first, then those that lie ahead. */
export async function readUnpaidSessions(
  { db, clock, content }: Pick<Deps, 'db' | 'clock' | 'content'>,
  { actor }: { actor: Actor },
) {
  staffOnly(actor);
  const now = clock.now();
  const rows = (await listUnpaidSessions(db)).map((row) => ({
    id: row.id,
    type: content.current().titleOfSession(row.sessionType),
    person: row.name || row.email,
    startsAt: row.scheduledDate.toISOString(),
    hasBegun: row.scheduledDate <= now,
    priceCents: row.priceCents,
    payBy: row.payBy?.toISOString(),
  }));
  return {
    past: rows.filter(({ hasBegun }) => hasBegun).reverse(),
    ahead: rows.filter(({ hasBegun }) => !hasBegun),
  };
}

/** How an order says which session it pays for. */
export const subjectOf = (sessionId: string): string => `session:${sessionId}`;

export const sessionIdIn = (subject: string | null): string | undefined => idIn('session', subject);

/** The same for a seat at an event. */
export const subjectOfSeat = (seatId: string): string => `seat:${seatId}`;
export const seatIn = (subject: string | null): string | undefined => idIn('seat', subject);

function idIn(kind: string, subject: string | null): string | undefined {
  const [named, id = ''] = subject?.split(':') ?? [];
  return named === kind && isId(id) ? id : undefined;
}

/** What a credit remembers as its reason; a refund of the order finds it by this. */
export const orderSource = (orderId: string): string => `order:${orderId}`;

export const orderIdIn = (source: string): string | undefined => idIn('order', source);

export type Booked =
  | { kind: 'session'; id: string; type: string; startsAt: string; status: string }
  | { kind: 'seat'; eventId: string; title: string; startsAt: string; status: string };

/** What an order pays for, where it is no product: the hour or the seat itself. */
export async function bookingOfOrder(
  { db, content }: Pick<Deps, 'db' | 'content'>,
  subject: string | null,
): Promise<Booked | undefined> {
  const [sessionId, seatId] = [sessionIdIn(subject), seatIn(subject)];
  const session = sessionId ? await findSession(db, sessionId) : undefined;
  if (session) {
    const { id, sessionType, scheduledDate, status } = session;
    const type = content.current().titleOfSession(sessionType);
    return { kind: 'session', id, type, startsAt: scheduledDate.toISOString(), status };
  }
  const seat = seatId ? await findSeat(db, seatId) : undefined;
  const event = seat && (await findEvent(db, seat.eventId));
  if (!event) return undefined;
  const { id: eventId, title, startsAt } = event;
  return { kind: 'seat', eventId, title, startsAt: startsAt.toISOString(), status: seat.state };
}

/** What was booked and bought with an address is the account's that has proven it; of any other it never is. */
export async function moveGuestBookings(
  services: Deps,
  tx: Tx,
  { email, userId }: { email: string; userId: string },
): Promise<void> {
  if (!(await ownsAddress(tx, { userId, email }))) return;
  await moveBookingsToAccount(tx, email.toLowerCase(), userId);
  await fillProfileFromSessions(services, tx, userId);
}

/** Where orders go, sessions follow. The address may be one that the office took for hers: that of the account is proven. */
export async function moveOrderedSessions(
  _services: Deps,
  tx: Tx,
  { email, userId }: FactOf<'order-attached'>,
): Promise<void> {
  if ((await accountById(tx, userId))?.emailVerified)
    await moveBookingsToAccount(tx, email.toLowerCase(), userId);
}
