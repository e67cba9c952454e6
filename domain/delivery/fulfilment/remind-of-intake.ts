import { postMail } from '../../mail/index.ts';
import type { Parts } from '../../services.ts';
import { aboutOrder, addressed, findOrder } from '../../shop/index.ts';
import { takeIntakesToRemind } from './queries.ts';

const BATCH = 50;
const AFTER_MS = 2 * 24 * 3_600_000;

/** Somebody paid and forgot to tell us whom it is about: one reminder, two days later. */
export async function remindOfIntakes(services: Parts): Promise<void> {
  const now = services.clock.now();
  await services.db.transaction(async (tx) => {
    const waiting = await takeIntakesToRemind(tx, now, new Date(now.getTime() - AFTER_MS), BATCH);
    for (const { orderId } of waiting) {
      const order = await findOrder(tx, orderId);
      if (order.state !== 'paid') continue;
      const props = aboutOrder(services, order);
      await postMail(services, tx, { ...addressed(order), template: 'intake-reminder', props });
    }
  });
}
