import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readVideo } from '../../domain/delivery/index.ts';
import type { Browserlike } from '../harness/browserlike.ts';
import { newMember } from '../harness/members.ts';
import { type RunningS3rver, startS3rver } from '../harness/s3rver.ts';
import { sendPicture } from '../harness/send-media.ts';
import { shopOf } from '../harness/shop.ts';
import { startTestServer, type TestServer } from '../harness/test-server.ts';

let s3rver: RunningS3rver;
let server: TestServer;
let shop: ReturnType<typeof shopOf>;
let owner: Browserlike;
beforeAll(async () => {
  s3rver = await startS3rver();
  server = await startTestServer({
    S3_ENDPOINT: s3rver.endpoint,
    S3_BUCKET: s3rver.bucket,
    S3_REGION: s3rver.account.region,
    S3_ACCESS_KEY_ID: s3rver.account.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3rver.account.secretAccessKey,
    S3_PATH_STYLE: 'yes',
  });
  shop = shopOf(server);
  owner = await server.signedIn('owner@demo.local');
});
afterAll(async () => {
  await server.stop();
  await s3rver.stop();
});

const one = async (query: string, values: unknown[] = []): Promise<string> =>
  String(Object.values((await shop.rows<Record<string, string>>(query, values))[0] ?? {})[0] ?? '');
async function keysIn(folder: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of server.services.files.list(folder)) keys.push(key);
  return keys;
}

const SIZE = 9 * 1024 * 1024 + 10;
function recording(fill: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(SIZE).map((_, i) => (i + fill) % 251);
  bytes.set([0x1a, 0x45, 0xdf, 0xa3]);
  return bytes;
}

/** A paid video reading whose details are there; gives its order and the video that is to be recorded. */
async function awaited(buyer: Browserlike, email: string) {
  const orderId = await shop.buyWithDetails(buyer, 'video-reading', email);
  const videoId = await one(
    'select v.id from videos v join purchases p on p.id = v.purchase_id where p.order_id = $1',
    [orderId],
  );
  return { orderId, videoId };
}

/** As the office's page sends it: piece by piece, and then the end. */
async function sendRecording(
  { orderId, videoId }: { orderId: string; videoId: string },
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Response> {
  const at = `/office/orders/${orderId}/recording`;
  const begun = await owner.post(at, {
    intent: 'begin',
    videoId,
    name,
    contentType: 'video/webm',
    size: String(bytes.length),
  });
  const { uploadId, pieceBytes } = (await begun.json()) as { uploadId: string; pieceBytes: number };
  for (let offset = 0; offset < bytes.length; offset += pieceBytes) {
    const piece = await owner.fetch(at, {
      method: 'POST',
      body: bytes.slice(offset, offset + pieceBytes),
      headers: {
        'content-type': 'application/octet-stream',
        'upload-id': uploadId,
        'upload-offset': String(offset),
      },
    });
    expect(piece.status).toBe(200);
  }
  expect(await keysIn(`uploads/${uploadId}/`)).toHaveLength(3);
  return owner.post(at, { intent: 'finish', uploadId, duration: '600' });
}

test('a recording over S3: in pieces, whole, watched in parts, replaced', async () => {
  const nora = await newMember(server, 'Nora Quist');
  const video = await awaited(nora.visitor, nora.email);
  const bytes = recording(1);
  const finished = await sendRecording(video, 'nora.webm', bytes);
  expect([finished.status, await finished.json()]).toEqual([200, { done: true }]);
  await server.runJob('remove-files');
  await expect.poll(() => keysIn('uploads/')).toEqual([]);
  const [first] = await keysIn(`videos/${video.videoId}/`);
  expect(first).toBe(await one('select file_key from videos where id = $1', [video.videoId]));

  const at = `/office/orders/${video.orderId}`;
  await owner.post(at, { intent: 'release-video', videoId: video.videoId });
  const { source } = await readVideo(server.services, { memberId: nora.id, videoId: video.videoId });
  const asked = (range: string) => nora.visitor.fetch(source, { headers: { range } });
  const part = await asked('bytes=8388600-8388699');
  expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 8388600-8388699/${SIZE}`]);
  expect(new Uint8Array(await part.arrayBuffer())).toEqual(bytes.slice(8388600, 8388700));
  const beyond = await asked(`bytes=${SIZE}-`);
  expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${SIZE}`]);
  const whole = await nora.visitor.get(source);
  expect(Buffer.from(await whole.arrayBuffer()).equals(bytes)).toBe(true);

  expect((await sendRecording(video, 'nora-again.webm', recording(2))).status).toBe(200);
  await server.runJob('remove-files');
  await expect.poll(() => keysIn('uploads/')).toEqual([]);
  await expect.poll(() => keysIn(`videos/${video.videoId}/`)).toHaveLength(1);
  expect(await keysIn(`videos/${video.videoId}/`)).not.toContain(first);
});

test("erasing a guest for good takes her recording along, and somebody else's stays", async () => {
  const gone = await awaited(server.visitor(), 'gerda@example.com');
  const stays = await awaited(server.visitor(), 'stella@example.com');
  for (const video of [gone, stays]) await sendRecording(video, 'guest.webm', recording(3));
  const customer = await one(`select id from contacts where email = 'gerda@example.com'`);
  await owner.post(`/office/customers/${customer}`, { intent: 'erase' });
  await server.runJob('remove-files');
  await expect.poll(() => keysIn(`videos/${gone.videoId}/`)).toEqual([]);
  expect(await keysIn(`videos/${stays.videoId}/`)).toHaveLength(1);
});

test('the office says in one line what waits to be removed', async () => {
  expect(await (await owner.get('/office/settings/health')).text()).toContain('No file waits to be removed.');
  expect(await (await owner.get('/office')).text()).not.toContain('to be removed');
  await shop.rows(
    `insert into files_to_remove (key, reason, since, tries, last_error, next_try_at) values
     ('reports/a.pdf', 'a test', '2026-03-04T10:00:00Z', 3, 'the file storage answered 503 SlowDown', '2099-01-01'),
     ('reports/b.pdf', 'a test', '2026-03-05T10:00:00Z', 1, null, '2098-01-01'),
     ('reports/c.pdf', 'not yet its time', '2026-03-01T10:00:00Z', 0, null, '2099-01-01')`,
  );
  for (const path of ['/office', '/office/settings/health']) {
    const page = (await (await owner.get(path)).text()).replaceAll(/<!-- -->|<[^>]+>/g, '');
    expect(page).toContain('2 files wait to be removed');
    expect(page).toMatch(/the oldest since 4 Mar/);
    expect(page).toContain('the file storage answered 503 SlowDown');
  }
});

test('a picture over S3: in its sizes and forms, shown, replaced, and gone once it is removed', async () => {
  const photograph = await sharp({ create: { width: 1000, height: 500, channels: 3, background: '#456' } })
    .jpeg()
    .toBuffer();
  const { said } = await sendPicture(owner, photograph);
  const folder = said.address?.slice(1, -'1000x500.jpg'.length) ?? '';
  const sizes = ['1000x500', '480x240', '960x480'];
  const names = sizes.flatMap((size) => ['avif', 'jpg', 'webp'].map((form) => `${size}.${form}`));
  expect(await keysIn('media/')).toEqual([...names, 'shared-50-50.jpg'].map((name) => folder + name).sort());
  expect((await server.visitor().get(said.address ?? '')).status).toBe(200);
  const replaced = await sendPicture(owner, photograph, { replaces: said.id });
  await server.runJob('remove-files');
  await expect.poll(() => keysIn(folder)).toEqual([]);
  const led = await server.visitor().get(said.address ?? '');
  expect([led.status, led.headers.get('location')]).toEqual([302, replaced.said.address]);
  const fields = { intent: 'remove' };
  await owner.post(`/office/media/${said.id}`, fields);
  await server.runJob('remove-files');
  await expect.poll(() => keysIn('media/')).toEqual([]);
});
