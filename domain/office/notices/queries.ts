import { and, asc, count, eq, gt, inArray, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../../db/connect.ts';
import {
  chatConversations,
  fulfilments,
  mails,
  orders,
  refunds,
  supportTickets,
  withdrawalRequests,
} from '../../../db/schema/index.ts';

/** What the practitioner owes herself: a recording, or a document that waits for her release. */
const isHers = or(
  eq(fulfilments.stage, 'recording'),
  and(eq(fulfilments.stage, 'in_work'), fulfilments.held),
);

export async function listDueBetween(db: Db, from: Date, to: Date) {
  const { id, orderId, dueAt } = fulfilments;
  return db
    .select({ id, orderId, dueAt, number: orders.number, product: orders.productName })
    .from(fulfilments)
    .innerJoin(orders, eq(orders.id, orderId))
    .where(and(isHers, gt(dueAt, from), lte(dueAt, to)))
    .orderBy(asc(dueAt))
    .limit(50);
}

/** Letters that came back since then. */
export async function countCameBack(db: Db, since: Date): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(mails)
    .where(and(inArray(mails.outcome, ['bounced', 'complained']), gt(mails.outcomeAt, since)));
  return row?.count ?? 0;
}

export type Waiting = {
  readings: number;
  tickets: number;
  chats: number;
  refunds: number;
  withdrawals: number;
};

/** How much of each kind waits for a person. */
export async function countWaiting(db: Db): Promise<Waiting> {
  const isOpen = inArray(supportTickets.status, ['open', 'in_progress']);
  const notEscalated = sql`not exists (select 1 from ${chatConversations}
    where ${chatConversations.id} = ${supportTickets.conversationId} and ${chatConversations.status} = 'escalated')`;
  const [readings, tickets, chats, asked, declared] = await Promise.all([
    db.$count(fulfilments, isHers),
    // An escalated chat is counted as itself.
    db.$count(supportTickets, and(isOpen, supportTickets.needsAnswer, notEscalated)),
    db.$count(chatConversations, eq(chatConversations.status, 'escalated')),
    db.$count(refunds, eq(refunds.state, 'requested')),
    db.$count(withdrawalRequests, eq(withdrawalRequests.state, 'received')),
  ]);
  return { readings, tickets, chats, refunds: asked, withdrawals: declared };
}
