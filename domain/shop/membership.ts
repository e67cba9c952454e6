import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import {
  type MembershipOpens,
  opensOf,
  type PaidBy,
  type ProductTerms,
  sessionsOfPeriod,
} from '../../content/product.ts';
import type { Db, Tx } from '../../db/connect.ts';
import { orderPayments, orders, profiles, subscriptions } from '../../db/schema/index.ts';
import { askedOften } from '../../db/sql.ts';
import { DAY } from '../../shared/durations.ts';
import { LEAST_CHARGE_CENTS } from '../../shared/money.ts';
import { isNotPausing } from '../duties.ts';
import { announce } from '../facts.ts';
import type { Deps, ReadsContent } from '../services.ts';
import { personOf } from './judge-code.ts';
import { costsMoney, soldTerms, WITHDRAWAL_MS } from './orders/open-order.ts';
import { factOf } from './orders/order-letters.ts';
import type { OrderRow } from './orders/queries.ts';
import { markPurchase } from './purchases.ts';

/** Calendar addresses made before this are good for nothing afterwards. */
export const renewCalendarVersion = (db: Db | Tx, { orderId, calendarVersion }: SubscriptionRow) =>
  changeSubscription(db, orderId, { calendarVersion: calendarVersion + 1 });

export type SubscriptionRow = typeof subscriptions.$inferSelect;

export type Tier = {
  productId: string;
  name: string;
  terms: ProductTerms | undefined;
  opens: ReturnType<typeof opensOf>;
  period: PaidBy;
};

/** The product that a membership stands on now, with what was agreed when that was sold. */
export function tierOf(
  { productId, productName, terms, period }: SubscriptionRow,
  order: Pick<OrderRow, 'productId' | 'productName' | 'sold'>,
): Tier {
  const agreed = terms ?? soldTerms(order);
  return {
    productId: productId ?? order.productId,
    name: productName ?? order.productName,
    terms: agreed,
    opens: opensOf(agreed),
    period,
  };
}

/** What it opens, as its member reads it. */
export const shownOpens = ({ content }: ReadsContent, { sessions, courses, ...opens }: MembershipOpens) => ({
  ...opens,
  courses: courses.map((id) => ({ id, title: content.current().courseNames.get(id) ?? id })),
  sessions: sessions && {
    count: sessions.count,
    type: content.current().titleOfSession(sessions.sessionType),
  },
});

/** The free days that a membership begins with for this buyer: once for each person, by her account or her address. */
export async function trialFor(
  { db }: Pick<Deps, 'db'>,
  { recurring, trialDays }: Pick<ProductTerms, 'recurring' | 'trialDays'>,
  { hasCode, ...buyer }: { email?: string; userId?: string; hasCode: boolean },
): Promise<number | undefined> {
  // A code has its own first month: both together there is not.
  if (!recurring || !trialDays || hasCode) return undefined;
  return (await hasJoined(db, buyer)) ? undefined : trialDays;
}

/** How often an order's membership was to be charged; nothing where it is none. */
export const everyOf = ({ mode, sold }: Pick<OrderRow, 'mode' | 'sold'>): PaidBy | undefined =>
  mode === 'subscription' ? (sold?.recurring ?? 'month') : undefined;

type Paid = Pick<SubscriptionRow, 'status' | 'paidUntil' | 'withdrawnAt'> &
  Partial<Pick<SubscriptionRow, 'pausedFrom' | 'graceUntil' | 'trialUntil'>>;

/** Its free days have not ended: nothing has been charged yet. */
const isTrial = ({ trialUntil, currentPeriodEnd }: SubscriptionRow): boolean =>
  trialUntil !== null && currentPeriodEnd <= trialUntil;

/** Overdue, and open all the same until its grace is over. Who was never charged has paid for nothing yet. */
export function isOpenUnpaid(
  {
    status,
    paidUntil,
    graceUntil,
    trialUntil,
  }: Pick<Paid, 'status' | 'paidUntil' | 'graceUntil' | 'trialUntil'>,
  now: Date,
): boolean {
  if (status !== 'past_due' || !graceUntil || !paidUntil) return false;
  return now < graceUntil && !(trialUntil && paidUntil <= trialUntil);
}

/** Whether the month is paid for, or may still be. After the end the last paid month decides. */
export function hasAccess(row: Paid, now: Date): boolean {
  const { status, paidUntil, withdrawnAt, pausedFrom } = row;
  if (withdrawnAt || (pausedFrom && pausedFrom <= now)) return false;
  if (isOpenUnpaid(row, now)) return true;
  return status === 'active' || (status !== 'incomplete' && paidUntil !== null && now < paidUntil);
}

/** Where a membership stands, in one word. */
export function membershipState(
  row: SubscriptionRow,
): 'active' | 'trial' | 'waiting' | 'ending' | 'overdue' | 'ended' | 'months' | 'paused' {
  const { status, cancelAtPeriodEnd, benefits, withdrawnAt, months, pausedFrom } = row;
  // They came with a product, and end by themselves.
  if (months !== null) return benefits ? 'months' : 'ended';
  if (status === 'canceled' || withdrawnAt) return 'ended';
  if (status === 'past_due') return 'overdue';
  if (cancelAtPeriodEnd) return 'ending';
  if (pausedFrom && !benefits) return 'paused';
  if (benefits && isTrial(row)) return 'trial';
  return benefits ? 'active' : 'waiting';
}

/**
 * Switches the benefits on or off, by what is paid for now. Under the order's lock, after anything that may have
 * changed it; doing it again changes nothing.
 */
export async function refreshBenefits(services: Deps, tx: Tx, order: OrderRow): Promise<void> {
  const row = await subscriptionOf(tx, order.id);
  if (!row) return;
  const now = services.clock.now();
  const benefits = order.paidAt !== null && hasAccess(row, now) && !isWaiting(order, now);
  if (benefits !== row.benefits) {
    await changeSubscription(tx, order.id, { benefits });
    // Months come with a product, whose other parts go on.
    if (row.months === null) await markPurchase(tx, order.id, benefits ? 'active' : 'ended');
    if (benefits) await openBenefits(services, tx, order);
    else await announce(services, tx, { type: 'membership-closed', ...factOf(order) });
  }
  if (benefits) await giveSessions(services, tx, order);
}

/** Somebody has an open membership and an account to use it with: both came true, whichever came last. */
export async function openBenefits(services: Deps, tx: Tx, order: OrderRow): Promise<void> {
  const { userId } = order;
  const row = await subscriptionOf(tx, order.id);
  if (!userId || !row?.benefits) return;
  const { courses } = tierOf(row, order).opens;
  await announce(services, tx, { type: 'membership-opened', ...factOf(order), userId, courses });
}

/**
 * Writes down what each charge brings, by what is agreed when it arrives: once, so that neither a later change nor a second
 * notice makes more of it.
 */
export async function decideSessions(tx: Tx, order: OrderRow, row: SubscriptionRow): Promise<void> {
  const { opens } = tierOf(row, order);
  for (const { id, periodStart, periodEnd } of await undecided(tx, order.id)) {
    const span = periodStart && periodEnd ? periodEnd.getTime() - periodStart.getTime() : 0;
    const sessionCount = sessionsOfPeriod(opens, span > 180 * DAY ? 'year' : 'month');
    const sessionType = opens.sessions?.sessionType ?? null;
    await tx.update(orderPayments).set({ sessionType, sessionCount }).where(eq(orderPayments.id, id));
  }
}

/** The sessions of charges that are paid and open, each once. */
async function giveSessions(services: Deps, tx: Tx, order: OrderRow): Promise<void> {
  const given = await tx
    .update(orderPayments)
    .set({ sessionsGivenAt: services.clock.now() })
    .where(
      and(
        eq(orderPayments.orderId, order.id),
        gt(orderPayments.sessionCount, 0),
        isNull(orderPayments.sessionsGivenAt),
        lt(orderPayments.refundedCents, orderPayments.amountCents),
      ),
    )
    .returning();
  for (const { id, sessionType, sessionCount } of given) {
    if (!sessionType || !sessionCount) continue;
    const what = { sessionType, count: sessionCount, source: sessionSource(order.id, id) };
    await announce(services, tx, { type: 'membership-sessions-paid', ...factOf(order), ...what });
  }
}

/** What the sessions of one charge remember as their reason: they go back with it. */
const sessionSource = (orderId: string, paymentId: string): string => `membership:${orderId}:${paymentId}`;

/** A charge went back, and with it the sessions that it brought. */
export async function takeSessionsBack(
  services: Deps,
  tx: Tx,
  order: OrderRow,
  { id, sessionsGivenAt }: Pick<typeof orderPayments.$inferSelect, 'id' | 'sessionsGivenAt'>,
): Promise<void> {
  if (!sessionsGivenAt) return;
  const source = sessionSource(order.id, id);
  await announce(services, tx, { type: 'membership-sessions-returned', ...factOf(order), source });
}

/** Unless she asked us to begin, nothing is switched on before the 14 days are over. */
function isWaiting({ consentAt, paidAt, ...order }: OrderRow, now: Date): boolean {
  return (
    costsMoney(order) && !consentAt && paidAt !== null && now.getTime() < paidAt.getTime() + WITHDRAWAL_MS
  );
}

/** The newest membership of an account, with its order. */
export async function newestMembership(db: Db | Tx, userId: string) {
  const [row] = await newestOf(db).execute({ userId });
  return row;
}

// SQL

/** Whether she has ever been charged for a membership, or begun one with free days. */
async function hasJoined(
  db: Db,
  { email = '', userId }: { email?: string; userId?: string },
): Promise<boolean> {
  const isHers = inArray(orders.email, [email.toLowerCase(), personOf(email.toLowerCase())]);
  const hers = userId ? or(isHers, eq(orders.userId, userId)) : isHers;
  return (await db.$count(orders, and(hers, eq(orders.mode, 'subscription'), isNotNull(orders.paidAt)))) > 0;
}

const undecided = (tx: Tx, orderId: string) =>
  tx
    .select()
    .from(orderPayments)
    .where(and(eq(orderPayments.orderId, orderId), isNull(orderPayments.sessionCount)));

export async function subscriptionOf(db: Db | Tx, orderId: string): Promise<SubscriptionRow | undefined> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.orderId, orderId));
  return row;
}

export async function upsertSubscription(
  tx: Tx,
  row: typeof subscriptions.$inferInsert,
): Promise<SubscriptionRow> {
  const { orderId, ...values } = row;
  const [kept] = await tx
    .insert(subscriptions)
    .values(row)
    .onConflictDoUpdate({ target: subscriptions.orderId, set: values })
    .returning();
  if (!kept) throw new Error(`the membership of order ${orderId} was not kept`);
  return kept;
}

export async function changeSubscription(
  tx: Db | Tx,
  orderId: string,
  change: Partial<SubscriptionRow>,
): Promise<void> {
  await tx.update(subscriptions).set(change).where(eq(subscriptions.orderId, orderId));
}

/** Memberships that should be asked about; the next check is put off first, so that others skip them. */
export async function claimSubscriptionsToCheck(db: Db, now: Date, again: Date, limit: number) {
  const due = db
    .select({ orderId: subscriptions.orderId })
    .from(subscriptions)
    .where(
      and(lte(subscriptions.nextCheckAt, now), isNotPausing('check-memberships', subscriptions.orderId, now)),
    )
    .orderBy(subscriptions.nextCheckAt)
    .limit(limit)
    .for('update', { skipLocked: true });
  return db
    .update(subscriptions)
    .set({ nextCheckAt: again })
    .where(inArray(subscriptions.orderId, due))
    .returning();
}

/** Memberships whose paid time is over while their benefits are still on. */
export async function listRunOut(db: Db, now: Date, limit: number): Promise<{ orderId: string }[]> {
  return db
    .select({ orderId: subscriptions.orderId })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.benefits, true),
        or(
          and(
            ne(subscriptions.status, 'active'),
            lte(subscriptions.paidUntil, now),
            or(ne(subscriptions.status, 'past_due'), sql`${subscriptions.graceUntil} > ${now} is not true`),
          ),
          lte(subscriptions.pausedFrom, now),
        ),
        isNotPausing('end-memberships', subscriptions.orderId, now),
      ),
    )
    .limit(limit);
}

/** Paid years that are renewed by then, and free days that end soon, of which no letter has told. */
export async function listRenewals(
  db: Db,
  by: Date,
  now: Date,
  limit: number,
): Promise<{ orderId: string }[]> {
  return db
    .select({ orderId: subscriptions.orderId })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.status, 'active'),
        eq(subscriptions.cancelAtPeriodEnd, false),
        gt(subscriptions.currentPeriodEnd, now),
        or(
          and(isFree, lte(subscriptions.trialTellAt, now)),
          and(eq(subscriptions.period, 'year'), sql`not ${isFree}`, lte(subscriptions.currentPeriodEnd, by)),
        ),
        sql`${subscriptions.renewalToldFor} is distinct from ${subscriptions.currentPeriodEnd}`,
        isNotPausing('end-memberships', subscriptions.orderId, now),
      ),
    )
    .limit(limit);
}

const isFree = sql`coalesce(${subscriptions.currentPeriodEnd} <= ${subscriptions.trialUntil}, false)`;

const owned = { order: orders, subscription: subscriptions };

const newestOf = askedOften((db) =>
  db
    .select(owned)
    .from(subscriptions)
    .innerJoin(orders, eq(orders.id, subscriptions.orderId))
    .where(and(eq(orders.userId, sql.placeholder('userId')), ne(subscriptions.status, 'incomplete')))
    .orderBy(sql`${subscriptions.benefits} desc, ${orders.createdAt} desc`)
    .limit(1),
);

/**
 * Whether an account has one that has not ended: running, cancelled to the end of its month, or overdue; or months that came
 * with a product. A second one would charge twice for the same.
 */
export async function isInCircle(db: Db | Tx, userId: string): Promise<boolean> {
  const rows = await db
    .select({ orderId: subscriptions.orderId })
    .from(subscriptions)
    .innerJoin(orders, eq(orders.id, subscriptions.orderId))
    .where(
      and(
        eq(orders.userId, userId),
        or(
          inArray(subscriptions.status, ['active', 'past_due']),
          and(subscriptions.benefits, isNotNull(subscriptions.months)),
        ),
        isNull(subscriptions.withdrawnAt),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

export type CircleReader = { email: string; userId: string | null; name: string };

/** Everybody whose membership is open, each address once, whatever it is called. */
export async function listCircle(db: Db | Tx): Promise<CircleReader[]> {
  return db
    .selectDistinctOn([orders.email], {
      email: orders.email,
      userId: orders.userId,
      name: sql<string>`coalesce(${profiles.fullName}, '')`,
    })
    .from(subscriptions)
    .innerJoin(orders, eq(orders.id, subscriptions.orderId))
    .leftJoin(profiles, eq(profiles.id, orders.userId))
    .where(and(eq(subscriptions.benefits, true), isNull(subscriptions.withdrawnAt)))
    .orderBy(orders.email, desc(orders.createdAt));
}

/** What the seats of events cost an account less, by its open membership. */
export async function eventPriceFor(
  db: Db | Tx,
  userId: string | null | undefined,
  cents: number,
): Promise<number> {
  const found = userId ? await newestMembership(db, userId) : undefined;
  const percent = found?.subscription.benefits
    ? tierOf(found.subscription, found.order).opens.eventsPercent
    : 0;
  return percent
    ? Math.max(Math.min(cents, LEAST_CHARGE_CENTS), Math.floor((cents * (100 - percent)) / 100))
    : cents;
}

export async function isMemberAddress(db: Db | Tx, email: string): Promise<boolean> {
  const rows = await db
    .select({ orderId: subscriptions.orderId })
    .from(subscriptions)
    .innerJoin(orders, eq(orders.id, subscriptions.orderId))
    .where(and(eq(orders.email, email), eq(subscriptions.benefits, true)))
    .limit(1);
  return rows.length > 0;
}
