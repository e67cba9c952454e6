import { and, asc, eq, gt, inArray, isNotNull, lte, notInArray, sql } from 'drizzle-orm';
import type { RefundState } from '../../adapters/payments/payments.ts';
import type { Db, Tx } from '../../db/connect.ts';
import { type MoneyKnown, orderPayments, orders, refunds } from '../../db/schema/index.ts';
import { DAY } from '../../shared/durations.ts';
import { money } from '../../shared/money.ts';
import { isNotPausing } from '../duties.ts';
import { announce } from '../facts.ts';
import { isId } from '../ids.ts';
import { postMail } from '../mail/index.ts';
import type { Deps } from '../services.ts';
import { isRedeemedGift } from './gift-records.ts';
import { itemsOf, returnItem } from './orders/order-items.ts';
import {
  aboutOrder,
  addressedToBuyer,
  alertStaff,
  factOf,
  receiptUrl,
  recordOrderEvent,
} from './orders/order-letters.ts';
import { type OrderPayment, type OrderRow, paymentsOf } from './orders/queries.ts';
import { planOf } from './payment-plans.ts';
import { returnPurchase } from './purchases.ts';
import { issueCreditNote } from './receipts.ts';
import { leftOfPayment, shareOut } from './refund-shares.ts';

/**
 * Writes down what the provider says of the refunds of a payment, and nothing else: what follows from it may fail, and must not
 * take with it that the money has gone (`followRefunds`).
 */
export async function recordRefunds(
  services: Deps,
  tx: Tx,
  order: OrderRow,
  payment: OrderPayment,
  states: readonly RefundState[],
): Promise<void> {
  for (const { refundId, key, status, amountCents } of states) {
    const known = await findKnown(tx, order.id, { refundId, key });
    const refund = known ?? (await hearOf(services, tx, order, payment, { refundId, amountCents }));
    const state = ({ pending: 'pending', succeeded: 'made', failed: 'failed' } as const)[status];
    if (!refund || refund.state === state) continue;
    const madeAt = state === 'made' ? services.clock.now() : null;
    await changeRefund(tx, refund.id, {
      ...{ state, madeAt, providerRefundId: refundId },
      ...{ workAt: null, error: null },
    });
  }
}

async function findKnown(tx: Tx, orderId: string, { refundId, key }: Pick<RefundState, 'refundId' | 'key'>) {
  const ours = key && isId(key) ? await findRefund(tx, key) : undefined;
  if (ours) return ours;
  return (await listRefunds(tx, orderId)).find(({ providerRefundId }) => providerRefundId === refundId);
}

/** Made in the provider's own dashboard. */
async function hearOf(
  { clock }: Deps,
  tx: Tx,
  order: OrderRow,
  payment: OrderPayment,
  { refundId, amountCents }: Pick<RefundState, 'refundId' | 'amountCents'>,
): Promise<RefundRow | undefined> {
  const shares = await sharesOfOrder(tx, order, amountCents);
  return insertRefund(tx, {
    orderId: payment.orderId,
    orderPaymentId: payment.id,
    amountCents,
    shares,
    kind: shares || order.mode === 'subscription' ? null : 'difference',
    source: 'provider',
    state: 'pending',
    requestedAt: clock.now(),
    decidedAt: clock.now(),
    providerRefundId: refundId,
  });
}

/** What each refund that has come to its end since `before` brings with it: the credit note, the letter, and what closes. */
export async function followRefunds(
  services: Deps,
  tx: Tx,
  order: OrderRow,
  payment: OrderPayment,
  before: MoneyKnown['refunds'],
): Promise<void> {
  for (const refund of await listRefunds(tx, order.id)) {
    if (refund.orderPaymentId !== payment.id || before[refund.id] === refund.state) continue;
    if (refund.state === 'made') {
      await returnLine(services, tx, order, refund);
      await mailRefundMade(services, tx, order, payment, refund);
    }
    // One that we gave up was told when we did.
    if (refund.state === 'failed') await tellRefundFailed(services, tx, order, refund);
  }
}

/** The line that is taken back, with what it brought, once: whatever part of its money that was. */
async function returnLine(services: Deps, tx: Tx, order: OrderRow, { kind, item }: RefundRow): Promise<void> {
  if (item === null || (kind !== null && kind !== 'item')) return;
  if (!(await returnItem(tx, order.id, item, services.clock.now()))) return;
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
  const { amountCents, kind, sessions } = refund;
  const creditNote = await issueCreditNote(services, tx, { order, payment, refund });
  const part = kind ?? (refund.item === null ? undefined : 'item');
  await recordOrderEvent(services, tx, order.id, 'refunded', { cents: amountCents, ...(part && { part }) });
  if (payment.refundedCents < payment.amountCents || part === 'difference') {
    const told = { cents: amountCents, part: part ?? null };
    await announce(services, tx, { type: 'order-partly-refunded', ...factOf(order), ...told });
  }
  await postMail(services, tx, {
    ...addressedToBuyer(order),
    template: 'refund-made',
    props: {
      ...aboutOrder(services, order),
      product: await nameOfRefunded(tx, order, refund),
      amountCents,
      creditNote: creditNote.number,
      creditNoteUrl: receiptUrl(services, order, creditNote),
      whole: payment.refundedCents === payment.amountCents && kind !== 'difference',
      asked: askedBy(refund),
      part,
      sessions: sessions?.ordinals.length,
      byBank: refund.disputeId !== null || undefined,
    },
  });
}

/** Who wanted it: what the rule decided was asked for by the buyer. */
const askedBy = ({ source, askedBy: by }: RefundRow): 'buyer' | 'practice' | undefined =>
  by ?? (source === 'guarantee' || source === 'withdrawal' ? 'buyer' : undefined);

async function nameOfRefunded(tx: Tx, order: OrderRow, { item }: RefundRow): Promise<string> {
  const line = (await itemsOf(tx, order.id)).find(({ position }) => position === item);
  return line?.productName ?? order.productName;
}

/** The buyer's bank sent the money back to us. A person has to find another way. */
async function tellRefundFailed(services: Deps, tx: Tx, order: OrderRow, refund: RefundRow): Promise<void> {
  if (refund.disputeId) return tellDisputeTurned(services, tx, order, refund);
  await endFailedRefund(services, tx, order, refund);
  await alertStaff(services, tx, order, {
    title: 'A refund did not arrive',
    text: `${money(refund.amountCents)} came back from the buyer's bank. Please ask the buyer how to send it.`,
  });
}

/** A dispute that was lost is lost no more. What had ended with it is not opened by itself: it may have been bought again. */
async function tellDisputeTurned(services: Deps, tx: Tx, order: OrderRow, { amountCents }: RefundRow) {
  await recordOrderEvent(services, tx, order.id, 'dispute_turned', { cents: amountCents });
  await alertStaff(services, tx, order, {
    title: 'A bank has given back what it had kept',
    text: `${money(amountCents)} are here again. The order had ended, and has a credit note: please decide with the buyer how it goes on, and tell your accountant.`,
  });
}

/** No money went back, so what went with it comes back: sessions that nobody had booked. */
export async function endFailedRefund(
  services: Deps,
  tx: Tx,
  order: OrderRow,
  { amountCents, sessions }: RefundRow,
): Promise<void> {
  await recordOrderEvent(services, tx, order.id, 'refund_failed', { cents: amountCents });
  if (sessions) await announce(services, tx, { type: 'refund-failed', ...factOf(order), sessions });
}

/** What the office decides by: each refund with its own words and how far it is. */
export async function readOrderRefunds(db: Db | Tx, orderId: string) {
  const rows = await listRefunds(db, orderId);
  return rows.map(
    ({ id, orderPaymentId, amountCents, source, state, why, error, requestedAt, madeAt, ...row }) => ({
      id,
      orderPaymentId,
      amountCents,
      kind: row.kind ?? undefined,
      item: row.item ?? undefined,
      sessions: row.sessions?.ordinals.length,
      askedBy: row.askedBy ?? undefined,
      source,
      state,
      why,
      error,
      requestedAt: requestedAt.toISOString(),
      madeAt: madeAt?.toISOString(),
      /** No refund: the buyer's bank kept it. */
      disputeId: row.disputeId ?? undefined,
    }),
  );
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

/** What of these payments may still go back. */
export const sumLeft = (payments: readonly OrderPayment[], all: readonly RefundRow[]): number =>
  payments.reduce((sum, payment) => sum + Math.max(0, leftOfPayment(payment, all)), 0);

/** All that decides how money may go back. Under the order's lock, where something is decided by it. */
export async function moneyOf(db: Db | Tx, orderId: string) {
  const [items, payments, all] = [
    await itemsOf(db, orderId),
    await paymentsOf(db, orderId),
    await listRefunds(db, orderId),
  ];
  return { items, payments, refunds: all };
}

/** The lines that an amount belongs to; of a membership none, whose line is its first month alone. */
export const sharesOfOrder = async (
  tx: Tx,
  { id, mode }: Pick<OrderRow, 'id' | 'mode'>,
  cents: number,
  position?: number,
): Promise<number[] | null> => (mode === 'payment' ? shareOut(await moneyOf(tx, id), cents, position) : null);

export type RefundRow = typeof refunds.$inferSelect;

// SQL

type RefundLine = Pick<RefundRow, 'id' | 'state' | 'amountCents'> & {
  kind?: NonNullable<RefundRow['kind']>;
  /** The place of the line that it is for. */
  item?: number;
  sessions?: number;
  asked?: 'buyer' | 'practice';
  requestedAt: string;
};

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
  const isOpen = refunds.some(
    ({ state, kind }) => kind === null && ['requested', 'approved', 'pending'].includes(state),
  );
  const covered = await coveredPayments(db, order, clock.now());
  const left = sumLeft(covered, refunds);
  const [first] = covered;
  const until = (from: Date) => new Date(from.getTime() + GUARANTEE_MS).toISOString();
  const ask =
    order.state === 'pending'
      ? { cents: order.totalCents, until: until(order.createdAt) }
      : first && left > 0 && { cents: left, until: until(first.arrivedAt) };
  const isWanted = order.returnWanted !== null;
  return {
    refunds: refunds.map((refund) => ({
      id: refund.id,
      state: refund.state,
      amountCents: refund.amountCents,
      kind: refund.kind ?? undefined,
      item: refund.item ?? undefined,
      sessions: refund.sessions?.ordinals.length,
      asked: askedBy(refund),
      requestedAt: refund.requestedAt.toISOString(),
    })),
    ask: isOpen || isWanted || (await isRedeemedGift(db, order)) ? undefined : ask || undefined,
    returnsOnArrival: isWanted && order.state === 'pending',
  };
}

/** Sessions whose money goes or went back, by order. */
export async function listRefundedSessions(db: Db | Tx, orderIds: string[]) {
  if (orderIds.length === 0) return [];
  const rows = await db
    .select({ orderId: refunds.orderId, sessions: refunds.sessions })
    .from(refunds)
    .where(
      and(
        inArray(refunds.orderId, orderIds),
        isNotNull(refunds.sessions),
        notInArray(refunds.state, ['failed', 'declined']),
      ),
    );
  return rows.flatMap(({ orderId, sessions }) => (sessions ? [{ orderId, ...sessions }] : []));
}

/** What left by refunds that we know: a read that began before the last of them does not take it back. */
export async function refundedOf(
  tx: Tx,
  { id, orderId }: Pick<OrderPayment, 'id' | 'orderId'>,
): Promise<number> {
  const left = (await listRefunds(tx, orderId)).filter(
    ({ orderPaymentId, state }) => orderPaymentId === id && (state === 'made' || state === 'pending'),
  );
  return left.reduce((sum, { amountCents }) => sum + amountCents, 0);
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
