import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { WrittenProductId } from '../../content/catalogue.ts';
import { readOrder, requestRefund } from '../../domain/delivery/index.ts';
import { createProvenAccount } from '../../domain/identity/index.ts';
import { bookSession, readMonth } from '../../domain/practice/index.ts';
import { attachPurchases, signOrderKey } from '../../domain/shop/index.ts';
import { signToken } from '../../shared/signed-token.ts';
import type { Browserlike } from '../harness/browserlike.ts';
import { newMember } from '../harness/members.ts';
import { checkoutBody, shopOf, startBuying } from '../harness/shop.ts';
import { startTestServer, type TestServer } from '../harness/test-server.ts';

let server: TestServer;
let shop: ReturnType<typeof shopOf>;
let ada: Awaited<ReturnType<typeof newMember>>;
let eve: Awaited<ReturnType<typeof newMember>>;
beforeAll(async () => {
  server = await startTestServer();
  shop = shopOf(server);
  ada = await newMember(server, 'Ada');
  eve = await newMember(server, 'Eve');
});
afterAll(() => server.stop());

async function bought(visitor: Browserlike, productId: WrittenProductId, email?: string) {
  const checkoutId = await startBuying(visitor, productId, email ? { email } : {});
  await shop.sandbox.chooseOutcome(checkoutId, 'paid');
  await shop.settle();
  return shop.orderOf(checkoutId);
}

test('whoever buys with somebody’s address does not get to see that person’s cards and invoices', async () => {
  const gift = await bought(server.visitor(), 'membership', ada.email);
  expect(gift.user_id).toBe(ada.id);
  const own = await bought(ada.visitor, 'report');
  const again = await bought(ada.visitor, 'report');
  const customers = await shop.rows<{ id: string; customer_id: string }>(
    'select id, customer_id from orders',
  );
  const customerOf = (id: string) => customers.find((order) => order.id === id)?.customer_id;
  expect(customerOf(own.id)).not.toBe(customerOf(gift.id));
  expect(customerOf(again.id)).toBe(customerOf(own.id));
});

test('a customer who was deleted at the provider is forgotten, and the next press of the button works', async () => {
  const ida = await newMember(server, 'Ida');
  await bought(ida.visitor, 'report');
  await shop.rows(`update orders set customer_id = 'cus_deleted' where user_id = $1`, [ida.id]);
  await expect(startBuying(ida.visitor, 'report')).rejects.toThrow('Please try again');
  await startBuying(ida.visitor, 'report');
});

test('a member who is in the Circle cannot be charged for a second membership', async () => {
  const body = checkoutBody('membership');
  const answer = await ada.visitor.postJson('/functions/v1/create-checkout-session', body);
  expect([answer.status, await answer.json()]).toMatchObject([
    400,
    { error: expect.stringContaining('You are in the Soul Circle already') },
  ]);
  const quote = await ada.visitor.postJson('/functions/v1/quote-order', { productId: 'membership' });
  expect(await quote.json()).toMatchObject({ owned: true });
});

describe('somebody else’s order', () => {
  const pages = ['', '/details'];
  const posts = [
    ['', { intent: 'refund' }],
    ['', { intent: 'cancel-membership' }],
    ['', { intent: 'resume-membership' }],
    ['', { intent: 'renew-calendar' }],
    ['/details', { intent: 'send', fullName: 'Eve', birthDate: '1990-01-01' }],
    ['/billing', {}],
  ] as const;

  test('cannot be read or changed, by another member or by a key that is not its own', async () => {
    const { id } = await bought(ada.visitor, 'report');
    const { receipts } = await readOrder(server.services, { memberId: ada.id, orderId: id });
    const { secret } = server.services.config;
    const soon = Math.floor(server.clock.now().getTime() / 1000) + 3600;
    const signed = (purpose: string, value: string, by = secret) => signToken(by, purpose, value);
    const key = signOrderKey(server.services, { orderId: id, via: 'mail' });
    const foreign = signOrderKey(server.services, {
      orderId: (await bought(eve.visitor, 'report')).id,
      via: 'mail',
    });
    const bases = [
      `/portal/orders/${id}`,
      `/orders/${key.slice(0, -1)}`,
      `/orders/${key}x`,
      `/orders/${signed('order', `${id}:mail:${soon}`, 'another secret')}`,
      `/orders/${signed('partner', id)}`,
      `/orders/${signed('calendar', `${id}:1`)}`,
      `/orders/${signed('order', `${id}:staff:${soon}`)}`,
      `/orders/${signed('order', `${id}:mail:${soon - 7200}`)}`,
      `/orders/${signed('order', `${id}:mail`)}`,
    ];
    const before = await traces();
    for (const base of bases) {
      for (const page of [...pages, `/receipts/${receipts[0]?.id}`]) {
        expect([base + page, (await eve.visitor.get(base + page)).status]).toEqual([base + page, 404]);
      }
      for (const [path, fields] of posts) {
        expect([base + path, (await eve.visitor.post(base + path, fields)).status]).toEqual([
          base + path,
          404,
        ]);
      }
    }
    expect((await server.visitor().get(`/orders/${foreign}/receipts/${receipts[0]?.id}`)).status).toBe(404);
    expect((await server.visitor().get(`/orders/${key}/receipts/${receipts[0]?.id}`)).status).toBe(200);
    expect(await traces()).toEqual(before);
  });

  const traces = () =>
    shop.rows(`select (select count(*) from refunds) as refunds, (select count(*) from sandbox.objects where kind = 'portals') as portals,
      (select count(*) from intakes where submitted_at is not null) as intakes`);

  test('the key from the payment page is good for a day, the one from the mailbox for a year', async () => {
    const { id } = await bought(server.visitor(), 'report', 'keys@example.com');
    const status = async (key: string) => (await server.visitor().get(`/orders/${key}`)).status;
    const [returned, mailed] = (['return', 'mail'] as const).map((via) =>
      signOrderKey(server.services, { orderId: id, via }),
    ) as [string, string];
    expect([await status(returned), await status(mailed)]).toEqual([200, 200]);
    server.clock.advance({ days: 1, minutes: 1 });
    const old = await server.visitor().get(`/orders/${returned}`);
    expect([old.status, await old.text()]).toEqual([
      404,
      expect.stringContaining('This link no longer works'),
    ]);
    server.clock.advance({ days: 363 });
    expect(await status(mailed)).toBe(200);
    server.clock.advance({ days: 1 });
    expect(await status(mailed)).toBe(404);
  });
});

test('verified in ten windows while the payment arrives: everything is given once', async () => {
  const email = 'racing@example.com';
  const checkoutId = await startBuying(server.visitor(), 'transformation', { email });
  const id = await createProvenAccount(server.services, { email, name: 'Racing', password: 'a-good-pass-9' });
  await shop.sandbox.chooseOutcome(checkoutId, 'paid');
  const attach = () => attachPurchases(server.services, { id, email });
  await Promise.all([shop.settle(), ...Array.from({ length: 10 }, attach)]);
  await attach();
  const count = async (query: string) => (await shop.rows(query, [id])).length;
  expect(await count('select 1 from purchases where user_id = $1')).toBe(1);
  expect(await count('select 1 from session_credits where user_id = $1')).toBe(3);
  const letters = await shop.rows(
    `select 1 from mails where to_address = $1 and template = 'sessions-ready'`,
    [email],
  );
  expect(letters).toHaveLength(1);
});

test('after a session has been held, the money does not go back without a person', async () => {
  const grace = await newMember(server, 'Grace');
  const { id } = await bought(grace.visitor, 'transformation');
  const date = new Date(server.clock.now().getTime() + 3 * 86_400_000).toISOString().slice(0, 10);
  const month = await readMonth(server.services, { actor: grace.actor, date });
  const startsAt = new Date(month.find((day) => day.date === date)?.slots[0]?.startsAt ?? 0);
  const sessionType = 'Transformation Package';
  await bookSession(server.services, { memberId: grace.id, sessionType, startsAt });
  server.clock.advance({ days: 5 });
  await requestRefund(server.services, { memberId: grace.id, orderId: id }, {});
  const order = await readOrder(server.services, { memberId: grace.id, orderId: id });
  expect(order).toMatchObject({ state: 'paid', refunds: [{ state: 'requested' }] });
});
