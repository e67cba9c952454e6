import { and, inArray, lte } from 'drizzle-orm';
import type { InvoiceState, SubscriptionState } from '../../adapters/payments/payments.ts';
import type { Db, Tx } from '../../db/connect.ts';
import { paymentPlans } from '../../db/schema/index.ts';
import { HOUR, MINUTE } from '../../shared/durations.ts';
import { euro } from '../../shared/money.ts';
import { isNotPausing } from '../duties.ts';
import { announce } from '../facts.ts';
import { postMail } from '../mail/index.ts';
import { officeDay, toldDay } from '../moments.ts';
import { notifyOwner } from '../notices/index.ts';
import type { Deps } from '../services.ts';
import { claimLatestRead, existingOrder, numberedRead, stateOfPaid, withOrder } from './orders/open-order.ts';
import {
  aboutOrder,
  addressedToBuyer,
  factOf,
  mailPaymentFailure,
  receiptUrl,
  recordOrderEvent,
} from './orders/order-letters.ts';
import { changeOrder, insertPayment, type OrderRow, paymentsOf } from './orders/queries.ts';
import { changePlan, GRACE_MS, type PlanRow, planOf } from './payment-plans.ts';
import { issueReceipt } from './receipts.ts';
import { placeRefund } from './returns.ts';

/**
 * Brings a plan to what it is at the provider: every part that was paid there is a payment here, with its receipt. Under the
 * order's lock; the first part comes with the order's own settlement, before the others.
 */
export async function settlePlan(
  services: Deps,
  tx: Tx,
  order: OrderRow,
  state: SubscriptionState,
  invoices: InvoiceState[],
): Promise<void> {
  const before = await planOf(tx, order.id);
  if (!before) return;
  if (order.paidAt) for (const invoice of invoices) await partArrives(services, tx, order, before, invoice);
  const paid = (await paymentsOf(tx, order.id)).length;
  const now = services.clock.now();
  const status = statusOf(before, state, paid);
  const { latestInvoice } = state;
  const failedInvoiceId = status === 'overdue' ? (latestInvoice?.invoiceId ?? null) : before.failedInvoiceId;
  const isSameFailure = before.status === 'overdue' && failedInvoiceId === before.failedInvoiceId;
  const failedAt = status !== 'overdue' ? null : isSameFailure ? before.failedAt : now;
  const isTooLate = failedAt !== null && now.getTime() - failedAt.getTime() >= GRACE_MS;
  const row: PlanRow = {
    ...before,
    status,
    subscriptionId: state.subscriptionId,
    customerId: state.customerId,
    isClosed: state.status === 'canceled',
    nextPartAt: status === 'running' ? state.currentPeriodEnd : null,
    failedInvoiceId,
    failedAt,
    nextAttemptAt: status === 'overdue' ? (latestInvoice?.nextAttemptAt ?? null) : null,
    stopWanted: before.stopWanted ?? (isTooLate ? 'overdue' : null),
    updatedAt: now,
  };
  const after = await changePlan(tx, order.id, { ...row, nextCheckAt: nextCheck(row, order, now) });
  if (order.paidAt) await tellChange(services, tx, order, before, after);
}

function statusOf(
  { parts }: PlanRow,
  { status, latestInvoice }: SubscriptionState,
  paid: number,
): PlanRow['status'] {
  if (paid >= parts) return 'finished';
  if (status === 'canceled') return 'ended';
  if (status === 'incomplete' || paid === 0) return 'placed';
  return status === 'past_due' && latestInvoice?.status !== 'paid' ? 'overdue' : 'running';
}

/** Nothing more is to be charged: all is paid, its money goes back, or it was overdue too long. */
const isToBeClosed = ({ status, stopWanted }: PlanRow, { state }: OrderRow): boolean =>
  status === 'finished' || stopWanted !== null || ['failed', 'refunded'].includes(state);

/** By ourselves, should no notice come. */
function nextCheck(row: PlanRow, order: OrderRow, now: Date): Date | null {
  if (row.isClosed) return null;
  if (isToBeClosed(row, order) || !row.isLimited) return new Date(now.getTime() + 10 * MINUTE);
  if (row.status === 'running' && row.nextPartAt)
    return new Date(Math.max(row.nextPartAt.getTime(), now.getTime()) + HOUR);
  return new Date(now.getTime() + 12 * HOUR);
}

/** A further part was paid: its receipt and its letter, once. What comes after its order was given up goes straight back. */
async function partArrives(
  services: Deps,
  tx: Tx,
  order: OrderRow,
  plan: PlanRow,
  { status, reason, amountCents, paymentId, invoiceId, paidAt }: InvoiceState,
): Promise<void> {
  if (status !== 'paid' || reason === 'first' || amountCents === 0) return;
  const last = (await paymentsOf(tx, order.id)).at(-1);
  // The provider counts in whole seconds: a part never comes before the one before it.
  const earliest = (last?.arrivedAt.getTime() ?? 0) + 1;
  const arrivedAt = new Date(Math.max((paidAt ?? services.clock.now()).getTime(), earliest));
  const payment = await insertPayment(tx, {
    orderId: order.id,
    paymentId,
    invoiceId,
    amountCents,
    arrivedAt,
  });
  if (!payment) return;
  const payments = await paymentsOf(tx, order.id);
  const part = payments.length;
  const { parts } = plan;
  const changed = await changeOrder(tx, order.id, stateOfPaid(payments));
  await recordOrderEvent(services, tx, order.id, 'part_paid', { cents: amountCents, part, parts });
  const receipt = await issueReceipt(services, tx, { order: changed, payment });
  if (plan.stopWanted === 'refund' || order.state === 'refunded') {
    const why = 'Charged while the order was being sent back.';
    await placeRefund(services, tx, changed, payment, { source: 'staff', why, isDecided: true });
    return;
  }
  await announce(services, tx, { type: 'plan-part-paid', ...factOf(order) });
  await postMail(services, tx, {
    ...addressedToBuyer(order),
    template: 'plan-part-paid',
    props: {
      ...aboutOrder(services, order),
      amountCents,
      part,
      parts,
      receipt: receipt.number,
      receiptUrl: receiptUrl(services, order, receipt),
    },
  });
}

/** Each change is told once, whoever made it and wherever. */
async function tellChange(services: Deps, tx: Tx, order: OrderRow, before: PlanRow, after: PlanRow) {
  if (after.status === 'ended' && before.status !== 'ended') return endKindly(services, tx, order, after);
  if (
    after.status === 'overdue' &&
    (before.status !== 'overdue' || before.failedInvoiceId !== after.failedInvoiceId)
  )
    await tellFailure(services, tx, order, after);
}

async function tellFailure(services: Deps, tx: Tx, order: OrderRow, plan: PlanRow): Promise<void> {
  const { partCents, parts, failedInvoiceId, failedAt } = plan;
  const { timeZone } = services.content.current().site;
  const part = (await paymentsOf(tx, order.id)).length + 1;
  await recordOrderEvent(services, tx, order.id, 'part_failed', { cents: partCents, part, parts });
  const { nextAttemptAt } = plan;
  const ends = new Date((failedAt ?? services.clock.now()).getTime() + GRACE_MS);
  await postMail(services, tx, {
    ...addressedToBuyer(order),
    template: 'plan-part-failed',
    props: {
      ...{ ...aboutOrder(services, order), amountCents: partCents, part, parts },
      nextTry: nextAttemptAt ? toldDay(nextAttemptAt) : undefined,
      until: toldDay(ends),
    },
  });
  const next = nextAttemptAt
    ? `The next try is on ${officeDay(nextAttemptAt, timeZone)}.`
    : 'No more tries follow.';
  const text = `Part ${part} of ${parts}, ${euro(partCents)}, could not be charged. ${next} The buyer has a letter with a link to change the card.`;
  await mailPaymentFailure(services, tx, order, text, failedInvoiceId ?? '');
}

/** What was paid for stays, and what was not closes. After a refund the letters about the money say it already. */
async function endKindly(services: Deps, tx: Tx, order: OrderRow, plan: PlanRow): Promise<void> {
  const payments = await paymentsOf(tx, order.id);
  const paid = payments.length;
  const { parts } = plan;
  await recordOrderEvent(services, tx, order.id, 'plan_ended', { part: paid, parts });
  if (plan.stopWanted === 'refund' || order.state === 'refunded' || order.state === 'disputed') return;
  await announce(services, tx, { type: 'plan-ended', ...factOf(order) });
  const paidCents = payments.reduce((sum, { amountCents }) => sum + amountCents, 0);
  await postMail(services, tx, {
    ...addressedToBuyer(order),
    template: 'plan-ended',
    props: { ...aboutOrder(services, order), paidCents, part: paid, parts },
  });
  await notifyOwner(services, tx, {
    ...{ kind: 'payment', key: `plan-ended:${order.id}`, about: `order:${order.id}` },
    path: `/office/orders/${order.id}`,
    title: `A payment plan has ended: ${order.productName}, order ${order.number}`,
    text: `${paid} of ${parts} parts were paid. What was paid for stays with the buyer, what was not is closed, and nothing more is charged.`,
  });
}

/**
 * Tells the provider what a plan needs: after how many parts it ends, or that it ends now. Outside any transaction, after the
 * fact is written down; should we die in between, the next check does it.
 */
export async function tellProviderOfPlan(services: Deps, orderId: string): Promise<void> {
  const { db, payments } = services;
  const plan = await planOf(db, orderId);
  if (!plan?.subscriptionId || plan.isClosed) return;
  const isOver = isToBeClosed(plan, await existingOrder(db, orderId));
  if (!isOver && plan.isLimited) return;
  const ask = isOver ? payments.endSubscription : (id: string) => payments.limitSubscription(id, plan.parts);
  const reading = await numberedRead(services, 'subscription', plan.subscriptionId, ask);
  const invoices = await payments.listInvoices(plan.subscriptionId);
  await withOrder(services, orderId, async (tx, order) => {
    if (!isOver) await changePlan(tx, orderId, { isLimited: true });
    if (await claimLatestRead(tx, reading)) await settlePlan(services, tx, order, reading.state, invoices);
  });
}

// SQL

/** The next check is put off first, so that others skip them. */
export async function claimPlansToCheck(db: Db, now: Date, again: Date, limit: number): Promise<PlanRow[]> {
  const due = db
    .select({ orderId: paymentPlans.orderId })
    .from(paymentPlans)
    .where(
      and(lte(paymentPlans.nextCheckAt, now), isNotPausing('check-memberships', paymentPlans.orderId, now)),
    )
    .orderBy(paymentPlans.nextCheckAt)
    .limit(limit)
    .for('update', { skipLocked: true });
  return db
    .update(paymentPlans)
    .set({ nextCheckAt: again })
    .where(inArray(paymentPlans.orderId, due))
    .returning();
}
