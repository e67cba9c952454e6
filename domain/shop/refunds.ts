import { z } from 'zod';
import { isPaymentsError } from '../../adapters/payments/payments.ts';
import type { Tx } from '../../db/connect.ts';
import { MINUTE } from '../../shared/durations.ts';
import { optional, optionalLine, text } from '../../shared/fields.ts';
import { euro } from '../../shared/money.ts';
import { messageOf } from '../../shared/problem.ts';
import { processDue, reasonOf } from '../duties.ts';
import { DomainError, notFound } from '../errors.ts';
import { staffVerb } from '../identity/index.ts';
import { knownId } from '../ids.ts';
import { postMail } from '../mail/index.ts';
import type { Deps } from '../services.ts';
import { giveBackCode } from './codes.ts';
import { isPaidByGift, reopenGift } from './gift-records.ts';
import { lockedOrder } from './orders/open-order.ts';
import { itemsOf } from './orders/order-items.ts';
import { aboutOrder, addressedToBuyer, alertStaff, recordOrderEvent } from './orders/order-letters.ts';
import { type OrderRow, paymentsOf } from './orders/queries.ts';
import { syncWithProvider } from './orders/sync-with-provider.ts';
import { planOf, stopPlan } from './payment-plans.ts';
import {
  changeRefund,
  findOrderPayment,
  findRefund,
  isRefundable,
  listRefunds,
  noteRefundProblem,
  type RefundRow,
  sumLeft,
  takeDueRefunds,
} from './refund-records.ts';
import { isOpen, leftOf, placeRefunds, refuseAboveLimit, returnableOf } from './returns.ts';

/** A refund that the rule did not decide by itself. */
export const approveRefund = staffVerb(
  'refund.approved',
  z.object({ refundId: z.string() }),
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
    await stopPlan({ clock }, tx, order.id);
    await jobs.enqueue(tx, 'make-refunds');
    return {
      about: { kind: 'order', id: order.id, label: order.number },
      after: { cents: refund.amountCents },
      answer: undefined,
    };
  },
);

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

/** A payment goes back because staff say so, whatever its age: what is left of it, or the share of one line. */
export const refundOrder = staffVerb(
  'order.refunded',
  z.object({
    orderId: z.string(),
    paymentId: z.string(),
    item: optional(z.coerce.number().int()),
    why: optionalLine(1000),
  }),
  async (services, tx, { actor, orderId, paymentId, item: position, why = '' }) => {
    const order = await lockedOrder(tx, knownId(orderId, 'Order'));
    const paid = await paymentsOf(tx, order.id);
    const payment = paid.find(({ id }) => id === paymentId);
    if (!payment) throw notFound('Payment');
    const isInParts = (await planOf(tx, order.id)) !== undefined;
    const items = await itemsOf(tx, order.id);
    const item = items.find((one) => one.position === position);
    if (position !== undefined && !item) throw notFound('Item');
    const part = items.length > 1 ? item : undefined;
    if (part && isPaidByGift(order))
      throw new DomainError('conflict', 'A gift has paid a part of this order: please send all of it back.');
    if (part && isInParts)
      throw new DomainError('conflict', 'This order is paid in parts: please send all of it back.');
    // One part of an order cannot go back alone: with it goes what the others paid for.
    const payments = isInParts ? (await returnableOf(tx, order)).payments : [payment];
    const cents = isInParts ? sumLeft(payments) : leftOf(payment, part);
    const goesBack = (await listRefunds(tx, order.id)).some(
      ({ orderPaymentId, state }) => orderPaymentId === payment.id && isOpen(state),
    );
    if (goesBack || !isRefundable(payment) || cents <= 0) {
      throw new DomainError('conflict', 'This money is on its way back, or has gone back already.');
    }
    await refuseAboveLimit(tx, actor, cents);
    await placeRefunds(services, tx, order, payments, {
      source: 'staff',
      why,
      item: part,
      decidedBy: actor.id,
    });
    return {
      about: { kind: 'order', id: order.id, label: order.number },
      after: { cents, why },
      answer: undefined,
    };
  },
);

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
}

/**
 * The refund itself is recorded by reading the payment, as if it had been made elsewhere: one way in for money facts. That
 * a membership ends with its money is a step of its own (`endIfUnwanted`), whose failure says nothing about the refund.
 */
async function tryRefund(services: Deps, refund: RefundRow): Promise<void> {
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
async function giveUp(services: Deps, { id, orderId, amountCents }: RefundRow, why: string): Promise<void> {
  await services.db.transaction(async (tx) => {
    const order = await lockedOrder(tx, orderId);
    if ((await findRefund(tx, id))?.state !== 'approved') return;
    await changeRefund(tx, id, { state: 'failed', workAt: null, error: why.slice(0, 500) });
    await recordOrderEvent(services, tx, orderId, 'refund_failed', { cents: amountCents });
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
