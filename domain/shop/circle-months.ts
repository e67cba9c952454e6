import { addMonths } from 'date-fns/addMonths';
import { and, eq, gt, inArray, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/connect.ts';
import { orders, subscriptions } from '../../db/schema/index.ts';
import { WEEK } from '../../shared/durations.ts';
import { isNotPausing, processDue } from '../duties.ts';
import { announce } from '../facts.ts';
import { postMail } from '../mail/index.ts';
import { toldDay } from '../moments.ts';
import type { Deps } from '../services.ts';
import { changeSubscription, refreshBenefits, subscriptionOf, upsertSubscription } from './membership.ts';
import { existingOrder, withOrder } from './orders/open-order.ts';
import { aboutOrder, addressedToBuyer, factOf } from './orders/order-letters.ts';
import type { OrderRow } from './orders/queries.ts';

/**
 * Months in the Circle that come with a product. They are a membership that ends by itself: paid once, nothing renews it, and
 * the provider knows nothing of it.
 */

/** Opens the Circle, or keeps it open for longer where another part of the same order has opened it. Under the order's lock. */
export async function openCircleMonths(
  services: Deps,
  tx: Tx,
  order: OrderRow,
  months: number,
): Promise<void> {
  const now = services.clock.now();
  const before = await subscriptionOf(tx, order.id);
  const begins = before?.currentPeriodStart ?? now;
  const all = (before?.months ?? 0) + months;
  const ends = addMonths(begins, all);
  await upsertSubscription(tx, {
    orderId: order.id,
    subscriptionId: `months:${order.id}`,
    customerId: '',
    status: 'canceled',
    amountCents: order.totalCents,
    currentPeriodStart: begins,
    currentPeriodEnd: ends,
    paidUntil: ends,
    endedAt: ends,
    cancelAtPeriodEnd: true,
    months: all,
    updatedAt: now,
  });
  await refreshBenefits(services, tx, order);
  if (!before) await write(services, tx, order, { kind: 'open', ends });
}

/** Their money went back. What other parts of the order brought along stays. */
export async function closeCircleMonths(
  services: Deps,
  tx: Tx,
  order: OrderRow,
  months?: number,
): Promise<void> {
  const row = await subscriptionOf(tx, order.id);
  if (!row?.months || row.withdrawnAt) return;
  const now = services.clock.now();
  const left = months === undefined ? 0 : row.months - months;
  if (left > 0) {
    const ends = addMonths(row.currentPeriodStart, left);
    const change = { months: left, paidUntil: ends, currentPeriodEnd: ends, endedAt: ends, updatedAt: now };
    await changeSubscription(tx, order.id, change);
    return refreshBenefits(services, tx, order);
  }
  await changeSubscription(tx, order.id, { withdrawnAt: now, endedAt: now, benefits: false, updatedAt: now });
  if (row.benefits) await announce(services, tx, { type: 'membership-closed', ...factOf(order) });
}

/**
 * Whether the Circle is open to her by another order, or will be: then months of this one wait for its end. Two orders that are
 * paid at once ask one after the other.
 */
export async function hasOtherCircle(
  tx: Tx,
  { id, userId, email }: Pick<OrderRow, 'id' | 'userId' | 'email'>,
): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('circle'), hashtext(${email}))`);
  const rows = await tx
    .select({ orderId: subscriptions.orderId })
    .from(subscriptions)
    .innerJoin(orders, eq(orders.id, subscriptions.orderId))
    .where(
      and(
        ne(orders.id, id),
        userId ? or(eq(orders.userId, userId), eq(orders.email, email)) : eq(orders.email, email),
        isNull(subscriptions.withdrawnAt),
        or(subscriptions.benefits, inArray(subscriptions.status, ['active', 'past_due'])),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

const BATCH = 50;

/** For a job: a week before they end, a letter says so. Once. */
export async function tellOfEndingMonths(services: Deps): Promise<void> {
  const { db, clock } = services;
  await processDue(services, {
    duty: 'end-memberships',
    next: () => listEnding(db, clock.now()),
    subject: ({ orderId }) => orderId,
    shown: ({ orderId }) => ({ path: `/office/orders/${orderId}` }),
    work: ({ orderId }) =>
      withOrder(services, orderId, async (tx) => {
        const row = await subscriptionOf(tx, orderId);
        if (!row?.paidUntil || row.endToldAt || !row.benefits) return;
        await changeSubscription(tx, orderId, { endToldAt: clock.now() });
        await write(services, tx, await existingOrder(tx, orderId), { kind: 'ending', ends: row.paidUntil });
      }),
  });
}

async function write(
  services: Deps,
  tx: Tx,
  order: OrderRow,
  { kind, ends }: { kind: 'open' | 'ending'; ends: Date },
): Promise<void> {
  const until = toldDay(ends);
  const againUrl = `${services.config.appUrl}/checkout/membership`;
  const props = { ...aboutOrder(services, order), kind, until, againUrl };
  await postMail(services, tx, { ...addressedToBuyer(order), template: 'circle-months', props });
}

// SQL

/** Open, and over within a week. */
function listEnding(db: Db, now: Date) {
  return db
    .select({ orderId: subscriptions.orderId })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.benefits, true),
        isNotNull(subscriptions.months),
        isNull(subscriptions.endToldAt),
        gt(subscriptions.paidUntil, now),
        lte(subscriptions.paidUntil, new Date(now.getTime() + WEEK)),
        isNotPausing('end-memberships', subscriptions.orderId, now),
      ),
    )
    .limit(BATCH);
}
