import type { Tx } from '../../db/connect.ts';
import { postMail } from '../mailing/post-mail.ts';
import { findOrder } from '../orders/find-order.ts';
import { aboutOrder, addressed } from '../orders/order-letters.ts';
import type { Parts } from '../services.ts';
import { noteDelivery } from './note-delivery.ts';
import { changeFulfilment, listFulfilments } from './queries.ts';

/** The practitioner has released a recorded reading: its order is delivered, and the buyer is told. Twice is once. */
export async function deliverVideo(services: Parts, tx: Tx, { orderId }: { orderId: string }): Promise<void> {
  const rows = await listFulfilments(tx, [orderId]);
  const row = rows.find(({ kind, stage }) => kind === 'video' && stage === 'recording');
  if (!row) return;
  const order = await findOrder(tx, orderId);
  await changeFulfilment(tx, row.id, { stage: 'delivered', deliveredAt: services.clock.now() });
  await noteDelivery(services, tx, order, row);
  const props = { ...aboutOrder(services, order), title: order.productName, again: false };
  await postMail(services, tx, { ...addressed(order), template: 'order-delivered', props });
}
