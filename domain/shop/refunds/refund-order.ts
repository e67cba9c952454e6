import { DomainError, notFound } from '../../errors.ts';
import { staffVerb } from '../../identity/index.ts';
import { knownId } from '../../ids.ts';
import { paymentsOf } from '../orders/payments-of.ts';
import { lockedOrder } from '../orders/with-order.ts';
import { listRefunds } from './queries.ts';
import { refuseAboveLimit } from './refund-limit.ts';
import { isRefundable } from './refund-rules.ts';
import { isOpen } from './return-order.ts';
import { placeRefund } from './wish-return.ts';

type Wanted = { orderId: string; paymentId: string; why: string };

/** A payment goes back because staff say so, whatever its age. What is left of it goes back whole. */
export const refundOrder = staffVerb<Wanted, void>(
  'order.refunded',
  async (services, tx, { actor, orderId, paymentId, why }) => {
    const order = await lockedOrder(tx, knownId(orderId, 'Order'));
    const payment = (await paymentsOf(tx, order.id)).find(({ id }) => id === paymentId);
    if (!payment) throw notFound('Payment');
    const goesBack = (await listRefunds(tx, order.id)).some(
      ({ orderPaymentId, state }) => orderPaymentId === payment.id && isOpen(state),
    );
    if (goesBack || !isRefundable(payment)) {
      throw new DomainError('conflict', 'This money is on its way back, or has gone back already.');
    }
    await refuseAboveLimit(tx, actor, payment.amountCents - payment.refundedCents);
    await placeRefund(services, tx, order, payment, { source: 'staff', why, decidedBy: actor.id });
    return {
      about: { kind: 'order', id: order.id, label: order.number },
      after: { cents: payment.amountCents - payment.refundedCents, why },
      answer: undefined,
    };
  },
);
