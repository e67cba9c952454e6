import type { Tx } from '../../../db/connect.ts';
import type { Parts } from '../../services.ts';
import { beginsAtOnce, type OrderRow, PERIOD_MS, productOf } from '../../shop/index.ts';
import { advanceFulfilment } from './advance-fulfilment.ts';
import { insertFulfilments, insertIntake } from './queries.ts';

/** What a paid order owes its buyer, written down with the payment; whatever can be given at once is given at once. */
export async function beginFulfilment(services: Parts, tx: Tx, order: OrderRow): Promise<void> {
  const product = productOf(services, order);
  if (!product) throw new Error(`order ${order.number} sold a product that is not in the catalogue`);
  const now = services.clock.now();
  if (product.intake !== 'none') {
    await insertIntake(tx, { orderId: order.id, kind: product.intake, createdAt: now, updatedAt: now });
  }
  const paidAt = order.paidAt ?? now;
  const periodEnds = order.consentAt ? null : new Date(paidAt.getTime() + PERIOD_MS);
  await insertFulfilments(
    tx,
    product.delivers.map((delivery, position) => ({
      orderId: order.id,
      position,
      kind: delivery.kind,
      delivery,
      stage: 'waiting_intake' as const,
      notBefore: beginsAtOnce(delivery) ? periodEnds : null,
    })),
  );
  await advanceFulfilment(services, tx, order);
}
