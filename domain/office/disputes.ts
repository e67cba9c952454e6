import { TZDate } from '@date-fns/tz';
import { format } from 'date-fns/format';
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../db/connect.ts';
import {
  courseEnrolments,
  type Evidence,
  type EvidenceLine,
  events,
  lessonCompletions,
  seats,
  supportTickets,
  ticketMessages,
  videoPositions,
  videos,
} from '../../db/schema/index.ts';
import { DAY } from '../../shared/durations.ts';
import { money } from '../../shared/money.ts';
import { pick } from '../../shared/records.ts';
import { dateIn } from '../../shared/wall-time.ts';
import { legalOfOrder } from '../content/index.ts';
import { creditSource, readOrderWork } from '../delivery/index.ts';
import { DomainError } from '../errors.ts';
import { formVerb } from '../form-verb.ts';
import { type Actor, allowOwner, isOwner, staffOnly } from '../identity/index.ts';
import type { Deps } from '../services.ts';
import {
  answerDispute,
  type DisputeRow,
  drawEvidence,
  existingDispute,
  existingOrder,
  listOrderEvents,
  listPurchasesOfOrder,
  type OrderRow,
  paymentsOf,
  readOrderRefunds,
  receiptsOf,
  shownBuyer,
} from '../shop/index.ts';
import { findCustomerOf, listCreditsOf, listMailsAbout } from './order-queries.ts';

type Asked = { actor: Actor; disputeId: string };

export type OfficeDispute = Awaited<ReturnType<typeof readOfficeDispute>>;

/** What the bank says, what we can show it, and what was decided. */
export async function readOfficeDispute(services: Deps, { actor, disputeId }: Asked) {
  staffOnly(actor);
  const row = await existingDispute(services, disputeId);
  const order = await existingOrder(services.db, row.orderId);
  const { openedAt, dueAt, closedAt, wishedAt, sentAt, workAt, evidence } = row;
  return {
    ...pick(row, [
      'id',
      'orderId',
      'amountCents',
      'feeCents',
      'reason',
      'state',
      'isInquiry',
      'words',
      'wish',
      'error',
    ]),
    openedAt: openedAt.toISOString(),
    answerBy: dueAt && deadlineOf(services, dueAt),
    closedAt: closedAt?.toISOString(),
    wishedAt: wishedAt?.toISOString(),
    sentAt: sentAt?.toISOString(),
    /** Decided, and not yet at the provider. */
    isUnderWay: workAt !== null,
    number: order.number,
    product: order.productName,
    buyer: shownBuyer(order.email),
    credited: (await readOrderRefunds(services.db, order.id)).find(
      (one) => one.disputeId === row.id && one.state === 'made',
    )?.amountCents,
    evidence: evidence ?? (await gatherEvidence(services, row, order)),
    mayDecide: isOwner(actor),
  };
}

/** The last day by the practice's clock, and how many are left: none on the day itself. */
export function deadlineOf({ clock, content }: Pick<Deps, 'clock' | 'content'>, dueAt: Date) {
  const { timeZone } = content.current().site;
  const now = clock.now();
  const [day, today] = [dateIn(dueAt, timeZone), dateIn(now, timeZone)];
  const daysLeft = Math.round((Date.parse(day) - Date.parse(today)) / DAY);
  return { day, daysLeft, isOver: dueAt <= now };
}

export type Deadline = ReturnType<typeof deadlineOf>;

/** The PDF as it was sent, or as it would be sent now. */
export async function readEvidence(services: Deps, { actor, disputeId }: Asked) {
  staffOnly(actor);
  const row = await existingDispute(services, disputeId);
  const order = await existingOrder(services.db, row.orderId);
  const evidence = row.evidence ?? (await gatherEvidence(services, row, order));
  const bytes = await drawEvidence(services, evidence, services.clock.now());
  return { filename: `evidence-${order.number}.pdf`, bytes };
}

/**
 * The owner's answer. What the PDF says is written down with it, so that whatever is sent later is what she looked at: pressed
 * twice, or after a crash, it is the same, and sent once.
 */
export const sendEvidence = formVerb(
  z.object({ disputeId: z.string() }),
  async (services: Deps, { actor, disputeId }: Asked) => {
    const row = await existingDispute(services, disputeId);
    if (!row.words)
      throw new DomainError(
        'conflict',
        'Please write first, in your own words, what the buyer bought and received.',
      );
    const order = await existingOrder(services.db, row.orderId);
    await answerDispute(services, { actor, disputeId, evidence: await gatherEvidence(services, row, order) });
  },
  allowOwner,
);

/**
 * What we hold of one order, for a bank: that it was agreed to, delivered and used. Nothing of another order, and nothing of
 * what is private in a reading: no births, no answers, no text of a document, a letter or a conversation.
 */
async function gatherEvidence(
  services: Deps,
  { words, amountCents, reason, orderPaymentId }: DisputeRow,
  order: OrderRow,
): Promise<Evidence> {
  const { timeZone } = services.content.current().site;
  const at = (moment: Date | string | null | undefined) =>
    moment ? format(new TZDate(new Date(moment), timeZone), 'd MMM yyyy, HH:mm') : null;
  const told: Told = { services, order, at };
  return {
    day: dateIn(services.clock.now(), timeZone),
    ...{ order: order.number, product: order.productName, amountCents, reason, words },
    facts: await factsOf(told, orderPaymentId),
    agreed: await agreedLines(told),
    delivered: await deliveredLines(told),
    timeline: await timelineOf(told),
    letters: await letterLines(told),
  };
}

type Told = {
  services: Deps;
  order: OrderRow;
  at(moment: Date | string | null | undefined): string | null;
};

const methods: Record<string, string> = { card: 'card', sepa_debit: 'SEPA direct debit' };

async function factsOf({ services, order, at }: Told, paymentId: string): Promise<Evidence['facts']> {
  const { db } = services;
  const payment = (await paymentsOf(db, order.id)).find(({ id }) => id === paymentId);
  const customer = await findCustomerOf(db, order);
  const receipts = await receiptsOf(services, order.id);
  const returned = (await readOrderRefunds(db, order.id)).filter(({ state }) => state === 'made');
  const sum = returned.reduce((cents, one) => cents + one.amountCents, 0);
  return [
    ['Buyer', [customer?.name, order.email].filter(Boolean).join(', ')],
    [
      'Bought',
      order.userId && order.placedSignedIn ? 'Signed in to an account with this address' : 'As a guest',
    ],
    ['Order', `${order.number}, placed ${at(order.createdAt)}`],
    ['Price', money(order.totalCents)],
    [
      'Paid',
      payment
        ? `${money(payment.amountCents)} by ${methods[payment.method ?? ''] ?? 'another way'}, ${at(payment.arrivedAt)}`
        : '',
    ],
    ['Payment', payment?.paymentId ?? ''],
    [
      'Receipt',
      receipts
        .filter(({ kind }) => kind === 'receipt')
        .map(({ number }) => number)
        .join(', '),
    ],
    ['Given back before', sum > 0 ? money(sum) : 'Nothing'],
  ];
}

async function agreedLines({ services, order, at }: Told): Promise<EvidenceLine[]> {
  const { texts } = await legalOfOrder(services, order);
  const { appUrl } = services.config;
  const held = texts.map(({ title, path }) => `${title} (${appUrl}${path})`).join('; ');
  return [
    {
      at: at(order.createdAt),
      text: `Placed the order under these texts, word for word as they held: ${held}`,
    },
    ...(order.consentText
      ? [{ at: at(order.consentAt), text: `Agreed at the checkout: “${order.consentText}”` }]
      : []),
  ];
}

async function deliveredLines(told: Told): Promise<EvidenceLine[]> {
  const { services, order, at } = told;
  const { deliveries } = await readOrderWork(services, order.id);
  const own = deliveries.flatMap(({ kind, product, amount, documents, files, stage, ...line }) => {
    const name = product ?? order.productName;
    const what = nameOf[kind] ?? 'delivery';
    const made = documents.map(({ createdAt, version }) => ({
      at: at(createdAt),
      text: `${name}: ${what} made and sent${version > 1 ? `, corrected (${version})` : ''}`,
    }));
    const rest =
      kind === 'files'
        ? `${what} (${files.length})`
        : kind === 'video' && amount
          ? `video of ${amount} minutes`
          : what;
    const delivered = line.deliveredAt
      ? [{ at: at(line.deliveredAt), text: `${name}: ${rest} delivered` }]
      : stage === 'withdrawn'
        ? []
        : [{ at: null, text: `${name}: ${rest} not delivered yet` }];
    return [...made.reverse(), ...(kind === 'document' && made.length > 0 ? [] : delivered)];
  });
  return [
    ...own,
    ...(await fetchedLines(told)),
    ...(await watchedLines(told)),
    ...(await sessionLines(told)),
    ...(await seatsOf(services.db, order.id)).map(({ title, startsAt, state }) => ({
      at: at(startsAt),
      text: `Seat at “${title}”${state === 'taken' ? '' : ', given back'}`,
    })),
    ...(await lessonLines(told)),
  ];
}

const nameOf: Record<string, string> = {
  document: 'document',
  video: 'video',
  'session-credits': 'live sessions',
  course: 'course',
  membership: 'membership',
  'membership-months': 'months of membership',
  files: 'files to download',
  text: 'written text',
  seat: 'seat',
};

/** What the buyer opened by herself, the first time each. */
async function fetchedLines({ services: { db }, order, at }: Told): Promise<EvidenceLine[]> {
  const opened = (await listOrderEvents(db, order.id)).filter(({ kind }) => kind === 'opened');
  return opened.map((event) => ({
    at: at(event.at),
    text: `The buyer opened the ${nameOf[String(event.detail.what)] ?? 'delivery'}`,
  }));
}

async function watchedLines({ services: { db }, order, at }: Told): Promise<EvidenceLine[]> {
  const bought = await listPurchasesOfOrder(db, order.id);
  const rows = await positionsOf(
    db,
    bought.map(({ id }) => id),
  );
  return rows.map(({ seconds, length, watchedAt }) => ({
    at: at(watchedAt),
    text: `Watched the video up to minute ${Math.ceil(seconds / 60)}${length ? ` of ${Math.ceil(length / 60)}` : ''}`,
  }));
}

async function sessionLines({ services, order, at }: Told): Promise<EvidenceLine[]> {
  const content = services.content.current();
  const credits = await listCreditsOf(services.db, creditSource(order));
  return credits.map(({ sessionType, startsAt, status }) => {
    const title = content.titleOfSession(sessionType);
    if (!startsAt) return { at: null, text: `${title}: to be booked by the buyer` };
    const states = { completed: 'held', cancelled: 'called off', scheduled: 'booked' };
    return { at: at(startsAt), text: `${title}: ${states[status ?? 'scheduled']}` };
  });
}

async function lessonLines({ services: { db }, order, at }: Told): Promise<EvidenceLine[]> {
  const rows = await lessonsOf(db, creditSource(order));
  return rows.map(({ lessons, last, enrolledAt }) => ({
    at: at(last ?? enrolledAt),
    text: `Course opened ${at(enrolledAt)}, ${lessons === 1 ? 'one lesson' : `${lessons} lessons`} completed`,
  }));
}

/** Only what says something to a bank; reasons and sums of other payments stay out. */
const storyWords: Record<string, string> = {
  placed: 'The buyer placed the order',
  paid: 'The payment arrived',
  renewed: 'A further period was paid',
  part_paid: 'A further part was paid',
  begin_now: 'The buyer asked us to begin at once',
  begin_later: 'The buyer chose to wait for the end of the withdrawal period',
  intake_saved: 'The buyer sent the details that the order is made from',
  intake_corrected: 'The buyer corrected those details',
  delivered: 'Delivered',
  attached: 'The buyer moved the order into their account',
  membership_cancelled: 'The membership was cancelled',
  refund_requested: 'A refund was asked for',
  refund_declined: 'The refund was declined',
  refunded: 'Money was given back',
  withdrawal_accepted: 'A withdrawal was accepted',
  withdrawal_declined: 'A withdrawal was declined',
  disputed: 'The bank told us of the dispute',
};

async function timelineOf({ services: { db }, order, at }: Told): Promise<EvidenceLine[]> {
  const all = await listOrderEvents(db, order.id);
  return all.flatMap((event) => {
    const words = storyWords[event.kind];
    const what = event.kind === 'delivered' ? nameOf[String(event.detail.what)] : undefined;
    return words ? [{ at: at(event.at), text: what ? `${words}: ${what}` : words }] : [];
  });
}

/** That there were letters, and what they were about; not what stands in them. */
async function letterLines({ services: { db }, order, at }: Told): Promise<EvidenceLine[]> {
  const letters = (await listMailsAbout(db, order)).filter(({ sentAt }) => sentAt).reverse();
  const written = letters.map(({ sentAt, subject, template }) => ({
    when: sentAt,
    text: `E-mail to the buyer: “${subject ?? template}”`,
  }));
  const asked = (await messagesOf(db, order)).map(({ when, author }) => ({
    when,
    text: author === 'staff' ? 'We answered the buyer’s message' : 'The buyer wrote to us',
  }));
  return [...written, ...asked]
    .sort((one, other) => Number(one.when) - Number(other.when))
    .map(({ when, text }) => ({ at: at(when), text }));
}

// SQL

/** How far its buyer has watched what was bought. */
async function positionsOf(db: Db, purchaseIds: string[]) {
  if (purchaseIds.length === 0) return [];
  return db
    .select({
      seconds: videoPositions.furthestSeconds,
      length: videos.durationSeconds,
      watchedAt: videoPositions.updatedAt,
    })
    .from(videoPositions)
    .innerJoin(videos, eq(videos.id, videoPositions.videoId))
    .where(inArray(videos.purchaseId, purchaseIds))
    .orderBy(asc(videoPositions.updatedAt));
}

const seatsOf = (db: Db, orderId: string) =>
  db
    .select({ title: events.title, startsAt: events.startsAt, state: seats.state })
    .from(seats)
    .innerJoin(events, eq(events.id, seats.eventId))
    .where(or(eq(seats.paidOrder, orderId), eq(seats.partOfOrder, orderId)))
    .orderBy(asc(events.startsAt));

/** Of courses that she was let into by the order. */
const lessonsOf = (db: Db, source: string) =>
  db
    .select({
      enrolledAt: courseEnrolments.enrolledAt,
      lessons: sql<number>`count(${lessonCompletions.lesson})::int`,
      last: sql<Date | null>`max(${lessonCompletions.completedAt})`.mapWith(lessonCompletions.completedAt),
    })
    .from(courseEnrolments)
    .leftJoin(
      lessonCompletions,
      and(
        eq(lessonCompletions.userId, courseEnrolments.userId),
        eq(lessonCompletions.course, courseEnrolments.course),
      ),
    )
    .where(eq(courseEnrolments.source, source))
    .groupBy(courseEnrolments.userId, courseEnrolments.course, courseEnrolments.enrolledAt);

/** Conversations that name the order: of others nobody can say what they were about. */
async function messagesOf(db: Db, order: OrderRow) {
  const { id, userEmail, userId } = supportTickets;
  return db
    .select({ when: ticketMessages.createdAt, author: ticketMessages.author })
    .from(ticketMessages)
    .innerJoin(supportTickets, eq(id, ticketMessages.ticketId))
    .where(
      and(
        inArray(ticketMessages.author, ['customer', 'staff']),
        order.userId ? or(eq(userEmail, order.email), eq(userId, order.userId)) : eq(userEmail, order.email),
        sql`position(${order.number} in ${supportTickets.subject} || ' ' || ${supportTickets.description}) > 0`,
      ),
    )
    .orderBy(asc(ticketMessages.id))
    .limit(100);
}
