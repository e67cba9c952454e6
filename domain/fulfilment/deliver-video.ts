import { postMail } from '../mailing/post-mail.ts';
import { aboutOrder, addressed } from '../orders/order-letters.ts';
import { withOrder } from '../orders/with-order.ts';
import { orderOfVideo } from '../purchases/order-of-video.ts';
import type { Parts } from '../services.ts';
import { type Release, releaseVideo } from '../videos/release-video.ts';
import { noteDelivery } from './note-delivery.ts';
import { changeFulfilment, listFulfilments } from './queries.ts';

/**
 * Staff hand over a recorded reading: with the video the order is delivered, and the buyer is told. Handing over a
 * better recording later delivers nothing twice.
 */
export async function deliverVideo(services: Parts, release: Release): Promise<void> {
  const orderId = await orderOfVideo(services.db, release.videoId);
  await withOrder(services, orderId, async (tx, order) => {
    await releaseVideo(services, tx, release);
    const rows = await listFulfilments(tx, [order.id]);
    const row = rows.find(({ kind, stage }) => kind === 'video' && stage === 'recording');
    if (!row) return;
    await changeFulfilment(tx, row.id, { stage: 'delivered', deliveredAt: services.clock.now() });
    await noteDelivery(services, tx, order, row);
    const props = { ...aboutOrder(services, order), title: order.productName, again: false };
    await postMail(services, tx, { ...addressed(order), template: 'order-delivered', props });
  });
}
