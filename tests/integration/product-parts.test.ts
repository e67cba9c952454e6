import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Delivery } from '../../content/product.ts';
import {
  chooseBegin,
  openWrittenText,
  readOrder,
  readTextDesk,
  releaseText,
  saveTextDraft,
} from '../../domain/delivery/index.ts';
import { readCourses } from '../../domain/learning/index.ts';
import { publishProduct, readProduct, readToday } from '../../domain/office/index.ts';
import { refundInFull, signOrderKey } from '../../domain/shop/index.ts';
import type { Browserlike } from '../harness/browserlike.ts';
import { demoActor, newMember } from '../harness/members.ts';
import { shopOf } from '../harness/shop.ts';
import { startTestServer, type TestServer } from '../harness/test-server.ts';

let server: TestServer;
let shop: ReturnType<typeof shopOf>;
let actor: Awaited<ReturnType<typeof demoActor>>;
beforeAll(async () => {
  server = await startTestServer();
  shop = shopOf(server);
  actor = await demoActor(server, 'owner@demo.local');
});
afterAll(() => server.stop());

async function publish(name: string, parts: object[], form: object = {}): Promise<string> {
  const { productId } = await publishProduct(server.services, {
    actor,
    productId: 'new',
    name,
    priceCents: '49',
    description: 'Made of this part alone.',
    features: 'The part',
    sections: ['services'],
    parts: JSON.stringify(parts),
    intake: 'none',
    taxClass: 'service',
    ...form,
  });
  return productId;
}

/** Paid, and begun at once. */
async function buy(productId: string, productName: string, visitor: Browserlike = server.visitor()) {
  const email = `${productId}-${crypto.randomUUID()}@example.test`;
  const wish = { productId, productName, amount: 4_900, email };
  const answer = await visitor.postJson('/functions/v1/create-checkout-session', wish);
  const { url } = z.object({ url: z.string() }).parse(await answer.json());
  const checkoutId = url.split('/').at(-1) ?? '';
  await shop.sandbox.chooseOutcome(checkoutId, 'paid');
  await shop.settle();
  const order = await shop.orderOf(checkoutId);
  const key = signOrderKey(server.services, { orderId: order.id, via: 'mail' });
  await chooseBegin(server.services, { key }, 'now');
  const [part] = (await readOrder(server.services, { key })).deliveries;
  if (!part) throw new Error('nothing is delivered');
  return { email, key, orderId: order.id, part };
}

async function refund(orderId: string): Promise<void> {
  await server.services.db.transaction((tx) =>
    refundInFull(server.services, tx, { orderId, why: 'A test.' }),
  );
  await shop.settle();
}

const refusal = (name: string, part: object) =>
  publish(name, [part]).then(
    () => undefined,
    (error) => error.fields,
  );

describe('a text that she writes for this customer', () => {
  const title = 'A letter about your name';
  const text: Delivery = { kind: 'text', title };

  test('has to be called something', async () => {
    expect(await refusal('Untold', { kind: 'text', title: ' ' })).toEqual({ parts: expect.any(String) });
  });

  test('waits at the desk, is read once it is released, and is closed with the refund', async () => {
    const { services } = server;
    const productId = await publish('A Letter', [text]);
    const checkout = await (await server.visitor().get(`/checkout/${productId}`)).text();
    expect(checkout).toContain('A text is written for you by hand');
    const { email, key, orderId, part } = await buy(productId, 'A Letter');
    expect([part.kind, part.title, part.stage]).toEqual(['text', title, 'writing']);
    const begun = await server.mailAbout(email, 'We have begun');
    expect(begun.text).not.toContain('details');
    const { readings } = await readToday(services, { actor });
    expect(readings).toContainEqual(expect.objectContaining({ orderId, kind: 'text' }));

    const about = { actor, fulfilmentId: part.id };
    const page = `/orders/${key}/texts/${part.id}`;
    const read = async () => {
      const answer = await server.visitor().get(page);
      return [answer.status, (await answer.text()).includes('<strong>I</strong> of Iris')];
    };
    const draft = 'The **I** of Iris stands upright.';
    await saveTextDraft(services, { ...about, draft, version: 0 });
    expect((await readTextDesk(services, about)).html).toContain('<strong>I</strong>');
    expect(await read()).toEqual([404, false]);
    await expect(saveTextDraft(services, { ...about, draft: 'Other', version: 0 })).rejects.toMatchObject({
      code: 'conflict',
    });
    await releaseText(services, { ...about, draft, version: 1 });
    expect(await read()).toEqual([200, true]);
    const letter = await server.mailAbout(email, 'Ready for you');
    expect(letter.text).toContain(`/texts/${part.id}`);
    expect((await readOrder(services, { key })).deliveries[0]?.stage).toBe('delivered');
    expect((await readToday(services, { actor })).readings.map((one) => one.orderId)).not.toContain(orderId);

    // What she goes on writing is hers until it is released again.
    await saveTextDraft(services, { ...about, draft: 'Anew.', version: 1 });
    expect(await read()).toEqual([200, true]);
    await releaseText(services, { ...about, draft: 'Anew.', version: 2 });
    expect((await openWrittenText(services, { key }, part.id)).html).toContain('Anew.');

    await refund(orderId);
    expect((await read())[0]).toBe(404);
    await expect(releaseText(services, { ...about, draft: 'Late.', version: 3 })).rejects.toMatchObject({
      code: 'conflict',
    });
  });

  test('opens to nobody with the key of another order', async () => {
    const productId = await publish('Two Letters', [text]);
    const [hers, others] = [await buy(productId, 'Two Letters'), await buy(productId, 'Two Letters')];
    const about = { actor, fulfilmentId: hers.part.id };
    await releaseText(server.services, { ...about, draft: 'For you.', version: 0 });
    await openWrittenText(server.services, hers, hers.part.id);
    await expect(openWrittenText(server.services, others, hers.part.id)).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});

describe('a course', () => {
  test.each(['certification-program', 'elsewhere', ''])('is refused: "%s"', async (course) => {
    expect(await refusal('No Lessons', { kind: 'course', course })).toEqual({ parts: expect.any(String) });
  });

  test('is the one that was chosen, and ends with the refund', async () => {
    const { choices } = await readProduct(server.services, { actor, productId: 'new' });
    expect(choices.courses).toEqual(['numerology-101', 'advanced-readings']);
    const productId = await publish('Advanced Course', [{ kind: 'course', course: 'advanced-readings' }]);
    const member = await newMember(server, 'Cora Lund');
    const { orderId, part } = await buy(productId, 'Advanced Course', member.visitor);
    expect([part.title, part.stage]).toEqual(['Advanced Readings', 'delivered']);
    const enrolled = async () =>
      (await readCourses(server.services, { memberId: member.id })).enrolled.map(({ id }) => id);
    expect(await enrolled()).toEqual(['advanced-readings']);
    await refund(orderId);
    expect(await enrolled()).toEqual([]);
  });
});
