import { staffVerb } from '../../identity/index.ts';
import { postMail } from '../../mail/index.ts';
import { aboutOrder, addressed, lockedOrder } from '../../shop/index.ts';
import { orderOfVideo } from '../videos/order-of-video.ts';
import { type Release, releaseVideo } from '../videos/release-video.ts';
import { noteDelivery } from './note-delivery.ts';
import { changeFulfilment, listFulfilments } from './queries.ts';

/**
 * Staff hand over a recorded reading: with the video the order is delivered, and the buyer is told. Handing over a
 * better recording later delivers nothing twice.
 */
export const deliverVideo = staffVerb<Omit<Release, 'actor'>, void>(
  'video.released',
  async (services, tx, release) => {
    const { orderId, number } = await orderOfVideo(tx, release.videoId);
    const order = await lockedOrder(tx, orderId);
    await releaseVideo(services, tx, release);
    const told = { about: { kind: 'order', id: orderId, label: number }, answer: undefined };
    const rows = await listFulfilments(tx, [order.id]);
    const row = rows.find(({ kind, stage }) => kind === 'video' && stage === 'recording');
    if (!row) return told;
    await changeFulfilment(tx, row.id, { stage: 'delivered', deliveredAt: services.clock.now() });
    await noteDelivery(services, tx, order, row);
    const about = aboutOrder(services, order);
    const watchUrl = order.userId
      ? `${services.config.appUrl}/portal/videos/${release.videoId}`
      : `${about.orderUrl}/videos/${release.videoId}`;
    const props = { ...about, title: order.productName, again: false, watchUrl };
    await postMail(services, tx, { ...addressed(order), template: 'order-delivered', props });
    return told;
  },
);
