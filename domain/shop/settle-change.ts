import { and, desc, eq, inArray } from 'drizzle-orm';
import type { SubscriptionState } from '../../adapters/payments/payments.ts';
import { opensOf, sessionsOfPeriod } from '../../content/product.ts';
import type { Db, Tx } from '../../db/connect.ts';
import { membershipChanges, orderPayments } from '../../db/schema/index.ts';
import { announce } from '../facts.ts';
import { postMail } from '../mail/index.ts';
import { toldDay } from '../moments.ts';
import type { Deps } from '../services.ts';
import { changeSubscription, type SubscriptionRow, tierOf } from './membership.ts';
import { aboutOrder, addressedToBuyer, factOf, recordOrderEvent } from './orders/order-letters.ts';
import type { OrderRow } from './orders/queries.ts';

export type ChangeRow = typeof membershipChanges.$inferSelect;

/** What the provider's subscription carries once the change is made there. */
export const keyOf = ({ id }: Pick<ChangeRow, 'id'>): string => `change:${id}`;

/** What became true: it is to come, it is so now, or what was to come is not to come any more. */
type Changed = { change: ChangeRow; now: 'agreed' | 'done' };

/**
 * Brings changes to what the subscription says: one that was asked for is agreed once it carries its id, and one that was to
 * come is done with the first renewal that was not known when it was agreed. Under the order's lock; whoever reads first does
 * it, and nobody does it twice.
 */
export async function applyChange(
  services: Deps,
  tx: Tx,
  order: OrderRow,
  before: SubscriptionRow,
  state: SubscriptionState,
): Promise<Changed | undefined> {
  const open = await openChanges(tx, order.id);
  const asked = open.find((change) => change.state === 'asked');
  const agreed = open.find((change) => change.state === 'agreed');
  const now = services.clock.now();
  if (state.status === 'canceled') {
    for (const { id } of open) await changeChange(tx, id, { state: 'replaced', settledAt: now });
    return undefined;
  }
  if (asked && state.change === keyOf(asked)) return agree(tx, order, { asked, agreed, state, now });
  const { latestInvoice } = state;
  const isRenewed =
    latestInvoice?.reason === 'renewal' &&
    latestInvoice.status === 'paid' &&
    latestInvoice.invoiceId !== agreed?.knownInvoiceId;
  if (agreed && isRenewed) {
    await changeChange(tx, agreed.id, { state: 'done', settledAt: now });
    if (agreed.productId) await stand(tx, order.id, agreed);
    await changeSubscription(tx, order.id, { pausedFrom: null });
    return { change: agreed, now: 'done' };
  }
  // A pause that was taken back by nobody here, and is over.
  if (before.pausedFrom && !agreed && isRenewed) await changeSubscription(tx, order.id, { pausedFrom: null });
  return undefined;
}

type Asked = { asked: ChangeRow; agreed: ChangeRow | undefined; state: SubscriptionState; now: Date };

async function agree(tx: Tx, order: OrderRow, { asked, agreed, state, now }: Asked): Promise<Changed> {
  const isOver = asked.kind === 'up' || asked.kind === 'back' || asked.kind === 'begin';
  if (agreed) await changeChange(tx, agreed.id, { state: 'replaced', settledAt: now });
  await changeChange(tx, asked.id, {
    state: isOver ? 'done' : 'agreed',
    knownInvoiceId: state.latestInvoice?.invoiceId ?? null,
    settledAt: now,
    nextCheckAt: null,
  });
  if (asked.kind === 'up') await stand(tx, order.id, asked);
  if (asked.kind === 'pause') await changeSubscription(tx, order.id, { pausedFrom: asked.paidUntil });
  if (isOver && asked.kind !== 'up') await changeSubscription(tx, order.id, { pausedFrom: null });
  return { change: asked, now: isOver ? 'done' : 'agreed' };
}

const stand = (tx: Tx, orderId: string, { productId, productName, terms }: ChangeRow) =>
  changeSubscription(tx, orderId, { productId, productName, terms });

/** A letter, the story of the order, and what is open by it. */
export async function tellOfChange(
  services: Deps,
  tx: Tx,
  order: OrderRow,
  row: SubscriptionRow,
  { change, now }: Changed,
): Promise<void> {
  const { courses } = tierOf(row, order).opens;
  if (now === 'done' && change.productId && order.userId && row.benefits)
    await announce(services, tx, {
      type: 'membership-changed',
      ...factOf(order),
      userId: order.userId,
      courses,
    });
  await recordOrderEvent(services, tx, order.id, 'membership_changed', {
    what: change.kind,
    ...(change.productName && { to: change.productName }),
  });
  // What was to come was told when it was agreed; the letter about its charge says the rest.
  if (now === 'done' && (change.kind === 'down' || change.kind === 'later' || change.kind === 'pause'))
    return;
  await postMail(services, tx, {
    ...addressedToBuyer(order),
    template: 'membership-changed',
    props: {
      ...aboutOrder(services, order),
      kind: change.kind,
      tier: change.productName ?? tierOf(row, order).name,
      period: change.period ?? row.period,
      amountCents: change.amountCents ?? row.amountCents,
      chargedCents: change.kind === 'up' ? (change.agreedCents ?? undefined) : undefined,
      from: toldDay(change.kind === 'up' ? services.clock.now() : change.paidUntil),
      nextCharge: toldDay(row.currentPeriodEnd),
    },
  });
}

/** With a charge in the middle of a period come the sessions that the new one has more; with a new period, all of its own. */
export async function sessionsOfUp(tx: Tx, orderId: string, paymentId: string): Promise<void> {
  const [change] = await tx
    .select()
    .from(membershipChanges)
    .where(
      and(
        eq(membershipChanges.orderId, orderId),
        eq(membershipChanges.kind, 'up'),
        inArray(membershipChanges.state, ['asked', 'done']),
      ),
    )
    .orderBy(desc(membershipChanges.askedAt))
    .limit(1);
  if (!change?.period) return;
  const [to, from] = [opensOf(change.terms ?? undefined), opensOf(change.fromTerms ?? undefined)];
  const isSame =
    change.period === change.fromPeriod && to.sessions?.sessionType === from.sessions?.sessionType;
  const had = isSame ? sessionsOfPeriod(from, change.fromPeriod) : 0;
  const sessionCount = Math.max(0, sessionsOfPeriod(to, change.period) - had);
  const sessionType = to.sessions?.sessionType ?? null;
  await tx.update(orderPayments).set({ sessionType, sessionCount }).where(eq(orderPayments.id, paymentId));
}

// SQL

export const openChanges = (db: Db | Tx, orderId: string): Promise<ChangeRow[]> =>
  db
    .select()
    .from(membershipChanges)
    .where(
      and(eq(membershipChanges.orderId, orderId), inArray(membershipChanges.state, ['asked', 'agreed'])),
    );

export async function changeChange(tx: Db | Tx, id: string, change: Partial<ChangeRow>): Promise<void> {
  await tx.update(membershipChanges).set(change).where(eq(membershipChanges.id, id));
}
