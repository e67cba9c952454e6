import { addMonths } from 'date-fns/addMonths';
import { and, desc, eq, gt, inArray, isNull, lte, ne, notExists, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db, Tx } from '../../db/connect.ts';
import {
  membershipChanges,
  orders,
  priceChanges,
  priceNotices,
  subscriptions,
} from '../../db/schema/index.ts';
import { DAY } from '../../shared/durations.ts';
import { price } from '../../shared/fields.ts';
import { instantOf } from '../../shared/wall-time.ts';
import { isNotPausing, processDue } from '../duties.ts';
import { type Actor, ownerVerb, staffOnly } from '../identity/index.ts';
import { postMail } from '../mail/index.ts';
import { toldDay } from '../moments.ts';
import type { Deps, ReadsContent } from '../services.ts';
import { changeAtProvider } from './manage-membership.ts';
import { type SubscriptionRow, subscriptionOf, tierOf } from './membership.ts';
import { existingOrder, withOrder } from './orders/open-order.ts';
import { addressedToBuyer, recordOrderEvent } from './orders/order-letters.ts';
import type { OrderRow } from './orders/queries.ts';
import { byTheYear } from './quote.ts';
import { openChanges } from './settle-change.ts';
import { aboutMembership } from './settle-subscription.ts';

/** The terms promise it (content/legal/terms.md, section 10). */
const AHEAD_MS = 30 * DAY;
/** So long before the charge the provider is given the new price: what is counted before stands on the old one. */
const BEFORE_MS = 3 * DAY;

/** What is sold as a membership, by the rhythm in which it is charged. */
function soldOf({ content }: ReadsContent) {
  const all = content.current().catalogue.all.filter(({ recurring }) => recurring !== undefined);
  return all
    .flatMap((product) =>
      product.recurring === 'month' && product.yearlyCents ? [product, byTheYear(product)] : [product],
    )
    .map(({ id, name, recurring = 'month', priceCents }) => ({
      productId: id,
      name,
      period: recurring,
      priceCents,
    }));
}

const announced = z.object({
  what: z.string().max(80),
  amount: price('An amount in euros, from 0.50.', 1_000_000),
  from: z.iso.date('Please choose a day.'),
});

/** For all who are in it: whoever buys it pays what the product says. Each is told by a job, and charged no sooner than announced. */
export const announcePrice = ownerVerb(
  'membership.price_announced',
  announced,
  async (services, tx, { what, amount: newCents, from }, refuse) => {
    const { clock, content, jobs } = services;
    const sold = soldOf(services).find(({ productId, period }) => `${productId} ${period}` === what);
    if (!sold) throw refuse({ what: 'Please choose one of these.' });
    if (newCents < 50) throw refuse({ amount: 'An amount in euros, from 0.50.' });
    const now = clock.now();
    const appliesFrom = instantOf(from, '00:00', content.current().site.timeZone);
    if (!appliesFrom || appliesFrom.getTime() < now.getTime() + AHEAD_MS)
      throw refuse({ from: 'At least 30 days ahead: members have that long to decide.' });
    const { productId, period, name } = sold;
    const values = { productId, period, newCents, appliesFrom, announcedAt: now };
    await tx.insert(priceChanges).values(values);
    await jobs.enqueue(tx, 'check-memberships');
    return {
      about: { kind: 'product', id: productId, label: name },
      after: { newCents, period, from },
      answer: undefined,
    };
  },
);

/** The first charge at the new price: one that comes at least thirty days after the letter, and not before the day. */
export function firstChargeAt(
  { currentPeriodEnd, period }: Pick<SubscriptionRow, 'currentPeriodEnd' | 'period'>,
  { appliesFrom, now }: { appliesFrom: Date; now: Date },
): Date {
  const earliest = Math.max(appliesFrom.getTime(), now.getTime() + AHEAD_MS);
  for (let n = 0; ; n++) {
    const at = addMonths(currentPeriodEnd, period === 'year' ? 12 * n : n);
    if (at.getTime() >= earliest) return at;
  }
}

const BATCH = 20;

/** For a job: who is to be told, and whose next charge is the first at the new price. */
export async function carryOutPriceChanges(services: Deps): Promise<void> {
  const { db, clock } = services;
  await processDue(services, {
    duty: 'check-memberships',
    next: () => listToTell(db, clock.now(), BATCH),
    subject: ({ changeId, orderId }) => `${changeId} ${orderId}`,
    shown: ({ orderId }) => ({ path: `/office/orders/${orderId}` }),
    work: ({ changeId, orderId }) =>
      withOrder(services, orderId, (tx, order) => tell(services, tx, order, changeId)),
  });
  await processDue(services, {
    duty: 'check-memberships',
    next: () => listToApply(db, clock.now(), BATCH),
    subject: ({ id }) => id,
    shown: ({ orderId }) => ({ path: `/office/orders/${orderId}` }),
    work: (notice) => apply(services, notice),
  });
}

async function tell(services: Deps, tx: Tx, order: OrderRow, changeId: string): Promise<void> {
  const [change] = await tx.select().from(priceChanges).where(eq(priceChanges.id, changeId));
  const row = await subscriptionOf(tx, order.id);
  if (!change || !row || row.cancelAtPeriodEnd || row.amountCents === change.newCents) return;
  const now = services.clock.now();
  const { newCents } = change;
  const appliesAt = firstChargeAt(row, { appliesFrom: change.appliesFrom, now });
  const [made] = await tx
    .insert(priceNotices)
    .values({ changeId, orderId: order.id, oldCents: row.amountCents, newCents, toldAt: now, appliesAt })
    .onConflictDoNothing()
    .returning();
  // Told by another run of the job.
  if (!made) return;
  await tx
    .update(priceNotices)
    .set({ state: 'replaced', settledAt: now })
    .where(
      and(eq(priceNotices.orderId, order.id), eq(priceNotices.state, 'told'), ne(priceNotices.id, made.id)),
    );
  await recordOrderEvent(services, tx, order.id, 'price_announced', { cents: newCents });
  await postMail(services, tx, {
    ...addressedToBuyer(order),
    template: 'membership-price-changes',
    props: {
      ...aboutMembership(services, order, row),
      amountCents: row.amountCents,
      newCents,
      from: toldDay(appliesAt),
      cancelUrl: `${services.config.appUrl}/cancel-membership`,
    },
  });
}

type Notice = typeof priceNotices.$inferSelect;

/** Written here after the provider has it; asked again under the same key, it is the same change. */
async function apply(services: Deps, notice: Notice): Promise<void> {
  const { db, clock } = services;
  const order = await existingOrder(db, notice.orderId);
  const row = await subscriptionOf(db, notice.orderId);
  const settle = (state: Notice['state']) =>
    db
      .update(priceNotices)
      .set({ state, settledAt: clock.now() })
      .where(and(eq(priceNotices.id, notice.id), eq(priceNotices.state, 'told')));
  if (!row || row.status === 'canceled' || row.withdrawnAt) return void (await settle('left'));
  const [change] = await db.select().from(priceChanges).where(eq(priceChanges.id, notice.changeId));
  const { productId, name, period } = tierOf(row, order);
  if (change?.productId !== productId || change.period !== period) return void (await settle('replaced'));
  // What she has agreed to herself comes first.
  if ((await openChanges(db, order.id)).length > 0) return;
  const to = { productId, name, amountCents: notice.newCents, every: period };
  await changeAtProvider(services, row, (subscriptionId) =>
    services.payments.changeSubscription({ subscriptionId, key: `price:${notice.id}`, how: 'renewal', to }),
  );
  await settle('applied');
}

/** What a member has been told and not yet been charged, for her pages. */
export async function announcedPriceOf(db: Db, orderId: string, now: Date) {
  const [notice] = await db
    .select()
    .from(priceNotices)
    .where(and(eq(priceNotices.orderId, orderId), inArray(priceNotices.state, ['told', 'applied'])))
    .orderBy(desc(priceNotices.toldAt))
    .limit(1);
  if (!notice || (notice.state === 'applied' && notice.appliesAt <= now)) return undefined;
  const { oldCents, newCents, appliesAt } = notice;
  return { oldCents, newCents, from: appliesAt.toISOString() };
}

const SHOWN = 20;

/** For the office: what can be announced, and what has been, with how far it is. */
export async function readPriceChanges(
  services: Pick<Deps, 'db'> & ReadsContent,
  { actor }: { actor: Actor },
) {
  staffOnly(actor);
  const sold = soldOf(services);
  const count = (...states: Notice['state'][]) =>
    sql<number>`count(*) filter (where ${inArray(priceNotices.state, states)})::int`;
  const rows = await services.db
    .select({
      change: priceChanges,
      told: sql<number>`count(${priceNotices.id})::int`,
      applied: count('applied'),
      left: count('left'),
    })
    .from(priceChanges)
    .leftJoin(priceNotices, eq(priceNotices.changeId, priceChanges.id))
    .groupBy(priceChanges.id)
    .orderBy(desc(priceChanges.announcedAt))
    .limit(SHOWN);
  return {
    sold,
    announced: rows.map(({ change, ...counts }) => ({
      ...counts,
      id: change.id,
      name: sold.find(({ productId }) => productId === change.productId)?.name ?? change.productId,
      period: change.period,
      newCents: change.newCents,
      from: change.appliesFrom.toISOString(),
    })),
  };
}

// SQL

/**
 * Running since before the newest announcement for it, at another price, and not told of that one. Who came to it later, as
 * a buyer or by a change of her own, has agreed to what she saw then.
 */
function listToTell(db: Db, now: Date, limit: number) {
  const newest = db
    .selectDistinctOn([priceChanges.productId, priceChanges.period])
    .from(priceChanges)
    .orderBy(priceChanges.productId, priceChanges.period, desc(priceChanges.announcedAt))
    .as('newest');
  const told = db
    .select({ id: priceNotices.id })
    .from(priceNotices)
    .where(and(eq(priceNotices.changeId, newest.id), eq(priceNotices.orderId, subscriptions.orderId)));
  const changing = db
    .select({ id: membershipChanges.id })
    .from(membershipChanges)
    .where(
      and(
        eq(membershipChanges.orderId, subscriptions.orderId),
        or(
          inArray(membershipChanges.state, ['asked', 'agreed']),
          and(
            eq(membershipChanges.state, 'done'),
            inArray(membershipChanges.kind, ['up', 'down', 'later']),
            gt(membershipChanges.settledAt, newest.announcedAt),
          ),
        ),
      ),
    );
  const subject = sql`${newest.id} || ' ' || ${subscriptions.orderId}`;
  return db
    .select({ changeId: newest.id, orderId: subscriptions.orderId })
    .from(newest)
    .innerJoin(subscriptions, eq(subscriptions.period, newest.period))
    .innerJoin(orders, eq(orders.id, subscriptions.orderId))
    .where(
      and(
        sql`coalesce(${subscriptions.productId}, ${orders.productId}) = ${newest.productId}`,
        inArray(subscriptions.status, ['active', 'past_due']),
        eq(subscriptions.cancelAtPeriodEnd, false),
        isNull(subscriptions.withdrawnAt),
        isNull(subscriptions.months),
        lte(orders.createdAt, newest.announcedAt),
        sql`${subscriptions.amountCents} <> ${newest.newCents}`,
        notExists(told),
        notExists(changing),
        isNotPausing('check-memberships', subject, now),
      ),
    )
    .limit(limit);
}

/** The next charge is the announced one, and near; or it will never come. */
async function listToApply(db: Db, now: Date, limit: number): Promise<Notice[]> {
  const rows = await db
    .select({ notice: priceNotices })
    .from(priceNotices)
    .innerJoin(subscriptions, eq(subscriptions.orderId, priceNotices.orderId))
    .where(
      and(
        eq(priceNotices.state, 'told'),
        sql`(${subscriptions.status} = 'canceled' or ${subscriptions.withdrawnAt} is not null
          or (${subscriptions.status} = 'active' and not ${subscriptions.cancelAtPeriodEnd}
            and ${subscriptions.currentPeriodEnd} >= ${priceNotices.appliesAt} - interval '1 day'
            and ${subscriptions.currentPeriodEnd} <= ${new Date(now.getTime() + BEFORE_MS)}))`,
        isNotPausing('check-memberships', priceNotices.id, now),
      ),
    )
    .orderBy(priceNotices.appliesAt)
    .limit(limit);
  return rows.map(({ notice }) => notice);
}
