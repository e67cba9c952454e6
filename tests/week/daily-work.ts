import { chargeDue } from '../../adapters/payments/simulator/subscriptions.ts';
import { deliverVideo, readRecordingDesk } from '../../domain/delivery/index.ts';
import { completeSession } from '../../domain/practice/index.ts';
import { approveRefund } from '../../domain/shop/index.ts';
import { DAY, HOUR, type Practice } from './practice.ts';

const FORGOTTEN_MS = 40 * HOUR;
const seconds = (ms: number) => Math.floor(ms / 1000);

/** What happens by itself: months end, payment pages run out, transfers arrive, notices are heard, jobs run. */
export async function byItself(practice: Practice): Promise<void> {
  const { shop, timeline } = practice;
  const { fake, server } = shop;
  const { world } = fake;
  for (const subscription of world.subscriptions.values()) {
    const due = chargeDue(world, subscription);
    if (due !== null && due <= seconds(timeline.now))
      fake.renew(subscription.id, practice.chance(0.1) ? 'failed' : 'paid');
  }
  for (const { id, status, created } of world.refunds.values())
    if (status === 'pending' && created < seconds(timeline.now - 2 * DAY)) fake.settleRefund(id, 'succeeded');
  fake.expireDue();
  await practice.listen();
  await server.runJobs();
}

/** The practitioner's hours: she records, holds sessions, decides. One recording in ten is forgotten until somebody tells her. */
export async function byHand(practice: Practice): Promise<void> {
  await record(practice);
  await hold(practice);
  const { shop, owner } = practice;
  const asked = await shop.rows<{ id: string }>(`select id from refunds where state = 'requested'`);
  for (const { id } of asked) await approveRefund(shop.services, { actor: owner, refundId: id });
}

async function record({ shop, owner, timeline }: Practice): Promise<void> {
  const { services } = shop;
  const waiting = await shop.rows<{ order_id: string; number: string; since: Date }>(
    `select f.order_id, o.number, i.completed_at as since from fulfilments f join orders o on o.id = f.order_id
     join intakes i on i.order_id = o.id where f.stage = 'recording'`,
  );
  for (const { order_id: orderId, number, since } of waiting) {
    const isForgotten = number.endsWith('7') && timeline.now - since.getTime() < FORGOTTEN_MS;
    if (isForgotten) continue;
    const { video } = await readRecordingDesk(services, { actor: owner, orderId });
    const fileKey = `videos/${video.id}.webm`;
    await services.files.put(fileKey, new Uint8Array(100), { contentType: 'video/webm' });
    await deliverVideo(services, { actor: owner, videoId: video.id, fileKey, durationSeconds: 900 });
  }
}

async function hold({ shop, owner }: Practice): Promise<void> {
  const ended = await shop.rows<{ id: string }>(
    `select id from sessions where status = 'scheduled' and not held and ends_at < $1`,
    [shop.clock.now()],
  );
  for (const { id } of ended)
    await completeSession(shop.services, { actor: owner, sessionId: id, notes: 'We spoke of a move.' });
}
