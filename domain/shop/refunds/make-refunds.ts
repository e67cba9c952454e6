import { isPaymentsError, PaymentsError } from '../../../adapters/payments/payments.ts';
import { messageOf } from '../../../shared/problem.ts';
import type { Parts } from '../../services.ts';
import { findOrder } from '../orders/find-order.ts';
import { alertStaff } from '../orders/order-letters.ts';
import { recordOrderEvent } from '../orders/order-story.ts';
import { syncWithProvider } from '../orders/sync-with-provider.ts';
import { changeRefund, findOrderPayment, type RefundRow, takeDueRefunds } from './queries.ts';

const BATCH = 10;
const LEASE_MS = 5 * 60_000;
const MAX_PAUSE_MS = 3_600_000;

/** Sends back what is approved. The refund's id is the provider's key: asked ten times, the money goes back once. */
export async function makeRefunds(services: Parts): Promise<void> {
  const { db, clock } = services;
  for (;;) {
    const now = clock.now();
    const due = await takeDueRefunds(db, now, new Date(now.getTime() + LEASE_MS), BATCH);
    for (const refund of due) await tryRefund(services, refund);
    if (due.length === 0) return;
  }
}

async function tryRefund(services: Parts, refund: RefundRow): Promise<void> {
  const { db, payments, log, clock } = services;
  try {
    const payment = await findOrderPayment(db, refund.orderPaymentId);
    if (!payment?.paymentId) throw new PaymentsError('refused', 'this payment is not known to the provider');
    const { paymentId } = payment;
    await payments.refund({ paymentId, amountCents: refund.amountCents, key: refund.id });
    // The refund itself is written down by looking, as if it had been made elsewhere: one way in for money facts.
    await syncWithProvider(services, { kind: 'payment', id: paymentId });
  } catch (err) {
    const final = isPaymentsError(err, 'refused', 'conflict');
    log.warn({ err, refundId: refund.id, final }, 'a refund could not be made');
    if (final) return giveUp(services, refund, messageOf(err));
    const pause = Math.min(60_000 * 2 ** Math.min(refund.tries, 10), MAX_PAUSE_MS);
    const workAt = new Date(clock.now().getTime() + pause);
    await changeRefund(db, refund.id, { workAt, error: messageOf(err).slice(0, 500) });
  }
}

/** The provider says no, and will again: a person has to look. */
async function giveUp(services: Parts, refund: RefundRow, why: string): Promise<void> {
  await services.db.transaction(async (tx) => {
    await changeRefund(tx, refund.id, { state: 'failed', workAt: null, error: why.slice(0, 500) });
    await recordOrderEvent(services, tx, refund.orderId, 'refund_failed', { cents: refund.amountCents });
    const order = await findOrder(tx, refund.orderId);
    const text = `The provider refused it: ${why}`;
    await alertStaff(services, tx, order, { title: 'A refund could not be made', text });
  });
}
