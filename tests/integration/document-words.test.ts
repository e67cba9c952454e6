import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveIntake } from '../../domain/delivery/index.ts';
import { signOrderKey } from '../../domain/shop/index.ts';
import type { Browserlike } from '../harness/browserlike.ts';
import { payloads } from '../harness/script-payloads.ts';
import { shopOf, startBuying } from '../harness/shop.ts';
import { startTestServer, type TestServer } from '../harness/test-server.ts';
import { wordsOf } from '../harness/words-of.ts';

// The page where the office writes in a document opens whatever the database holds.
let server: TestServer;
let shop: ReturnType<typeof shopOf>;
let owner: Browserlike;
let order: { id: string; fulfilmentId: string };
beforeAll(async () => {
  server = await startTestServer({}, undefined, { documents: 'drawn' });
  shop = shopOf(server);
  owner = await server.signedIn('owner@demo.local');
  const checkoutId = await startBuying(server.visitor(), 'report', { email: 'words@example.com' });
  await shop.sandbox.chooseOutcome(checkoutId, 'paid');
  await shop.settle();
  const { id } = await shop.orderOf(checkoutId);
  const holder = { key: signOrderKey(server.services, { orderId: id, via: 'mail' }) };
  const answers = { fullName: 'Maya Ngozi Okafor', birthDate: '1990-07-04', called: 'Ngozi' };
  await saveIntake(server.services, holder, { answers, begin: 'now', submit: true });
  await shop.settleDeliveries();
  const [row] = await shop.rows<{ id: string }>('select id from fulfilments where order_id = $1', [id]);
  order = { id, fulfilmentId: row?.id ?? '' };
});
afterAll(() => server.stop());

const page = () => `/office/orders/${order.id}/documents/${order.fulfilmentId}`;
const setName = (fullName: string) =>
  shop.rows(
    `update intakes set answers = answers || jsonb_build_object('fullName', $1::text) where order_id = $2`,
    [fullName, order.id],
  );

test.each([
  ['a name that fills more than a page', payloads.join(' '), 'is too full'],
  ['a name without a letter', '<1>', 'cannot be counted'],
])('%s: the page says so, and keeps the note', async (_, name, words) => {
  await shop.rows(`update fulfilments set note = 'At the harbour.' where id = $1`, [order.fulfilmentId]);
  await setName(name);
  const answer = await owner.get(page());
  expect(answer.status).toBe(200);
  const html = await answer.text();
  expect(await wordsOf(new Response(html))).toContain(words);
  expect(html).toContain('At the harbour.');
  const preview = await owner.get(`${page()}/preview`);
  expect([409, 422]).toContain(preview.status);
  const saved = await owner.post(page(), { note: 'Another.', version: '0' });
  expect(await wordsOf(saved)).toContain(words);
});

test('whoever writes is told what the buyer asked to be called, and reads it in the words', async () => {
  await setName('Maya Ngozi Okafor');
  const words = await wordsOf(owner.get(`${page()}?q=Ngozi`));
  expect(words).toContain('The buyer asked to be called Ngozi .');
  expect(words).toContain('Ngozi, ');
  expect(words).not.toContain('Maya, ');
});

test('words that fit once and no longer do can be shortened there', async () => {
  await setName('Maya Ngozi Okafor');
  const chapter = `${page()}?chapter=closing`;
  const [, field = ''] = /name="(edits.[^"]+)"/.exec(await (await owner.get(chapter)).text()) ?? [];
  const long = 'Words upon words upon words. '.repeat(300);
  await shop.rows('update fulfilments set edits = jsonb_build_object($1::text, $2::text) where id = $3', [
    field.replace('edits.', ''),
    long,
    order.fulfilmentId,
  ]);
  const html = await (await owner.get(chapter)).text();
  expect(html).toContain(long.trim());
  expect((await owner.get(`${page()}/preview`)).status).toBe(422);
  expect((await owner.post(page(), { note: '', version: '0', [field]: 'In few words.' })).status).toBe(200);
  expect((await owner.get(`${page()}/preview`)).headers.get('content-type')).toBe('application/pdf');
});
