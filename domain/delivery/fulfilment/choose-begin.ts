import type { Tx } from '../../../db/connect.ts';
import { DomainError } from '../../errors.ts';
import { postMail } from '../../mail/index.ts';
import { officeDay } from '../../moments.ts';
import type { Parts } from '../../services.ts';
import {
  aboutOrder,
  addressed,
  type BeginChoice,
  beginOf,
  consentOf,
  type OrderHolder,
  type OrderRow,
  openOrder,
  saveBeginChoice,
  withOrder,
} from '../../shop/index.ts';
import { advanceFulfilment } from './advance-fulfilment.ts';
import { endWaiting, listFulfilments } from './queries.ts';

/** The buyer says when we begin: now, which ends her right of withdrawal, or when its 14 days are over. */
export async function chooseBegin(services: Parts, holder: OrderHolder, choice: BeginChoice) {
  const { order } = await openOrder(services, holder);
  await withOrder(services, order.id, async (tx, locked) => {
    if (locked.beginChoice === choice) return; // pressed twice
    await beginAsChosen(services, tx, await takeChoice(services, tx, locked, choice));
  });
  return { chosen: choice };
}

/** Writes the choice down, under the order's lock. What waited for the 14 days waits no more. */
export async function takeChoice(
  services: Parts,
  tx: Tx,
  order: OrderRow,
  choice: BeginChoice,
): Promise<OrderRow> {
  if (!beginOf(services, order)) {
    throw new DomainError(
      'conflict',
      'There is nothing left to choose: we have begun, or may begin already.',
    );
  }
  if (choice === 'now') await endWaiting(tx, order.id);
  return saveBeginChoice(services, tx, order, choice);
}

/** Goes on as chosen. While the money is on its way nothing does, and the choice is confirmed when it has arrived. */
export async function beginAsChosen(services: Parts, tx: Tx, order: OrderRow): Promise<void> {
  if (order.state === 'pending') return;
  await advanceFulfilment(services, tx, order);
  await confirmChoice(services, tx, order);
}

/** By letter: the buyer must be able to keep what she agreed to. */
export async function confirmChoice(services: Parts, tx: Tx, order: OrderRow): Promise<void> {
  const rows = await listFulfilments(tx, [order.id]);
  // The letter which says that the recording has begun repeats the consent itself.
  if (order.consentAt && rows.some(({ stage }) => stage === 'recording')) return;
  const begin = beginOf(services, order);
  const beginsOn = begin && officeDay(begin.periodEnds, services.content.current().site.timeZone);
  const props = { ...aboutOrder(services, order), ...consentOf(services, order), beginsOn };
  await postMail(services, tx, { ...addressed(order), template: 'order-begins', props });
}
