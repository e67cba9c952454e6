import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { purchases, videos } from '../../db/schema/index.ts';
import { readVideo, readVideos, savePosition } from '../../domain/delivery/index.ts';
import { awaitVideo, releaseVideo, withdrawVideos } from '../../domain/delivery/videos/videos.ts';
import { newMember } from '../harness/members.ts';
import { TestClock } from '../harness/test-clock.ts';
import { startTestServer, type TestServer } from '../harness/test-server.ts';

type Member = Awaited<ReturnType<typeof newMember>>;
const START = '2025-06-01T12:00:00Z';
let server: TestServer;
let ada: Member;
let bea: Member;
let staff: Member;
beforeAll(async () => {
  server = await startTestServer({}, new TestClock(START));
  [ada, bea, staff] = await Promise.all([
    newMember(server, 'Ada King'),
    newMember(server, 'Bea Stone'),
    newMember(server, 'Stella Staff', 'staff'),
  ]);
});
afterAll(() => server.stop());

const bytes = new Uint8Array(1000).map((_, i) => i % 251);

async function buy(owner: Member) {
  const [row] = await server.services.db
    .insert(purchases)
    .values({ userId: owner.id, email: owner.email, productType: 'video', productName: 'Video Reading' })
    .returning({ id: purchases.id });
  return row?.id ?? '';
}
const plan = (purchaseId: string, dueAt?: Date) =>
  server.services.db.transaction((tx) =>
    awaitVideo(server.services, tx, { purchaseId, title: 'Video Reading', plannedMinutes: 45, dueAt }),
  );
const release = (fields: Omit<Parameters<typeof releaseVideo>[2], 'actor'>, actor = staff.actor) =>
  server.services.db.transaction((tx) => releaseVideo(server.services, tx, { actor, ...fields }));
const idOf = async (purchaseId: string) => {
  const [row] = await server.services.db.select().from(videos).where(eq(videos.purchaseId, purchaseId));
  return row?.id ?? '';
};
const cards = (memberId: string) => readVideos(server.services, { memberId });

test('a reading from the payment to the last minute', async () => {
  expect(await (await ada.visitor.get('/portal/videos')).text()).toContain(
    'No video readings available yet. Book a video reading to get started.',
  );
  const purchaseId = await buy(ada);
  expect(await cards(ada.id)).toMatchObject([{ state: 'waiting', title: 'Video Reading' }]);

  await plan(purchaseId, new Date('2025-06-02T12:00:00Z'));
  await plan(purchaseId, new Date('2025-06-02T12:00:00Z')); // told twice, planned once
  expect(await cards(ada.id)).toMatchObject([{ state: 'recording', length: '45 min', late: false }]);
  const page = await (await ada.visitor.get('/portal/videos')).text();
  expect(page).toContain('It will be here by Jun 2, 1:00 PM.');
  server.clock.set('2025-06-02T12:00:01Z');
  expect(await cards(ada.id)).toMatchObject([{ late: true }]);

  const videoId = await idOf(purchaseId);
  await expect(readVideo(server.services, { memberId: ada.id, videoId })).rejects.toThrow('not found');
  await server.services.files.put('videos/ada.webm', bytes, { contentType: 'video/webm' });
  const released = await release({ videoId, fileKey: 'videos/ada.webm', durationSeconds: 1200 });
  expect(released).toEqual({ purchaseId });
  expect(await cards(ada.id)).toMatchObject([{ state: 'ready', length: '20 min', watched: 0 }]);

  const at = `/portal/videos/${videoId}/position`;
  expect((await ada.visitor.post(at, { seconds: '600.7' })).status).toBe(204);
  await ada.visitor.post(at, { seconds: '300' });
  expect((await ada.visitor.post(at, { seconds: 'soon' })).status).toBe(422);
  expect(await readVideo(server.services, { memberId: ada.id, videoId })).toMatchObject({ position: 300 });
  expect(await cards(ada.id)).toMatchObject([{ watched: 50 }]);
});

test('its file opens in parts, for its owner, for a while', async () => {
  const purchaseId = await buy(ada);
  await plan(purchaseId);
  const videoId = await idOf(purchaseId);
  await server.services.files.put('videos/part.webm', bytes, { contentType: 'video/webm' });
  await release({ videoId, fileKey: 'videos/part.webm', durationSeconds: 60 });
  const { source } = await readVideo(server.services, { memberId: ada.id, videoId });

  const whole = await ada.visitor.get(source);
  expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'video/webm']);
  expect((await whole.arrayBuffer()).byteLength).toBe(1000);
  const part = await ada.visitor.fetch(source, { headers: { range: 'bytes=100-199' } });
  expect([part.status, part.headers.get('content-range')]).toEqual([206, 'bytes 100-199/1000']);
  expect(new Uint8Array(await part.arrayBuffer())).toEqual(bytes.slice(100, 200));

  expect((await bea.visitor.get(source)).status).toBe(404);
  expect((await server.visitor().get(source)).status).toBe(404);
  expect((await ada.visitor.get(source.replace('part', 'ada'))).status).toBe(404);
  server.clock.advance({ hours: 3 });
  expect((await ada.visitor.get(source)).status).toBe(410);
});

test('a link opens where it is kept; a file and a link are one too many', async () => {
  const purchaseId = await buy(bea);
  await plan(purchaseId);
  const videoId = await idOf(purchaseId);
  await expect(release({ videoId })).rejects.toThrow('a file or a link');
  await expect(release({ videoId, link: 'http://video.example/x' })).rejects.toThrow('https://');
  await release({ videoId, link: 'https://video.example/x', durationSeconds: 900 });
  const page = await (await bea.visitor.get('/portal/videos')).text();
  expect(page).toContain('It is kept at video.example and opens there.');
  expect(page).toContain('href="https://video.example/x"');
});

test('after a refund nothing is left to watch', async () => {
  const purchaseId = await buy(bea);
  await plan(purchaseId);
  const before = (await cards(bea.id)).length;
  const { db } = server.services;
  await db.transaction((tx) => withdrawVideos(server.services, tx, { purchaseId }));
  await db.update(purchases).set({ status: 'refunded' }).where(eq(purchases.id, purchaseId));
  expect(await cards(bea.id)).toHaveLength(before - 1);
});

test("somebody else's reading is not found", async () => {
  const purchaseId = await buy(ada);
  await plan(purchaseId);
  const videoId = await idOf(purchaseId);
  await expect(release({ videoId, link: 'https://video.example/y' }, bea.actor)).rejects.toThrow(
    'Video not found',
  );
  await server.services.files.put('videos/hers.webm', bytes, { contentType: 'video/webm' });
  await release({ videoId, fileKey: 'videos/hers.webm' });
  const asked = { memberId: bea.id, videoId };
  await expect(readVideo(server.services, asked)).rejects.toThrow('Video not found');
  await expect(savePosition(server.services, { ...asked, seconds: 1 })).rejects.toThrow('Video not found');
  expect((await bea.visitor.get(`/portal/videos/${videoId}`)).status).toBe(404);
  expect((await bea.visitor.post(`/portal/videos/${videoId}/position`, { seconds: '5' })).status).toBe(404);
  expect((await bea.visitor.get('/portal/videos/no-id')).status).toBe(404);
});
