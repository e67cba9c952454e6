import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writtenCatalogue } from '../../content/catalogue.ts';
import { toBody } from '../../content/product.ts';
import { publishContent } from '../../domain/content/index.ts';
import { requestRefund, requestWithdrawal } from '../../domain/delivery/index.ts';
import { readCustomerPage, readOfficeOrder, readRevenue } from '../../domain/office/index.ts';
import { eraseCustomer } from '../../domain/privacy/index.ts';
import type { Services } from '../../domain/services.ts';
import {
  buyGift,
  declineRefund,
  readGift,
  readGifts,
  redeemGift,
  signOrderKey,
} from '../../domain/shop/index.ts';
import { demoActor } from '../harness/members.ts';
import { shopOf } from '../harness/shop.ts';
import { TestClock } from '../harness/test-clock.ts';
import { startTestServer, type TestServer } from '../harness/test-server.ts';
import { wordsOf } from '../harness/words-of.ts';

let server: TestServer;
let shop: ReturnType<typeof shopOf>;
const START = '2026-12-01T12:00:00Z';
beforeAll(async () => {
  server = await startTestServer({}, new TestClock(START));
  shop = shopOf(server);
});
afterAll(() => server.stop());

const owner = () => demoActor(server, 'owner@demo.local');
const idIn = (url: string) => url.split('/').at(-1) ?? '';
const pay = async ({ url }: { url: string }) => {
  await shop.sandbox.chooseOutcome(idIn(url), 'paid');
  await server.runJobs();
};
type Wish = Partial<Parameters<typeof buyGift>[1]>;
/** Paid; gives its code as the giver's letter has it. */
async function given(giver: string, wish: Wish = {}): Promise<string> {
  const gift = { what: 'report', giverName: 'Jonas Lind', receiverName: 'Maya', email: giver, ...wish };
  await pay(await buyGift(server.services, gift));
  return codeIn(giver, 'Your gift for');
}
async function codeIn(address: string, subject: string): Promise<string> {
  const { text = '' } = await server.mailAbout(address, subject);
  return /([A-Z2-9]{4}-){3}[A-Z2-9]{4}/.exec(text)?.[0] ?? 'no code';
}
const redeem = (code: string, email: string, productId?: string) =>
  redeemGift(server.services, { code, email, productId });
const ordersOf = (email: string) =>
  shop.rows<{ id: string; state: string; total_cents: number; product_id: string }>(
    'select * from orders where email = $1 order by created_at',
    [email],
  );
const firstOrder = async (email: string) => (await ordersOf(email))[0]?.id ?? '';
const lettersTo = (email: string, template: string) =>
  shop.rows('select id from mails where to_address = $1 and template = $2', [email, template]);

test('bought for a day, sent once on that day, redeemed by another, and its money counts once', async () => {
  const code = await given('jonas@example.com', {
    ...{ receiverEmail: 'maya@example.com', sendOn: '2026-12-24', message: 'For the year you begin again.' },
  });
  const card = await server.visitor().get(`/gift/${code}/card.pdf`);
  expect([card.status, card.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect((await server.visitor().get(`/gift/${code}/card.png`)).headers.get('content-type')).toBe(
    'image/png',
  );
  expect((await server.visitor().get('/gift/ABCD-EFGH-JKLM-NPQR')).status).toBe(404);

  const mine = signOrderKey(server.services, { orderId: await firstOrder('jonas@example.com'), via: 'mail' });
  expect(await (await server.visitor().get(`/orders/${mine}`)).text()).toContain('Your gift is paid');

  expect(await lettersTo('maya@example.com', 'gift-received')).toEqual([]);
  server.clock.set('2026-12-24T09:01:00Z');
  await Promise.all([server.runJob('send-gifts'), server.runJob('send-gifts')]);
  await server.runJobs();
  expect(await lettersTo('maya@example.com', 'gift-received')).toHaveLength(1);
  const { text = '' } = await server.mailAbout('maya@example.com', 'Jonas Lind has a gift for you');
  expect(text).toContain('For the year you begin again.');
  expect(text).toContain('31 December 2031');

  const page = await (await server.visitor().get(`/gift/${code}`)).text();
  expect(page).toContain('Personal Report');
  const answer = await server
    .visitor()
    .post(`/gift/${code}`, { intent: 'redeem', email: 'maya@example.com' });
  expect(answer.status).toBe(302);
  await server.runJobs();
  const [hers] = await ordersOf('maya@example.com');
  expect(hers).toMatchObject({ state: 'paid', total_cents: 0, product_id: 'report' });
  const owed = await shop.rows('select stage, not_before from fulfilments where order_id = $1', [hers?.id]);
  expect(owed).toEqual([{ stage: 'waiting_intake', not_before: null }]);
  expect(await lettersTo('jonas@example.com', 'gift-redeemed')).toHaveLength(1);
  const { text: thanks = '' } = await server.mailAbout('maya@example.com', 'Thank you for your order');
  expect(thanks).toContain('nothing was charged');

  const { products } = await readRevenue(server.services, { actor: await owner(), range: {} });
  expect(products).toMatchObject([{ id: 'gift', name: 'Gift', takenCents: 5900 }]);
  await expect(redeem(code, 'late@example.com')).rejects.toThrow('has been redeemed already');
});

test('is free again where what it paid a part of is taken back before the money came', async () => {
  const code = await given('pending@example.com', { what: 'report' });
  const { url } = await redeem(code, 'lea@example.com', 'video-reading');
  await shop.sandbox.chooseOutcome(idIn(url), 'sepa-pending');
  await server.runJobs();
  const hers = signOrderKey(server.services, { orderId: await firstOrder('lea@example.com'), via: 'mail' });
  await requestRefund(server.services, { key: hers }, {});
  await shop.sandbox.settleSepa(idIn(url), 'paid');
  await server.runJobs();
  expect(await ordersOf('lea@example.com')).toMatchObject([{ state: 'refunded' }]);
  await redeem(code, 'lea@example.com');
  const paid = (await ordersOf('lea@example.com')).filter(({ state }) => state === 'paid');
  expect(paid).toMatchObject([{ total_cents: 0, product_id: 'report' }]);
});

/** What is stored can be seen by others for a while before its writer goes on, as on a busy machine. */
const slowly = (): Services => {
  const { services } = server;
  const db = Object.assign(Object.create(services.db), {
    transaction: async (...work: Parameters<typeof services.db.transaction>) => {
      const answer = await services.db.transaction(...work);
      await pause(120);
      return answer;
    },
  });
  return { ...services, db };
};

test('three redeem it at once: one gets it, and hears so alone', async () => {
  const code = await given('race@example.com');
  const people = ['one@example.com', 'two@example.com', 'three@example.com'];
  const tries = await Promise.allSettled(
    people.map(async (email, place) => {
      await pause(place * 50);
      return redeemGift(slowly(), { code, email });
    }),
  );
  const orders = await Promise.all(people.map(ordersOf));
  const hasIt = orders.map((own) => own.some(({ state }) => state === 'paid'));
  expect(tries.map(({ status }) => status === 'fulfilled')).toEqual(hasIt);
  expect(hasIt.filter(Boolean)).toHaveLength(1);
});

describe('exchanged', () => {
  test('for something cheaper, the rest is an amount with a code of its own', async () => {
    const code = await given('cheaper@example.com', { what: 'video-reading', receiverName: 'Ida' });
    await redeem(code, 'ida@example.com', 'report');
    await server.runJobs();
    const rest = await codeIn('ida@example.com', 'Still yours: €8 of your choice');
    expect(await readGift(server.services, rest)).toMatchObject({ valueCents: 800, state: 'open' });
    expect(rest).not.toBe(code);
  });

  test('on its last day, the rest can be used for 90 days more', async () => {
    const code = await given('last-day@example.com', { what: 'video-reading' });
    const now = server.clock.now();
    server.clock.set('2031-12-31T23:00:00Z');
    await redeem(code, 'in-time@example.com', 'report');
    await server.runJobs();
    const rest = await codeIn('in-time@example.com', 'Still yours');
    server.clock.set('2032-03-29T12:00:00Z');
    expect(await readGift(server.services, rest)).toMatchObject({ valueCents: 800, state: 'open' });
    server.clock.set('2032-04-01T12:00:00Z');
    expect(await readGift(server.services, rest)).toMatchObject({ state: 'expired' });
    server.clock.set(now);
  });

  test('for something dearer, the difference is paid, and the receipt says both', async () => {
    const code = await given('dearer@example.com', { what: 'amount', amount: 5000 });
    const first = await redeem(code, 'ola@example.com', 'video-reading');
    // She goes back from the payment page and chooses again: only one of the two pages can be paid.
    const { url } = await redeem(code, 'ola@example.com', 'report');
    expect((await shop.sandbox.readCheckout(idIn(first.url))).status).toBe('expired');
    await pay({ url });
    const order = await shop.orderOf(idIn(url));
    expect(order).toMatchObject({ state: 'paid', total_cents: 900 });
    const receipts = await shop.rows('select amount_cents, facts from receipts where order_id = $1', [
      order.id,
    ]);
    expect(receipts).toMatchObject([
      {
        amount_cents: 900,
        facts: { lines: [{ unitCents: 5900 }, { description: 'Paid by gift', unitCents: -5000 }] },
      },
    ]);
    // Her money goes back, and so does the gift's value.
    await requestRefund(
      server.services,
      { key: signOrderKey(server.services, { orderId: order.id, via: 'mail' }) },
      {},
    );
    await server.runJobs();
    const again = await codeIn('ola@example.com', 'Still yours: €50 of your choice');
    expect(await readGift(server.services, again)).toMatchObject({ valueCents: 5000, state: 'open' });
  });
});

describe('the money', () => {
  const holder = async (email: string) => ({
    key: signOrderKey(server.services, { orderId: await firstOrder(email), via: 'mail' }),
  });
  test('goes back until the gift is redeemed, and then it opens nothing', async () => {
    const code = await given('back@example.com');
    await requestRefund(server.services, await holder('back@example.com'), {});
    await expect(redeem(code, 'x@example.com')).rejects.toThrow('was taken back');
    await server.runJobs();
    expect(await ordersOf('back@example.com')).toMatchObject([{ state: 'refunded' }]);
    expect(await readGift(server.services, code)).toMatchObject({ state: 'withdrawn' });
  });

  test('stays once it is redeemed: for the guarantee, and for a declaration of withdrawal', async () => {
    const code = await given('stays@example.com');
    await redeem(code, 'y@example.com');
    const mine = await holder('stays@example.com');
    await expect(requestRefund(server.services, mine, {})).rejects.toThrow('This gift has been redeemed.');
    const [order] = await shop.rows<{ number: string }>('select number from orders where email = $1', [
      'stays@example.com',
    ]);
    const declaration = { submission: crypto.randomUUID(), name: 'Jonas Lind', email: 'stays@example.com' };
    await requestWithdrawal(server.services, { ...declaration, orderNumber: order?.number });
    expect(await ordersOf('stays@example.com')).toMatchObject([{ state: 'paid' }]);
    expect(
      await shop.rows('select r.id from refunds r join orders o on o.id = r.order_id where o.email = $1', [
        'stays@example.com',
      ]),
    ).toEqual([]);
  });

  test('a refund that is declined opens the gift again', async () => {
    const code = await given('declined@example.com');
    const orderId = await firstOrder('declined@example.com');
    await shop.rows(`update order_payments set dispute = 'inquiry' where order_id = $1`, [orderId]);
    await requestRefund(server.services, await holder('declined@example.com'), {});
    expect(await readGift(server.services, code)).toMatchObject({ state: 'withdrawn' });
    const [refund] = await shop.rows<{ id: string }>('select id from refunds where order_id = $1', [orderId]);
    await declineRefund(server.services, { actor: await owner(), refundId: refund?.id ?? '', why: 'No.' });
    expect(await readGift(server.services, code)).toMatchObject({ state: 'open' });
  });
});

test('what was given stays what it was, whatever becomes of the product; and it ends on its day', async () => {
  const code = await given('lasting@example.com');
  const lasting = await given('ending@example.com');
  server.clock.set('2031-12-31T23:00:00Z');
  await redeem(code, 'patient@example.com');
  expect(await ordersOf('patient@example.com')).toMatchObject([{ state: 'paid', total_cents: 0 }]);
  server.clock.set('2032-01-01T00:00:00Z');
  await expect(redeem(lasting, 'too-late@example.com')).rejects.toThrow(
    'The time to redeem this gift is over.',
  );
  const page = await wordsOf(server.visitor().get(`/gift/${lasting}`));
  expect(page).toContain('The time to redeem this gift is over.');
  // What is agreed of gifts that can be redeemed is not true of this one any more.
  expect(page).not.toContain('can be exchanged');
  server.clock.set('2027-01-10T12:00:00Z');
});

test('what is asked is checked field by field', async () => {
  const wish = { what: 'report', giverName: 'Jonas', receiverName: 'Maya', email: 'check@example.com' };
  for (const [change, field] of [
    [{ what: 'membership' }, 'what'],
    [{ what: 'no-such-thing' }, 'what'],
    [{ what: 'amount' }, 'amount'],
    [{ what: 'amount', amount: 999 }, 'amount'],
    [{ what: 'amount', amount: 50_001 }, 'amount'],
    [{ email: undefined }, 'email'],
    [{ sendOn: '2027-02-01' }, 'receiverEmail'],
    [{ receiverEmail: 'm@example.com', sendOn: '2020-01-01' }, 'sendOn'],
  ] satisfies [Wish, string][]) {
    await expect(buyGift(server.services, { ...wish, ...change })).rejects.toMatchObject({
      fields: { [field]: expect.any(String) },
    });
  }
  expect(await shop.rows(`select id from gifts where giver_email = 'check@example.com'`)).toEqual([]);
});

test('what has no price of its own is offered as a gift nowhere, and can be given as an amount', async () => {
  const actor = await owner();
  const page = async (path: string) => (await server.visitor().get(path)).text();
  const link = '/gifts?product=video-reading';
  const option = '<option value="video-reading"';
  expect(await page('/checkout/video-reading')).toContain(link);
  expect(await page('/gifts')).toContain(option);
  const body = { ...toBody(writtenCatalogue['video-reading']), suggestedCents: 8_000 };
  const place = { actor, kind: 'product' as const, key: 'video-reading' };
  await publishContent(server.services, { ...place, body });
  expect(await page('/checkout/video-reading')).not.toContain(link);
  expect(await page('/gifts')).not.toContain(option);
  await publishContent(server.services, { ...place, body: toBody(writtenCatalogue['video-reading']) });
});

test('the office sees giver and receiver; whoever is erased is gone from it, and the other keeps the gift', async () => {
  const code = await given('erased@example.com', { receiverName: 'Nora', receiverEmail: 'nora@example.com' });
  const actor = await owner();
  const orderId = await firstOrder('erased@example.com');
  const { gifts } = await readOfficeOrder(server.services, { actor, orderId });
  expect(gifts).toMatchObject([
    { giver: { email: 'erased@example.com' }, receiver: { email: 'nora@example.com' } },
  ]);
  const [contact] = await shop.rows<{ id: string }>(
    `select id from contacts where email = 'erased@example.com'`,
  );
  const customerId = contact?.id ?? '';
  const page = await readCustomerPage(server.services, { actor, customerId });
  expect(page.history.entries).toContainEqual(
    expect.objectContaining({ kind: 'gift', receiverName: 'Nora' }),
  );
  await eraseCustomer(server.services, { actor, customerId });
  await server.runJobs();
  const left = await shop.rows<{ giver_email: string }>('select * from gifts where order_id = $1', [orderId]);
  expect(JSON.stringify(left)).not.toContain('erased@example.com');
  expect(JSON.stringify(left)).not.toContain('Jonas');
  await redeem(code, 'nora@example.com');
  expect(await ordersOf('nora@example.com')).toMatchObject([{ state: 'paid', total_cents: 0 }]);
  expect((await readGifts(server.services, { actor })).length).toBeGreaterThan(5);
});
