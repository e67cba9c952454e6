import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { draftContent, publishContent } from '../../domain/content/index.ts';
import { findWritten } from '../../domain/content/read-content.ts';
import { previewBroadcast, removeBroadcast, saveBroadcast } from '../../domain/marketing/index.ts';
import type { Browserlike } from '../harness/browserlike.ts';
import { claimingPng } from '../harness/hostile-inputs.ts';
import { demoActor } from '../harness/members.ts';
import { TestClock } from '../harness/test-clock.ts';
import { startTestServer, type TestServer } from '../harness/test-server.ts';

let server: TestServer;
let owner: Browserlike;
let actor: Awaited<ReturnType<typeof demoActor>>;
const clock = new TestClock('2026-11-16T12:00:00Z');
beforeAll(async () => {
  server = await startTestServer({}, clock);
  owner = await server.signedIn('owner@demo.local');
  actor = await demoActor(server, 'owner@demo.local');
});
afterAll(() => server.stop());

const photograph = () =>
  sharp({ create: { width: 1200, height: 800, channels: 3, background: '#456' } })
    .withExif({ IFD3: { GPSLatitude: '38/1 43/1 0/1' } })
    .jpeg()
    .toBuffer();

async function add(who: Browserlike, bytes: Uint8Array, alt = 'A desk by the window') {
  const body = new FormData();
  body.set('picture', new File([new Uint8Array(bytes)], 'whatever.txt', { type: 'text/plain' }));
  body.set('alt', alt);
  return who.fetch('/office/pictures', { method: 'POST', body });
}
async function added(): Promise<{ markdown: string; address: string }> {
  const answer = await add(owner, await photograph());
  expect(answer.status).toBe(200);
  return answer.json();
}
const article = (body: string) => ({ ...Object(findWritten('article', 'life-path-7-love')), body });

test('a picture stands in an article: on its page, in the feed and where it is shared', async () => {
  const { markdown, address } = await added();
  const { rows } = await server.services.db.$client.query(
    `select subject_label from staff_actions where action = 'picture.added'`,
  );
  expect(rows).toEqual([{ subject_label: 'A desk by the window' }]);
  expect(address).toMatch(/^\/pictures\/[0-9a-f]{32}-1200x800\.jpg$/);
  const what = { kind: 'article', key: 'life-path-7-love' } as const;
  await publishContent(server.services, { actor, ...what, body: article(`One.\n\n${markdown}\n\nTwo.`) });
  const page = await (await server.visitor().get('/blog/life-path-7-love')).text();
  expect(page).toContain(`<img src="${address}" srcset=`);
  expect(page).toContain('width="1200" height="800" alt="A desk by the window" loading="lazy"');
  expect(page).toContain(`property="og:image" content="${server.services.config.appUrl}${address}"`);
  const feed = await (await server.visitor().get('/feed.xml')).text();
  expect(feed).toContain(`<media:content url="${server.services.config.appUrl}${address}"`);

  const shown = await server.visitor().get(address.replace('1200x800', '480x320'));
  expect(shown.status).toBe(200);
  const headers = ['content-type', 'cache-control', 'x-content-type-options', 'cross-origin-resource-policy'];
  expect(headers.map((name) => shown.headers.get(name))).toEqual([
    'image/jpeg',
    'public, max-age=31536000, immutable',
    'nosniff',
    'cross-origin',
  ]);
  const { width, exif } = await sharp(Buffer.from(await shown.arrayBuffer())).metadata();
  expect([width, exif]).toEqual([480, undefined]);
  for (const other of ['nothing.jpg', '..%2freports%2fx.pdf', address.slice(10).replace(/^./, 'g')])
    expect((await server.visitor().get(`/pictures/${other}`)).status).toBe(404);

  const unsaid = article(markdown.replace('A desk by the window', ''));
  await expect(draftContent(server.services, { actor, ...what, body: unsaid })).rejects.toMatchObject({
    fields: { body: expect.stringContaining('what each picture shows') },
  });
});

test('a letter shows it with its whole address, its width and its words', async () => {
  const { markdown, address } = await added();
  const { html } = await previewBroadcast(server.services, { actor, subject: 'Look', body: markdown });
  const sharpEnough = address.replace('1200x800', '960x640');
  expect(html).toContain(
    `<img src="${server.services.config.appUrl}${sharpEnough}" width="520" alt="A desk by the window"`,
  );
});

test('without words, with other bytes or by a stranger it is not taken', async () => {
  expect(await (await add(owner, await photograph(), ' ')).json()).toMatchObject({
    fields: { alt: expect.stringContaining('Please say what it shows') },
  });
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  expect((await add(owner, svg)).status).toBe(422);
  expect((await add(await server.signedIn('member@demo.local'), await photograph())).status).toBe(404);
});

test('one that claims to be larger than it may be is refused in words, and the next one is taken', async () => {
  for (const side of [60_000, 7_000]) {
    const bomb = claimingPng(side, side);
    expect(bomb.length).toBeLessThan(10_000);
    const answer = await add(owner, bomb);
    expect([answer.status, await answer.json()]).toMatchObject([
      422,
      { fields: { picture: expect.stringContaining('at most 12 million pixels') } },
    ]);
  }
  expect((await add(owner, await photograph())).status).toBe(200);
});

test('one that nothing shows any more goes after a week, with its files', async () => {
  const { markdown, address } = await added();
  const letter = { actor, subject: 'Look', body: markdown, perHour: 600 };
  const { broadcastId } = await saveBroadcast(server.services, letter);
  const status = async () => (await server.visitor().get(address)).status;
  const later = async (days: number) => {
    clock.advance({ days });
    await server.runJob('prune-pictures');
    await server.runJob('remove-files');
  };
  await later(8);
  expect(await status()).toBe(200);
  await removeBroadcast(server.services, { actor, broadcastId });
  await later(1);
  expect(await status()).toBe(404);
  const { rows } = await server.services.db.$client.query(
    "select name from pictures where $1 like '%' || name || '%'",
    [address],
  );
  expect(rows).toEqual([]);
});
