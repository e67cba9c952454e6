import { z } from 'zod';
import { isPaymentsError } from '../../adapters/payments/payments.ts';
import type { Tx } from '../../db/connect.ts';
import { MINUTE } from '../../shared/durations.ts';
import { optionalLine, text } from '../../shared/fields.ts';
import { euro } from '../../shared/money.ts';
import { messageOf } from '../../shared/problem.ts';
import { processDue, reasonOf } from '../duties.ts';
import { DomainError, notFound } from '../errors.ts';
import { staffVerb } from '../identity/index.ts';
import { knownId } from '../ids.ts';
import { postMail } from '../mail/index.ts';
import type { Deps } from '../services.ts';
import { giveBackCode } from './codes.ts';
import { reopenGift } from './gift-records.ts';
import { lockedOrder } from './orders/open-order.ts';
import { aboutOrder, addressedToBuyer, alertStaff, recordOrderEvent } from './orders/order-letters.ts';
import { type OrderRow, paymentsOf } from './orders/queries.ts';
import { followLater, listPaymentsToFollow, recordRefundMade } from './orders/settle-payment.ts';
import { syncWithProvider } from './orders/sync-with-provider.ts';
import { planOf, stopPlan } from './payment-plans.ts';
import {
  changeRefund,
  endFailedRefund,
  findOrderPayment,
  findRefund,
  isRefundable,
  listRefunds,
  noteRefundProblem,
  type RefundRow,
  sumLeft,
  takeDueRefunds,
} from './refund-records.ts';
import { leftOfPayment } from './refund-shares.ts';
import { placeRefunds, refuseAboveLimit, returnableOf } from './returns.ts';

/** A refund that the rule did not decide by itself. */
export const approveRefund = staffVerb(
  'refund.approved',
  z.object({ refundId: z.string() }),
  async ({ clock, jobs }, tx, { actor, refundId }) => {
    const { refund, order } = await waiting(tx, refundId);
    const amountCents = await stillThere(tx, refund);
    await refuseAboveLimit(tx, actor, order, amountCents);
    const now = clock.now();
    await changeRefund(tx, refund.id, {
      amountCents,
      state: 'approved',
      decidedAt: now,
      decidedBy: actor.id,
      workAt: now,
    });
    await stopPlan({ clock }, tx, order.id);
    await jobs.enqueue(tx, 'make-refunds');
    return {
      about: { kind: 'order', id: order.id, label: order.number },
      after: { cents: amountCents },
      answer: undefined,
    };
  },
);

/** What was asked for, or what is left of it: meanwhile a part may have gone back by another way. */
async function stillThere(tx: Tx, refund: RefundRow): Promise<number> {
  const payment = await findOrderPayment(tx, refund.orderPaymentId);
  const others = (await listRefunds(tx, refund.orderId)).filter(({ id }) => id !== refund.id);
  const left = payment ? leftOfPayment(payment, others) : 0;
  if (left <= 0) throw new DomainError('conflict', 'This money has gone back already.');
  return Math.min(refund.amountCents, left);
}

export const declineRefund = staffVerb(
  'refund.declined',
  z.object({ refundId: z.string(), why: text(1000, 'Please give the buyer a reason.') }),
  async (services, tx, { actor, refundId, why }) => {
    const { refund, order } = await waiting(tx, refundId);
    const { id, amountCents } = refund;
    await changeRefund(tx, id, {
      state: 'declined',
      decidedAt: services.clock.now(),
      decidedBy: actor.id,
    });
    await reopenGift(tx, order);
    await recordOrderEvent(services, tx, order.id, 'refund_declined', { why });
    const props = { ...aboutOrder(services, order), amountCents, why };
    await postMail(services, tx, { ...addressedToBuyer(order), template: 'refund-declined', props });
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

/** All that is left of a payment goes back because staff say so, whatever its age, and what it bought closes. */
export const refundOrder = staffVerb(
  'order.refunded',
  z.object({ orderId: z.string(), paymentId: z.string(), why: optionalLine(1000) }),
  async (services, tx, { actor, orderId, paymentId, why = '' }) => {
    const order = await lockedOrder(tx, knownId(orderId, 'Order'));
    const payment = (await paymentsOf(tx, order.id)).find(({ id }) => id === paymentId);
    if (!payment) throw notFound('Payment');
    // One part of an order cannot go back alone: with it goes what the others paid for.
    const isInParts = (await planOf(tx, order.id)) !== undefined;
    const payments = isInParts ? (await returnableOf(tx, order)).payments : [payment];
    const cents = sumLeft(payments, await listRefunds(tx, order.id));
    if (!isRefundable(payment) || cents <= 0) throw goneAlready();
    await refuseAboveLimit(tx, actor, order, cents);
    await placeRefunds(services, tx, order, payments, { source: 'staff', why, decidedBy: actor.id });
    return {
      about: { kind: 'order', id: order.id, label: order.number },
      after: { cents, why },
      answer: undefined,
    };
  },
);

export const goneAlready = () =>
  new DomainError('conflict', 'This money is on its way back, or has gone back already.');

const BATCH = 10;
const LEASE_MS = 5 * MINUTE;

/** Sends back what is approved. The refund's id is the provider's key: asked ten times, the money goes back once. */
export async function makeRefunds(services: Deps): Promise<void> {
  const { db, clock } = services;
  await processDue(services, {
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
  await processDue(services, {
    duty: 'make-refunds',
    next: () => listPaymentsToFollow(db, clock.now(), BATCH),
    subject: ({ id }) => id,
    shown: ({ orderId }) => ({ label: 'what follows from a refund', path: `/office/orders/${orderId}` }),
    work: (payment) => followLater(services, payment),
  });
}

/**
 * What the provider has made is written down before anything else is asked or done: whatever fails then, nobody may be told
 * that the money did not go. The read that follows brings what the provider knows besides.
 */
async function tryRefund(services: Deps, refund: RefundRow): Promise<void> {
  const { db, payments, log } = services;
  const { paymentId } = (await findOrderPayment(db, refund.orderPaymentId)) ?? {};
  if (!paymentId) return giveUp(services, refund, 'this payment is not known to the provider');
  const { amountCents, id: key } = refund;
  const answer = await payments.refund({ paymentId, amountCents, key }).catch((err: unknown) => {
    if (isPaymentsError(err, 'refused', 'conflict')) return messageOf(err);
    throw err;
  });
  const read = () => syncWithProvider(services, { kind: 'payment', id: paymentId });
  if (typeof answer === 'string') {
    await read();
    // Refused, because it was made before and the answer was lost: then reading has settled it.
    return giveUp(services, refund, answer);
  }
  await recordRefundMade(services, refund, answer);
  await read().catch((err: unknown) =>
    log.warn({ err, refund: key }, 'a refund was made; its payment is read later'),
  );
}

/** The provider says no, and will again: a person has to look. */
async function giveUp(services: Deps, refund: RefundRow, why: string): Promise<void> {
  const { id, orderId } = refund;
  await services.db.transaction(async (tx) => {
    const order = await lockedOrder(tx, orderId);
    if ((await findRefund(tx, id))?.state !== 'approved') return;
    await changeRefund(tx, id, { state: 'failed', workAt: null, error: why.slice(0, 500) });
    await endFailedRefund(services, tx, order, refund);
    const text = `The provider refused it: ${why}`;
    await alertStaff(services, tx, order, { title: 'A refund could not be made', text });
  });
}

/**
 * What was paid for cannot be had, or was given back in time: all that is left of its money goes back, with nobody to
 * decide it first. The letter that the money is on its way is the shop's; why, is said by whoever calls this.
 */
export async function refundInFull(
  services: Deps,
  tx: Tx,
  { orderId, why }: { orderId: string; why: string },
): Promise<{ cents: number }> {
  const order = await lockedOrder(tx, orderId);
  const { cents, payments } = await returnableOf(tx, order);
  if (payments.length === 0) {
    if (order.totalCents === 0 && order.trialDays === null) await giveBackCode(services, tx, orderId);
    await askForCashBack(services, tx, order, why);
    return { cents: 0 };
  }
  await placeRefunds(services, tx, order, payments, { source: 'staff', why, isDecided: true });
  return { cents };
}

/** The provider never had this money: only a person can give it back. */
async function askForCashBack(services: Deps, tx: Tx, order: OrderRow, why: string): Promise<void> {
  const cash = (await paymentsOf(tx, order.id)).filter(({ method }) => method === 'elsewhere');
  const cents = cash.reduce((sum, { amountCents, refundedCents }) => sum + amountCents - refundedCents, 0);
  if (cents <= 0) return;
  const text = `${why} ${euro(cents)} were paid in cash or by transfer; please give them back.`;
  await alertStaff(services, tx, order, { title: 'Money has to be given back by hand', text });
}
