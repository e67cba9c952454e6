import type { WrittenProductId } from '../../content/catalogue.ts';
import { listContent, publishContent } from '../../domain/content/index.ts';
import {
  attachRecordingLink,
  deliverVideo,
  prepareEventRecording,
  readOfficeEventRecording,
  readRecordingDesk,
  releaseEventRecording,
  saveIntake,
} from '../../domain/delivery/index.ts';
import { createEvent, readOfficeEvent, readPractice, takeSeat } from '../../domain/practice/index.ts';
import { buyGift, cardUrl, signOrderKey } from '../../domain/shop/index.ts';
import { testimonialUrl } from '../../domain/support/index.ts';
import { itemAt } from '../../shared/records.ts';
import { addDays, dateIn, instantOf } from '../../shared/wall-time.ts';
import { demoActor } from './members.ts';
import { ownPage } from './own-page.ts';
import { shopOf, startBuying } from './shop.ts';
import type { TestServer } from './test-server.ts';

const maya = { fullName: 'Maya Ngozi Okafor', birthDate: '1990-07-04' };
const email = 'places@example.com';

/** Addresses that somebody without an account holds: her orders with what is in them, her session, her partner's form. */
export async function guestPlaces(server: TestServer): Promise<string[]> {
  const report = await buy(server, 'report');
  const video = await buy(server, 'video-reading');
  const couple = await buy(server, 'couples-snapshot');
  const sessions = await buy(server, 'transformation');
  for (const { key } of [report, video]) {
    const answers = { ...maya, ...(key === video.key ? { questions: 'Should I move?' } : {}) };
    await saveIntake(server.services, { key }, { answers, begin: 'now', submit: true });
  }
  await shopOf(server).settleDeliveries();
  await release(server, video.orderId);
  await publishContent(server.services, {
    actor: await demoActor(server, 'owner@demo.local'),
    kind: 'page',
    key: ownPage.id,
    body: ownPage,
  });
  const freeLesson = await openLesson(server);
  const form = await (await server.visitor().get(couple.path)).text();
  return [
    ...[`/p/${ownPage.slug}`, freeLesson],
    video.path,
    ...(await linksIn(server, video.path, 'videos')),
    ...(await linksIn(server, report.path, 'read')),
    ...[`${couple.path}/details`, /\/partner\/[\w.-]+/.exec(form)?.[0] ?? ''],
    `${sessions.path}/sessions`,
    ...(await bookOne(server, `${sessions.path}/sessions`)),
    ...(await takeOne(server)),
    ...(await giveOne(server)),
    await askedOne(server),
    await cardOf(server),
  ];
}

/** What somebody of the sample business was asked to say. */
async function askedOne(server: TestServer): Promise<string> {
  const [asked] = await shopOf(server).rows<{ id: string }>('select id from testimonials limit 1');
  return new URL(testimonialUrl(server.services, asked?.id ?? '')).pathname;
}

/** The page of a membership's card, whose link is in the letter about a charge that failed. */
async function cardOf(server: TestServer): Promise<string> {
  const [of] = await shopOf(server).rows<{ id: string }>(
    'select order_id as id from subscriptions where months is null limit 1',
  );
  return new URL(cardUrl(server.services, { id: of?.id ?? '' })).pathname;
}

/** The first lesson of the first course, as a preview for everybody. */
async function openLesson(server: TestServer): Promise<string> {
  const { services } = server;
  const actor = await demoActor(server, 'owner@demo.local');
  const { key, body } = itemAt(await listContent(services, { actor, kind: 'course' }), 0);
  const [first, ...others] = body.modules;
  const [lesson, ...more] = first?.lessons ?? [];
  if (!first || !lesson) throw new Error('a course without a lesson');
  const modules = [{ ...first, lessons: [{ ...lesson, free: true as const }, ...more] }, ...others];
  await publishContent(services, { actor, kind: 'course', key, body: { ...body, modules } });
  return `/courses/${key}/${lesson.id}`;
}

async function buy(server: TestServer, productId: WrittenProductId) {
  const shop = shopOf(server);
  const checkoutId = await startBuying(server.visitor(), productId, { email });
  await shop.sandbox.chooseOutcome(checkoutId, 'paid');
  await shop.settle();
  const { id: orderId } = await shop.orderOf(checkoutId);
  const key = signOrderKey(server.services, { orderId, via: 'mail' });
  return { orderId, key, path: `/orders/${key}` };
}

/** The page on which it is redeemed; its address is in the letter with the card. */
async function giveOne(server: TestServer): Promise<string[]> {
  const shop = shopOf(server);
  const gift = { what: 'report', giverName: 'Maya Okafor', email, receiverName: 'Nora' };
  const { url } = await buyGift(server.services, gift);
  await shop.sandbox.chooseOutcome(url.split('/').at(-1) ?? '', 'paid');
  await shop.settle();
  const { text = '' } = await server.mailWith(email, '/gift/');
  return [/\/gift\/[\w-]+/.exec(text)?.[0] ?? ''];
}

async function release(server: TestServer, orderId: string): Promise<void> {
  const { services } = server;
  const actor = await demoActor(server, 'owner@demo.local');
  const { video } = await readRecordingDesk(services, { actor, orderId });
  const fileKey = `videos/${video.id}.webm`;
  await services.files.put(fileKey, new Uint8Array(100), { contentType: 'video/webm' });
  await deliverVideo(services, { actor, videoId: video.id, fileKey, durationSeconds: 60 });
}

async function linksIn(server: TestServer, path: string, word: string): Promise<string[]> {
  const page = await (await server.visitor().get(path)).text();
  const links = [...page.matchAll(/href="(\/orders\/[^"]+)"/g)].map(([, link = '']) => link);
  return links.filter((link) => link.split('/').includes(word)).slice(0, 1);
}

/** In the first free hour; she gets the session's own address, and that to move it, in a letter. */
async function bookOne(server: TestServer, path: string): Promise<string[]> {
  const { zone } = await readPractice(server.services);
  const today = dateIn(server.clock.now(), zone);
  for (let days = 3; days < 30; days += 1) {
    const startsAt = instantOf(addDays(today, days), '11:00', zone)?.toISOString() ?? '';
    const form = {
      sessionType: 'Transformation Package',
      name: 'Maya Okafor',
      noBirthData: 'on',
      zone,
      startsAt,
    };
    const answer = await server.visitor().post(path, form);
    if (answer.status !== 302) continue;
    const { text = '' } = await server.mailWith(email, '/sessions/');
    const session = /\/sessions\/[\w.-]{20,}/.exec(text)?.[0] ?? '';
    return [session, `${session}/move`];
  }
  throw new Error('no free hour in four weeks');
}

/** A seat at an event, and the event's recording. */
async function takeOne(server: TestServer): Promise<string[]> {
  const { services, clock } = server;
  const actor = await demoActor(server, 'owner@demo.local');
  const startsAt = new Date(clock.now().getTime() + 40 * 24 * 3_600_000);
  const rules = {
    title: 'An evening for guests',
    description: 'Words.',
    minutes: 60,
    seats: 3,
    isPublic: true,
  };
  const event = { actor, ...(await createEvent(services, { actor, ...rules, startsAt, priceCents: 0 })) };
  const { slug } = await readOfficeEvent(services, event);
  const { url } = await takeSeat(services, { slug, guest: { email, name: maya.fullName } });
  await prepareEventRecording(services, event);
  const video = await readOfficeEventRecording(services, event);
  await attachRecordingLink(services, {
    actor,
    videoId: video?.id ?? '',
    link: 'https://video.example/evening',
  });
  await releaseEventRecording(services, event);
  return [url, `${url}/recording`];
}
