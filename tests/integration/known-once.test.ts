import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readIntake } from '../../domain/delivery/index.ts';
import { captureLead } from '../../domain/readings/index.ts';
import { signOrderKey } from '../../domain/shop/index.ts';
import { checkoutBody, shopOf } from '../harness/shop.ts';
import { startTestServer, type TestServer } from '../harness/test-server.ts';

let server: TestServer;
let shop: ReturnType<typeof shopOf>;
beforeAll(async () => {
  server = await startTestServer();
  shop = shopOf(server);
});
afterAll(() => server.stop());

type Wish = { email: string; browserKey?: string; lead?: string; again?: boolean };

/** The press of the purchase button. */
async function press(wish: Wish) {
  const answer = await server
    .visitor()
    .postJson('/functions/v1/create-checkout-session', { ...checkoutBody('report', wish), ...wish });
  const { url, error, fields } = await answer.json();
  return {
    status: answer.status,
    checkoutId:
      String(url ?? '')
        .split('/')
        .at(-1) ?? '',
    error,
    fields,
  };
}

const paid = async (checkoutId: string) => {
  await shop.sandbox.chooseOutcome(checkoutId, 'paid');
  await shop.settle();
};

test('what the browser told the quiz is in the details at once, and nobody else’s is', async () => {
  const taker = { name: 'Maya Ngozi Okafor', birthDate: '1990-07-04', marketingConsent: false };
  const { lead } = await captureLead(server.services, { ...taker, email: 'told@example.test' });
  const detailsAfter = async (wish: Wish) => {
    const { checkoutId } = await press(wish);
    await paid(checkoutId);
    const { id } = await shop.orderOf(checkoutId);
    // Straight back from the payment page: no letter has proven the address.
    const key = signOrderKey(server.services, { orderId: id, via: 'return' });
    return (await readIntake(server.services, { key })).answers;
  };
  expect(await detailsAfter({ email: 'told@example.test', lead })).toMatchObject({
    fullName: 'Maya Ngozi Okafor',
    birthDate: '1990-07-04',
  });
  // Another mailbox of hers: the browser is the proof.
  expect(await detailsAfter({ email: 'work@example.test', lead })).toHaveProperty('birthDate');
  expect(await detailsAfter({ email: 'told@example.test' })).toEqual({});
  expect(await detailsAfter({ email: 'told@example.test', lead: `${lead}x` })).toEqual({});
});

test('the same thing twice within ten minutes is asked about, in the browser that bought it alone', async () => {
  const email = 'twice@example.test';
  const browserKey = randomUUID();
  const first = await press({ email, browserKey });
  await paid(first.checkoutId);
  const second = await press({ email, browserKey });
  expect(second).toMatchObject({ status: 409, fields: { again: expect.any(String) } });
  expect(second.error).toContain((await shop.orderOf(first.checkoutId)).number);
  // Somebody else who types the address learns nothing.
  expect((await press({ email, browserKey: randomUUID() })).status).toBe(200);
  expect((await press({ email, browserKey, again: true })).status).toBe(200);
  server.clock.advance({ minutes: 11 });
  expect((await press({ email, browserKey })).status).toBe(200);
});

test('of two tabs one can be paid', async () => {
  const email = 'tabs@example.test';
  const browserKey = randomUUID();
  const left = await press({ email, browserKey });
  const right = await press({ email, browserKey });
  expect(right.status).toBe(200);
  expect((await shop.orderOf(left.checkoutId)).state).toBe('expired');
  await paid(right.checkoutId);
  expect((await shop.orderOf(right.checkoutId)).state).toBe('paid');
});
