import { DAY, MINUTE } from '../../shared/durations.ts';
import { addDays, dateIn, instantOf } from '../../shared/wall-time.ts';
import { type Actor, isOwner, staffOnly } from '../identity/index.ts';
import { listSessionsBetween, readOfficeEvents, readPractice } from '../practice/index.ts';
import type { ReadsContent, Services } from '../services.ts';
import { readDiscrepancies, shownBuyer } from '../shop/index.ts';
import { deadlineOf } from './disputes.ts';
import { readOpenLines } from './set-up.ts';
import { readWarnings } from './settings/health.ts';
import * as queries from './today-queries.ts';

/** As much as fits one look; each list says where the rest is. */
const SHOWN = 12;
/** An event is near when it is this many days away. */
const NEAR_DAYS = 14;
const MAIL_PATIENCE_MS = 15 * MINUTE;

export type Today = Awaited<ReturnType<typeof readToday>>;

/** What is to be done, late first, and what happened since yesterday. */
export async function readToday(services: Services, { actor }: { actor: Actor }) {
  staffOnly(actor);
  const { db, clock } = services;
  const now = clock.now();
  const { zone } = await readPractice(services);
  const date = dateIn(now, zone);
  const endOfDay = instantOf(addDays(date, 1), '00:00', zone) ?? daysBefore(now, -1);
  const [readings, sessions, tickets, chats, testimonials, mails, delayedMails, orders, money] =
    await Promise.all([
      queries.listReadingsDue(db, now, SHOWN * 2),
      // Also earlier ones that nobody has closed yet.
      listSessionsBetween(db, daysBefore(now, 30), endOfDay),
      queries.listTicketsWaiting(db, SHOWN),
      queries.listEscalatedChats(db, SHOWN),
      queries.listTestimonialsWaiting(db, SHOWN),
      queries.listStuckMails(db, SHOWN),
      queries.countDelayedMails(db, new Date(now.getTime() - MAIL_PATIENCE_MS)),
      queries.listNewOrders(db, daysBefore(now, 1), SHOWN),
      readMoney(services, actor, now),
    ]);
  const [inNeed, disputes, warnings, event, setUp] = await Promise.all([
    readInNeed(db),
    readDisputes(services),
    readWarnings(services),
    readComingEvent(services, actor),
    // A demo is open from its first minute.
    services.config.mode === 'live' ? readOpenLines(db, now) : undefined,
  ]);
  return {
    date,
    zone,
    now: now.toISOString(),
    inNeed,
    disputes,
    readings: readings.map(({ dueAt, delivery, ...row }) => ({
      ...ofBuyer(row),
      minutes: delivery.kind === 'video' ? delivery.minutes : undefined,
      dueAt: dueAt?.toISOString(),
      isLate: dueAt !== null && dueAt < now,
    })),
    sessions: sessions.map((session) => toSessionLine(services, session, now)),
    event,
    tickets: tickets.map(withDates),
    chats: chats.map(withDates),
    testimonials: testimonials.map(({ at, ...row }) => ({ ...row, at: at?.toISOString() })),
    money,
    mails: mails.map(withDates),
    delayedMails,
    waitingFiles: warnings.waitingFiles,
    outages: warnings.outages,
    failing: warnings.failing,
    marketingStop: warnings.marketingStop,
    diskIsLow: warnings.room.isLow,
    databaseReturns: warnings.databaseReturns,
    setUp,
    orders: orders.map(ofBuyerAt),
  };
}

type Scheduled = Awaited<ReturnType<typeof listSessionsBetween>>[number];

const toSessionLine = ({ content }: ReadsContent, session: Scheduled, now: Date) => ({
  id: session.id,
  type: content.current().titleOfSession(session.sessionType),
  meetingLink: session.meetingLink,
  paymentState: session.paymentState,
  name: session.name,
  email: session.email,
  startsAt: session.scheduledDate.toISOString(),
  endsAt: session.endsAt.toISOString(),
  isOver: session.endsAt <= now,
});

/** People who need a person before anything else; a crisis first. */
async function readInNeed(db: Services['db']) {
  const [tickets, orders] = await Promise.all([
    queries.listTicketsInNeed(db, SHOWN),
    queries.listOrdersInNeed(db, SHOWN),
  ]);
  const lines = [
    ...tickets.map(({ id, subject, userEmail, userName, careKind, careSeverity, createdAt }) => ({
      id,
      title: subject,
      path: `/portal/support/${id}`,
      kind: careKind,
      severity: careSeverity,
      from: userName || userEmail || undefined,
      at: createdAt.toISOString(),
    })),
    ...orders.map(({ orderId, number, email, name, careKind, careSeverity, at }) => ({
      id: orderId,
      title: `Questions with order ${number}`,
      path: `/office/orders/${orderId}`,
      kind: careKind,
      severity: careSeverity,
      from: name || shownBuyer(email),
      at: at.toISOString(),
    })),
  ];
  return lines.sort((one, other) => Number(other.severity === 'crisis') - Number(one.severity === 'crisis'));
}

/** What a bank waits for, the nearest day first. */
async function readDisputes(services: Services) {
  const rows = await queries.listDisputesToAnswer(services.db, SHOWN);
  return rows.map(({ dueAt, ...row }) => ({
    ...ofBuyer(row),
    answerBy: dueAt ? deadlineOf(services, dueAt) : undefined,
  }));
}

/** The next one that is shown on the site, once it is near. */
async function readComingEvent(services: Services, actor: Actor) {
  const { ahead } = await readOfficeEvents(services, { actor });
  const [next] = ahead.filter(({ state }) => state === 'shown');
  if (!next || new Date(next.startsAt) > daysBefore(services.clock.now(), -NEAR_DAYS)) return undefined;
  const { id, title, startsAt, seats, counts } = next;
  return { id, title, startsAt, seats, taken: counts.taken ?? 0, waiting: counts.waiting ?? 0 };
}

/** Payments that need a look. */
async function readMoney(services: Services, actor: Actor, now: Date) {
  const { db } = services;
  // What the provider says of the balance is the owner's.
  const differing = isOwner(actor) ? await readDiscrepancies(services, { actor }) : [];
  const [failed, memberships, plans, disputes, refunds, withdrawals, held, sameCards] = await Promise.all([
    queries.listFailedPayments(db, daysBefore(now, 14), SHOWN),
    queries.listOverdueMemberships(db, SHOWN),
    queries.listOverduePlans(db, SHOWN),
    queries.listDisputesAtBank(db, SHOWN),
    queries.listRefundsWaiting(db, daysBefore(now, 14), SHOWN),
    queries.listWithdrawalsWaiting(db, SHOWN),
    queries.listDifferences(db, now, SHOWN),
    queries.listSameCards(db, daysBefore(now, 14), SHOWN),
  ]);
  return {
    failed: failed.map(ofBuyerAt),
    overdue: [...memberships, ...plans].map(({ nextAttemptAt, ...row }) => ({
      ...ofBuyer(row),
      nextAttemptAt: nextAttemptAt?.toISOString(),
    })),
    disputes: disputes.map(ofBuyerAt),
    held: held.map(ofBuyerAt),
    sameCards: sameCards.map(ofBuyerAt),
    refunds: refunds.map(ofBuyerAt),
    withdrawals: withdrawals.map(ofBuyerAt),
    discrepancies: differing.slice(0, SHOWN),
  };
}

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY);

const ofBuyer = <Row extends { email: string }>(row: Row) => ({ ...row, email: shownBuyer(row.email) });

const ofBuyerAt = <Row extends { email: string; at: Date }>({ at, ...row }: Row) => ({
  ...row,
  email: shownBuyer(row.email),
  at: at.toISOString(),
});

const withDates = <Row extends { createdAt: Date }>({ createdAt, ...row }: Row) => ({
  ...row,
  createdAt: createdAt.toISOString(),
});
