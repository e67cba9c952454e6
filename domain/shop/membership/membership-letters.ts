import type { Tx } from '../../../db/connect.ts';
import { postMail } from '../../mail/index.ts';
import { officeDay } from '../../moments.ts';
import type { Parts } from '../../services.ts';
import { aboutOrder, addressed, tellOfFailure } from '../orders/order-letters.ts';
import type { OrderRow } from '../orders/order-states.ts';
import { recordOrderEvent } from '../orders/order-story.ts';
import type { SubscriptionRow } from './access.ts';

/** Mails what changed between two checks of a membership: each change once, whoever made it and wherever. */
export async function mailMembershipChanges(
  services: Parts,
  tx: Tx,
  order: OrderRow,
  before: SubscriptionRow | undefined,
  after: SubscriptionRow,
): Promise<void> {
  const ended = after.status === 'canceled' && before?.status !== 'canceled';
  if (ended) return mailEnded(services, tx, order, after);
  if (after.failedInvoiceId && after.failedInvoiceId !== before?.failedInvoiceId)
    await mailChargeFailed(services, tx, order, after);
  if (after.cancelAtPeriodEnd && !before?.cancelAtPeriodEnd) await mailCancelled(services, tx, order, after);
  if (before?.cancelAtPeriodEnd && !after.cancelAtPeriodEnd && after.status !== 'canceled')
    await mailResumed(services, tx, order, after);
}

async function mailEnded(services: Parts, tx: Tx, order: OrderRow, after: SubscriptionRow): Promise<void> {
  await recordOrderEvent(services, tx, order.id, 'membership_ended');
  // After a refund the letter about the money says it already.
  if (after.withdrawnAt) return;
  const againUrl = `${services.config.appUrl}/checkout/membership`;
  await postMail(services, tx, {
    ...addressed(order),
    template: 'membership-ended',
    props: { ...aboutOrder(services, order), againUrl },
  });
}

async function mailChargeFailed(
  services: Parts,
  tx: Tx,
  order: OrderRow,
  after: SubscriptionRow,
): Promise<void> {
  const { amountCents, nextAttemptAt, paidUntil, currentPeriodStart } = after;
  const { timeZone } = services.content.current().site;
  await recordOrderEvent(services, tx, order.id, 'charge_failed', { cents: amountCents });
  await postMail(services, tx, {
    ...addressed(order),
    template: 'membership-charge-failed',
    props: {
      ...aboutOrder(services, order),
      amountCents,
      nextTry: nextAttemptAt ? officeDay(nextAttemptAt, timeZone) : undefined,
      until: officeDay(paidUntil ?? currentPeriodStart, timeZone),
    },
  });
  const next = nextAttemptAt
    ? `The next try is on ${officeDay(nextAttemptAt, timeZone)}.`
    : 'No more tries follow.';
  await tellOfFailure(services, tx, order, next, after.failedInvoiceId ?? '');
}

async function mailCancelled(
  services: Parts,
  tx: Tx,
  order: OrderRow,
  after: SubscriptionRow,
): Promise<void> {
  const { timeZone } = services.content.current().site;
  await recordOrderEvent(services, tx, order.id, 'membership_cancelled');
  await postMail(services, tx, {
    ...addressed(order),
    template: 'membership-cancelled',
    props: { ...aboutOrder(services, order), until: officeDay(after.currentPeriodEnd, timeZone) },
  });
}

async function mailResumed(services: Parts, tx: Tx, order: OrderRow, after: SubscriptionRow): Promise<void> {
  const { amountCents, currentPeriodEnd } = after;
  const { timeZone } = services.content.current().site;
  await recordOrderEvent(services, tx, order.id, 'membership_resumed');
  await postMail(services, tx, {
    ...addressed(order),
    template: 'membership-resumed',
    props: { ...aboutOrder(services, order), amountCents, nextCharge: officeDay(currentPeriodEnd, timeZone) },
  });
}
