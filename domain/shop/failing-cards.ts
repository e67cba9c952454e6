import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import { isPaymentsError } from '../../adapters/payments/payments.ts';
import type { Db, Tx } from '../../db/connect.ts';
import { subscriptions } from '../../db/schema/index.ts';
import { DAY } from '../../shared/durations.ts';
import { isNotPausing, processDue } from '../duties.ts';
import { DomainError, notFound } from '../errors.ts';
import { isId } from '../ids.ts';
import { postMail } from '../mail/index.ts';
import { monthOf, toldDay } from '../moments.ts';
import type { Deps } from '../services.ts';
import { nextStep } from './dunning.ts';
import { changeAtProvider, inOurWords } from './manage-membership.ts';
import {
  changeSubscription,
  isOpenUnpaid,
  membershipState,
  type SubscriptionRow,
  subscriptionOf,
  tierOf,
} from './membership.ts';
import { cardUrl, orderById, readCardKey, withOrder } from './orders/open-order.ts';
import { addressedToBuyer } from './orders/order-letters.ts';
import type { OrderRow } from './orders/queries.ts';
import { syncSubscription } from './orders/sync-with-provider.ts';
import { aboutMembership } from './settle-subscription.ts';

async function openKey(services: Deps, key: string): Promise<{ order: OrderRow; row: SubscriptionRow }> {
  const { db } = services;
  const id = readCardKey(services, key);
  const order = id && isId(id) ? await orderById(db, id) : undefined;
  const row = order && (await subscriptionOf(db, order.id));
  if (!row || row.months !== null) throw notFound('Membership');
  return { order, row };
}

/** What the page says: no name, no address, no number of a card. */
export async function readCardPage(services: Deps, key: string) {
  const { order, row } = await openKey(services, key);
  const state = membershipState(row);
  return {
    name: tierOf(row, order).name,
    state,
    amountCents: row.amountCents,
    period: row.period,
    nextTryAt: row.nextAttemptAt?.toISOString(),
    openUntil: state === 'overdue' ? row.graceUntil?.toISOString() : undefined,
    nextChargeAt: state === 'overdue' || state === 'ended' ? undefined : row.currentPeriodEnd.toISOString(),
    goodUntil: row.cardGoodUntil?.toISOString(),
  };
}

/** The provider's page for a new card, and nothing else of hers. */
export async function changeCard(services: Deps, key: string): Promise<{ url: string }> {
  const { row } = await openKey(services, key);
  if (row.status === 'canceled')
    throw new DomainError('conflict', 'This membership has ended: it needs no card any more.');
  const back = `${services.config.appUrl}/payment-card/${key}`;
  return services.payments.billingPortal(row.customerId, back, 'card').catch(inOurWords);
}

/** The charge that failed, once more and now. Pressed twice, it is one charge. */
export async function payOverdue(services: Deps, key: string): Promise<void> {
  const { row } = await openKey(services, key);
  if (row.status !== 'past_due' || !row.failedInvoiceId)
    throw new DomainError('conflict', 'There is nothing to pay any more.');
  await services.payments.payInvoice(row.failedInvoiceId).catch((error: unknown) => {
    if (!isPaymentsError(error, 'refused', 'conflict')) return inOurWords(error);
    throw new DomainError(
      'conflict',
      'The bank refuses this card. Please put in another one, and try again.',
    );
  });
  await syncSubscription(services, row.subscriptionId);
}

const BATCH = 20;

/** For a job: what follows a charge that stays unpaid, each step once. */
export async function remindOverdue(services: Deps): Promise<void> {
  const { db, clock } = services;
  await processDue(services, {
    duty: 'end-memberships',
    next: () => listToDun(db, clock.now(), BATCH),
    subject: ({ orderId }) => orderId,
    shown: ({ orderId }) => ({ path: `/office/orders/${orderId}` }),
    work: async (row) => {
      // She may have paid a minute ago, and nobody has told us.
      await syncSubscription(services, row.subscriptionId);
      const isOver = await withOrder(services, row.orderId, (tx, order) => takeStep(services, tx, order));
      // Ended at the provider, whose answer ends it here. Should we die before, it is still due.
      if (isOver) await changeAtProvider(services, row, services.payments.endSubscription);
    },
  });
}

/** Under the order's lock. Answers whether its time is over. */
async function takeStep(services: Deps, tx: Tx, order: OrderRow): Promise<boolean> {
  const row = await subscriptionOf(tx, order.id);
  if (row?.status !== 'past_due') return false;
  const step = nextStep(row, services.clock.now());
  if (!step) return false;
  const { letter, isOver = false, ...change } = step;
  if (!letter) return isOver;
  await changeSubscription(tx, order.id, change);
  const { amountCents, nextAttemptAt } = row;
  await postMail(services, tx, {
    ...addressedToBuyer(order),
    template: 'membership-charge-reminder',
    props: {
      ...aboutMembership(services, order, row),
      amountCents,
      isLast: letter === 'last',
      isOpen: isOpenUnpaid({ ...row, ...change }, services.clock.now()),
      nextTry: nextAttemptAt ? toldDay(nextAttemptAt) : undefined,
      endsOn: toldDay(change.graceUntil ?? row.graceUntil ?? services.clock.now()),
      cardUrl: cardUrl(services, order),
    },
  });
  return false;
}

/** A card that will not be good for the next charge is told of so long before that charge. */
const AHEAD_MS = 30 * DAY;
/** For a job. Once for each card: one that is replaced meanwhile, by her or by her bank, is none. */
export async function tellOfExpiringCards(services: Deps): Promise<void> {
  const { db, clock } = services;
  await processDue(services, {
    duty: 'end-memberships',
    next: () => listExpiring(db, clock.now(), BATCH),
    subject: ({ orderId }) => orderId,
    shown: ({ orderId }) => ({ path: `/office/orders/${orderId}` }),
    work: async ({ orderId, subscriptionId }) => {
      // Banks replace cards by themselves, of which nobody tells us.
      await syncSubscription(services, subscriptionId);
      await withOrder(services, orderId, async (tx, order) => {
        const row = await subscriptionOf(tx, orderId);
        if (!row?.cardGoodUntil || !isExpiring(row, clock.now())) return;
        const { amountCents, cardGoodUntil, currentPeriodEnd } = row;
        await changeSubscription(tx, orderId, { cardToldFor: cardGoodUntil });
        const lastDay = new Date(cardGoodUntil.getTime() - 1);
        await postMail(services, tx, {
          ...addressedToBuyer(order),
          template: 'membership-card-expires',
          props: {
            ...aboutMembership(services, order, row),
            amountCents,
            goodUntil: monthOf({ year: lastDay.getUTCFullYear(), month: lastDay.getUTCMonth() + 1 }),
            nextCharge: toldDay(currentPeriodEnd),
            cardUrl: cardUrl(services, order),
          },
        });
      });
    },
  });
}

/** Charged again, within a month, and the card is not good by then. */
export function isExpiring(
  row: Pick<
    SubscriptionRow,
    'status' | 'cancelAtPeriodEnd' | 'cardGoodUntil' | 'cardToldFor' | 'currentPeriodEnd'
  >,
  now: Date,
): boolean {
  const { status, cancelAtPeriodEnd, cardGoodUntil, cardToldFor, currentPeriodEnd } = row;
  if (status !== 'active' || cancelAtPeriodEnd || !cardGoodUntil) return false;
  if (cardToldFor?.getTime() === cardGoodUntil.getTime()) return false;
  const ahead = currentPeriodEnd.getTime() - now.getTime();
  return cardGoodUntil <= currentPeriodEnd && ahead > 0 && ahead <= AHEAD_MS;
}

// SQL

const listExpiring = (db: Db, now: Date, limit: number) =>
  db
    .select({ orderId: subscriptions.orderId, subscriptionId: subscriptions.subscriptionId })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.status, 'active'),
        eq(subscriptions.cancelAtPeriodEnd, false),
        isNull(subscriptions.withdrawnAt),
        lte(subscriptions.cardGoodUntil, subscriptions.currentPeriodEnd),
        gt(subscriptions.currentPeriodEnd, now),
        lte(subscriptions.currentPeriodEnd, new Date(now.getTime() + AHEAD_MS)),
        sql`${subscriptions.cardToldFor} is distinct from ${subscriptions.cardGoodUntil}`,
        isNotPausing('end-memberships', subscriptions.orderId, now),
      ),
    )
    .limit(limit);

const listToDun = (db: Db, now: Date, limit: number) =>
  db
    .select({ orderId: subscriptions.orderId, subscriptionId: subscriptions.subscriptionId })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.status, 'past_due'),
        lte(subscriptions.dunAt, now),
        isNotPausing('end-memberships', subscriptions.orderId, now),
      ),
    )
    .orderBy(subscriptions.dunAt)
    .limit(limit);
