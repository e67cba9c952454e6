import type { CheckoutState, InvoiceState } from '../../../adapters/payments/payments.ts';
import type { Tx } from '../../../db/connect.ts';
import { announce } from '../../facts/index.ts';
import type { Parts } from '../../services.ts';
import { recordCart } from '../carts/record-cart.ts';
import { releaseCode } from '../redemption/hold-code.ts';
import { firstMoneyArrives } from './money-arrives.ts';
import { mailPaymentFailed, mailPaymentPending } from './order-letters.ts';
import { isPaid, type OrderReason, type OrderRow } from './order-states.ts';
import { factOf, recordOrderEvent } from './order-story.ts';
import { changeOrder } from './queries.ts';

const HOUR_MS = 3_600_000;

/**
 * Brings an order to what its checkout is at the provider. Whatever was told before, in whatever order and however
 * often, the same reading ends in the same state.
 */
export async function settleCheckout(
  services: Parts,
  tx: Tx,
  order: OrderRow,
  checkout: CheckoutState,
  invoice?: InvoiceState | null,
): Promise<OrderRow> {
  // A page that nobody has the address of, left behind when the provider failed half-way. It can only expire.
  const isOurs = order.checkoutId === checkout.checkoutId;
  switch (checkout.status) {
    case 'paid':
      return firstMoneyArrives(services, tx, await saveCustomer(tx, order, checkout), {
        paymentId: checkout.paymentId,
        invoiceId: checkout.invoiceId,
        amountCents: checkout.amountCents,
        currency: checkout.currency,
        method: checkout.method,
        arrivedAt: services.clock.now(),
        periodStart: invoice?.periodStart,
        periodEnd: invoice?.periodEnd,
      });
    case 'pending':
      return order.state === 'open'
        ? becomePending(services, tx, await saveCustomer(tx, order, checkout))
        : order;
    case 'failed':
      return isOurs ? failOrder(services, tx, order, checkout.failure) : order;
    case 'expired':
      return isOurs ? expireOrder(services, tx, order, whyExpired(order)) : order;
    case 'open':
      return order;
  }
}

async function saveCustomer(tx: Tx, order: OrderRow, { customerId }: CheckoutState): Promise<OrderRow> {
  return customerId && !order.customerId ? changeOrder(tx, order.id, { customerId }) : order;
}

async function becomePending(services: Parts, tx: Tx, order: OrderRow): Promise<OrderRow> {
  const nextCheckAt = new Date(services.clock.now().getTime() + 6 * HOUR_MS);
  const pending = await changeOrder(tx, order.id, {
    state: 'pending',
    reason: 'debit_on_its_way',
    nextCheckAt,
  });
  await recordOrderEvent(services, tx, order.id, 'debit_on_its_way');
  await mailPaymentPending(services, tx, pending);
  await announce(services, tx, { type: 'order-pending', ...factOf(pending) });
  return pending;
}

async function failOrder(services: Parts, tx: Tx, order: OrderRow, why: string | null): Promise<OrderRow> {
  if (isPaid(order.state) || order.state === 'failed') return order;
  const failed = await changeOrder(tx, order.id, {
    state: 'failed',
    reason: 'debit_failed',
    nextCheckAt: null,
  });
  await releaseCode(services, tx, order.id);
  await recordOrderEvent(services, tx, order.id, 'debit_failed', why ? { why } : {});
  await mailPaymentFailed(services, tx, failed, why);
  return failed;
}

const whyExpired = ({ reason }: OrderRow): OrderReason =>
  reason === 'replaced' ? 'replaced' : 'not_paid_in_time';

/** The order came to nothing before any money was on its way. */
export async function expireOrder(
  services: Parts,
  tx: Tx,
  order: OrderRow,
  reason: OrderReason,
): Promise<OrderRow> {
  if (order.state !== 'open') return order;
  const expired = await changeOrder(tx, order.id, { state: 'expired', reason, nextCheckAt: null });
  await releaseCode(services, tx, order.id);
  await recordOrderEvent(services, tx, order.id, reason === 'replaced' ? 'replaced' : 'expired');
  // What is not in the shop window is no cart: whoever sells it reminds of it.
  if (reason === 'not_paid_in_time' && !order.subject) await recordCart(services, tx, order);
  return expired;
}
