import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { FilesUnavailable } from '../../adapters/files/files.ts';
import { saveIntake } from '../../domain/delivery/index.ts';
import { signOrderKey } from '../../domain/shop/index.ts';
import type { Browserlike } from '../harness/browserlike.ts';
import { newMember } from '../harness/members.ts';
import { shopOf, startBuying } from '../harness/shop.ts';
import { startTestServer, type TestServer } from '../harness/test-server.ts';
import { wordsOf } from '../harness/words-of.ts';

// Below the disk's floor uploads and documents are refused where they were tried, and nothing of them is lost.
let server: TestServer;
let shop: ReturnType<typeof shopOf>;
let owner: Browserlike;
let isLow = false;
let isShort = false;
beforeAll(async () => {
  server = await startTestServer();
  shop = shopOf(server);
  owner = await server.signedIn('owner@demo.local');
  const { files } = server.services;
  const { put } = files;
  const room = async () => ({ freeBytes: 1, isLow, isShort });
  Object.assign(server.services.backups, { room });
  Object.assign(files, {
    room,
    put: async (...[key, content, about]: Parameters<typeof put>) => {
      if (isLow) throw new FilesUnavailable('the disk is nearly full');
      return put(key, content, about);
    },
  });
});
beforeEach(() => {
  isLow = false;
});
afterAll(() => server.stop());

async function bought(product: 'report' | 'video-reading', email: string) {
  const checkoutId = await startBuying(server.visitor(), product, { email });
  await shop.sandbox.chooseOutcome(checkoutId, 'paid');
  await shop.settle();
  const { id } = await shop.orderOf(checkoutId);
  const holder = { key: signOrderKey(server.services, { orderId: id, via: 'mail' }) };
  const answers = { fullName: 'Maya Ngozi Okafor', birthDate: '1990-07-04', questions: 'Why?' };
  const sendDetails = () => saveIntake(server.services, holder, { answers, begin: 'now', submit: true });
  return { id, at: `/office/orders/${id}`, sendDetails };
}
const fulfilmentOf = async (orderId: string) =>
  (
    await shop.rows<{ id: string; stage: string; error: string | null; versions: number }>(
      `select id, stage, error, (select count(*)::int from fulfilment_documents where fulfilment_id = f.id) as versions
       from fulfilments f where order_id = $1`,
      [orderId],
    )
  )[0];

test('a recording stops in words, and goes on where it was', async () => {
  const { id, at, sendDetails } = await bought('video-reading', 'vera@example.com');
  await sendDetails();
  await shop.settle();
  const [video] = await shop.rows<{ id: string }>(
    'select v.id from videos v join purchases p on p.id = v.purchase_id where p.order_id = $1',
    [id],
  );
  const bytes = new Uint8Array(4 * 1024 * 1024 + 10).fill(7);
  bytes.set([0x1a, 0x45, 0xdf, 0xa3]);
  const begin = () =>
    owner.post(`${at}/recording`, {
      intent: 'begin',
      videoId: video?.id ?? '',
      name: 'vera.webm',
      contentType: 'video/webm',
      size: String(bytes.length),
    });
  const send = (uploadId: string, from: number, to: number) =>
    owner.fetch(`${at}/recording`, {
      method: 'POST',
      body: bytes.slice(from, to),
      headers: {
        'content-type': 'application/octet-stream',
        'upload-id': uploadId,
        'upload-offset': String(from),
      },
    });
  const refusal = { code: 'unavailable', error: expect.stringContaining('The disk is nearly full') };
  const refused = async (answer: Promise<Response>) => {
    expect((await answer).status).toBe(503);
    expect(await (await answer).json()).toMatchObject(refusal);
  };

  isLow = true;
  await refused(begin());
  isLow = false;
  const { uploadId, pieceBytes } = await (await begin()).json();
  expect(await (await send(uploadId, 0, pieceBytes)).json()).toMatchObject({ received: pieceBytes });
  isLow = true;
  await refused(send(uploadId, pieceBytes, bytes.length));
  isLow = false;
  expect(await (await begin()).json()).toMatchObject({ uploadId, received: pieceBytes });
  await send(uploadId, pieceBytes, bytes.length);
  const finish = () => owner.post(`${at}/recording`, { intent: 'finish', uploadId });
  isLow = true;
  await refused(finish());
  isLow = false;
  expect((await finish()).status).toBe(200);
  const [stored] = await shop.rows<{ file_key: string }>('select file_key from videos where id = $1', [
    video?.id,
  ]);
  const file = await server.services.files.read(stored?.file_key ?? '');
  expect(new Uint8Array(await new Response(file?.stream).arrayBuffer())).toEqual(bytes);
});

test('a document is not made until there is room, and the office says why', async () => {
  const { id, at, sendDetails } = await bought('report', 'dora@example.com');
  isLow = true;
  await sendDetails();
  await shop.settle();
  expect(await fulfilmentOf(id)).toMatchObject({ stage: 'in_work', error: null, versions: 0 });
  expect(await wordsOf(owner.get('/office'))).toContain('Uploads and documents wait until there is room');
  isLow = false;
  await shop.settleDeliveries();
  const made = await fulfilmentOf(id);
  expect(made).toMatchObject({ stage: 'delivered', versions: 1 });

  const release = () => owner.post(at, { intent: 'release-document', fulfilmentId: made?.id ?? '' });
  isLow = true;
  const refused = await release();
  expect(refused.status).toBe(503);
  expect(await refused.text()).toContain('documents are made again when there is room');
  expect(await fulfilmentOf(id)).toEqual(made);
  isLow = false;
  expect((await release()).status).toBe(200);
  await shop.settleDeliveries();
  expect(await fulfilmentOf(id)).toMatchObject({ stage: 'delivered', versions: 2 });
});

test('a backup and a file beside a question are refused in words', async () => {
  const { visitor } = await newMember(server, 'Ada King');
  const ask = () => {
    const form = new FormData();
    for (const [name, value] of Object.entries({
      intent: 'open',
      subject: 'A chart',
      description: 'My words.',
    }))
      form.append(name, value);
    form.append('attachment', new File(['%PDF-1.7'], 'chart.pdf'));
    return visitor.fetch('/portal/support', { method: 'POST', body: form });
  };
  isLow = true;
  const backUp = await owner.post('/office/settings/health', { intent: 'back-up' });
  expect(await backUp.text()).toContain('a backup can be made when there is room');
  expect(await (await ask()).text()).toContain('We cannot take files at the moment');
  const tickets = `select 1 from support_tickets where subject = 'A chart'`;
  expect(await shop.rows(tickets)).toEqual([]);
  isLow = false;
  await ask();
  expect(await shop.rows(tickets)).toHaveLength(1);
});

test('before that, the owner is told once a day, and the page of health says so', async () => {
  isShort = true;
  await server.runJob('tell-owner');
  await server.runJob('tell-owner');
  isShort = false;
  const told = await shop.rows(`select text from notices where kind = 'disk'`);
  expect(told).toEqual([{ text: expect.stringContaining('1 KB are left') }]);
  isShort = true;
  expect(await wordsOf(owner.get('/office/settings/health'))).toContain('The disk fills up.');
  isShort = false;
});
