import { and, count, desc, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '../../../db/connect.ts';
import {
  chatConversations,
  consents,
  contacts,
  emailSequences,
  events,
  intakes,
  mails,
  orderPayments,
  orders,
  profiles,
  quizLeads,
  seats,
  sessionCredits,
  sessions,
  supportTickets,
  users,
} from '../../../db/schema/index.ts';
import { isLead } from '../../contacts/index.ts';

export type CustomerView = 'all' | 'buyers' | 'accounts' | 'leads';

export function inView(view: CustomerView): SQL | undefined {
  switch (view) {
    case 'all':
      return undefined;
    case 'buyers':
      return isNotNull(contacts.boughtAt);
    case 'accounts':
      return isNotNull(contacts.userId);
    case 'leads':
      return isLead;
  }
}

/** What contacts have bought under all their addresses: how many orders, how much stayed with us, and when the last one was. */
export async function countBought(db: Db | Tx, contactIds: string[]) {
  if (contactIds.length === 0) return [];
  const contactId = sql<string>`coalesce(${contacts.mergedInto}, ${contacts.id})`;
  return db
    .select({
      contactId,
      orders: sql<number>`count(distinct ${orders.id})::int`,
      cents: sql<number>`coalesce(sum(${orderPayments.amountCents} - ${orderPayments.refundedCents}), 0)::int`,
      lastAt: sql<Date>`max(${orders.paidAt})`.mapWith(orders.paidAt),
    })
    .from(orders)
    .innerJoin(contacts, eq(contacts.email, orders.email))
    .leftJoin(orderPayments, eq(orderPayments.orderId, orders.id))
    .where(
      and(
        or(inArray(contacts.id, contactIds), inArray(contacts.mergedInto, contactIds)),
        isNotNull(orders.paidAt),
      ),
    )
    .groupBy(contactId);
}

export type Who = { userId: string | null; emails: string[] };

const owns = (userColumn: PgColumn, emailColumn: PgColumn, { userId, emails }: Who) =>
  or(userId ? eq(userColumn, userId) : undefined, inArray(emailColumn, emails));

export async function findAccount(db: Db | Tx, userId: string) {
  const [row] = await db
    .select({ user: users, profile: profiles })
    .from(users)
    .innerJoin(profiles, eq(profiles.id, users.id))
    .where(eq(users.id, userId));
  return row;
}

export async function findLastLead(db: Db | Tx, emails: string[]) {
  const [lead] = await db
    .select()
    .from(quizLeads)
    .where(inArray(quizLeads.email, emails))
    .orderBy(desc(quizLeads.createdAt))
    .limit(1);
  return lead;
}

/** Everybody the customer's orders were about, as they told us. */
export async function listIntakes(db: Db | Tx, who: Who) {
  return db
    .select({
      kind: intakes.kind,
      form: intakes.form,
      answers: intakes.answers,
      partner: intakes.partnerAnswers,
    })
    .from(intakes)
    .innerJoin(orders, eq(orders.id, intakes.orderId))
    .where(and(owns(orders.userId, orders.email, who), isNotNull(intakes.submittedAt)))
    .orderBy(desc(intakes.updatedAt))
    .limit(50);
}

const MOST = 50;

export async function listOrdersOf(db: Db | Tx, who: Who) {
  const { id, number, productName, state, totalCents, createdAt } = orders;
  return db
    .select({ id, number, productName, state, totalCents, createdAt })
    .from(orders)
    .where(and(owns(orders.userId, orders.email, who), sql`${orders.state} not in ('open', 'expired')`))
    .orderBy(desc(createdAt))
    .limit(MOST);
}

export async function listSessionsOf(db: Db | Tx, who: Who) {
  const { id, sessionType, scheduledDate, status, notes, paymentState, missed } = sessions;
  return db
    .select({ id, sessionType, scheduledDate, status, notes, paymentState, missed })
    .from(sessions)
    .where(and(owns(sessions.userId, sessions.guestEmail, who), eq(sessions.held, false)))
    .orderBy(desc(scheduledDate))
    .limit(MOST);
}

/** At events, or on the way to one. */
export async function listSeatsOf(db: Db | Tx, who: Who) {
  const { id, state, whyGone } = seats;
  return db
    .select({ id, state, whyGone, eventId: events.id, title: events.title, startsAt: events.startsAt })
    .from(seats)
    .innerJoin(events, eq(events.id, seats.eventId))
    .where(owns(seats.userId, seats.guestEmail, who))
    .orderBy(desc(events.startsAt))
    .limit(MOST);
}

export async function countCreditsOf(db: Db | Tx, who: Who) {
  return db
    .select({ sessionType: sessionCredits.sessionType, count: count() })
    .from(sessionCredits)
    .where(and(owns(sessionCredits.userId, sessionCredits.guestEmail, who), isNull(sessionCredits.sessionId)))
    .groupBy(sessionCredits.sessionType);
}

export async function listSequencesOf(db: Db | Tx, emails: string[]) {
  return db
    .select()
    .from(emailSequences)
    .where(inArray(emailSequences.email, emails))
    .orderBy(desc(emailSequences.createdAt))
    .limit(MOST);
}

export async function listMailsTo(db: Db | Tx, emails: string[]) {
  const { id, template, subject, topic, state, outcome, createdAt, sentAt } = mails;
  return db
    .select({ id, template, subject, topic, state, outcome, createdAt, sentAt })
    .from(mails)
    .where(inArray(mails.toAddress, emails))
    .orderBy(desc(createdAt), desc(id))
    .limit(MOST);
}

export async function listTicketsOf(db: Db | Tx, who: Who) {
  const { id, subject, status, priority, createdAt, userId, userEmail } = supportTickets;
  return db
    .select({ id, subject, status, priority, createdAt })
    .from(supportTickets)
    .where(owns(userId, userEmail, who))
    .orderBy(desc(createdAt))
    .limit(MOST);
}

export async function listChatsOf(db: Db | Tx, who: Who) {
  const { id, status, escalationReason, createdAt, userId, email } = chatConversations;
  return db
    .select({ id, status, escalationReason, createdAt })
    .from(chatConversations)
    .where(owns(userId, email, who))
    .orderBy(desc(createdAt))
    .limit(MOST);
}

export async function listConsentsOf(db: Db | Tx, emails: string[]) {
  return db
    .select()
    .from(consents)
    .where(inArray(consents.email, emails))
    .orderBy(desc(consents.givenAt))
    .limit(MOST);
}
