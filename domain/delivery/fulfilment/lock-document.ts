import type { Db, Tx } from '../../../db/connect.ts';
import { DomainError, notFound } from '../../errors.ts';
import { knownId } from '../../ids.ts';
import { lockedOrder, type OrderRow } from '../../shop/index.ts';
import { findFulfilment } from './queries.ts';
import type { FulfilmentRow } from './stages.ts';

/** A document that can be made or made again. */
export async function documentRow(db: Db | Tx, id: string): Promise<FulfilmentRow> {
  const row = await findFulfilment(db, knownId(id, 'Document'));
  if (row?.kind !== 'document') throw notFound('Document');
  if (row.stage !== 'delivered' && row.stage !== 'in_work') {
    throw new DomainError('conflict', 'This document cannot be made now.');
  }
  return row;
}

/** The same under its order's lock. */
export async function lockDocument(
  tx: Tx,
  fulfilmentId: string,
): Promise<{ row: FulfilmentRow; order: OrderRow }> {
  const found = await documentRow(tx, fulfilmentId);
  const order = await lockedOrder(tx, found.orderId);
  return { row: await documentRow(tx, fulfilmentId), order };
}
