import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '../../../db/connect.ts';
import {
  contacts,
  intakes,
  orderPayments,
  orders,
  profiles,
  quizLeads,
  sessionCredits,
  sessions,
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

export const owns = (userColumn: PgColumn, emailColumn: PgColumn, { userId, emails }: Who) =>
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
      orderId: intakes.orderId,
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

export async function countCreditsOf(db: Db | Tx, who: Who) {
  return db
    .select({ sessionType: sessionCredits.sessionType, count: count() })
    .from(sessionCredits)
    .where(and(owns(sessionCredits.userId, sessionCredits.guestEmail, who), isNull(sessionCredits.sessionId)))
    .groupBy(sessionCredits.sessionType);
}

/** The one that is next. */
export async function findNextSession(db: Db | Tx, who: Who, now: Date) {
  const { id, sessionType, scheduledDate } = sessions;
  const [next] = await db
    .select({ id, sessionType, scheduledDate })
    .from(sessions)
    .where(
      and(
        owns(sessions.userId, sessions.guestEmail, who),
        eq(sessions.status, 'scheduled'),
        eq(sessions.held, false),
        gt(scheduledDate, now),
      ),
    )
    .orderBy(asc(scheduledDate))
    .limit(1);
  return next;
}
