import { and, asc, desc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../../db/connect.ts';
import {
  chatConversations,
  consents,
  events,
  gifts,
  mails,
  orders,
  seats,
  sessions,
  supportTickets,
} from '../../../db/schema/index.ts';
import { olderThan } from '../../../db/sql.ts';
import { listNotes } from '../../contacts/index.ts';
import { listRunsOfPerson } from '../../marketing/index.ts';
import { type PageCursor, readCursor, writeCursor } from '../../page-cursor.ts';
import type { Services } from '../../services.ts';
import { owns, type Who } from './queries.ts';

/**
 * What happened with somebody, one kind of thing at a time and ten at a time: a customer of ten years has a page as short, and as
 * fast, as one of today.
 */
const PAGE = 10;

const tabs = ['orders', 'sessions', 'messages', 'emails', 'consents', 'notes'] as const;
export type HistoryTab = (typeof tabs)[number];

type Whose = Who & { contactId: string };
type Page = { before?: PageCursor; limit: number };

export async function readHistory(
  { db, content }: Pick<Services, 'db' | 'content'>,
  whose: Whose,
  asked: { show?: string; before?: string },
) {
  const show = tabs.find((tab) => tab === asked.show) ?? 'orders';
  const before = readCursor(asked.before ?? null);
  const found = await read[show](db, whose, { before, limit: PAGE + 1 });
  const sorted = found.sort(
    (one, other) => other.at.getTime() - one.at.getTime() || (one.id < other.id ? -1 : 1),
  );
  const entries = sorted.slice(0, PAGE);
  const last = entries.at(-1);
  return {
    show,
    isPaged: before !== undefined,
    entries: entries.map((entry) => ({
      ...entry,
      ...(entry.kind === 'session' && { title: content.current().titleOfSession(entry.title) }),
      at: entry.at.toISOString(),
    })),
    older: sorted.length > PAGE && last ? writeCursor(last) : undefined,
  };
}

type Found = Awaited<ReturnType<(typeof lists)[keyof typeof lists]>>[number];

const read: Record<HistoryTab, (db: Db, whose: Whose, page: Page) => Promise<Found[]>> = {
  orders: async (...asked) => [...(await lists.orders(...asked)), ...(await lists.gifts(...asked))],
  sessions: async (...asked) => [...(await lists.sessions(...asked)), ...(await lists.seats(...asked))],
  messages: async (...asked) => [...(await lists.tickets(...asked)), ...(await lists.chats(...asked))],
  emails: async (...asked) => [...(await lists.mails(...asked)), ...(await lists.runs(...asked))],
  consents: (...asked) => lists.consents(...asked),
  notes: (...asked) => lists.notes(...asked),
};

// SQL

const lists = {
  orders: async (db: Db, who: Whose, { before, limit }: Page) => {
    const { id, number, productName, state, totalCents, createdAt } = orders;
    const rows = await db
      .select({ id, number, title: productName, state, totalCents, at: createdAt })
      .from(orders)
      .where(
        and(
          owns(orders.userId, orders.email, who),
          sql`${orders.state} not in ('open', 'expired')`,
          olderThan({ createdAt, id }, before),
        ),
      )
      .orderBy(desc(createdAt), asc(id))
      .limit(limit);
    return rows.map((row) => ({ kind: 'order' as const, ...row }));
  },
  /** Given, received or redeemed, from the day they were paid for. */
  gifts: async (db: Db, { emails }: Whose, { before, limit }: Page) => {
    const { id, productName, giverName, receiverName, state, orderId } = gifts;
    const paidAt = sql<Date>`${gifts.paidAt}`.mapWith(gifts.paidAt);
    const rows = await db
      .select({ id, title: productName, giverName, receiverName, state, orderId, at: paidAt })
      .from(gifts)
      .leftJoin(orders, eq(orders.id, gifts.redeemedOrderId))
      .where(
        and(
          isNotNull(gifts.paidAt),
          or(...[gifts.giverEmail, gifts.receiverEmail, orders.email].map((of) => inArray(of, emails))),
          olderThan({ createdAt: gifts.paidAt, id }, before),
        ),
      )
      .orderBy(desc(gifts.paidAt), asc(id))
      .limit(limit);
    return rows.map((row) => ({ kind: 'gift' as const, ...row }));
  },
  sessions: async (db: Db, who: Whose, { before, limit }: Page) => {
    const { id, sessionType, scheduledDate, status, paymentState, missed } = sessions;
    const rows = await db
      .select({ id, title: sessionType, at: scheduledDate, status, paymentState, missed })
      .from(sessions)
      .where(
        and(
          owns(sessions.userId, sessions.guestEmail, who),
          eq(sessions.held, false),
          olderThan({ createdAt: scheduledDate, id }, before),
        ),
      )
      .orderBy(desc(scheduledDate), asc(id))
      .limit(limit);
    return rows.map((row) => ({ kind: 'session' as const, ...row }));
  },
  /** At events, or on the way to one. */
  seats: async (db: Db, who: Whose, { before, limit }: Page) => {
    const { id, state, whyGone } = seats;
    const rows = await db
      .select({ id, state, whyGone, eventId: events.id, title: events.title, at: events.startsAt })
      .from(seats)
      .innerJoin(events, eq(events.id, seats.eventId))
      .where(
        and(owns(seats.userId, seats.guestEmail, who), olderThan({ createdAt: events.startsAt, id }, before)),
      )
      .orderBy(desc(events.startsAt), asc(id))
      .limit(limit);
    return rows.map((row) => ({ kind: 'seat' as const, ...row }));
  },
  tickets: async (db: Db, who: Whose, { before, limit }: Page) => {
    const { id, subject, status, createdAt, userId, userEmail } = supportTickets;
    const rows = await db
      .select({ id, title: subject, status, at: createdAt })
      .from(supportTickets)
      .where(and(owns(userId, userEmail, who), olderThan({ createdAt, id }, before)))
      .orderBy(desc(createdAt), asc(id))
      .limit(limit);
    return rows.map((row) => ({ kind: 'ticket' as const, ...row }));
  },
  chats: async (db: Db, who: Whose, { before, limit }: Page) => {
    const { id, status, escalationReason, createdAt, userId, email } = chatConversations;
    const rows = await db
      .select({ id, status, title: escalationReason, at: createdAt })
      .from(chatConversations)
      .where(and(owns(userId, email, who), olderThan({ createdAt, id }, before)))
      .orderBy(desc(createdAt), asc(id))
      .limit(limit);
    return rows.map((row) => ({ kind: 'chat' as const, ...row }));
  },
  mails: async (db: Db, { emails }: Whose, { before, limit }: Page) => {
    const { id, template, subject, topic, state, outcome, createdAt } = mails;
    const rows = await db
      .select({ id, template, subject, topic, state, outcome, at: createdAt })
      .from(mails)
      .where(and(inArray(mails.toAddress, emails), olderThan({ createdAt, id }, before)))
      .orderBy(desc(createdAt), asc(id))
      .limit(limit);
    return rows.map((row) => ({ kind: 'mail' as const, ...row }));
  },
  runs: async (db: Db, { emails }: Whose, page: Page) => {
    const rows = await listRunsOfPerson(db, emails, page);
    return rows.map(({ startedAt, name, ...row }) => ({
      kind: 'run' as const,
      ...row,
      title: name,
      at: startedAt,
    }));
  },
  consents: async (db: Db, { emails }: Whose, { before, limit }: Page) => {
    const { id, topic, text, source, givenAt, withdrawnAt } = consents;
    const rows = await db
      .select({ id, topic, title: text, source, at: givenAt, withdrawnAt })
      .from(consents)
      .where(and(inArray(consents.email, emails), olderThan({ createdAt: givenAt, id }, before)))
      .orderBy(desc(givenAt), asc(id))
      .limit(limit);
    return rows.map(({ withdrawnAt: ended, ...row }) => ({
      kind: 'consent' as const,
      ...row,
      withdrawnAt: ended?.toISOString(),
    }));
  },
  notes: async (db: Db, { contactId }: Whose, page: Page) => {
    const rows = await listNotes(db, contactId, page);
    return rows.map(({ id, text, authorName, createdAt }) => ({
      kind: 'note' as const,
      id,
      title: text,
      authorName,
      at: createdAt,
    }));
  },
};
