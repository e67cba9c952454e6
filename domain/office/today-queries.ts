import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import {
  chatConversations,
  contacts,
  disputes,
  fulfilments,
  intakes,
  mails,
  orderEvents,
  orders,
  paymentPlans,
  refunds,
  subscriptions,
  supportTickets,
  testimonials,
  withdrawalRequests,
} from '../../db/schema/index.ts';
import { isOpenDispute, isUndecided, REST_MS } from '../shop/index.ts';

const about = {
  orderId: orders.id,
  number: orders.number,
  product: orders.productName,
  email: orders.email,
  name: contacts.name,
};

/**
 * What the practitioner owes, soonest first. Documents that the press is making by itself are left out, unless they
 * are late or in trouble.
 */
export async function listReadingsDue(db: Db, now: Date, limit: number) {
  return db
    .select({
      id: fulfilments.id,
      kind: fulfilments.kind,
      stage: fulfilments.stage,
      delivery: fulfilments.delivery,
      dueAt: fulfilments.dueAt,
      held: fulfilments.held,
      error: fulfilments.error,
      ...about,
    })
    .from(fulfilments)
    .innerJoin(orders, eq(orders.id, fulfilments.orderId))
    .leftJoin(contacts, eq(contacts.email, orders.email))
    .where(
      and(
        inArray(fulfilments.stage, ['in_work', 'recording']),
        or(
          eq(fulfilments.stage, 'recording'),
          fulfilments.held,
          isNotNull(fulfilments.error),
          lt(fulfilments.dueAt, now),
        ),
      ),
    )
    .orderBy(asc(fulfilments.dueAt))
    .limit(limit);
}

export async function listTicketsWaiting(db: Db, limit: number) {
  const { id, subject, priority, status, source, userEmail, userName, createdAt } = supportTickets;
  return db
    .select({ id, subject, priority, status, source, userEmail, userName, createdAt })
    .from(supportTickets)
    .leftJoin(chatConversations, eq(chatConversations.id, supportTickets.conversationId))
    .where(
      and(
        inArray(status, ['open', 'in_progress']),
        supportTickets.needsAnswer,
        // An escalated chat is listed as itself.
        sql`${chatConversations.status} is distinct from 'escalated'`,
      ),
    )
    .orderBy(sql`array_position(array['urgent', 'high', 'medium', 'low'], ${priority})`, asc(createdAt))
    .limit(limit);
}

/** People who wrote of something that is no matter for a reading, the gravest first; as long as nobody has answered. */
export async function listTicketsInNeed(db: Db, limit: number) {
  const { id, subject, userEmail, userName, createdAt, careKind, careSeverity } = supportTickets;
  return db
    .select({ id, subject, userEmail, userName, createdAt, careKind, careSeverity })
    .from(supportTickets)
    .where(
      and(
        inArray(supportTickets.status, ['open', 'in_progress']),
        supportTickets.needsAnswer,
        isNotNull(careSeverity),
      ),
    )
    .orderBy(desc(careSeverity), asc(createdAt))
    .limit(limit);
}

/** The same in the questions that came with orders, until she has said that she took care of it. */
export async function listOrdersInNeed(db: Db, limit: number) {
  const { careKind, careSeverity, updatedAt: at } = intakes;
  return db
    .select({ ...about, careKind, careSeverity, at })
    .from(intakes)
    .innerJoin(orders, eq(orders.id, intakes.orderId))
    .leftJoin(contacts, eq(contacts.email, orders.email))
    .where(isNotNull(careSeverity))
    .orderBy(desc(careSeverity), asc(at))
    .limit(limit);
}

export async function listEscalatedChats(db: Db, limit: number) {
  const { id, escalationReason, createdAt, email } = chatConversations;
  return db
    .select({ id, escalationReason, createdAt, email })
    .from(chatConversations)
    .where(eq(chatConversations.status, 'escalated'))
    .orderBy(asc(createdAt))
    .limit(limit);
}

export async function listFailedPayments(db: Db, since: Date, limit: number) {
  return db
    .select({ ...about, reason: orders.reason, at: orders.createdAt, cents: orders.totalCents })
    .from(orders)
    .leftJoin(contacts, eq(contacts.email, orders.email))
    .where(and(eq(orders.state, 'failed'), gt(orders.createdAt, since)))
    .orderBy(desc(orders.createdAt))
    .limit(limit);
}

/** Orders in parts of which one did not come. */
export async function listOverduePlans(db: Db, limit: number) {
  return db
    .select({ ...about, nextAttemptAt: paymentPlans.nextAttemptAt, cents: paymentPlans.partCents })
    .from(paymentPlans)
    .innerJoin(orders, eq(orders.id, paymentPlans.orderId))
    .leftJoin(contacts, eq(contacts.email, orders.email))
    .where(and(eq(paymentPlans.status, 'overdue'), isNull(paymentPlans.stopWanted)))
    .orderBy(asc(paymentPlans.failedAt))
    .limit(limit);
}

/** Memberships whose last charge did not come. */
export async function listOverdueMemberships(db: Db, limit: number) {
  return db
    .select({ ...about, nextAttemptAt: subscriptions.nextAttemptAt, cents: subscriptions.amountCents })
    .from(subscriptions)
    .innerJoin(orders, eq(orders.id, subscriptions.orderId))
    .leftJoin(contacts, eq(contacts.email, orders.email))
    .where(eq(subscriptions.status, 'past_due'))
    .limit(limit);
}

/** Those that the owner has still to answer: the nearest deadline first. */
export async function listDisputesToAnswer(db: Db, limit: number) {
  const { id, amountCents: cents, dueAt, isInquiry } = disputes;
  return db
    .select({ ...about, id, cents, dueAt, isInquiry })
    .from(disputes)
    .innerJoin(orders, eq(orders.id, disputes.orderId))
    .leftJoin(contacts, eq(contacts.email, orders.email))
    .where(and(eq(disputes.state, 'needs_answer'), isNull(disputes.wish)))
    .orderBy(asc(dueAt))
    .limit(limit);
}

/** Those that the bank decides about. */
export async function listDisputesAtBank(db: Db, limit: number) {
  const { id, amountCents: cents, openedAt: at } = disputes;
  return db
    .select({ ...about, id, cents, at })
    .from(disputes)
    .innerJoin(orders, eq(orders.id, disputes.orderId))
    .leftJoin(contacts, eq(contacts.email, orders.email))
    .where(and(isOpenDispute, or(eq(disputes.state, 'answered'), isNotNull(disputes.wish))))
    .orderBy(asc(at))
    .limit(limit);
}

/** Refunds that a person has to decide, or that could not be made. */
export async function listRefundsWaiting(db: Db, since: Date, limit: number) {
  const { state, amountCents: cents, requestedAt: at } = refunds;
  return db
    .select({ ...about, state, cents, at })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .leftJoin(contacts, eq(contacts.email, orders.email))
    .where(or(eq(state, 'requested'), and(eq(state, 'failed'), gt(at, since))))
    .orderBy(asc(at))
    .limit(limit);
}

/** Money that does not fit its order, and that nobody has decided about: oldest first. */
export async function listDifferences(db: Db, now: Date, limit: number) {
  const cents = sql<number>`(select coalesce(sum(p.amount_cents), 0)::int from order_payments p where p.order_id = ${orders.id})`;
  const event = sql`select e.at from order_events e where e.order_id = ${orders.id} and ${isUndecided(sql`${orders.state}`)}`;
  const asked = sql<boolean>`exists (select from order_events r where r.order_id = ${orders.id} and r.kind = 'rest_asked'
    and r.at > ${new Date(now.getTime() - REST_MS).toISOString()}::timestamptz)`;
  return db
    .select({
      ...about,
      cents,
      asked,
      at: sql<Date>`(${event} order by e.id limit 1)`.mapWith(orders.createdAt),
    })
    .from(orders)
    .leftJoin(contacts, eq(contacts.email, orders.email))
    .where(
      and(
        // By its index; the long list of orders is not looked through.
        inArray(
          orders.id,
          db
            .select({ id: orderEvents.orderId })
            .from(orderEvents)
            .where(inArray(orderEvents.kind, ['amount_differs', 'paid_twice'])),
        ),
        sql`exists (${event})`,
      ),
    )
    .orderBy(asc(orders.paidAt))
    .limit(limit);
}

/** Codes that are good once for each person, used for two by one card. */
export async function listSameCards(db: Db, since: Date, limit: number) {
  return db
    .select({ ...about, cents: orders.totalCents, detail: orderEvents.detail, at: orderEvents.at })
    .from(orderEvents)
    .innerJoin(orders, eq(orders.id, orderEvents.orderId))
    .leftJoin(contacts, eq(contacts.email, orders.email))
    .where(and(eq(orderEvents.kind, 'same_card'), gt(orderEvents.at, since)))
    .orderBy(desc(orderEvents.at))
    .limit(limit);
}

/** Declarations that no rule could decide. */
export async function listWithdrawalsWaiting(db: Db, limit: number) {
  const { id, reference, name, email, requestedAt: at, state } = withdrawalRequests;
  return db
    .select({ id, reference, name, email, at })
    .from(withdrawalRequests)
    .where(eq(state, 'received'))
    .orderBy(asc(at))
    .limit(limit);
}

/** What customers wrote about their orders and nobody has decided about. */
export async function listTestimonialsWaiting(db: Db, limit: number) {
  const { id, name, quote, writtenAt, consentAt } = testimonials;
  return db
    .select({ id, name, quote, at: writtenAt, product: orders.productName })
    .from(testimonials)
    .innerJoin(orders, eq(orders.id, testimonials.orderId))
    .where(and(eq(testimonials.state, 'written'), isNotNull(consentAt)))
    .orderBy(asc(writtenAt))
    .limit(limit);
}

export async function listStuckMails(db: Db, limit: number) {
  const { id, toAddress, template, subject, state, error, createdAt } = mails;
  return db
    .select({ id, toAddress, template, subject, state, error, createdAt })
    .from(mails)
    .where(inArray(state, ['failed', 'unknown']))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);
}

/** Mail that should have left a while ago: the transport is down. */
export async function countDelayedMails(db: Db, before: Date): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(mails)
    .where(and(eq(mails.state, 'queued'), lt(mails.nextTryAt, before)));
  return row?.count ?? 0;
}

export async function listNewOrders(db: Db, since: Date, limit: number) {
  return db
    .select({ ...about, cents: orders.totalCents, at: sql<Date>`${orders.paidAt}`.mapWith(orders.paidAt) })
    .from(orders)
    .leftJoin(contacts, eq(contacts.email, orders.email))
    .where(and(isNotNull(orders.paidAt), gt(orders.paidAt, since)))
    .orderBy(desc(orders.paidAt), desc(orders.id))
    .limit(limit);
}
