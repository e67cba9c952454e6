import type { InvoiceState, SubscriptionState } from '../../adapters/payments/payments.ts';
import { daysToldAhead } from '../../content/product.ts';
import type { Tx } from '../../db/connect.ts';
import { DAY, HOUR } from '../../shared/durations.ts';
import { postMail } from '../mail/index.ts';
import { officeDay, toldDay } from '../moments.ts';
import { notifyOwner } from '../notices/index.ts';
import type { Deps } from '../services.ts';
import { dunningOf, readGraceDays } from './dunning.ts';
import {
  decideSessions,
  isOpenUnpaid,
  refreshBenefits,
  type SubscriptionRow,
  subscriptionOf,
  tierOf,
  upsertSubscription,
} from './membership.ts';
import {
  cardUrl,
  claimLatestRead,
  existingOrder,
  numberedRead,
  stateOfPaid,
  withOrder,
} from './orders/open-order.ts';
import {
  aboutOrder,
  addressedToBuyer,
  mailPaymentFailure,
  receiptUrl,
  recordOrderEvent,
} from './orders/order-letters.ts';
import { changeOrder, insertPayment, type OrderRow, paymentsOf } from './orders/queries.ts';
import { issueReceipt } from './receipts.ts';
import { applyChange, sessionsOfUp, tellOfChange } from './settle-change.ts';

/**
 * Brings a membership to what it is at the provider. Under the order's lock; the order itself is settled before, so
 * that the first month's receipt comes before the second's, in whatever order the notices came.
 */
export async function settleSubscription(
  services: Deps,
  tx: Tx,
  order: OrderRow,
  state: SubscriptionState,
): Promise<void> {
  const before = await subscriptionOf(tx, order.id);
  const { latestInvoice } = state;
  const changed = before && (await applyChange(services, tx, order, before, state));
  const after = await upsertSubscription(tx, {
    orderId: order.id,
    subscriptionId: state.subscriptionId,
    customerId: state.customerId,
    status: state.status,
    amountCents: state.amountCents,
    period: state.every,
    ...trialOf(order, before, state),
    currentPeriodStart: state.currentPeriodStart,
    currentPeriodEnd: state.currentPeriodEnd,
    paidUntil: state.paidUntil,
    cancelAtPeriodEnd: state.cancelAtPeriodEnd,
    endedAt: state.endedAt,
    failedInvoiceId: failedInvoice(state, before),
    ...dunningOf(state, before, { now: services.clock.now(), graceDays: await readGraceDays(tx) }),
    cardGoodUntil: state.cardGoodUntil,
    nextAttemptAt: state.status === 'past_due' ? (latestInvoice?.nextAttemptAt ?? null) : null,
    nextCheckAt: nextCheck(state, isUnwanted(order, before), services.clock.now()),
    updatedAt: services.clock.now(),
  });
  if (!order.paidAt) return;
  if (latestInvoice) await renewalArrives(services, tx, order, after, latestInvoice);
  await decideSessions(tx, order, after);
  await mailMembershipChanges(services, tx, order, before, after);
  if (changed) await tellOfChange(services, tx, order, after, changed);
  await refreshBenefits(services, tx, order);
}

/** When its free days end, as the provider had it when they began; and from when on a letter tells of it. */
function trialOf(
  { trialDays }: OrderRow,
  before: SubscriptionRow | undefined,
  { chargesFrom }: SubscriptionState,
) {
  const trialUntil = before ? before.trialUntil : trialDays ? chargesFrom : null;
  const trialTellAt = trialUntil && new Date(trialUntil.getTime() - daysToldAhead(trialDays ?? 0) * DAY);
  return { trialUntil, trialTellAt };
}

/** The charge that is overdue. A charge that was given up with the whole membership stays named. */
function failedInvoice(
  { status, latestInvoice }: SubscriptionState,
  before: SubscriptionRow | undefined,
): string | null {
  if (status === 'canceled') return before?.failedInvoiceId ?? null;
  return status === 'past_due' ? (latestInvoice?.invoiceId ?? null) : null;
}

/** Its first debit failed, or a charge went back: it must end, and until it has ended we keep asking. */
const isUnwanted = (order: OrderRow, row: Pick<SubscriptionRow, 'withdrawnAt'> | undefined): boolean =>
  order.state === 'failed' || (row?.withdrawnAt ?? null) !== null;

/** By ourselves, should no notice come: when the month is over, or each day while a charge is overdue. */
function nextCheck(
  { status, currentPeriodEnd }: SubscriptionState,
  unwanted: boolean,
  now: Date,
): Date | null {
  if (unwanted && status !== 'canceled') return new Date(now.getTime() + HOUR / 6);
  switch (status) {
    case 'canceled':
      return null;
    case 'active':
      return new Date(Math.max(currentPeriodEnd.getTime(), now.getTime()) + HOUR);
    case 'past_due':
    case 'incomplete':
      return new Date(now.getTime() + 24 * HOUR);
  }
}

/** A paid month that is not the latest one any more: its receipt is owed all the same. */
export async function settleInvoice(
  services: Deps,
  tx: Tx,
  order: OrderRow,
  invoice: InvoiceState,
): Promise<void> {
  const row = await subscriptionOf(tx, order.id);
  if (!order.paidAt || !row) return;
  await renewalArrives(services, tx, order, row, invoice);
  await decideSessions(tx, order, row);
  await refreshBenefits(services, tx, order);
}

/** Mails what changed between two checks of a membership: each change once, whoever made it and wherever. */
async function mailMembershipChanges(
  services: Deps,
  tx: Tx,
  order: OrderRow,
  before: SubscriptionRow | undefined,
  after: SubscriptionRow,
): Promise<void> {
  const ended = after.status === 'canceled' && before?.status !== 'canceled';
  if (ended) return mailEnded(services, tx, order, after, wasGivenUp(before, services.clock.now()));
  if (after.failedInvoiceId && after.failedInvoiceId !== before?.failedInvoiceId)
    await mailChargeFailed(services, tx, order, after);
  if (after.cancelAtPeriodEnd && !before?.cancelAtPeriodEnd) await mailCancelled(services, tx, order, after);
  if (before?.cancelAtPeriodEnd && !after.cancelAtPeriodEnd && after.status !== 'canceled')
    await mailResumed(services, tx, order, after);
}

/** Overdue to the end: by us when its grace was over, or by the provider after its last try. */
const wasGivenUp = (before: SubscriptionRow | undefined, now: Date): boolean =>
  before?.status === 'past_due' &&
  before.graceUntil !== null &&
  (before.graceUntil <= now || (before.nextAttemptAt !== null && before.nextAttemptAt <= now));

async function mailEnded(
  services: Deps,
  tx: Tx,
  order: OrderRow,
  after: SubscriptionRow,
  isUnpaid: boolean,
): Promise<void> {
  await recordOrderEvent(services, tx, order.id, 'membership_ended');
  // After a refund the letter about the money says it already.
  if (after.withdrawnAt) return;
  const { productId, name } = tierOf(after, order);
  await postMail(services, tx, {
    ...addressedToBuyer(order),
    template: 'membership-ended',
    props: {
      ...aboutMembership(services, order, after),
      againUrl: `${services.config.appUrl}/checkout/${productId}`,
      isUnpaid,
    },
  });
  if (!isUnpaid) return;
  await notifyOwner(services, tx, {
    ...{ kind: 'payment', key: `membership-unpaid:${order.id}`, about: `order:${order.id}` },
    path: `/office/orders/${order.id}`,
    title: `A membership ended unpaid: ${name}, order ${order.number}`,
    text: 'The charge could not be collected in time. The member was written to, and nothing more is charged.',
  });
}

async function mailChargeFailed(
  services: Deps,
  tx: Tx,
  order: OrderRow,
  after: SubscriptionRow,
): Promise<void> {
  const { amountCents, nextAttemptAt } = after;
  const { timeZone } = services.content.current().site;
  await recordOrderEvent(services, tx, order.id, 'charge_failed', { cents: amountCents });
  await writeChargeFailed(services, tx, order, after);
  const next = nextAttemptAt
    ? `The next try is on ${officeDay(nextAttemptAt, timeZone)}.`
    : 'No more tries follow.';
  await mailPaymentFailure(services, tx, order, next, after.failedInvoiceId ?? '');
}

/** To the member: what could not be charged, and where a new card is put in. */
export async function writeChargeFailed(
  services: Deps,
  tx: Tx,
  order: OrderRow,
  row: SubscriptionRow,
): Promise<void> {
  const { amountCents, nextAttemptAt, paidUntil, currentPeriodStart, graceUntil } = row;
  await postMail(services, tx, {
    ...addressedToBuyer(order),
    template: 'membership-charge-failed',
    props: {
      ...aboutMembership(services, order, row),
      amountCents,
      isFirst: row.trialUntil !== null && row.paidUntil !== null && row.paidUntil <= row.trialUntil,
      nextTry: nextAttemptAt ? toldDay(nextAttemptAt) : undefined,
      until: toldDay(paidUntil ?? currentPeriodStart),
      isOpen: isOpenUnpaid(row, services.clock.now()),
      endsOn: graceUntil ? toldDay(graceUntil) : undefined,
      cardUrl: cardUrl(services, order),
    },
  });
}

async function mailCancelled(services: Deps, tx: Tx, order: OrderRow, after: SubscriptionRow): Promise<void> {
  await recordOrderEvent(services, tx, order.id, 'membership_cancelled');
  await postMail(services, tx, {
    ...addressedToBuyer(order),
    template: 'membership-cancelled',
    // A pause that is still to come ends nothing later.
    props: {
      ...aboutMembership(services, order, after),
      until: toldDay(after.pausedFrom ?? after.currentPeriodEnd),
    },
  });
}

async function mailResumed(services: Deps, tx: Tx, order: OrderRow, after: SubscriptionRow): Promise<void> {
  const { amountCents, currentPeriodEnd } = after;
  await recordOrderEvent(services, tx, order.id, 'membership_resumed');
  await postMail(services, tx, {
    ...addressedToBuyer(order),
    template: 'membership-resumed',
    props: {
      ...aboutMembership(services, order, after),
      ...{ amountCents, nextCharge: toldDay(currentPeriodEnd) },
    },
  });
}

/** In the letters: the Circle is called so, any other by its own name. */
export function aboutMembership(services: Deps, order: OrderRow, row: SubscriptionRow) {
  const { productId, name, period } = tierOf(row, order);
  return { ...aboutOrder(services, order), ...(productId !== 'membership' && { tier: name }), period };
}

/** A further month was paid: its receipt and its letter, once. */
async function renewalArrives(
  services: Deps,
  tx: Tx,
  order: OrderRow,
  row: SubscriptionRow,
  invoice: InvoiceState,
): Promise<void> {
  if (invoice.status !== 'paid' || invoice.reason === 'first' || invoice.amountCents === 0) return;
  const payment = await insertPayment(tx, {
    orderId: order.id,
    paymentId: invoice.paymentId,
    invoiceId: invoice.invoiceId,
    amountCents: invoice.amountCents,
    arrivedAt: invoice.paidAt ?? services.clock.now(),
    periodStart: invoice.periodStart,
    periodEnd: invoice.periodEnd,
  });
  if (!payment) return;
  // A change at once brings what the new one has more.
  if (invoice.reason === 'other') await sessionsOfUp(tx, order.id, payment.id);
  await changeOrder(tx, order.id, stateOfPaid(await paymentsOf(tx, order.id)));
  await recordOrderEvent(services, tx, order.id, 'renewed', { cents: payment.amountCents });
  const receipt = await issueReceipt(services, tx, { order, payment, tier: tierOf(row, order) });
  await postMail(services, tx, {
    ...addressedToBuyer(order),
    template: 'membership-renewed',
    props: {
      ...aboutMembership(services, order, row),
      amountCents: payment.amountCents,
      until: toldDay(invoice.periodEnd),
      receipt: receipt.number,
      receiptUrl: receiptUrl(services, order, receipt),
    },
  });
}

/**
 * A membership whose first debit failed, or whose charge was returned, must not be charged again. Ended at the
 * provider after the fact is written down; should we die in between, the next check ends it.
 */
export async function endIfUnwanted(services: Deps, orderId: string): Promise<void> {
  const { db, payments } = services;
  const row = await subscriptionOf(db, orderId);
  if (!row || row.status === 'canceled') return;
  if (!isUnwanted(await existingOrder(db, orderId), row)) return;
  const reading = await numberedRead(services, 'subscription', row.subscriptionId, payments.endSubscription);
  await withOrder(services, orderId, async (tx, order) => {
    if (await claimLatestRead(tx, reading)) await settleSubscription(services, tx, order, reading.state);
  });
}
