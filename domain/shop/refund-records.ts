import { and, asc, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import type { RefundState } from '../../adapters/payments/payments.ts';
import type { Db, Tx } from '../../db/connect.ts';
import { orderPayments, orders, refunds } from '../../db/schema/index.ts';
import { DAY } from '../../shared/durations.ts';
import { money } from '../../shared/money.ts';
import { isNotPausing } from '../duties.ts';
import { announce } from '../facts.ts';
import { isId } from '../ids.ts';
import { postMail } from '../mail/index.ts';
import type { Deps } from '../services.ts';
import { isRedeemedGift } from './gift-records.ts';
import { itemsOf, settleItem } from './orders/order-items.ts';
import {
  aboutOrder,
  addressedToBuyer,
  alertStaff,
  factOf,
  receiptUrl,
  recordOrderEvent,
} from './orders/order-letters.ts';
import type { OrderPayment, OrderRow } from './orders/queries.ts';
import { paymentsOf } from './orders/queries.ts';
import { planOf } from './payment-plans.ts';
import { returnPurchase } from './purchases.ts';
import { issueCreditNote } from './receipts.ts';

/** Brings our refunds of a payment to what they are at the provider, and writes the credit notes they call for. */
export async function saveRefunds(
  services: Deps,
  tx: Tx,
  order: OrderRow,
  payment: OrderPayment,
  states: RefundState[],
): Promise<void> {
  for (const state of states) {
    const known = await findKnown(tx, order.id, state);
    const refund = known ?? (await hearOf(services, tx, payment, state));
    if (refund) await settleRefund(services, tx, order, payment, refund, state);
  }
}

async function findKnown(tx: Tx, orderId: string, { refundId, key }: RefundState) {
  const ours = key && isId(key) ? await findRefund(tx, key) : undefined;
  if (ours) return ours;
  return (await listRefunds(tx, orderId)).find(({ providerRefundId }) => providerRefundId === refundId);
}

/** Made in the provider's own dashboard. */
async function hearOf(
  { clock }: Deps,
  tx: Tx,
  payment: OrderPayment,
  { refundId, amountCents }: RefundState,
): Promise<RefundRow | undefined> {
  return insertRefund(tx, {
    orderId: payment.orderId,
    orderPaymentId: payment.id,
    amountCents,
    source: 'provider',
    state: 'pending',
    requestedAt: clock.now(),
    decidedAt: clock.now(),
    providerRefundId: refundId,
  });
}

async function settleRefund(
  services: Deps,
  tx: Tx,
  order: OrderRow,
  payment: OrderPayment,
  refund: RefundRow,
  { refundId, status }: RefundState,
): Promise<void> {
  const state = ({ pending: 'pending', succeeded: 'made', failed: 'failed' } as const)[status];
  if (refund.state === state) return;
  const made = state === 'made';
  await changeRefund(tx, refund.id, {
    state,
    providerRefundId: refundId,
    workAt: null,
    madeAt: made ? services.clock.now() : null,
    error: null,
  });
  if (refund.item !== null) await settleItemRefund(services, tx, order, refund.item);
  if (made) await mailRefundMade(services, tx, order, payment, refund);
  if (state === 'failed') await mailRefundFailed(services, tx, order, refund);
}

/** With a line's money goes what the line brought, once. */
async function settleItemRefund(services: Deps, tx: Tx, order: OrderRow, item: number): Promise<void> {
  if (!(await settleItem(tx, order.id, item, services.clock.now()))) return;
  await returnPurchase(tx, order.id, item);
  await announce(services, tx, { type: 'order-item-refunded', ...factOf(order), item });
}

async function mailRefundMade(
  services: Deps,
  tx: Tx,
  order: OrderRow,
  payment: OrderPayment,
  refund: RefundRow,
): Promise<void> {
  const { amountCents } = refund;
  const creditNote = await issueCreditNote(services, tx, { order, payment, refund });
  await recordOrderEvent(services, tx, order.id, 'refunded', { cents: amountCents });
  await postMail(services, tx, {
    ...addressedToBuyer(order),
    template: 'refund-made',
    props: {
      ...aboutOrder(services, order),
      product: await nameOfRefunded(tx, order, refund),
      amountCents,
      creditNote: creditNote.number,
      creditNoteUrl: receiptUrl(services, order, creditNote),
      whole: payment.refundedCents === payment.amountCents,
    },
  });
}

async function nameOfRefunded(tx: Tx, order: OrderRow, { item }: RefundRow): Promise<string> {
  const line = (await itemsOf(tx, order.id)).find(({ position }) => position === item);
  return line?.productName ?? order.productName;
}

/** The buyer's bank sent the money back to us. A person has to find another way. */
async function mailRefundFailed(
  services: Deps,
  tx: Tx,
  order: OrderRow,
  { amountCents }: RefundRow,
): Promise<void> {
  await recordOrderEvent(services, tx, order.id, 'refund_failed', { cents: amountCents });
  await alertStaff(services, tx, order, {
    title: 'A refund did not arrive',
    text: `${money(amountCents)} came back from the buyer's bank. Please ask the buyer how to send it.`,
  });
}

/** What the office decides by: each refund with its own words and how far it is. */
export async function readOrderRefunds(db: Db | Tx, orderId: string) {
  const rows = await listRefunds(db, orderId);
  return rows.map(({ id, orderPaymentId, amountCents, source, state, why, error, requestedAt, madeAt }) => ({
    id,
    orderPaymentId,
    amountCents,
    source,
    state,
    why,
    error,
    requestedAt: requestedAt.toISOString(),
    madeAt: madeAt?.toISOString(),
  }));
}

/** Our own guarantee, for every product, also after delivery. */
const GUARANTEE_MS = 30 * DAY;

/** Whether there is money left to send back. What the bank took back already cannot be sent twice. */
export const isRefundable = ({ amountCents, refundedCents, dispute, paymentId }: OrderPayment): boolean =>
  refundedCents < amountCents && dispute !== 'open' && dispute !== 'lost' && paymentId !== null;

/** The newest charge that the guarantee still covers. */
export function refundablePayment(payments: OrderPayment[], now: Date): OrderPayment | undefined {
  return payments.findLast(
    (payment) => isRefundable(payment) && now.getTime() - payment.arrivedAt.getTime() <= GUARANTEE_MS,
  );
}

/**
 * What the guarantee covers: the newest charge, or, of an order that is paid in parts, all of them, by the day of the first.
 */
export async function coveredPayments(
  db: Db | Tx,
  { id, paidAt }: Pick<OrderRow, 'id' | 'paidAt'>,
  now: Date,
): Promise<OrderPayment[]> {
  const payments = await paymentsOf(db, id);
  if (!(await planOf(db, id))) {
    const newest = refundablePayment(payments, now);
    return newest ? [newest] : [];
  }
  const isCovered = paidAt !== null && now.getTime() - paidAt.getTime() <= GUARANTEE_MS;
  return isCovered ? payments.filter(isRefundable) : [];
}

export const sumLeft = (payments: readonly OrderPayment[]): number =>
  payments.reduce((sum, { amountCents, refundedCents }) => sum + amountCents - refundedCents, 0);

export type RefundRow = typeof refunds.$inferSelect;

// SQL

type RefundLine = { id: string; state: RefundRow['state']; amountCents: number; requestedAt: string };

type RefundFacts = {
  refunds: RefundLine[];
  /** What may still be asked back, and until when. */
  ask?: { cents: number; until: string };
  /** Asked back before it arrived. */
  returnsOnArrival: boolean;
};

/** What went or goes back, and until when the rest may be asked for. */
export async function refundsOf({ db, clock }: Deps, order: OrderRow): Promise<RefundFacts> {
  const refunds = await listRefunds(db, order.id);
  const isOpen = refunds.some(({ state }) => ['requested', 'approved', 'pending'].includes(state));
  const covered = await coveredPayments(db, order, clock.now());
  const [first] = covered;
  const until = (from: Date) => new Date(from.getTime() + GUARANTEE_MS).toISOString();
  const ask =
    order.state === 'pending'
      ? { cents: order.totalCents, until: until(order.createdAt) }
      : first && { cents: sumLeft(covered), until: until(first.arrivedAt) };
  const isWanted = order.returnWanted !== null;
  return {
    refunds: refunds.map(({ id, state, amountCents, requestedAt }) => ({
      id,
      state,
      amountCents,
      requestedAt: requestedAt.toISOString(),
    })),
    ask: isOpen || isWanted || (await isRedeemedGift(db, order)) ? undefined : ask,
    returnsOnArrival: isWanted && order.state === 'pending',
  };
}

/** Undefined when a request for the same money is open already. */
export async function insertRefund(tx: Tx, row: typeof refunds.$inferInsert): Promise<RefundRow | undefined> {
  const [refund] = await tx.insert(refunds).values(row).onConflictDoNothing().returning();
  return refund;
}

export async function findRefund(db: Db | Tx, id: string): Promise<RefundRow | undefined> {
  const [refund] = await db.select().from(refunds).where(eq(refunds.id, id));
  return refund;
}

export async function listRefunds(db: Db | Tx, orderId: string): Promise<RefundRow[]> {
  return db.select().from(refunds).where(eq(refunds.orderId, orderId)).orderBy(asc(refunds.requestedAt));
}

export async function changeRefund(
  db: Db | Tx,
  id: string,
  change: Partial<RefundRow>,
): Promise<RefundRow | undefined> {
  const [refund] = await db.update(refunds).set(change).where(eq(refunds.id, id)).returning();
  return refund;
}

/** Why the last try did not work; a refund that was made meanwhile stays as it is. It is due again when its pause is over. */
export async function noteRefundProblem(db: Db, id: string, error: string, now: Date): Promise<void> {
  await db
    .update(refunds)
    .set({ error, workAt: now })
    .where(and(eq(refunds.id, id), eq(refunds.state, 'approved')));
}

/** Approved refunds whose time has come; the next try is put off first. */
export async function takeDueRefunds(db: Db, now: Date, again: Date, limit: number): Promise<RefundRow[]> {
  const due = db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(lte(refunds.workAt, now), isNotPausing('make-refunds', refunds.id, now)))
    .orderBy(refunds.workAt)
    .limit(limit)
    .for('update', { skipLocked: true });
  return db
    .update(refunds)
    .set({ workAt: again, tries: sql`${refunds.tries} + 1` })
    .where(inArray(refunds.id, due))
    .returning();
}

export async function findOrderPayment(db: Db | Tx, id: string) {
  const [payment] = await db.select().from(orderPayments).where(eq(orderPayments.id, id));
  return payment;
}

/** Of how many orders money went back to an address lately. */
export async function countRefunds(db: Db | Tx, email: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(distinct ${refunds.orderId})::int` })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(
      and(
        eq(orders.email, email),
        gt(refunds.requestedAt, since),
        inArray(refunds.state, ['approved', 'pending', 'made']),
      ),
    );
  return row?.count ?? 0;
}
