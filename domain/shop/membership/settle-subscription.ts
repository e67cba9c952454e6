import type { InvoiceState, SubscriptionState } from '../../../adapters/payments/payments.ts';
import type { Tx } from '../../../db/connect.ts';
import type { Parts } from '../../services.ts';
import type { OrderRow } from '../orders/order-states.ts';
import { renewalArrives } from '../orders/renewal-arrives.ts';
import type { SubscriptionRow } from './access.ts';
import { mailMembershipChanges } from './membership-letters.ts';
import { findSubscription, upsertSubscription } from './queries.ts';
import { refreshBenefits } from './refresh-benefits.ts';

const HOUR_MS = 3_600_000;

/**
 * Brings a membership to what it is at the provider. Under the order's lock; the order itself is settled before, so
 * that the first month's receipt comes before the second's, in whatever order the notices came.
 */
export async function settleSubscription(
  services: Parts,
  tx: Tx,
  order: OrderRow,
  state: SubscriptionState,
): Promise<void> {
  const before = await findSubscription(tx, order.id);
  const { latestInvoice } = state;
  const after = await upsertSubscription(tx, {
    orderId: order.id,
    subscriptionId: state.subscriptionId,
    customerId: state.customerId,
    status: state.status,
    amountCents: state.amountCents,
    currentPeriodStart: state.currentPeriodStart,
    currentPeriodEnd: state.currentPeriodEnd,
    paidUntil: state.paidUntil,
    cancelAtPeriodEnd: state.cancelAtPeriodEnd,
    endedAt: state.endedAt,
    failedInvoiceId: failedInvoice(state, before),
    nextAttemptAt: state.status === 'past_due' ? (latestInvoice?.nextAttemptAt ?? null) : null,
    nextCheckAt: nextCheck(state, isUnwanted(order, before), services.clock.now()),
    updatedAt: services.clock.now(),
  });
  if (!order.paidAt) return;
  if (latestInvoice) await renewalArrives(services, tx, order, latestInvoice);
  await mailMembershipChanges(services, tx, order, before, after);
  await refreshBenefits(services, tx, order);
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
export const isUnwanted = (order: OrderRow, row: Pick<SubscriptionRow, 'withdrawnAt'> | undefined): boolean =>
  order.state === 'failed' || (row?.withdrawnAt ?? null) !== null;

/** By ourselves, should no notice come: when the month is over, or each day while a charge is overdue. */
function nextCheck(
  { status, currentPeriodEnd }: SubscriptionState,
  unwanted: boolean,
  now: Date,
): Date | null {
  if (unwanted && status !== 'canceled') return new Date(now.getTime() + HOUR_MS / 6);
  switch (status) {
    case 'canceled':
      return null;
    case 'active':
      return new Date(Math.max(currentPeriodEnd.getTime(), now.getTime()) + HOUR_MS);
    case 'past_due':
    case 'incomplete':
      return new Date(now.getTime() + 24 * HOUR_MS);
  }
}

/** A paid month that is not the latest one any more: its receipt is owed all the same. */
export async function settleInvoice(
  services: Parts,
  tx: Tx,
  order: OrderRow,
  invoice: InvoiceState,
): Promise<void> {
  if (order.paidAt) await renewalArrives(services, tx, order, invoice);
}
