import { type Actor, isStaff } from '../accounts/actor.ts';
import { DomainError, notFound } from '../errors.ts';
import { knownId } from '../ids.ts';
import { postMail } from '../mailing/post-mail.ts';
import { findOrder } from '../orders/find-order.ts';
import { aboutOrder, addressed } from '../orders/order-letters.ts';
import { tellOrder } from '../orders/order-story.ts';
import type { Parts } from '../services.ts';
import { changeRefund, findRefund, type RefundRow } from './queries.ts';

/** For the office: a refund that the rule did not decide by itself. */
export async function approveRefund(services: Parts, actor: Actor, refundId: string): Promise<void> {
  const { db, clock, jobs } = services;
  const refund = await waiting(services, actor, refundId);
  const now = clock.now();
  await db.transaction(async (tx) => {
    await changeRefund(tx, refund.id, {
      state: 'approved',
      decidedAt: now,
      decidedBy: actor.id,
      workAt: now,
    });
    await jobs.enqueue(tx, 'make-refunds');
  });
}

export async function declineRefund(
  services: Parts,
  actor: Actor,
  { refundId, why }: { refundId: string; why: string },
): Promise<void> {
  const { db, clock } = services;
  const { id, orderId, amountCents } = await waiting(services, actor, refundId);
  await db.transaction(async (tx) => {
    await changeRefund(tx, id, { state: 'declined', decidedAt: clock.now(), decidedBy: actor.id });
    const order = await findOrder(tx, orderId);
    await tellOrder(services, tx, orderId, 'refund_declined', { why });
    const props = { ...aboutOrder(services, order), amountCents, why };
    await postMail(services, tx, { ...addressed(order), template: 'refund-declined', props });
  });
}

async function waiting({ db }: Parts, actor: Actor, refundId: string): Promise<RefundRow> {
  const refund = isStaff(actor) ? await findRefund(db, knownId(refundId, 'Refund')) : undefined;
  if (!refund) throw notFound('Refund');
  if (refund.state !== 'requested')
    throw new DomainError('conflict', 'This refund has been decided already.');
  return refund;
}
