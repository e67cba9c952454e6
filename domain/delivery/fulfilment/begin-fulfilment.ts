import type { Tx } from '../../../db/connect.ts';
import { creditsOfProduct } from '../../practice/index.ts';
import type { Parts } from '../../services.ts';
import { beginsAtOnce, type OrderRow, PERIOD_MS, productOf } from '../../shop/index.ts';
import { advanceFulfilment } from './advance-fulfilment.ts';
import { insertFulfilments, insertIntake } from './queries.ts';

/** What a paid order owes its buyer, written down with the payment; whatever can be given at once is given at once. */
export async function beginFulfilment(services: Parts, tx: Tx, order: OrderRow): Promise<void> {
  const product = await openIntake(services, tx, order);
  const paidAt = order.paidAt ?? services.clock.now();
  const periodEnds = order.consentAt ? null : new Date(paidAt.getTime() + PERIOD_MS);
  // How many sessions of which type a product brings along is the practice's to say, and may have changed since.
  const delivers = [
    ...product.delivers.filter(({ kind }) => kind !== 'session-credits'),
    ...(await creditsOfProduct(tx, product.id)),
  ];
  await insertFulfilments(
    tx,
    delivers.map((delivery, position) => ({
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

/** The form for what this product has to know; one that is open already stays as it is. */
export async function openIntake(services: Parts, tx: Tx, order: OrderRow) {
  const product = productOf(services, order);
  if (!product) throw new Error(`order ${order.number} sold a product that is not in the catalogue`);
  const now = services.clock.now();
  if (product.intake !== 'none') {
    await insertIntake(tx, { orderId: order.id, kind: product.intake, createdAt: now, updatedAt: now });
  }
  return product;
}
