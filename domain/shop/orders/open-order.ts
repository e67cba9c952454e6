import type { Db, Tx } from '../../../db/connect.ts';
import { notFound } from '../../errors.ts';
import { isId } from '../../ids.ts';
import type { Parts } from '../../services.ts';
import { readOrderKey, type Via } from './order-links.ts';
import type { OrderRow } from './order-states.ts';
import { findOrderBy } from './queries.ts';

/** Whoever asks for an order: the member it belongs to, or somebody with its signed link. */
export type OrderHolder = { memberId: string; orderId: string } | { key: string };

export type OpenedOrder = { order: OrderRow; via: 'account' | Via };

/** The order, for those who may see it; for everybody else there is none. */
export async function openOrder(
  services: Parts,
  holder: OrderHolder,
  db: Db | Tx = services.db,
): Promise<OpenedOrder> {
  if ('key' in holder) {
    const key = readOrderKey(services, holder.key);
    const order = key && isId(key.orderId) ? await findOrderBy(db, { id: key.orderId }) : undefined;
    if (!key || !order) throw notFound('Order');
    return { order, via: key.via };
  }
  const order = isId(holder.orderId) ? await findOrderBy(db, { id: holder.orderId }) : undefined;
  if (!order || order.userId !== holder.memberId) throw notFound('Order');
  return { order, via: 'account' };
}
