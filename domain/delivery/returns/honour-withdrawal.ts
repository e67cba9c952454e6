import type { Tx } from '../../../db/connect.ts';
import type { Parts } from '../../services.ts';
import {
  findBought,
  findByReference,
  lockedOrder,
  type OrderRow,
  paymentsOf,
  refundablePayment,
  WITHDRAWAL_MS,
  wishReturn,
} from '../../shop/index.ts';
import { isUsed } from './request-refund.ts';

/** A declaration of withdrawal, as anybody may send it from the withdrawal page. */
export type Withdrawal = { email: string; orderNumber?: string; productId?: string };

/** `toDecide`: what a person has to do about it, and why; the order, where one is meant. */
type Honoured = { accepted: boolean; toDecide?: { why: string; orderId?: string } };

/**
 * Finds the order a declaration means and returns its money, where that is certain: an order's number cannot be
 * guessed, so number and address together are the buyer's. A receipt's number can, and whatever is less certain, or
 * late, is laid before a person. In the transaction that keeps the declaration.
 */
export async function honourWithdrawal(
  services: Parts,
  tx: Tx,
  { email, orderNumber, productId }: Withdrawal,
): Promise<Honoured> {
  const named = orderNumber ? await findByReference(tx, orderNumber) : undefined;
  const isHers = named?.order.email === email;
  const isProven = isHers && named.by === 'order';
  const meant = isHers ? named.order : await findBought(tx, email, productId);
  if (!meant) return { accepted: false, toDecide: { why: NOTHING_BOUGHT } };
  if (!isProven) return { accepted: false, toDecide: { why: NOT_NAMED } };
  const order = await lockedOrder(tx, meant.id);
  if (!(await isDue(services, tx, order))) return { accepted: false, toDecide: { why: NOT_DUE } };
  const wish = { source: 'withdrawal', why: '', isUsed: await isUsed(services, tx, order) } as const;
  const { readFirst } = await wishReturn(services, tx, order, wish);
  return { accepted: true, ...(readFirst && { toDecide: { why: readFirst, orderId: order.id } }) };
}

const NOTHING_BOUGHT = 'This address has bought nothing that it could mean.';
const NOT_NAMED =
  'The sender did not name the number of an order of this address. Please make sure it is the buyer before you return the money.';
const NOT_DUE = 'It came after the 14 days, or there is nothing left to return.';

/** Declared within the 14 days, and there is money to return or on its way. */
async function isDue({ clock }: Parts, tx: Tx, order: OrderRow): Promise<boolean> {
  const now = clock.now();
  if (now.getTime() - order.createdAt.getTime() > WITHDRAWAL_MS) return false;
  return order.state === 'pending' || refundablePayment(await paymentsOf(tx, order.id), now) !== undefined;
}
