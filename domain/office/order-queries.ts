import { and, asc, desc, eq, getTableColumns, inArray, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { PaidBy } from '../../content/product.ts';
import type { Db, Tx } from '../../db/connect.ts';
import {
  contacts,
  fulfilments,
  mails,
  orderItems,
  orders,
  sessionCredits,
  sessions,
  videos,
  withdrawalRequests,
} from '../../db/schema/index.ts';
import { isFound, startsWith } from '../../db/sql.ts';
import type { PageCursor } from '../page-cursor.ts';
import type { OrderSearch } from '../search-query.ts';
import type { OrderState } from '../shop/index.ts';

/** The ways of looking at the list. `bought` leaves out the tries that came to nothing. */
export const orderViews = [
  'bought',
  'work',
  'waiting',
  'pending',
  'failed',
  'refunded',
  'disputed',
  'unpaid',
] as const;
export type OrderView = (typeof orderViews)[number];

/** Without a view: all there are. */
export type OrderQuery = {
  view?: OrderView;
  /** Any of them; none of them is an order of nothing. */
  productIds?: string[];
  search?: OrderSearch;
  before?: PageCursor;
};

const words = sql`search_words(${orders.number} || ' ' || ${orders.email} || ' ' || ${orders.productName})`;

const inStages = (db: Db | Tx, ...stages: (typeof fulfilments.$inferSelect)['stage'][]): SQL =>
  inArray(
    orders.id,
    db.select({ id: fulfilments.orderId }).from(fulfilments).where(inArray(fulfilments.stage, stages)),
  );

function inView(db: Db | Tx, view: OrderView): SQL | undefined {
  const inStates = (...states: OrderState[]) => inArray(orders.state, states);
  switch (view) {
    case 'bought':
      return notInArray(orders.state, ['open', 'expired']);
    case 'work':
      return inStages(db, 'in_work', 'recording');
    case 'waiting':
      return inStages(db, 'waiting_intake', 'waiting_period', 'waiting_account', 'waiting_circle');
    case 'pending':
    case 'failed':
    case 'disputed':
      return eq(orders.state, view);
    case 'refunded':
      return inStates('refunded', 'partially_refunded');
    case 'unpaid':
      return inStates('open', 'expired');
  }
}

const found = (search: OrderSearch): SQL =>
  'number' in search
    ? startsWith(orders.number, search.number)
    : isFound(search, { address: orders.email, words });

/** Newest first, a page at a time: each page starts where an index says, however long the list is. */
export async function listOrderRows(db: Db | Tx, query: OrderQuery, limit: number) {
  const { view, productIds, search, before } = query;
  return db
    .select({
      id: orders.id,
      number: orders.number,
      productId: orders.productId,
      productName: orders.productName,
      mode: orders.mode,
      every: sql<PaidBy | null>`${orders.sold} ->> 'recurring'`,
      email: orders.email,
      state: orders.state,
      totalCents: orders.totalCents,
      refundedCents: sql<number>`(select coalesce(sum(p.refunded_cents), 0)::int from order_payments p where p.order_id = ${orders.id})`,
      code: orders.code,
      source: orders.source,
      createdAt: orders.createdAt,
      paidAt: orders.paidAt,
      customerId: contacts.id,
      name: contacts.name,
    })
    .from(orders)
    .leftJoin(contacts, eq(contacts.email, orders.email))
    .where(
      and(
        view && inView(db, view),
        productIds
          ? or(
              inArray(orders.productId, productIds),
              inArray(
                orders.id,
                db
                  .select({ id: orderItems.orderId })
                  .from(orderItems)
                  .where(inArray(orderItems.productId, productIds)),
              ),
            )
          : undefined,
        search && found(search),
        before
          ? sql`(${orders.createdAt}, ${orders.id}) < (${before.at.toISOString()}::timestamptz, ${before.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit);
}

export async function findCustomerOf(db: Db | Tx, order: { email: string; userId: string | null }) {
  const [customer] = await db
    .select({ id: contacts.id, name: contacts.name, mergedInto: contacts.mergedInto })
    .from(contacts)
    .where(
      order.userId
        ? or(eq(contacts.userId, order.userId), eq(contacts.email, order.email))
        : eq(contacts.email, order.email),
    )
    .orderBy(sql`(${contacts.userId} is null)`)
    .limit(1);
  return customer;
}

const { submission: _once, handledAt: _when, ...declared } = getTableColumns(withdrawalRequests);

export async function findWithdrawal(db: Db, withdrawalId: string) {
  const [row] = await db.select(declared).from(withdrawalRequests).where(eq(declared.id, withdrawalId));
  return row;
}

/** Declarations of this address that nobody has decided, oldest first. */
export async function listOpenWithdrawals(db: Db, address: string) {
  return db
    .select(declared)
    .from(withdrawalRequests)
    .where(and(eq(declared.email, address), eq(declared.state, 'received')))
    .orderBy(asc(declared.requestedAt));
}

/** What an address has bought, or is paying for, newest first. */
export async function listBoughtBy(db: Db, address: string) {
  return db
    .select()
    .from(orders)
    .where(and(eq(orders.email, address), notInArray(orders.state, ['open', 'failed', 'expired'])))
    .orderBy(desc(orders.createdAt))
    .limit(20);
}

/** Letters to this address that name the order, newest first. */
export async function listMailsAbout(db: Db | Tx, { email, number }: { email: string; number: string }) {
  const { id, template, subject, state, createdAt, sentAt, topic } = mails;
  return db
    .select({ id, template, subject, state, createdAt, sentAt, topic })
    .from(mails)
    .where(and(eq(mails.toAddress, email), sql`${mails.props}->>'order' = ${number}`))
    .orderBy(desc(mails.createdAt), desc(mails.id))
    .limit(100);
}

export async function listVideosOf(db: Db | Tx, purchases: { id: string }[]) {
  const purchaseIds = purchases.map(({ id }) => id);
  if (purchaseIds.length === 0) return [];
  return db
    .select()
    .from(videos)
    .where(inArray(videos.purchaseId, purchaseIds))
    .orderBy(asc(videos.createdAt));
}

export async function listCreditsOf(db: Db | Tx, source: string) {
  return db
    .select({
      id: sessionCredits.id,
      sessionType: sessionCredits.sessionType,
      ordinal: sessionCredits.ordinal,
      sessionId: sessions.id,
      startsAt: sessions.scheduledDate,
      status: sessions.status,
    })
    .from(sessionCredits)
    .leftJoin(sessions, eq(sessions.id, sessionCredits.sessionId))
    .where(eq(sessionCredits.source, source))
    .orderBy(asc(sessionCredits.sessionType), asc(sessionCredits.ordinal));
}
