import type { Tx } from '../../../db/connect.ts';
import { DomainError, notFound } from '../../errors.ts';
import { knownId } from '../../ids.ts';
import type { Parts } from '../../services.ts';
import type { OrderRow } from '../../shop/index.ts';
import { promiseNow } from './promise.ts';
import { changeFulfilment, findFulfilment, listFulfilments } from './queries.ts';
import type { Stage } from './stages.ts';

/** Makes an order's documents again from corrected details. What was made before stays beside the new. */
export async function remakeDocuments(services: Parts, tx: Tx, order: OrderRow): Promise<void> {
  for (const { id, kind, stage } of await listFulfilments(tx, [order.id])) {
    if (kind === 'document' && isMade(stage)) await remakeDocument(services, tx, { fulfilmentId: id });
  }
}

type Remaking = {
  fulfilmentId: string;
  /** What the office adds: a personal note, and paragraphs written anew. */
  note?: string;
  edits?: Record<string, string>;
};

/** One document. The caller holds the order's lock, and has made sure that whoever asks may ask. */
export async function remakeDocument(
  services: Parts,
  tx: Tx,
  { fulfilmentId, ...change }: Remaking,
): Promise<void> {
  const row = await findFulfilment(tx, knownId(fulfilmentId, 'Document'));
  if (row?.kind !== 'document') throw notFound('Document');
  if (!isMade(row.stage)) throw new DomainError('conflict', 'This document cannot be made now.');
  const now = services.clock.now();
  const dueAt = promiseNow(services);
  await changeFulfilment(tx, row.id, {
    ...change,
    stage: 'in_work',
    dueAt,
    workAt: now,
    tries: 0,
    breachedAt: null,
  });
  await services.jobs.enqueue(tx, 'fulfil');
}

const isMade = (stage: Stage): boolean => stage === 'delivered' || stage === 'in_work';
