import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { fileKeys } from '../../db/file-keys.ts';
import { readIntake } from '../../domain/delivery/index.ts';
import { publishProduct, readOfficeOrder } from '../../domain/office/index.ts';
import { eraseCustomer } from '../../domain/privacy/index.ts';
import { signOrderKey } from '../../domain/shop/index.ts';
import { demoActor } from '../harness/members.ts';
import { shopOf } from '../harness/shop.ts';
import { startTestServer, type TestServer } from '../harness/test-server.ts';

let server: TestServer;
let shop: ReturnType<typeof shopOf>;
let actor: Awaited<ReturnType<typeof demoActor>>;
let productId: string;

const questions = [
  { key: 'q1', type: 'line', label: 'What is it about?', required: true },
  { key: 'q2', type: 'file', label: 'A photograph of your hand', hint: 'By daylight.', required: true },
  { key: 'q3', type: 'file', label: 'Anything else', required: false },
];

beforeAll(async () => {
  server = await startTestServer();
  shop = shopOf(server);
  actor = await demoActor(server, 'owner@demo.local');
  const published = await publishProduct(server.services, {
    ...{ actor, productId: 'new', name: 'Hand and Name', priceCents: '49' },
    ...{ description: 'Read from a photograph.', features: 'A text', sections: ['services'] },
    parts: JSON.stringify([{ kind: 'text', title: 'What your hand says' }]),
    ...{ intake: 'own', questions: JSON.stringify(questions), taxClass: 'service' },
  });
  productId = published.productId;
});
afterAll(() => server.stop());

/** A guest's order, by its signed link. */
async function bought(via: 'mail' | 'return' = 'mail') {
  const visitor = server.visitor();
  const email = `hand-${crypto.randomUUID()}@example.test`;
  const wish = { productId, productName: 'Hand and Name', amount: 4_900, email };
  const answer = await visitor.postJson('/functions/v1/create-checkout-session', wish);
  const { url } = z.object({ url: z.string() }).parse(await answer.json());
  const checkoutId = url.split('/').at(-1) ?? '';
  await shop.sandbox.chooseOutcome(checkoutId, 'paid');
  await shop.settle();
  const { id: orderId } = await shop.orderOf(checkoutId);
  const key = signOrderKey(server.services, { orderId, via });
  const details = `/orders/${key}/details`;
  const stored = async () => {
    const found: string[] = [];
    for await (const one of server.services.files.list(`answers/${orderId}/`)) found.push(one);
    return found;
  };
  /** As a browser without JavaScript sends it. */
  const send = (fields: Record<string, string | File>, intent = 'send') => {
    const body = new FormData();
    for (const [name, value] of Object.entries({ intent, begin: 'now', ...fields })) body.set(name, value);
    return visitor.fetch(details, { method: 'POST', body });
  };
  const intake = () => readIntake(server.services, { key });
  return { visitor, email, orderId, key, details, stored, send, intake };
}

async function inBackups(orderId: string): Promise<string[]> {
  const client = await server.services.db.$client.connect();
  const { keys } = await fileKeys(client, { ofBackups: false }).finally(() => client.release());
  return keys.filter((key) => key.startsWith(`answers/${orderId}/`));
}

const png = (more: number[] = [1, 2, 3], name = 'Hand é.png') =>
  new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, ...more])], name);
const about = { 'own.q1': 'My left hand' };

describe('a file among the answers', () => {
  test('comes with the form, without JavaScript, and stands with the answers for her and for the desk', async () => {
    const order = await bought();
    const page = await (await order.visitor.get(order.details)).text();
    expect(page).toMatch(/enctype="multipart\/form-data"/i);
    expect(page).toContain('A photograph of your hand');
    const answer = await order.send({ ...about, 'upload.q2': png() });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, `/orders/${order.key}`]);
    expect(await order.intake()).toMatchObject({
      complete: true,
      answers: { 'own.q1': 'My left hand', 'own.q2': 'Hand é.png' },
    });
    expect(await order.stored()).toHaveLength(1);
    expect(await inBackups(order.orderId)).toEqual(await order.stored());
    const own = await order.visitor.get(`/orders/${order.key}/answers/q2`);
    expect([own.status, own.headers.get('content-disposition')]).toEqual([
      200,
      `attachment; filename="Hand _.png"; filename*=UTF-8''Hand%20%C3%A9.png`,
    ]);
    const owner = await server.signedIn('owner@demo.local');
    const atDesk = `/office/orders/${order.orderId}/answers/q2`;
    expect((await owner.get(atDesk)).status).toBe(200);
    const { intake } = await readOfficeOrder(server.services, { actor, orderId: order.orderId });
    expect(intake?.answers.find(({ name }) => name === 'own.q2')).toMatchObject({ file: atDesk });
    // Nobody else has it.
    expect((await (await server.signedIn('member@demo.local')).get(atDesk)).status).toBe(404);
    const other = await bought();
    for (const field of ['q2', 'q1', 'q9', '%2e%2e%2f'])
      expect((await other.visitor.get(`/orders/${other.key}/answers/${field}`)).status).toBe(404);
    const returned = signOrderKey(server.services, { orderId: order.orderId, via: 'return' });
    expect((await order.visitor.get(`/orders/${returned}/answers/q2`)).status).toBe(403);
  });

  test('what is missing or no picture is said at its field, and what came stays', async () => {
    const order = await bought();
    expect(await (await order.send(about)).text()).toContain('Please choose a file.');
    const script = new File(['<script>alert(1)</script>'], 'hand.png');
    const refused = await (await order.send({ ...about, 'upload.q2': script })).text();
    expect(refused).toContain('PNG, JPEG or GIF');
    expect(refused).toContain('My left hand');
    expect(await order.stored()).toEqual([]);
    // Another answer is missing: the file does not have to be chosen again.
    const first = await order.send({ 'own.q1': '', 'upload.q2': png() });
    expect([first.status, await first.text()]).toEqual([422, expect.stringContaining('Hand é.png')]);
    expect((await order.send(about)).status).toBe(302);
    expect(await order.intake()).toMatchObject({ complete: true, answers: { 'own.q2': 'Hand é.png' } });
  });

  test('is bounded before it is read: by its size, and by who holds the order', async () => {
    const order = await bought();
    const large = png(Array.from({ length: 10 }, () => 7));
    const six = new File([await large.arrayBuffer(), new Uint8Array(5_400_000)], 'large.png');
    expect(await (await order.send({ ...about, 'upload.q2': six })).text()).toContain('at most 5 MB');
    const twelve = new File([await large.arrayBuffer(), new Uint8Array(12_000_000)], 'huge.png');
    expect((await order.send({ ...about, 'upload.q2': twelve })).status).toBe(413);
    const body = new FormData();
    body.set('intent', 'send');
    body.set('upload.q2', png());
    const forged = await order.visitor.fetch('/orders/forged/details', { method: 'POST', body });
    expect(forged.status).toBeGreaterThanOrEqual(400);
    expect(await order.stored()).toEqual([]);
  });

  test('another takes its place, the optional one is taken out again, and both are gone from the disk', async () => {
    const order = await bought();
    await order.send({ ...about, 'upload.q2': png(), 'upload.q3': png([4], 'more.png') });
    expect(await order.stored()).toHaveLength(2);
    const seen = String((await order.intake()).seen);
    const corrected = await order.send({
      ...{ ...about, seen },
      ...{ 'upload.q2': png([5], 'better.png'), 'own.q3': 'take out' },
    });
    expect(corrected.status).toBe(302);
    await server.runJobs();
    expect((await order.intake()).answers).toMatchObject({ 'own.q2': 'better.png' });
    expect((await order.intake()).answers['own.q3']).toBeUndefined();
    expect(await order.stored()).toHaveLength(1);
    // The one that nobody took up.
    server.clock.advance({ hours: 2 });
    await server.runJobs();
    expect(await order.stored()).toHaveLength(1);
  });

  test('is no place to name a file of somebody else’s', async () => {
    const [hers, other] = [await bought(), await bought()];
    await hers.send({ ...about, 'upload.q2': png() });
    const [key = ''] = await hers.stored();
    const sent = await other.send({ ...about, 'own.q2': 'Hand é.png', 'own.q2.key': key });
    expect(await sent.text()).toContain('Please choose a file.');
    expect((await other.visitor.get(`/orders/${other.key}/answers/q2`)).status).toBe(404);
  });

  test('goes with the person', async () => {
    const order = await bought();
    await order.send({ ...about, 'upload.q2': png() });
    const [customer] = (
      await server.services.db.$client.query<{ id: string }>('select id from contacts where email = $1', [
        order.email,
      ])
    ).rows;
    await eraseCustomer(server.services, { actor, customerId: customer?.id ?? '' });
    await server.runJobs();
    expect(await order.stored()).toEqual([]);
  });
});

test('more than two files in one form are refused when it is published', async () => {
  const three = ['q1', 'q2', 'q3'].map((key) => ({ key, type: 'file', label: 'A file', required: false }));
  await expect(
    publishProduct(server.services, {
      ...{ actor, productId: 'new', name: 'Too Much', priceCents: '49', description: 'Files.' },
      ...{ features: 'A text', sections: ['services'], intake: 'own', taxClass: 'service' },
      parts: JSON.stringify([{ kind: 'text', title: 'A text' }]),
      questions: JSON.stringify(three),
    }),
  ).rejects.toMatchObject({ fields: { intake: expect.stringContaining('two files') } });
});
