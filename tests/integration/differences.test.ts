import { afterAll, beforeAll, expect, test } from 'vitest';
import { readOrder, refundPart } from '../../domain/delivery/index.ts';
import { readOfficeOrder, readToday } from '../../domain/office/index.ts';
import {
  askForRest,
  makeRefunds,
  payRest,
  refundOrder,
  releaseHeldOrder,
  returnDifference,
  signOrderKey,
} from '../../domain/shop/index.ts';
import { existingOrder } from '../../domain/shop/orders/open-order.ts';
import { firstMoneyArrives } from '../../domain/shop/orders/settle-order.ts';
import { type StripeShop, startStripeShop } from '../harness/stripe-shop.ts';

let shop: StripeShop;
let actor: { id: string; role: 'owner' };
beforeAll(async () => {
  shop = await startStripeShop();
  actor = { id: shop.owner.id, role: 'owner' };
});
afterAll(() => shop.stop());

/** A report for €59, of which another sum arrives. */
async function paid(cents: number) {
  const email = `${crypto.randomUUID()}@example.com`;
  const checkoutId = await shop.order('report', { email });
  const session = shop.fake.world.sessions.get(checkoutId);
  if (session) session.amount_total = cents;
  shop.fake.payByCard(checkoutId);
  await shop.fake.deliveries.settled();
  const { id: orderId } = await shop.look(checkoutId);
  const holder = { key: signOrderKey(shop.services, { orderId, via: 'mail' }) };
  return {
    ...{ email, orderId, holder, checkoutId },
    paymentId: String(session?.payment_intent),
    look: () => shop.look(checkoutId),
    page: () => readOrder(shop.services, holder),
    office: () => readOfficeOrder(shop.services, { actor, orderId }),
    onToday: async () =>
      (await readToday(shop.services, { actor })).money.held
        .filter((row) => row.orderId === orderId)
        .map(({ cents: arrived, asked }) => [arrived, asked]),
  };
}

/** The same order is paid once more: €59 by another page. */
async function paidTwice() {
  const order = await paid(5_900);
  shop.clock.advance({ minutes: 1 });
  const sessionId = await shop.order('report', { email: order.email });
  shop.fake.payByCard(sessionId);
  const second = String(shop.fake.world.sessions.get(sessionId)?.payment_intent);
  await shop.services.db.transaction(async (tx) =>
    firstMoneyArrives(shop.services, tx, await existingOrder(tx, order.orderId), {
      ...({ paymentId: second, invoiceId: null, method: 'card', currency: 'eur' } as const),
      amountCents: 5_900,
      arrivedAt: shop.clock.now(),
    }),
  );
  return { ...order, second };
}

test('too much: delivered, and what was too much goes back; the order is paid, not partly refunded', async () => {
  const { orderId, look, page, office, onToday, email } = await paid(6_900);
  expect(await look()).toMatchObject({ state: 'paid', reason: 'amount_differs', fulfilments: 0 });
  expect((await office()).difference).toMatchObject({ kind: 'more', excessCents: 1_000, restCents: 0 });
  expect(await onToday()).toEqual([[6_900, false]]);
  await returnDifference(shop.services, { actor, orderId });
  await expect(returnDifference(shop.services, { actor, orderId })).rejects.toThrow('not held');
  await makeRefunds(shop.services);
  await shop.fake.deliveries.settled();
  expect(await look()).toMatchObject({ state: 'paid', fulfilments: 1 });
  expect((await page()).refunds).toMatchObject([{ state: 'made', amountCents: 1_000, kind: 'difference' }]);
  expect((await page()).ask).toMatchObject({ cents: 5_900 });
  expect(await onToday()).toEqual([]);
  expect((await office()).items).toMatchObject([{ refundedCents: 0 }]);
  expect((await office()).actions).toMatchObject([{ words: 'gave back what was paid too much' }]);
  const letter = await shop.server.mailAbout(email, 'We have returned €10');
  expect(letter.text).toContain('paid more than your order costs');
});

test('too little: the rest is asked for, paid by the link, and the order is delivered by itself', async () => {
  const { orderId, look, page, office, onToday, email, holder } = await paid(5_000);
  const held = await shop.server.mailAbout(email, 'We look at your payment');
  expect(held.text).not.toMatch(/Fill in your details|when to begin/);
  expect((await office()).difference).toMatchObject({ kind: 'less', restCents: 900, excessCents: 0 });
  expect((await page()).rest).toBeUndefined();
  await expect(payRest(shop.services, holder)).rejects.toThrow('Nothing is missing');
  await askForRest(shop.services, { actor, orderId });
  await expect(askForRest(shop.services, { actor, orderId })).rejects.toThrow('asked already');
  const letter = await shop.server.mailAbout(email, '€9 are missing');
  expect(letter.text).toContain('€50.00 have arrived');
  expect((await page()).rest).toMatchObject({ cents: 900 });
  expect((await office()).actions).toMatchObject([{ words: 'asked a buyer for the rest of a payment' }]);
  expect(await onToday()).toEqual([[5_000, true]]);
  const { url } = await payRest(shop.services, holder);
  shop.fake.payByCard(url.split('/').at(-1) ?? '');
  await shop.fake.deliveries.settled();
  expect(await look()).toMatchObject({ state: 'paid', reason: 'payment_arrived', fulfilments: 1 });
  expect((await shop.server.mailAbout(email, 'Your order goes on')).text).toContain('Fill in your details');
  expect(await onToday()).toEqual([]);
  const rest = await shop.rows<{ state: string; total_cents: number; amount_cents: number }>(
    `select o.state, o.total_cents, r.amount_cents from orders o join receipts r on r.order_id = o.id where o.subject = $1`,
    [`rest:${orderId}`],
  );
  expect(rest).toEqual([{ state: 'paid', total_cents: 900, amount_cents: 900 }]);
});

test('too little, and nobody pays the rest: after 14 days it is to be decided again', async () => {
  const { orderId, page, office, onToday, holder } = await paid(5_000);
  await askForRest(shop.services, { actor, orderId });
  shop.clock.advance({ days: 14, minutes: 1 });
  expect((await office()).difference?.rest).toMatchObject({ isOver: true });
  expect((await page()).rest).toBeUndefined();
  await expect(payRest(shop.services, holder)).rejects.toThrow('Nothing is missing');
  expect(await onToday()).toEqual([[5_000, false]]);
  await askForRest(shop.services, { actor, orderId });
  expect(await onToday()).toEqual([[5_000, true]]);
  await releaseHeldOrder(shop.services, { actor, orderId });
  expect(await onToday()).toEqual([]);
});

test('the rest that comes after somebody has decided otherwise goes straight back', async () => {
  const { orderId, look, holder } = await paid(5_000);
  await askForRest(shop.services, { actor, orderId });
  const { url } = await payRest(shop.services, holder);
  await releaseHeldOrder(shop.services, { actor, orderId });
  shop.fake.payByCard(url.split('/').at(-1) ?? '');
  await shop.fake.deliveries.settled();
  await makeRefunds(shop.services);
  await shop.fake.deliveries.settled();
  expect(await look()).toMatchObject({ state: 'paid', fulfilments: 1 });
  expect(await shop.rows('select state from orders where subject = $1', [`rest:${orderId}`])).toEqual([
    { state: 'refunded' },
  ]);
});

test.each([5_000, 6_900])('%d cents: all of it goes back, and nothing waits any more', async (cents) => {
  const { orderId, look, office, onToday } = await paid(cents);
  const { payments } = await office();
  await refundOrder(shop.services, { actor, orderId, paymentId: payments[0]?.id ?? '' });
  expect(await onToday()).toEqual([]);
  await makeRefunds(shop.services);
  await shop.fake.deliveries.settled();
  expect(await look()).toMatchObject({ state: 'refunded', fulfilments: 0 });
  await expect(releaseHeldOrder(shop.services, { actor, orderId })).rejects.toThrow('not held');
});

test('too much, and a part of it goes back in the provider’s dashboard: the order still waits for its release', async () => {
  const { orderId, look, office, onToday, paymentId } = await paid(6_900);
  shop.fake.refundInDashboard(paymentId, 1_000);
  await shop.fake.deliveries.settled();
  expect(await look()).toMatchObject({ state: 'paid', fulfilments: 0 });
  expect((await office()).difference).toMatchObject({ excessCents: 0 });
  expect(await onToday()).toHaveLength(1);
  await releaseHeldOrder(shop.services, { actor, orderId });
  expect(await look()).toMatchObject({ state: 'paid', fulfilments: 1 });
});

test('twice: the second payment goes back, and what was bought stays', async () => {
  const { orderId, look, office, onToday, page, second } = await paidTwice();
  const stage = async () => (await page()).deliveries.map((one) => one.stage);
  const before = await stage();
  expect((await office()).difference).toMatchObject({ kind: 'twice', excessCents: 5_900 });
  expect(await onToday()).toEqual([[11_800, false]]);
  await returnDifference(shop.services, { actor, orderId });
  expect(await onToday()).toEqual([]);
  await makeRefunds(shop.services);
  await shop.fake.deliveries.settled();
  expect(await look()).toMatchObject({ state: 'paid' });
  expect(await stage()).toEqual(before);
  const back = await shop.rows<{ payment_id: string; cents: number }>(
    `select p.payment_id, p.refunded_cents as cents from order_payments p where p.order_id = $1 and p.refunded_cents > 0`,
    [orderId],
  );
  expect(back).toEqual([{ payment_id: second, cents: 5_900 }]);
});

test('twice, and meant so: it is closed by a person and goes nowhere', async () => {
  const { orderId, look, onToday } = await paidTwice();
  await releaseHeldOrder(shop.services, { actor, orderId });
  expect(await onToday()).toEqual([]);
  expect(await look()).toMatchObject({ state: 'paid', payments: 2 });
});

test('a payment that comes after its order was sent back is no sale: it stands on Today, and goes back', async () => {
  const { orderId, office, onToday, look } = await paid(5_900);
  const { payments } = await office();
  await refundOrder(shop.services, { actor, orderId, paymentId: payments[0]?.id ?? '' });
  await makeRefunds(shop.services);
  await shop.fake.deliveries.settled();
  shop.clock.advance({ minutes: 5 });
  const sessionId = await shop.order('report', { email: 'late@example.com' });
  shop.fake.payByCard(sessionId);
  await shop.services.db.transaction(async (tx) =>
    firstMoneyArrives(shop.services, tx, await existingOrder(tx, orderId), {
      paymentId: String(shop.fake.world.sessions.get(sessionId)?.payment_intent),
      ...({ invoiceId: null, method: 'card', currency: 'eur', amountCents: 5_900 } as const),
      arrivedAt: shop.clock.now(),
    }),
  );
  expect(await onToday()).toHaveLength(1);
  await returnDifference(shop.services, { actor, orderId });
  await makeRefunds(shop.services);
  await shop.fake.deliveries.settled();
  expect(await onToday()).toEqual([]);
  expect(await look()).toMatchObject({ state: 'refunded' });
});

test('a part from here and one from the provider’s dashboard at once: never more than was paid', async () => {
  const { orderId, office, page, paymentId } = await paid(5_900);
  const { payments } = await office();
  const { id = '', parts } = payments[0] ?? {};
  const wish = {
    what: 'goodwill',
    cents: 4_000,
    leftCents: parts?.leftCents ?? 0,
    askedBy: 'buyer',
  } as const;
  await refundPart(shop.services, { actor, orderId, paymentId: id, ...wish, why: 'It was late.' });
  shop.fake.refundInDashboard(paymentId, 3_000);
  await Promise.all([shop.fake.deliveries.settled(), makeRefunds(shop.services)]);
  await makeRefunds(shop.services);
  const { refunds, state } = await page();
  expect(refunds.map((one) => [one.amountCents, one.state])).toEqual(
    expect.arrayContaining([
      [4_000, 'failed'],
      [3_000, 'made'],
    ]),
  );
  expect(state).toBe('partially_refunded');
  expect((await office()).payments).toMatchObject([{ refundedCents: 3_000, parts: { leftCents: 2_900 } }]);
});
