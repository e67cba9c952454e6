import { and, desc, eq, inArray, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { SubscriptionState } from '../../adapters/payments/payments.ts';
import type { Db } from '../../db/connect.ts';
import { contacts, orders, subscriptions } from '../../db/schema/index.ts';
import { olderThan } from '../../db/sql.ts';
import { DomainError, notFound } from '../errors.ts';
import { formVerb } from '../form-verb.ts';
import { type Actor, allowStaff, staffOnly, staffVerb } from '../identity/index.ts';
import { isId } from '../ids.ts';
import { type PageCursor, readCursor, writeCursor } from '../page-cursor.ts';
import type { Deps } from '../services.ts';
import { readGraceDays } from './dunning.ts';
import { changeAtProvider, stopCharging } from './manage-membership.ts';
import { membershipState, type SubscriptionRow, subscriptionOf } from './membership.ts';
import { lockedOrder } from './orders/open-order.ts';
import { writeChargeFailed } from './settle-subscription.ts';

const PAGE = 50;

const views = ['running', 'overdue', 'ending', 'ended'] as const;
type View = (typeof views)[number];

/** Every membership with whose it is and where it stands, newest first. */
export async function listMemberships(
  { db }: Pick<Deps, 'db'>,
  { actor, search }: { actor: Actor; search: { show?: string; before?: string } },
) {
  staffOnly(actor);
  const show = views.find((view) => view === search.show) ?? 'running';
  const before = readCursor(search.before ?? null);
  const rows = await listRows(db, inView[show], before);
  const page = rows.slice(0, PAGE);
  const last = page.at(-1);
  return {
    show,
    graceDays: await readGraceDays(db),
    isPaged: before !== undefined,
    memberships: page.map(({ order, subscription, contactId, name }) => ({
      orderId: order.id,
      number: order.number,
      email: order.email,
      name: name ?? '',
      contactId,
      since: order.createdAt.toISOString(),
      state: membershipState(subscription),
      amountCents: subscription.amountCents,
      nextChargeAt: subscription.currentPeriodEnd.toISOString(),
      nextTryAt: subscription.nextAttemptAt?.toISOString(),
      endedAt: (subscription.endedAt ?? subscription.withdrawnAt)?.toISOString(),
    })),
    older:
      rows.length > PAGE && last ? writeCursor({ at: last.order.createdAt, id: last.order.id }) : undefined,
  };
}

const which = z.object({ orderId: z.string() });

/** For a customer who asked by letter or telephone: no further charge, and the month that is paid for runs to its end. */
export const cancelMembershipFor = changeFor('membership.cancelled', stopCharging);

/** Takes the cancellation back, while the membership still runs. */
export const resumeMembershipFor = changeFor(
  'membership.resumed',
  ({ payments }) => payments.resumeSubscription,
);

type Ask = (services: Deps, row: SubscriptionRow) => (id: string) => Promise<SubscriptionState>;

/** The provider is asked first, outside of any transaction; the letter to her comes with what it answers. */
function changeFor(action: 'membership.cancelled' | 'membership.resumed', askOf: Ask) {
  const note = staffVerb<{ row: SubscriptionRow; number: string }, void>(
    action,
    async (_services, _tx, { row, number }) => ({
      about: { kind: 'order', id: row.orderId, label: number },
      answer: undefined,
    }),
  );
  return formVerb(
    which,
    async (services, { actor, orderId }: { orderId: string; actor: Actor }) => {
      const { row, number } = await openMembership(services.db, orderId);
      await changeAtProvider(services, row, askOf(services, row));
      await note(services, { actor, row, number });
    },
    allowStaff,
  );
}

/** The letter about a charge that failed, once more: it leads to the page where a new card is put in. */
export const sendPayLink = staffVerb('membership.pay_link_sent', which, async (services, tx, { orderId }) => {
  const { row } = await openMembership(tx, orderId);
  if (row.status !== 'past_due') {
    throw new DomainError('conflict', 'No charge of this membership is overdue.');
  }
  const order = await lockedOrder(tx, row.orderId);
  await writeChargeFailed(services, tx, order, row);
  return { about: { kind: 'order', id: order.id, label: order.number }, answer: undefined };
});

// SQL

const inView: Record<View, SQL | undefined> = {
  running: and(
    or(
      inArray(subscriptions.status, ['active', 'past_due']),
      and(subscriptions.benefits, isNotNull(subscriptions.months)),
    ),
    sql`${subscriptions.withdrawnAt} is null`,
  ),
  overdue: and(eq(subscriptions.status, 'past_due'), sql`${subscriptions.withdrawnAt} is null`),
  ending: and(
    eq(subscriptions.status, 'active'),
    eq(subscriptions.cancelAtPeriodEnd, true),
    sql`${subscriptions.withdrawnAt} is null`,
  ),
  ended: sql`((${subscriptions.status} = 'canceled' and not (${subscriptions.benefits} and ${subscriptions.months} is not null))
    or ${subscriptions.withdrawnAt} is not null)`,
};

async function listRows(db: Db, view: SQL | undefined, before: PageCursor | undefined) {
  return db
    .select({ order: orders, subscription: subscriptions, contactId: contacts.id, name: contacts.name })
    .from(subscriptions)
    .innerJoin(orders, eq(orders.id, subscriptions.orderId))
    .leftJoin(contacts, eq(contacts.email, orders.email))
    .where(and(view, ne(subscriptions.status, 'incomplete'), olderThan(orders, before)))
    .orderBy(desc(orders.createdAt), orders.id)
    .limit(PAGE + 1);
}

async function openMembership(db: Parameters<typeof subscriptionOf>[0], orderId: string) {
  const row = isId(orderId) ? await subscriptionOf(db, orderId) : undefined;
  if (!row || row.months !== null) throw notFound('Membership');
  const [order] = await db.select({ number: orders.number }).from(orders).where(eq(orders.id, row.orderId));
  return { row, number: order?.number ?? '' };
}
