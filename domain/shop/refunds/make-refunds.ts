import { isPaymentsError } from '../../../adapters/payments/payments.ts';
import { messageOf } from '../../../shared/problem.ts';
import { reasonOf, workThrough } from '../../duties/index.ts';
import type { Parts } from '../../services.ts';
import { alertStaff } from '../orders/order-letters.ts';
import { recordOrderEvent } from '../orders/order-story.ts';
import { syncWithProvider } from '../orders/sync-with-provider.ts';
import { lockedOrder } from '../orders/with-order.ts';
import {
  changeRefund,
  findOrderPayment,
  findRefund,
  noteRefundProblem,
  type RefundRow,
  takeDueRefunds,
} from './queries.ts';

const BATCH = 10;
const LEASE_MS = 5 * 60_000;

/** Sends back what is approved. The refund's id is the provider's key: asked ten times, the money goes back once. */
export async function makeRefunds(services: Parts): Promise<void> {
  const { db, clock } = services;
  await workThrough(services, {
    duty: 'make-refunds',
    next: () => {
      const now = clock.now();
      return takeDueRefunds(db, now, new Date(now.getTime() + LEASE_MS), BATCH);
    },
    subject: ({ id }) => id,
    shown: ({ orderId }) => ({ path: `/office/orders/${orderId}` }),
    work: (refund) =>
      tryRefund(services, refund).catch(async (err: unknown) => {
        // The order's page shows it; whether that can be written must not decide over the others.
        await noteRefundProblem(db, refund.id, reasonOf(err), clock.now()).catch(() => {});
        throw err;
      }),
  });
}

/**
 * The refund itself is recorded by reading the payment, as if it had been made elsewhere: one way in for money facts. That
 * a membership ends with its money is a step of its own (end-unwanted.ts), whose failure says nothing about the refund.
 */
async function tryRefund(services: Parts, refund: RefundRow): Promise<void> {
  const { db, payments } = services;
  const { paymentId } = (await findOrderPayment(db, refund.orderPaymentId)) ?? {};
  if (!paymentId) return giveUp(services, refund, 'this payment is not known to the provider');
  const { amountCents, id: key } = refund;
  const refusal = await payments.refund({ paymentId, amountCents, key }).then(
    () => undefined,
    (err: unknown) => {
      if (isPaymentsError(err, 'refused', 'conflict')) return messageOf(err);
      throw err;
    },
  );
  await syncWithProvider(services, { kind: 'payment', id: paymentId });
  // Refused, because it was made before and the answer was lost: then reading has settled it.
  if (refusal) await giveUp(services, refund, refusal);
}

/** The provider says no, and will again: a person has to look. */
async function giveUp(services: Parts, { id, orderId, amountCents }: RefundRow, why: string): Promise<void> {
  await services.db.transaction(async (tx) => {
    const order = await lockedOrder(tx, orderId);
    if ((await findRefund(tx, id))?.state !== 'approved') return;
    await changeRefund(tx, id, { state: 'failed', workAt: null, error: why.slice(0, 500) });
    await recordOrderEvent(services, tx, orderId, 'refund_failed', { cents: amountCents });
    const text = `The provider refused it: ${why}`;
    await alertStaff(services, tx, order, { title: 'A refund could not be made', text });
  });
}
