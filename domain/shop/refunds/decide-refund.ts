import type { Tx } from '../../../db/connect.ts';
import { DomainError, notFound } from '../../errors.ts';
import { staffVerb } from '../../identity/index.ts';
import { knownId } from '../../ids.ts';
import { postMail } from '../../mail/index.ts';
import { aboutOrder, addressed } from '../orders/order-letters.ts';
import { recordOrderEvent } from '../orders/order-story.ts';
import { lockedOrder } from '../orders/with-order.ts';
import { changeRefund, findRefund } from './queries.ts';
import { refuseAboveLimit } from './refund-limit.ts';

/** A refund that the rule did not decide by itself. */
export const approveRefund = staffVerb<{ refundId: string }, void>(
  'refund.approved',
  async ({ clock, jobs }, tx, { actor, refundId }) => {
    const { refund, order } = await waiting(tx, refundId);
    await refuseAboveLimit(tx, actor, refund.amountCents);
    const now = clock.now();
    await changeRefund(tx, refund.id, {
      state: 'approved',
      decidedAt: now,
      decidedBy: actor.id,
      workAt: now,
    });
    await jobs.enqueue(tx, 'make-refunds');
    return {
      about: { kind: 'order', id: order.id, label: order.number },
      after: { cents: refund.amountCents },
      answer: undefined,
    };
  },
);

export const declineRefund = staffVerb<{ refundId: string; why: string }, void>(
  'refund.declined',
  async (services, tx, { actor, refundId, why }) => {
    const { refund, order } = await waiting(tx, refundId);
    const { id, amountCents } = refund;
    await changeRefund(tx, id, {
      state: 'declined',
      decidedAt: services.clock.now(),
      decidedBy: actor.id,
    });
    await recordOrderEvent(services, tx, order.id, 'refund_declined', { why });
    const props = { ...aboutOrder(services, order), amountCents, why };
    await postMail(services, tx, { ...addressed(order), template: 'refund-declined', props });
    return {
      about: { kind: 'order', id: order.id, label: order.number },
      after: { cents: amountCents, why },
      answer: undefined,
    };
  },
);

/** Under the order's lock, so that two people cannot decide it both ways. */
async function waiting(tx: Tx, refundId: string) {
  const found = await findRefund(tx, knownId(refundId, 'Refund'));
  if (!found) throw notFound('Refund');
  const order = await lockedOrder(tx, found.orderId);
  const refund = await findRefund(tx, found.id);
  if (refund?.state !== 'requested')
    throw new DomainError('conflict', 'This refund has been decided already.');
  return { refund, order };
}
