import type { Tx } from '../../../db/connect.ts';
import { endEnrolment } from '../../learning/index.ts';
import { withdrawCredits } from '../../practice/index.ts';
import type { Parts } from '../../services.ts';
import { type OrderRow, purchaseOf } from '../../shop/index.ts';
import { withdrawVideos } from '../videos/await-video.ts';
import { creditSource } from './credit-source.ts';
import { changeFulfilment, listFulfilments } from './queries.ts';

/** The money went back: what was bought closes, and what was not begun does not begin. */
export async function withdrawFulfilment(services: Parts, tx: Tx, order: OrderRow): Promise<void> {
  for (const row of await listFulfilments(tx, [order.id])) {
    if (row.stage !== 'withdrawn') await changeFulfilment(tx, row.id, { stage: 'withdrawn', workAt: null });
  }
  const source = creditSource(order);
  await withdrawCredits(services, tx, { source });
  await endEnrolment(tx, { source });
  const { id: purchaseId } = await purchaseOf(tx, order.id);
  await withdrawVideos(services, tx, { purchaseId });
}
