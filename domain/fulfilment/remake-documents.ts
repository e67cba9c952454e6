import type { Tx } from '../../db/connect.ts';
import { type Actor, isStaff } from '../accounts/actor.ts';
import { DomainError, notFound } from '../errors.ts';
import { knownId } from '../ids.ts';
import type { OrderRow } from '../orders/order-states.ts';
import { withOrder } from '../orders/with-order.ts';
import type { Parts } from '../services.ts';
import { changeFulfilment, findFulfilment, listFulfilments } from './queries.ts';
import { type FulfilmentRow, PROMISE_MS } from './stages.ts';

/** Makes an order's documents again from corrected details. What was made before stays beside the new. */
export async function remakeDocuments(services: Parts, tx: Tx, order: OrderRow): Promise<void> {
  for (const row of await listFulfilments(tx, [order.id])) {
    const isMade = row.stage === 'delivered' || row.stage === 'in_work';
    if (row.kind === 'document' && isMade) await intoWork(services, tx, row);
  }
}

/** For the office: with a personal note, or paragraphs written anew. */
export async function remakeDocument(
  services: Parts,
  actor: Actor,
  { fulfilmentId, ...change }: { fulfilmentId: string; note?: string; edits?: Record<string, string> },
): Promise<void> {
  const found = isStaff(actor)
    ? await findFulfilment(services.db, knownId(fulfilmentId, 'Document'))
    : undefined;
  if (found?.kind !== 'document') throw notFound('Document');
  await withOrder(services, found.orderId, async (tx) => {
    const row = await findFulfilment(tx, found.id);
    if (row?.stage !== 'delivered' && row?.stage !== 'in_work') {
      throw new DomainError('conflict', 'This document cannot be made now.');
    }
    await changeFulfilment(tx, row.id, change);
    await intoWork(services, tx, row);
  });
}

async function intoWork(services: Parts, tx: Tx, { id }: FulfilmentRow): Promise<void> {
  const now = services.clock.now();
  const dueAt = new Date(now.getTime() + PROMISE_MS);
  await changeFulfilment(tx, id, { stage: 'in_work', dueAt, workAt: now, tries: 0, breachedAt: null });
  await services.jobs.enqueue(tx, 'fulfil');
}
