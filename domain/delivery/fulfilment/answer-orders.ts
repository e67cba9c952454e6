import type { Tx } from '../../../db/connect.ts';
import type { FactOf } from '../../facts/index.ts';
import type { Parts } from '../../services.ts';
import { findOrder } from '../../shop/index.ts';
import { advanceFulfilment } from './advance-fulfilment.ts';
import { beginFulfilment, openIntake } from './begin-fulfilment.ts';
import { confirmChoice } from './choose-begin.ts';
import { tellProfile } from './tell-profile.ts';
import { withdrawFulfilment } from './withdraw-fulfilment.ts';

/** What the facts of an order mean for its delivery. The shop announces them under the order's lock. */
export async function beginPaid(
  services: Parts,
  tx: Tx,
  { orderId, owed }: FactOf<'order-paid' | 'order-released'>,
) {
  if (!owed) return;
  const order = await findOrder(tx, orderId);
  await beginFulfilment(services, tx, order);
  // Chosen while the money was on its way.
  if (order.beginChoice) await confirmChoice(services, tx, order);
}

/** A debit takes days: meanwhile its buyer may tell us everything, and nothing is begun. */
export async function openDetails(services: Parts, tx: Tx, { orderId }: FactOf<'order-pending'>) {
  await openIntake(services, tx, await findOrder(tx, orderId));
}

export async function withdrawRefunded(services: Parts, tx: Tx, { orderId }: FactOf<'order-refunded'>) {
  await withdrawFulfilment(services, tx, await findOrder(tx, orderId));
}

/** An account can be given what a guest could not. */
export async function advanceAttached(services: Parts, tx: Tx, { orderId }: FactOf<'order-attached'>) {
  const order = await findOrder(tx, orderId);
  await tellProfile(services, tx, order);
  await advanceFulfilment(services, tx, order);
}
