import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writtenCatalogue } from '../../content/catalogue.ts';
import { toBody } from '../../content/product.ts';
import {
  describeMedia,
  draftContent,
  listMedia,
  publishContent,
  readMedia,
} from '../../domain/content/index.ts';
import { findWritten } from '../../domain/content/read-content.ts';
import { previewBroadcast, removeBroadcast, saveBroadcast } from '../../domain/marketing/index.ts';
import { readMediaItem, readMediaLibrary, removeMedia } from '../../domain/office/index.ts';
import { PIECE_BYTES } from '../../domain/pieces.ts';
import type { Browserlike } from '../harness/browserlike.ts';
import { claimingPng } from '../harness/hostile-inputs.ts';
import { box, MARK, madeFilm, madeMp3, madePdf, madeWebm } from '../harness/made-media.ts';
import { demoActor } from '../harness/members.ts';
import { beginMedia, finishMedia, sendMedia, sendPicture, sendPiece } from '../harness/send-media.ts';
import { TestClock } from '../harness/test-clock.ts';
import { startTestServer, type TestServer } from '../harness/test-server.ts';

let server: TestServer;
let owner: Browserlike;
let actor: Awaited<ReturnType<typeof demoActor>>;
const clock = new TestClock('2026-11-16T12:00:00Z');
beforeAll(async () => {
  server = await startTestServer({ MEDIA_GB: '1' }, clock);
  owner = await server.signedIn('owner@demo.local');
  actor = await demoActor(server, 'owner@demo.local');
});
afterAll(() => server.stop());

const photograph = (width = 1200, height = 800, background = '#456') =>
  sharp({ create: { width, height, channels: 3, background } })
    .withExif({ IFD3: { GPSLatitude: '38/1 43/1 0/1' } })
    .jpeg()
    .toBuffer();

async function added(bytes?: Uint8Array) {
  const { status, said } = await sendPicture(owner, bytes ?? (await photograph()));
  expect(status).toBe(200);
  const { id = '', markdown = '', address = '' } = said;
  return { id, markdown, address };
}

const what = { kind: 'article', key: 'life-path-7-love' } as const;
const article = (body: string) => ({ ...Object(findWritten('article', 'life-path-7-love')), body });
const publish = (body: string) => publishContent(server.services, { actor, ...what, body: article(body) });
const shownPage = async () => (await server.visitor().get('/blog/life-path-7-love')).text();
const rowsOf = async (query: string, ...values: string[]) =>
  (await server.services.db.$client.query(query, values)).rows;
const loggedOf = async (id: string): Promise<string[]> =>
  (await rowsOf('select action from staff_actions where subject_id = $1', id)).map(({ action }) => action);
const later = async (days: number) => {
  clock.advance({ days });
  await server.runJob('prune-pictures');
  await server.runJob('remove-files');
};

test('a picture stands in an article: on its page, in the feed and where it is shared', async () => {
  const { id, markdown, address } = await added();
  const told = await rowsOf(`select subject_label from staff_actions where action = 'media.added'`);
  expect(told).toEqual([{ subject_label: 'whatever' }]);
  expect(address).toMatch(/^\/media\/[0-9a-f]{32}\/[0-9a-f]{8}\/1200x800\.jpg$/);
  await publish(`One.\n\n${markdown}\n\nTwo.`);
  const page = await shownPage();
  const { appUrl } = server.services.config;
  for (const form of ['avif', 'webp']) {
    const smallest = address.replace('1200x800.jpg', `480x320.${form}`);
    expect(page).toContain(`<source type="image/${form}" srcset="${smallest} 480w`);
  }
  expect(page).toContain(`<img src="${address}" srcset=`);
  expect(page).toContain('width="1200" height="800" alt="A desk by the window" loading="lazy"');
  const shared = address.replace('1200x800', 'shared-50-50');
  expect(page).toContain(`property="og:image" content="${appUrl}${shared}"`);
  expect(page).toContain('property="og:image:height" content="630"');
  const feed = await (await server.visitor().get('/feed.xml')).text();
  expect(feed).toContain(`<media:content url="${appUrl}${address}"`);

  for (const [file, type, width] of [
    ['480x320.jpg', 'image/jpeg', 480],
    ['480x320.avif', 'image/avif', 480],
    ['960x640.webp', 'image/webp', 960],
    ['shared-50-50.jpg', 'image/jpeg', 1200],
  ] as const) {
    const shown = await server.visitor().get(address.replace('1200x800.jpg', file));
    const headers = [
      'content-type',
      'cache-control',
      'x-content-type-options',
      'cross-origin-resource-policy',
    ];
    const immutable = 'public, max-age=31536000, immutable';
    expect(headers.map((name) => shown.headers.get(name))).toEqual([
      type,
      immutable,
      'nosniff',
      'cross-origin',
    ]);
    const seen = await sharp(Buffer.from(await shown.arrayBuffer())).metadata();
    expect([file, seen.width, seen.exif]).toEqual([file, width, undefined]);
  }
  for (const other of ['nothing.jpg', '..%2freports%2fx.pdf', `${id}/deadbeef/1x1.jpg`, `${id}/zz/1x1.jpg`])
    expect((await server.visitor().get(`/media/${other}`)).status).toBe(
      other.includes('deadbeef') ? 302 : 404,
    );

  const unsaid = article(markdown.replace('A desk by the window', ''));
  await expect(draftContent(server.services, { actor, ...what, body: unsaid })).rejects.toMatchObject({
    fields: { body: expect.stringContaining('what each picture shows') },
  });
});

test('a product shows it on its page, in its structured data and where it is shared; without it, its drawing', async () => {
  const { services } = server;
  const { id, address } = await added();
  const pageOf = async () => (await server.visitor().get('/checkout/report')).text();
  const publishReport = (picture?: object) => {
    const body = { ...toBody(writtenCatalogue.report), picture };
    return publishContent(services, { actor, kind: 'product', key: 'report', body });
  };
  expect(await pageOf()).toContain('/share/product-report.png');

  await expect(publishReport({ address: '/quiz', alt: 'A page' })).rejects.toThrow(
    'Please choose a picture.',
  );
  await publishReport({ address, alt: 'The report, opened [on a table]' });
  const shown = await pageOf();
  expect(shown).toContain(
    `<source type="image/avif" srcset="${address.replace('1200x800.jpg', '480x320.avif')} 480w`,
  );
  expect(shown).toContain('alt="The report, opened [on a table]"');
  const shared = /<meta property="og:image" content="([^"]+)"/.exec(shown)?.[1] ?? '';
  expect(shared).toContain(`/media/${id}/`);
  expect(shown).toContain(`"image":"${shared}"`);
  expect((await server.visitor().get(new URL(shared).pathname)).status).toBe(200);
  const { uses } = await readMediaItem(services, { actor, id });
  expect(uses).toMatchObject([{ state: 'live' }]);

  await publishReport();
  expect(await pageOf()).toContain('/share/product-report.png');
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
  const bytes = await photograph();
  expect((await sendPicture(owner, bytes, { alt: ' ' })).said).toMatchObject({
    fields: { alt: expect.stringContaining('Please say what it shows') },
  });
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  expect((await sendPicture(owner, svg)).status).toBe(422);
  const member = await server.signedIn('member@demo.local');
  expect((await sendPicture(member, bytes)).status).toBe(404);
  expect((await beginMedia(member, { name: 'a.mp4', size: 9 })).status).toBe(404);
});

test('one that claims to be larger than it may be is refused in words, and the next one is taken', async () => {
  for (const side of [60_000, 7_000]) {
    const bomb = claimingPng(side, side);
    expect(bomb.length).toBeLessThan(10_000);
    const { status, said } = await sendPicture(owner, bomb);
    expect([status, said.fields?.picture]).toEqual([
      422,
      expect.stringContaining('at most 12 million pixels'),
    ]);
  }
  expect((await sendPicture(owner, await photograph())).status).toBe(200);
});

test('replaced, it is another one everywhere at once, and earlier addresses lead to it', async () => {
  const { id, markdown, address } = await added();
  await publish(`One.\n\n${markdown}`);
  expect(await shownPage()).toContain(address);
  const portrait = await photograph(600, 1200, '#a33');
  const { status, said } = await sendPicture(owner, portrait, { replaces: id });
  expect([status, said.id, said.version]).toEqual([200, id, 2]);
  expect(await loggedOf(id)).toContain('media.replaced');
  const now = said.address ?? '';
  expect(now).toMatch(new RegExp(`^/media/${id}/[0-9a-f]{8}/600x1200\\.jpg$`));
  const page = await shownPage();
  expect(page).not.toContain(address);
  expect(page).toContain(`<img src="${now}" srcset=`);
  expect(page).toContain('width="600" height="1200" alt="A desk by the window"');
  const { html } = await previewBroadcast(server.services, { actor, subject: 'Look', body: markdown });
  expect(html).toContain(server.services.config.appUrl + now);

  await server.runJob('remove-files');
  for (const [before, after] of [
    [address, '600x1200.jpg'],
    [address.replace('1200x800.jpg', '480x320.avif'), '480x960.avif'],
    [address.replace('1200x800', 'shared-50-50'), 'shared-50-50.jpg'],
  ] as const) {
    const led = await server.visitor().get(before);
    expect([led.status, led.headers.get('location')]).toEqual([302, now.replace('600x1200.jpg', after)]);
    expect((await server.visitor().get(led.headers.get('location') ?? '')).status).toBe(200);
  }
  const staff = await demoActor(server, 'owner@demo.local');
  await expect(
    removeMedia(server.services, { actor: { ...staff, role: 'staff' }, id }),
  ).rejects.toMatchObject({ code: 'forbidden' });
});

test('what a shared page shows of it follows its focus, and is cut before it is named', async () => {
  const left = await sharp({ create: { width: 400, height: 1600, channels: 3, background: '#a00' } })
    .png()
    .toBuffer();
  const wide = await sharp({ create: { width: 1600, height: 1600, channels: 3, background: '#00a' } })
    .composite([
      { input: left, left: 0, top: 0 },
      { input: await sharp(left).resize(1600, 500, { fit: 'fill' }).toBuffer(), left: 0, top: 0 },
    ])
    .png()
    .toBuffer();
  const { id, markdown, address } = await added(wide);
  await publish(markdown);
  const seenAt = async (page: string) => {
    const [, path = ''] = /property="og:image" content="https?:\/\/[^/"]+([^"]+)"/.exec(page) ?? [];
    const bytes = Buffer.from(await (await server.visitor().get(path)).arrayBuffer());
    const { data } = await sharp(bytes)
      .extract({ left: 1100, top: 300, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    return [path, (data[0] ?? 0) > (data[2] ?? 0) ? 'red' : 'blue'];
  };
  expect(await seenAt(await shownPage())).toEqual([address.replace('1600x1600', 'shared-50-50'), 'blue']);
  await describeMedia(server.services, {
    actor,
    id,
    title: 'Two colours',
    alt: 'Red above blue',
    x: 0,
    y: 0,
  });
  expect(await seenAt(await shownPage())).toEqual([address.replace('1600x1600', 'shared-0-0'), 'red']);
  expect(await readMedia(server.services, { actor, id })).toMatchObject({
    title: 'Two colours',
    focus: { x: 0, y: 0 },
  });
  expect(await loggedOf(id)).toContain('media.described');
});

test('where it is used is said; only what nothing shows is found as unused and removed', async () => {
  const { id, markdown, address } = await added();
  const isUnused = async () =>
    (await readMediaLibrary(server.services, { actor, unused: true })).media.some((card) => card.id === id);
  const uses = async () =>
    (await readMediaItem(server.services, { actor, id })).uses.map(
      ({ label, state }) => `${label} (${state})`,
    );
  expect([await isUnused(), await uses()]).toEqual([true, []]);
  const { broadcastId } = await saveBroadcast(server.services, {
    actor,
    subject: 'Look',
    body: markdown,
    perHour: 600,
  });
  await publish(markdown);
  const title: string = Object(findWritten('article', 'life-path-7-love')).title;
  expect(await uses()).toEqual([`Article: ${title} (live)`, 'Broadcast: Look (waiting)']);
  expect(await isUnused()).toBe(false);
  await expect(removeMedia(server.services, { actor, id })).rejects.toMatchObject({ code: 'conflict' });
  await publish('Nothing of it.');
  expect(await uses()).toEqual(['Broadcast: Look (waiting)', `Article: ${title} (earlier)`].toSorted());
  await removeBroadcast(server.services, { actor, broadcastId });
  await rowsOf('delete from content_versions where key = $1', 'life-path-7-love');
  await server.services.content.refresh();
  expect(await isUnused()).toBe(true);
  await later(40);
  expect((await server.visitor().get(address)).status).toBe(200);
  await removeMedia(server.services, { actor, id });
  await server.runJob('remove-files');
  expect((await server.visitor().get(address)).status).toBe(404);
  expect(await rowsOf('select 1 from media where id = $1', id)).toEqual([]);
  expect(await loggedOf(id)).toContain('media.removed');
});

test('a picture from before the library is in it, is shown as it was, and can be replaced', async () => {
  const name = 'ab'.repeat(16);
  const old = `/pictures/${name}-600x400.jpg`;
  const files = { '600x400': await photograph(600, 400), '480x320': await photograph(480, 320) };
  for (const [size, bytes] of Object.entries(files))
    await server.services.files.put(`pictures/${name}-${size}.jpg`, bytes, { contentType: 'image/jpeg' });
  // As the version before writes it, while both run.
  await rowsOf(
    `insert into pictures (name, kind, width, height, alt, made_at) values ($1, 'jpg', 600, 400, 'Of before', now())`,
    name,
  );
  const { media } = await listMedia(server.services, { actor, q: 'Of before' });
  expect(media.map(({ id, address }) => [id, address])).toEqual([[name, old]]);
  await publish(`![Of before](${old})`);
  expect(await shownPage()).toContain(
    `<img src="${old}" srcset="/pictures/${name}-480x320.jpg 480w, ${old} 600w"`,
  );
  expect((await server.visitor().get(old)).status).toBe(200);
  const { said } = await sendPicture(owner, await photograph(), { replaces: name });
  expect(said.address).toMatch(new RegExp(`^/media/${name}/`));
  await server.runJob('remove-files');
  expect((await server.visitor().get(old)).headers.get('location')).toBe(
    said.address?.replace('1200x800', '960x640'),
  );
  expect(await rowsOf('select 1 from pictures where name = $1', name)).toEqual([]);
});

test('a film arrives in pieces, goes on after a cut, and is played in parts', async () => {
  const media = Buffer.alloc(PIECE_BYTES + 900, 7);
  const film = madeFilm({ media, inMovie: [box('udta', Buffer.from(MARK))] });
  const whole = { name: 'Evening walk.mp4', size: film.length, alt: 'A walk by the river' };
  const first = await beginMedia(owner, whole);
  expect(first.said).toMatchObject({ received: 0, pieceBytes: PIECE_BYTES });
  const { uploadId } = first.said;
  await sendPiece(owner, { uploadId, at: 0, bytes: film.subarray(0, PIECE_BYTES) });
  expect((await finishMedia(owner, uploadId)).status).toBe(409);
  const again = await beginMedia(owner, whole);
  expect(again.said).toMatchObject({ uploadId, received: PIECE_BYTES });
  await sendPiece(owner, { uploadId, at: PIECE_BYTES, bytes: film.subarray(PIECE_BYTES) });
  const poster = await photograph(1280, 720);
  const tries = await Promise.all(
    [1, 2].map(() => finishMedia(owner, uploadId, { seconds: '61.2', poster })),
  );
  const { said } = await finishMedia(owner, uploadId);
  expect(tries.map(({ status, said: { id } }) => [status, id])).toEqual([
    [200, said.id],
    [200, said.id],
  ]);
  expect(await rowsOf('select title, seconds from media where id = $1', said.id ?? '')).toEqual([
    { title: 'Evening walk', seconds: 62 },
  ]);
  const address = said.address ?? '';
  expect(address).toMatch(/\/1280x720\.mp4$/);
  const shown = await server.visitor().fetch(address, { headers: { range: 'bytes=0-99' } });
  expect([shown.status, shown.headers.get('content-type'), shown.headers.get('content-range')]).toEqual([
    206,
    'video/mp4',
    `bytes 0-99/${film.length}`,
  ]);
  const stored = Buffer.from(await (await server.visitor().get(address)).arrayBuffer());
  expect([stored.length, stored.includes(MARK), stored.subarray(0, 16).equals(film.subarray(0, 16))]).toEqual(
    [film.length, false, false],
  );
  expect((await server.visitor().get(address.replace('.mp4', '.jpg'))).headers.get('content-type')).toBe(
    'image/jpeg',
  );
  await publish(said.markdown ?? '');
  const page = await shownPage();
  expect(page).toContain(
    `poster="${address.replace('1280x720.mp4', '960x540.jpg')}" width="1280" height="720" aria-label="A walk by the river"`,
  );
  expect(page).toContain(`<source src="${address}" type="video/mp4"`);
  await server.runJob('remove-files');
  const left: string[] = [];
  for await (const key of server.services.files.list(`uploads/${uploadId}/`)) left.push(key);
  expect(left).toEqual([]);
});

test('sound is listened to, a file is downloaded, and neither keeps what it need not', async () => {
  const sound = await sendMedia(owner, Buffer.concat([madeMp3(), Buffer.from(`TAG${MARK}`.padEnd(128))]), {
    name: 'Calm.mp3',
  });
  expect(sound.said.markdown).toMatch(/^!\[Calm\]\(\/media\/.+\/calm\.mp3\)$/);
  const file = await sendMedia(owner, madePdf(), { name: 'Work sheet.pdf' });
  expect(file.said.markdown).toMatch(/^\[Work sheet \(PDF, 1 KB\)\]\(\/media\/.+\/work-sheet\.pdf\)$/);
  const answer = await server.visitor().get(file.said.address ?? '');
  expect(['content-type', 'content-disposition'].map((name) => answer.headers.get(name))).toEqual([
    'application/octet-stream',
    'attachment; filename="work-sheet.pdf"',
  ]);
  await publish(`${sound.said.markdown}\n\n${file.said.markdown}`);
  const page = await shownPage();
  expect(page).toMatch(/<audio controls(="")? preload="none" aria-label="Calm"><source src="\/media\//);
  expect(page).toContain(`<a href="${file.said.address}">Work sheet (PDF, 1 KB)</a>`);
  const webm = await sendMedia(owner, madeWebm(), { name: 'reading.webm', alt: 'A reading' });
  expect(webm.status).toBe(200);
});

test('what is too large, or lies, is refused: before it is sent where that is known', async () => {
  const gigabytes = (count: number) => count * 1024 ** 3;
  const refused = async (name: string, size: number) =>
    (await beginMedia(owner, { name, size })).said.fields?.file;
  expect(await refused('a.mp4', gigabytes(5))).toContain('at most 4.3 GB are taken');
  expect(await refused('a.mp4', gigabytes(2))).toMatch(
    /^This has 2\.1 GB; \d+\.\d MB of 1\.0 GB are left in the library\.$/,
  );
  expect(await refused('a.svg', 900)).toContain('Please choose a film');
  expect(await refused('a.mp4', 0)).toBe('This file is empty.');
  const before = await rowsOf('select count(*) from media');
  const lying = await sendMedia(owner, Buffer.from('<html>'.repeat(99)), { name: 'a.mp4' });
  expect([lying.status, lying.said.fields?.file]).toEqual([422, expect.stringContaining('is not the film')]);
  expect(await rowsOf('select count(*) from media')).toEqual(before);
  const { said } = await beginMedia(owner, { name: 'left.mp4', size: 900_000_000 });
  expect(await refused('more.mp4', 900_000_000)).toContain('are left in the library');
  await later(8);
  expect(await rowsOf('select 1 from media_uploads where id = $1', said.uploadId)).toEqual([]);
  expect(await refused('more.mp4', 900_000_000)).toBeUndefined();
});
