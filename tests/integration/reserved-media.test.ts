import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { writtenCatalogue } from '../../content/catalogue.ts';
import { toBody } from '../../content/product.ts';
import { draftContent, publishContent } from '../../domain/content/index.ts';
import { findWritten } from '../../domain/content/read-content.ts';
import { chooseBegin, readOrder, releaseText, saveTextDraft } from '../../domain/delivery/index.ts';
import { enrol } from '../../domain/learning/index.ts';
import { saveBroadcast } from '../../domain/marketing/index.ts';
import { publishProduct } from '../../domain/office/index.ts';
import { createEvent, createMembersEvening } from '../../domain/practice/index.ts';
import { signOrderKey } from '../../domain/shop/index.ts';
import type { Browserlike } from '../harness/browserlike.ts';
import { madeFilm, madeMp3, madePdf } from '../harness/made-media.ts';
import { newMember } from '../harness/members.ts';
import { sendMedia, sendPicture } from '../harness/send-media.ts';
import { shopOf, startBuying } from '../harness/shop.ts';
import { TestClock } from '../harness/test-clock.ts';
import { startTestServer, type TestServer } from '../harness/test-server.ts';

const START = '2026-11-16T12:00:00Z';
let server: TestServer;
let shop: ReturnType<typeof shopOf>;
let owner: Awaited<ReturnType<typeof newMember>>;
const clock = new TestClock(START);
beforeAll(async () => {
  server = await startTestServer({}, clock);
  shop = shopOf(server);
  owner = await newMember(server, 'Ines Owner', 'owner');
});
afterAll(() => server.stop());
beforeEach(() => clock.set(START));

type Thing = { markdown: string; address: string };
let count = 0;

/** Each its own, so that nothing stands anywhere by another test. */
async function film(): Promise<Thing> {
  const poster = await sharp({ create: { width: 640, height: 360, channels: 3, background: '#345' } })
    .jpeg()
    .toBuffer();
  const name = `Evening ${++count}.mp4`;
  return sent(
    await sendMedia(owner.visitor, madeFilm({ media: Buffer.alloc(600 + count, 7) }), {
      ...{ name, alt: 'An evening', seconds: '9', poster },
    }),
  );
}
async function picture(): Promise<Thing> {
  const background = { r: ++count, g: 90, b: 110 };
  const image = sharp({ create: { width: 1200, height: 800, channels: 3, background } });
  return sent(await sendPicture(owner.visitor, await image.jpeg().toBuffer()));
}
const sent = ({ status, said }: Awaited<ReturnType<typeof sendPicture>>): Thing => {
  if (status !== 200 || !said.markdown || !said.address)
    throw new Error(`not taken: ${JSON.stringify(said)}`);
  return { markdown: said.markdown, address: said.address };
};

const by = () => ({ actor: owner.actor });
const statusOf = async (who: Browserlike, address: string) => (await who.get(address)).status;
const publish = (kind: 'article' | 'page' | 'product' | 'course' | 'letter', key: string, body: object) =>
  publishContent(server.services, { ...by(), kind, key, body });
const inArticle = (body: string) =>
  publish('article', 'life-path-7-love', { ...Object(findWritten('article', 'life-path-7-love')), body });

const lesson = (body: string, more: object = {}) => ({ id: 'one', title: 'One', minutes: 5, body, ...more });
const courseWith = (id: string, lessons: object[], more: object = {}) => ({
  ...{ id, title: `Course ${id}`, tagline: 'For the curious', summary: 'A course.', body: 'About it.' },
  modules: [{ id: 'module', title: 'Evenings', summary: '', goals: [], body: '', lessons }],
  ...more,
});
const inLesson = (id: string, body: string, more: object = {}) =>
  publish('course', id, courseWith(id, [lesson(body, more)]));

async function learnerOf(course: string, name: string) {
  const learner = await newMember(server, name);
  await server.services.db.transaction((tx) =>
    enrol(server.services, tx, { userId: learner.id, course, source: `test:${name}` }),
  );
  return learner;
}

/** Where a page shows it to its reader. */
async function shownAt(who: Browserlike, page: string, { address }: Thing): Promise<string[]> {
  const answer = await who.get(page);
  expect([page, answer.status]).toEqual([page, 200]);
  const folder = address.slice(0, address.lastIndexOf('/') + 1);
  const found = (await answer.text())
    .replaceAll(/&(?:amp|#38);/g, '&')
    .matchAll(/ (?:src|srcset|poster|href)="([^"]+)"/g);
  return [...found]
    .flatMap(([, value = '']) => value.split(', ').map((one) => one.split(' ')[0] ?? ''))
    .filter((path) => path.includes(folder));
}

const event = {
  ...{ title: 'An evening', startsAt: '2026-12-03T19:00', minutes: 60, seats: 5 },
  meetingLink: 'https://meet.example/room',
};
const eventIn = (description: string) =>
  createEvent(server.services, { ...by(), ...event, description, priceCents: 0, isPublic: true });

describe('what everybody reads shows its media to everybody, and may be cached', () => {
  const places: Record<string, (thing: Thing) => Promise<unknown>> = {
    'an article': ({ markdown }) => inArticle(markdown),
    'a page': ({ markdown }) =>
      publish('page', 'the-studio', {
        ...{ id: 'the-studio', slug: 'the-studio', title: 'The studio', description: 'Where we work.' },
        sections: [{ id: 'text', kind: 'text', words: { heading: '', body: markdown } }],
      }),
    'a product': ({ address }) =>
      publish('product', 'report', {
        ...toBody(writtenCatalogue.report),
        picture: { address, alt: 'The report' },
      }),
    'a free lesson': ({ markdown }) => inLesson('free-course', markdown, { free: true }),
    'the words about a course': ({ markdown }) =>
      publish('course', 'told-course', courseWith('told-course', [lesson('Words.')], { body: markdown })),
    'a broadcast': ({ markdown }) =>
      saveBroadcast(server.services, { ...by(), subject: 'Look', body: markdown, perHour: 600 }),
    'an event': ({ markdown }) => eventIn(markdown),
  };

  test.each(Object.keys(places))('%s, also where a paid lesson shows the same', async (place) => {
    const visitor = server.visitor();
    const [alone, both] = [await picture(), await picture()];
    await inLesson(`beside-${count}`, both.markdown);
    expect([place, await statusOf(visitor, both.address)]).toEqual([place, 404]);
    for (const thing of [alone, both]) {
      await places[place]?.(thing);
      const answer = await visitor.get(thing.address);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([
        200,
        'public, max-age=31536000, immutable',
      ]);
    }
  });
});

describe('a paid lesson', () => {
  test('shows its film to its learner alone, by a link that runs out; in parts, too', async () => {
    const [thing, sound] = [
      await film(),
      sent(await sendMedia(owner.visitor, madeMp3(), { name: 'Calm.mp3' })),
    ];
    const file = sent(await sendMedia(owner.visitor, madePdf(), { name: 'Sheet.pdf' }));
    await inLesson('film-course', [thing.markdown, sound.markdown, file.markdown].join('\n\n'));
    const [learner, other] = [await learnerOf('film-course', 'Lena'), await newMember(server, 'Otto')];
    const page = '/portal/courses/film-course/one';

    for (const one of [thing, sound, file]) {
      const links = await shownAt(learner.visitor, page, one);
      expect(links.length).toBeGreaterThan(0);
      for (const link of links) {
        expect(link).toMatch(/^\/files\/media\//);
        const answer = await learner.visitor.get(link);
        expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
        expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
        expect(await statusOf(other.visitor, link)).toBe(404);
        expect(await statusOf(server.visitor(), link)).toBe(404);
      }
      for (const who of [learner.visitor, other.visitor, server.visitor()])
        expect(await statusOf(who, one.address)).toBe(404);
      expect(await statusOf(owner.visitor, one.address)).toBe(200);
    }

    const links = await shownAt(learner.visitor, page, thing);
    const [poster = '', source = ''] = links;
    expect([poster, source].map((link) => new URL(link, 'https://x').pathname.split('.').at(-1))).toEqual([
      'jpg',
      'mp4',
    ]);
    expect(await statusOf(server.visitor(), thing.address.replace('.mp4', '.jpg'))).toBe(404);
    const part = await learner.visitor.fetch(source, { headers: { range: 'bytes=0-9' } });
    expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 10]);
    const [pdf = ''] = await shownAt(learner.visitor, page, file);
    expect((await learner.visitor.get(pdf)).headers.get('content-disposition')).toContain('attachment');

    // Drawn anew while it plays, the page names the same; half a day later the link has run out.
    clock.advance({ minutes: 20 });
    expect(await shownAt(learner.visitor, page, thing)).toEqual(links);
    clock.advance({ hours: 12 });
    expect(await statusOf(learner.visitor, source)).toBe(410);
    const [, anew = ''] = await shownAt(learner.visitor, page, thing);
    expect(await statusOf(learner.visitor, anew)).toBe(200);
  });

  test('keeps every size and form of a picture for its learner', async () => {
    const thing = await picture();
    await inLesson('picture-course', thing.markdown);
    const learner = await learnerOf('picture-course', 'Petra');
    const links = await shownAt(learner.visitor, '/portal/courses/picture-course/one', thing);
    expect(links.length).toBeGreaterThan(6);
    for (const link of links) {
      expect(await statusOf(learner.visitor, link)).toBe(200);
      expect(
        await statusOf(server.visitor(), new URL(link, 'https://x').pathname.slice('/files'.length)),
      ).toBe(404);
    }
  });

  test('shows nothing before its day, and nothing while it is a draft', async () => {
    const [held, drafted] = [await film(), await film()];
    await inLesson('held-course', held.markdown, { opens: { days: 7 } });
    const learner = await learnerOf('held-course', 'Hanna');
    const page = '/portal/courses/held-course/one';
    expect(await statusOf(learner.visitor, page)).toBe(403);
    expect(await statusOf(learner.visitor, held.address)).toBe(404);
    clock.advance({ days: 7 });
    expect(await statusOf(learner.visitor, (await shownAt(learner.visitor, page, held))[1] ?? '')).toBe(200);

    const body = courseWith('drafted', [lesson(drafted.markdown)]);
    await draftContent(server.services, { ...by(), kind: 'course', key: 'drafted', body });
    await server.services.content.refresh();
    expect(await statusOf(server.visitor(), drafted.address)).toBe(404);
  });

  test('taken out of it, or of an offer, a film does not open to whoever had its address', async () => {
    const thing = await film();
    await inLesson('moving-course', thing.markdown, { free: true });
    expect(await statusOf(server.visitor(), thing.address)).toBe(200);
    await inLesson('moving-course', thing.markdown);
    expect(await statusOf(server.visitor(), thing.address)).toBe(404);
    await inLesson('moving-course', 'Only words.');
    expect(await statusOf(server.visitor(), thing.address)).toBe(404);
    await publish('course', 'moving-course', {
      ...courseWith('moving-course', [lesson(thing.markdown, { free: true })]),
      hidden: true,
    });
    expect(await statusOf(server.visitor(), thing.address)).toBe(404);
  });
});

test('an evening for members shows its film to members', async () => {
  const thing = await film();
  const description = `An hour together.\n\n${thing.markdown}`;
  await createMembersEvening(server.services, { ...by(), ...event, description, announces: false });
  await server.services.content.refresh();
  const member = await newMember(server, 'Cora Circle');
  const checkoutId = await startBuying(member.visitor, 'membership', { email: member.email });
  await shop.sandbox.chooseOutcome(checkoutId, 'paid');
  await shop.settle();
  const { id: orderId } = await shop.orderOf(checkoutId);
  await chooseBegin(server.services, { memberId: member.id, orderId }, 'now');
  await shop.settle();
  const [{ slug } = { slug: '' }] = await shop.rows<{ slug: string }>(
    'select slug from events where for_members order by created_at desc limit 1',
  );
  expect(await statusOf(server.visitor(), thing.address)).toBe(404);
  const [, source = ''] = await shownAt(member.visitor, `/events/${slug}`, thing);
  expect([await statusOf(member.visitor, source), await statusOf(server.visitor(), source)]).toEqual([
    200, 404,
  ]);
});

test('a text written for one customer shows its picture to whoever holds the order', async () => {
  const { services } = server;
  const thing = await picture();
  const { productId } = await publishProduct(services, {
    ...by(),
    ...{
      productId: 'new',
      name: 'A Letter',
      priceCents: '49',
      description: 'By hand.',
      features: 'A letter',
    },
    ...{ sections: ['services'], parts: JSON.stringify([{ kind: 'text', title: 'A letter' }]) },
    ...{ intake: 'none', taxClass: 'service' },
  });
  const wish = { productId, productName: 'A Letter', amount: 4_900, email: 'iris@example.test' };
  const answer = await server.visitor().postJson('/functions/v1/create-checkout-session', wish);
  const checkoutId =
    z
      .object({ url: z.string() })
      .parse(await answer.json())
      .url.split('/')
      .at(-1) ?? '';
  await shop.sandbox.chooseOutcome(checkoutId, 'paid');
  await shop.settle();
  const { id: orderId } = await shop.orderOf(checkoutId);
  const key = signOrderKey(services, { orderId, via: 'mail' });
  if ((await readOrder(services, { key })).begin) await chooseBegin(services, { key }, 'now');
  const fulfilmentId = (await readOrder(services, { key })).deliveries[0]?.id ?? '';
  const draft = `For you.\n\n${thing.markdown}`;
  await saveTextDraft(services, { ...by(), fulfilmentId, draft, version: 0 });
  await services.content.refresh();
  expect(await statusOf(server.visitor(), thing.address)).toBe(404);
  await releaseText(services, { ...by(), fulfilmentId, draft, version: 1 });

  const links = await shownAt(server.visitor(), `/orders/${key}/texts/${fulfilmentId}`, thing);
  expect(links.length).toBeGreaterThan(6);
  for (const link of links) expect(await statusOf(server.visitor(), link)).toBe(200);
  expect(await statusOf(server.visitor(), (links[0] ?? '').replace(/signature=..../, 'signature=AAAA'))).toBe(
    404,
  );
  clock.advance({ hours: 12 });
  expect(await statusOf(server.visitor(), links[0] ?? '')).toBe(410);
});
