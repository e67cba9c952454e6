import { DomainError } from '../../errors.ts';
import { announce } from '../../facts/index.ts';
import { staffVerb } from '../../identity/index.ts';
import { knownId } from '../../ids.ts';
import { factOf, recordOrderEvent } from './order-story.ts';
import { changeOrder, isHeld } from './queries.ts';
import { lockedOrder } from './with-order.ts';

/**
 * An order that was held because another sum arrived than was agreed: somebody has looked, and it is delivered. The other
 * way out is to send the money back (`refundOrder`).
 */
export const releaseOrder = staffVerb<{ orderId: string }, void>(
  'order.released',
  async (services, tx, { orderId }) => {
    const held = await lockedOrder(tx, knownId(orderId, 'Order'));
    if (!(await isHeld(tx, held)))
      throw new DomainError('conflict', 'This order is not held, or its money has gone back.');
    const isWhole = held.state === 'paid';
    const order = isWhole ? await changeOrder(tx, held.id, { reason: 'payment_arrived' }) : held;
    await recordOrderEvent(services, tx, order.id, 'released');
    const { productId, subject } = order;
    await announce(services, tx, {
      type: 'order-released',
      ...factOf(order),
      productId,
      subject,
      owed: true,
    });
    return { about: { kind: 'order', id: order.id, label: order.number }, answer: undefined };
  },
);
