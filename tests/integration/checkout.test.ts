import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writtenCatalogue, writtenProductIds } from '../../content/catalogue.ts';
import { checkoutBody, shopOf, startBuying } from '../harness/shop.ts';
import { startTestServer, type TestServer } from '../harness/test-server.ts';

let server: TestServer;
let shop: ReturnType<typeof shopOf>;
beforeAll(async () => {
  server = await startTestServer();
  shop = shopOf(server);
});
afterAll(() => server.stop());

describe('a purchase by card', () => {
  test.each(writtenProductIds)(
    '%s: paid once, receipted once, written down as a purchase',
    async (productId) => {
      const email = `${productId}@buyers.test`;
      const checkoutId = await startBuying(server.visitor(), productId, { email });
      expect(await shop.orderOf(checkoutId)).toMatchObject({ state: 'open' });
      await shop.sandbox.chooseOutcome(checkoutId, 'paid');
      await shop.settle();
      const order = await shop.orderOf(checkoutId);
      expect(order).toMatchObject({ state: 'paid', reason: 'payment_arrived' });
      const purchases = await shop.rows('select * from purchases where order_id = $1', [order.id]);
      expect(purchases).toHaveLength(1);
      expect(await shop.rows('select * from receipts where order_id = $1', [order.id])).toHaveLength(1);
      const mail = await server.lastMail(email);
      expect(mail.subject).toMatch(/Thank you for your order|We have begun|ready/);
    },
  );

  test('the receipts are numbered without a gap', async () => {
    const rows = await shop.rows<{ sequence: number }>('select sequence from receipts order by sequence');
    expect(rows.map(({ sequence }) => sequence)).toEqual(rows.map((_, i) => i + 1));
  });
});

describe('what the browser sends is not believed', () => {
  const count = async () => (await shop.rows('select id from orders')).length;
  test('twelve products at ten wrong prices each: never another charge than ours', async () => {
    const before = await count();
    for (const productId of writtenProductIds) {
      const { priceCents } = writtenCatalogue[productId];
      const wrong = [0, 1, -priceCents, priceCents - 1, priceCents + 1, priceCents / 100, priceCents * 100];
      for (const amount of [...wrong, 1.5, 2 ** 31, 2 ** 53]) {
        const body = checkoutBody(productId, { email: 'mira@example.com', amount });
        const answer = await server.visitor().postJson('/functions/v1/create-checkout-session', body);
        expect([productId, amount, answer.status >= 400 && answer.status < 500]).toEqual([
          productId,
          amount,
          true,
        ]);
      }
    }
    expect(await count()).toBe(before);
  });

  test.each([
    ['a lower amount', { amount: 100 }],
    ['a higher amount', { amount: 5901 }],
    ['another name', { productName: 'Free Report' }],
    ['an unknown product', { productId: 'gold-bar' }],
    ['a product of the prototype', { productId: 'constructor' }],
    ['a foreign success address', { successUrl: 'https://evil.example/portal' }],
    ['a foreign cancel address', { cancelUrl: 'https://evil.example/' }],
    ['somebody else’s id', { userId: '00000000-0000-4000-8000-000000000000' }],
    ['another total than ours', { total: 100 }],
  ])('%s is refused, and nothing is stored', async (_, change) => {
    const before = await count();
    const body = { ...checkoutBody('report', { email: 'mira@example.com' }), ...change };
    const answer = await server.visitor().postJson('/functions/v1/create-checkout-session', body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: expect.stringMatching(/\w{4}/), code: 'refused' });
    expect(await count()).toBe(before);
  });
});
