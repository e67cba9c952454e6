import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/connect.ts';
import {
  orderEvents,
  orderPayments,
  orders,
  paymentNotices,
  providerReads,
  receipts,
} from '../../../db/schema/index.ts';
import { isNotPausing } from '../../duties.ts';

export type OrderPayment = typeof orderPayments.$inferSelect;
export type OrderRow = typeof orders.$inferSelect;
export type NewOrder = typeof orders.$inferInsert;
export type NoticeRow = typeof paymentNotices.$inferSelect;
type OrderChange = Partial<Omit<OrderRow, 'id' | 'totalCents'>>;

export async function insertOrder(tx: Tx, row: NewOrder): Promise<OrderRow> {
  const [order] = await tx.insert(orders).values(row).returning();
  if (!order) throw new Error('the order was not made');
  return order;
}

export async function findOrderBy(
  db: Db | Tx,
  by: { id: string } | { number: string } | { checkoutId: string },
): Promise<OrderRow | undefined> {
  const [column, value] =
    'id' in by
      ? [orders.id, by.id]
      : 'number' in by
        ? [orders.number, by.number]
        : [orders.checkoutId, by.checkoutId];
  const [order] = await db.select().from(orders).where(eq(column, value));
  return order;
}

/** Every order for something of another context, oldest first: tries that came to nothing are among them. */
export async function ordersOfSubject(db: Db | Tx, subject: string): Promise<OrderRow[]> {
  return db.select().from(orders).where(eq(orders.subject, subject)).orderBy(asc(orders.createdAt));
}

/**
 * Whoever changes anything about an order's money holds its row: settlements of one order come one after another.
 * "No key", so that rows which merely refer to the order can be written meanwhile.
 */
export async function lockOrder(tx: Tx, id: string): Promise<OrderRow | undefined> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('no key update');
  return order;
}

export async function changeOrder(db: Db | Tx, id: string, change: OrderChange): Promise<OrderRow> {
  const [order] = await db.update(orders).set(change).where(eq(orders.id, id)).returning();
  if (!order) throw new Error(`order ${id} is gone`);
  return order;
}

/** The provider's answer, unless the order was given up meanwhile: then nobody may get its address any more. */
export async function saveCheckout(
  db: Db,
  id: string,
  { checkoutId, url, nextCheckAt }: { checkoutId: string; url: string; nextCheckAt: Date },
): Promise<boolean> {
  const kept = await db
    .update(orders)
    .set({ checkoutId, checkoutUrl: url, nextCheckAt })
    .where(and(eq(orders.id, id), eq(orders.state, 'open')))
    .returning({ id: orders.id });
  return kept.length > 0;
}

/** Due orders for this process: the next look is put off first, so that others skip them. */
export async function claimOrdersToCheck(db: Db, now: Date, again: Date, limit: number): Promise<OrderRow[]> {
  const due = db
    .select({ id: orders.id })
    .from(orders)
    .where(and(lte(orders.nextCheckAt, now), isNotPausing('check-orders', orders.id, now)))
    .orderBy(orders.nextCheckAt)
    .limit(limit)
    .for('update', { skipLocked: true });
  return db.update(orders).set({ nextCheckAt: again }).where(inArray(orders.id, due)).returning();
}

export async function insertEvent(tx: Db | Tx, row: typeof orderEvents.$inferInsert): Promise<void> {
  await tx.insert(orderEvents).values(row);
}

type OnceEvent = { orderId: string; at: Date; kind: string; detail: Record<string, string> };

/** What was written down before with the same detail stays as it is. */
export async function insertEventOnce(db: Db | Tx, { orderId, at, kind, detail }: OnceEvent): Promise<void> {
  const said = JSON.stringify(detail);
  await db.execute(sql`insert into order_events (order_id, at, kind, detail)
    select ${orderId}, ${at.toISOString()}::timestamptz, ${kind}, ${said}::jsonb
    where not exists (select from order_events
      where order_id = ${orderId} and kind = ${kind} and detail = ${said}::jsonb)`);
}

/** Oldest first. */
export async function listOrderEvents(db: Db | Tx, orderId: string) {
  return db.select().from(orderEvents).where(eq(orderEvents.orderId, orderId)).orderBy(asc(orderEvents.id));
}

/** Undefined when this money has been written down before. */
export async function insertPayment(
  tx: Tx,
  row: typeof orderPayments.$inferInsert,
): Promise<OrderPayment | undefined> {
  const [payment] = await tx.insert(orderPayments).values(row).onConflictDoNothing().returning();
  return payment;
}

/** All money that ever arrived for an order, oldest first. */
export async function paymentsOf(db: Db | Tx, orderId: string): Promise<OrderPayment[]> {
  return db
    .select()
    .from(orderPayments)
    .where(eq(orderPayments.orderId, orderId))
    .orderBy(asc(orderPayments.arrivedAt), asc(orderPayments.id));
}

export async function findPaymentBy(
  db: Db | Tx,
  by: { id: string } | { paymentId: string },
): Promise<OrderPayment | undefined> {
  const [column, value] = 'id' in by ? [orderPayments.id, by.id] : [orderPayments.paymentId, by.paymentId];
  const [payment] = await db.select().from(orderPayments).where(eq(column, value));
  return payment;
}

export async function changePayment(tx: Tx, id: string, change: Partial<OrderPayment>): Promise<void> {
  await tx.update(orderPayments).set(change).where(eq(orderPayments.id, id));
}

/** Takes the next number for a look at one of the provider's things. */
export async function beginRead(db: Db, subject: string): Promise<number> {
  const [row] = await db
    .insert(providerReads)
    .values({ subject })
    .onConflictDoUpdate({ target: providerReads.subject, set: { begun: sql`${providerReads.begun} + 1` } })
    .returning({ begun: providerReads.begun });
  if (!row) throw new Error('no number was given');
  return row.begun;
}

/** False when a look that began later has been written down already. */
export async function applyRead(tx: Tx, subject: string, number: number): Promise<boolean> {
  const rows = await tx
    .update(providerReads)
    .set({ applied: number })
    .where(and(eq(providerReads.subject, subject), sql`${providerReads.applied} < ${number}`))
    .returning({ subject: providerReads.subject });
  return rows.length > 0;
}

/** The row as it is after this delivery: the first one makes it, the others find it. */
export async function insertNotice(db: Db, row: typeof paymentNotices.$inferInsert): Promise<NoticeRow> {
  const [made] = await db.insert(paymentNotices).values(row).onConflictDoNothing().returning();
  if (made) return made;
  const [known] = await db.select().from(paymentNotices).where(eq(paymentNotices.id, row.id));
  if (!known) throw new Error('the notice was neither kept nor found');
  return known;
}

export async function findNoticeAbout(db: Db | Tx, subjectId: string): Promise<NoticeRow | undefined> {
  const [row] = await db
    .select()
    .from(paymentNotices)
    .where(eq(paymentNotices.subjectId, subjectId))
    .limit(1);
  return row;
}

export async function changeNotice(db: Db, id: string, change: Partial<NoticeRow>): Promise<void> {
  await db.update(paymentNotices).set(change).where(eq(paymentNotices.id, id));
}

export async function takeDueNotices(db: Db, now: Date, again: Date, limit: number): Promise<NoticeRow[]> {
  const due = db
    .select({ id: paymentNotices.id })
    .from(paymentNotices)
    .where(
      and(
        isNull(paymentNotices.outcome),
        lte(paymentNotices.nextTryAt, now),
        isNotPausing('settle-payments', paymentNotices.id, now),
      ),
    )
    .orderBy(paymentNotices.nextTryAt)
    .limit(limit)
    .for('update', { skipLocked: true });
  return db
    .update(paymentNotices)
    .set({ nextTryAt: again })
    .where(inArray(paymentNotices.id, due))
    .returning();
}

export async function deleteHandledNotices(db: Db, before: Date, limit: number): Promise<number> {
  const old = db
    .select({ id: paymentNotices.id })
    .from(paymentNotices)
    .where(lt(paymentNotices.handledAt, before))
    .limit(limit);
  return (await db.delete(paymentNotices).where(inArray(paymentNotices.id, old))).rowCount ?? 0;
}

/** What a member has ordered, newest first; tries that were never paid and never will be are left out. */
export async function listOrdersOf(db: Db | Tx, userId: string): Promise<OrderRow[]> {
  return db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        ne(orders.state, 'expired'),
        // Paid without the provider: by a code or a gift, or elsewhere.
        or(isNotNull(orders.checkoutId), isNotNull(orders.paidAt)),
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(200);
}

/** Orders of one person that may have been paid a moment ago. */
export async function listOpenCheckouts(db: Db | Tx, userId: string, since: Date): Promise<OrderRow[]> {
  return db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        inArray(orders.state, ['open', 'pending']),
        isNotNull(orders.checkoutId),
        gt(orders.createdAt, since),
      ),
    )
    .orderBy(desc(orders.createdAt))
    .limit(3);
}

export async function findOrderOfReceipt(db: Db | Tx, number: string): Promise<OrderRow | undefined> {
  const [row] = await db
    .select({ order: orders })
    .from(receipts)
    .innerJoin(orders, eq(orders.id, receipts.orderId))
    .where(eq(receipts.number, number));
  return row?.order;
}

/** What an address has bought last, of one product or of any. */
export async function findBought(db: Db | Tx, email: string, productId?: string) {
  const [order] = await db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.email, email),
        productId ? eq(orders.productId, productId) : undefined,
        inArray(orders.state, ['pending', 'paid', 'partially_refunded']),
      ),
    )
    .orderBy(desc(orders.createdAt))
    .limit(1);
  return order;
}
