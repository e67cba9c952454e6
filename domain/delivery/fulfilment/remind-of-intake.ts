import type { Tx } from '../../../db/connect.ts';
import { workInBatches } from '../../duties/index.ts';
import { postMail } from '../../mail/index.ts';
import type { Parts } from '../../services.ts';
import { aboutOrder, addressed, findOrder } from '../../shop/index.ts';
import { lockIntakesToRemind, markReminded } from './queries.ts';

const BATCH = 50;
const AFTER_MS = 2 * 24 * 3_600_000;

/** Somebody paid and forgot to tell us whom it is about: one reminder, two days later. */
export async function remindOfIntakes(services: Parts): Promise<void> {
  const now = services.clock.now();
  const createdBefore = new Date(now.getTime() - AFTER_MS);
  await workInBatches(services, {
    duty: 'fulfil',
    lock: (tx, only) => lockIntakesToRemind(tx, now, { createdBefore, limit: BATCH, only }),
    subject: ({ orderId }) => orderId,
    work: async (tx, waiting) => {
      for (const { orderId } of waiting) await remind(services, tx, orderId);
    },
  });
}

async function remind(services: Parts, tx: Tx, orderId: string): Promise<void> {
  await markReminded(tx, orderId, services.clock.now());
  const order = await findOrder(tx, orderId);
  if (order.state !== 'paid') return;
  const props = aboutOrder(services, order);
  await postMail(services, tx, { ...addressed(order), template: 'intake-reminder', props });
}
