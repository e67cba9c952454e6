import type { Tx } from '../../db/connect.ts';
import { findBought, findByReference } from '../orders/find-by-reference.ts';
import { alertStaff } from '../orders/order-letters.ts';
import type { OrderRow } from '../orders/order-states.ts';
import type { Parts } from '../services.ts';
import { WITHDRAWAL_MS } from './refund-rules.ts';
import { wishReturn } from './request-refund.ts';

/** A declaration of withdrawal, as anybody may send it from the withdrawal page. */
export type Withdrawal = { email: string; orderNumber?: string; productId?: string };

/**
 * Finds the order a declaration means and returns its money, where that is certain: the number stands on the buyer's
 * own papers, so number and address together are hers. Whatever is less certain, or late, is laid before a person.
 * In the transaction that keeps the declaration.
 */
export async function honourWithdrawal(
  services: Parts,
  tx: Tx,
  { email, orderNumber, productId }: Withdrawal,
): Promise<{ accepted: boolean; orderId?: string }> {
  const named = orderNumber ? await findByReference(tx, orderNumber) : undefined;
  const proven = named?.email === email ? named : undefined;
  const order = proven ?? (await findBought(tx, email, productId));
  if (!order) return { accepted: false };
  const inTime = services.clock.now().getTime() - order.createdAt.getTime() <= WITHDRAWAL_MS;
  if (!proven || !inTime || !canReturn(order)) {
    await askStaff(services, tx, order, proven !== undefined);
    return { accepted: false, orderId: order.id };
  }
  await wishReturn(services, tx, order, { source: 'withdrawal', why: '' });
  return { accepted: true, orderId: order.id };
}

const canReturn = ({ state }: OrderRow): boolean => ['pending', 'paid', 'partially_refunded'].includes(state);

async function askStaff(services: Parts, tx: Tx, order: OrderRow, proven: boolean): Promise<void> {
  await alertStaff(services, tx, order, {
    title: 'A withdrawal waits for your decision',
    text: proven
      ? 'It came after the 14 days, or there is nothing left to return. Please look, and answer.'
      : 'The sender named no order number that fits. Please make sure it is the buyer before you return the money.',
  });
}
