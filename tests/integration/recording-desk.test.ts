import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readOrder, saveIntake } from '../../domain/delivery/index.ts';
import { block, cluster, recording } from '../../domain/delivery/videos/made-recording.test-support.ts';
import { withdrawVideos } from '../../domain/delivery/videos/videos.ts';
import { bookSessionAsStaff } from '../../domain/practice/index.ts';
import { signOrderKey } from '../../domain/shop/index.ts';
import type { Browserlike } from '../harness/browserlike.ts';
import { demoActor } from '../harness/members.ts';
import { shopOf, startBuying } from '../harness/shop.ts';
import { startTestServer, type TestServer } from '../harness/test-server.ts';
import { wordsOf } from '../harness/words-of.ts';

let server: TestServer;
let shop: ReturnType<typeof shopOf>;
let owner: Browserlike;
beforeAll(async () => {
  server = await startTestServer();
  shop = shopOf(server);
  owner = await server.signedIn('owner@demo.local');
});
afterAll(() => server.stop());

const answers = {
  fullName: 'Maya Ngozi Okafor',
  called: 'Ngozi',
  birthDate: '1990-07-04',
  questions: 'Shall I move to Porto?\nWhat about my sister?',
};

/** A guest's video order that waits to be recorded. */
async function ordered(email: string, told: Record<string, string> = answers) {
  const checkoutId = await startBuying(server.visitor(), 'video-reading', { email });
  await shop.sandbox.chooseOutcome(checkoutId, 'paid');
  await shop.settle();
  const order = await shop.orderOf(checkoutId);
  const key = signOrderKey(server.services, { orderId: order.id, via: 'mail' });
  await saveIntake(server.services, { key }, { answers: told, begin: 'now', submit: true });
  const [video] = await shop.rows<{ id: string }>(
    'select v.id from videos v join purchases p on p.id = v.purchase_id where p.order_id = $1',
    [order.id],
  );
  return { order, key, videoId: video?.id ?? '', desk: `/office/orders/${order.id}/desk` };
}

const film = (clusters: Uint8Array[]) =>
  recording({
    kinds: [
      [1, 'V_VP8'],
      [2, 'A_OPUS'],
    ],
    clusters,
  });
const first = film([
  cluster(0, block(1, 0, true, 'one'), block(2, 5, true)),
  cluster(900, block(1, 0, false)),
]);
const second = film([cluster(0, block(1, 0, true, 'two'))]);

type Desk = Awaited<ReturnType<typeof ordered>>;
async function begin({ desk, videoId }: Desk, chapter: number): Promise<string> {
  const answer = await owner.post(`${desk}/parts`, { videoId, chapter: String(chapter) });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { partId: string }).partId;
}
const piece = async ({ desk }: Desk, partId: string, at: number, body: Uint8Array, seconds = at + 1) => {
  const headers = {
    'content-type': 'application/octet-stream',
    'part-id': partId,
    'piece-at': String(at),
    'part-seconds': String(seconds),
  };
  const answer = await owner.fetch(`${desk}/parts`, { method: 'POST', body: Buffer.from(body), headers });
  return { status: answer.status, said: (await answer.json()) as { pieces?: number } };
};

describe('the recording desk', () => {
  test('shows what to say, and is the one page that may have the camera', async () => {
    const { desk } = await ordered('notes@example.com');
    const answer = await owner.get(desk);
    expect(answer.headers.get('permissions-policy')).toBe(
      'camera=(self), microphone=(self), geolocation=(), payment=()',
    );
    for (const path of [desk.replace('/desk', ''), '/office', '/']) {
      expect((await owner.get(path)).headers.get('permissions-policy'), path).toContain(
        'camera=(), microphone=()',
      );
    }
    const page = (await answer.text()).replaceAll('<!-- -->', '');
    for (const words of [
      'Maya Ngozi Okafor, born 4 July 1990',
      'Asked to be called <strong>Ngozi</strong>',
      'Life Path',
      'How it is counted',
      'The questions',
    ]) {
      expect(page).toContain(words);
    }
    expect(page.indexOf('Shall I move to Porto?')).toBeLessThan(page.indexOf('What about my sister?'));
    expect((await (await server.signedIn('member@demo.local')).get(desk)).status).toBe(404);
  });

  test('what arrived stays arrived: pieces twice, out of turn, from a killed tab; then one film, watched by its guest', async () => {
    const video = await ordered('film@example.com');
    const killed = await begin(video, 1);
    expect(await piece(video, killed, 0, first.subarray(0, 40))).toMatchObject({ said: { pieces: 1 } });
    expect(await piece(video, killed, 0, first.subarray(0, 40))).toMatchObject({ said: { pieces: 1 } });
    expect(await piece(video, killed, 5, second)).toMatchObject({ status: 200, said: { pieces: 1 } });
    await piece(video, killed, 1, first.subarray(40, first.length - 2));
    expect(await piece(video, killed, 2, new Uint8Array(0))).toMatchObject({ status: 422 });
    const goneOn = await begin(video, 1);
    await piece(video, goneOn, 0, second);
    const closing = await begin(video, 2);
    await piece(video, closing, 0, second);
    expect(await (await owner.get(video.desk)).text()).toContain('Put the chapters together');

    const together = { intent: 'put-together', videoId: video.videoId };
    expect((await owner.post(video.desk, together)).status).toBe(200);
    const [row] = await shop.rows<{ file_key: string; duration_seconds: number }>(
      'select file_key, duration_seconds from videos where id = $1',
      [video.videoId],
    );
    expect(row?.file_key).toMatch(/\.webm$/);
    const kept = await server.services.files.read(row?.file_key ?? '');
    const whole = Buffer.from(await new Response(kept?.stream).arrayBuffer());
    expect(whole.toString('latin1').match(/one|two/g)).toEqual(['one', 'two', 'two']);
    await owner.post(video.desk, { intent: 'release', videoId: video.videoId });
    const { deliveries } = await readOrder(server.services, { key: video.key });
    expect(deliveries).toMatchObject([{ stage: 'delivered' }]);
    await server.mailAbout('film@example.com', 'Ready for you');
    const watched = await server.visitor().get(`/orders/${video.key}/videos/${video.videoId}`);
    expect([watched.status, await watched.text()]).toEqual([200, expect.stringContaining('<video')]);
  });

  test('a chapter is taken again, and what was said in it goes; a late piece of it is not kept', async () => {
    const video = await ordered('again@example.com');
    const partId = await begin(video, 3);
    await piece(video, partId, 0, second);
    const again = { intent: 'retake', videoId: video.videoId, chapter: '3' };
    expect((await owner.post(video.desk, again)).status).toBe(200);
    const [action] = await shop.rows(
      `select subject_id from staff_actions where action = 'video.chapter_retaken'`,
    );
    expect(action).toEqual({ subject_id: video.order.id });
    expect((await piece(video, partId, 1, second)).status).toBe(404);
    expect((await owner.post(video.desk, again)).status).toBe(409);
    const together = { intent: 'put-together', videoId: video.videoId };
    expect((await owner.post(video.desk, together)).status).toBe(409);
    await shop.settle();
    await expect(server.services.files.read(`uploads/${partId}/000000.part`)).resolves.toBeUndefined();
  });

  test('a refund before the release takes the chapters along', async () => {
    const video = await ordered('refund@example.com');
    const partId = await begin(video, 1);
    await piece(video, partId, 0, second);
    const [purchase] = await shop.rows<{ id: string }>('select id from purchases where order_id = $1', [
      video.order.id,
    ]);
    await server.services.db.transaction((tx) =>
      withdrawVideos(server.services, tx, { purchaseId: purchase?.id ?? '' }),
    );
    await shop.settle();
    await shop.settle();
    await expect(server.services.files.read(`uploads/${partId}/000000.part`)).resolves.toBeUndefined();
    expect((await piece(video, partId, 1, second)).status).toBe(404);
  });

  test('strangers find nothing there', async () => {
    const video = await ordered('strangers@example.com');
    const partId = await begin(video, 1);
    const member = await server.signedIn('member@demo.local');
    const headers = {
      'content-type': 'application/octet-stream',
      'part-id': partId,
      'piece-at': '0',
      'part-seconds': '1',
    };
    const tried = await member.fetch(`${video.desk}/parts`, {
      method: 'POST',
      body: Buffer.from(second),
      headers,
    });
    expect(tried.status).toBe(404);
    expect((await owner.post(`${video.desk}/parts`, { videoId: video.videoId, chapter: '99' })).status).toBe(
      404,
    );
    expect((await owner.get(`/office/orders/${partId}/desk`)).status).toBe(404);
  });
});

test('the same notes on one sheet for a live session', async () => {
  const video = await ordered('sheet@example.com');
  const actor = await demoActor(server, 'owner@demo.local');
  const day = new Date(server.clock.now().getTime() + 5 * 86_400_000).toISOString().slice(0, 10);
  const { sessionId } = await bookSessionAsStaff(server.services, {
    ...{
      actor,
      guest: { email: 'sheet@example.com', name: 'Maya' },
      sessionType: '1:1 Live Session (60 min)',
    },
    startsAt: new Date(`${day}T11:11:00Z`),
    anyTime: true,
  });
  expect(video.order.id).toBeTruthy();
  const page = (await (await owner.get(`/office/calendar/${sessionId}/sheet`)).text()).replaceAll(
    '<!-- -->',
    '',
  );
  for (const words of ['What stands out', 'Personal Year', 'Shall I move to Porto?', 'Life Path'])
    expect(page).toContain(words);
  const called = 'born 4 July 1990, asked to be called Ngozi';
  expect(page).toContain(called);
  expect(await wordsOf(owner.get(`/office/calendar/${sessionId}`))).toContain(called);
});

test('a name in another script is counted in the office by the spelling that its reading is counted by', async () => {
  const email = 'xiaoming@example.com';
  const { order } = await ordered(email, { ...answers, fullName: '王小明', spelling: 'Wang Xiaoming' });
  const [customer] = await shop.rows<{ id: string }>('select id from contacts where email = $1', [email]);
  for (const page of [`/office/orders/${order.id}`, `/office/customers/${customer?.id}`]) {
    expect(await wordsOf(owner.get(page))).toMatch(/Expression.*Soul Urge/);
  }
});
