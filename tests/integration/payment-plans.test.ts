import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type WrittenProductId, writtenCatalogue } from '../../content/catalogue.ts';
import { toBody } from '../../content/product.ts';
import { publishContent } from '../../domain/content/index.ts';
import { readOrder, requestRefund } from '../../domain/delivery/index.ts';
import { readOfficeOrder, readToday } from '../../domain/office/index.ts';
import {
  checkPlans,
  makeRefunds,
  openBilling,
  quoteOrder,
  refundOrder,
  signOrderKey,
  startCheckout,
  syncOnReturn,
} from '../../domain/shop/index.ts';
import { startTestServices, type TestServices } from '../harness/test-services.ts';

let house: TestServices;
let actor: { id: string; role: 'owner'; confirmedAt: Date };
beforeAll(async () => {
  house = await startTestServices();
  const [owner] = await rows<{ id: string }>(
    `insert into auth.users (id, email, name, role, email_verified)
      values (gen_random_uuid(), 'olga@example.test', 'Olga Owner', 'owner', true) returning id`,
  );
  actor = { id: owner?.id ?? '', role: 'owner', confirmedAt: new Date() };
});
afterAll(() => house.stop());

async function rows<T extends object>(query: string, values: unknown[] = []): Promise<T[]> {
  return (await house.services.db.$client.query(query, values)).rows;
}

const change = (id: WrittenProductId, fields: object) =>
  publishContent(house.services, {
    actor,
    kind: 'product',
    key: id,
    body: { ...toBody(writtenCatalogue[id]), ...fields },
  });

const inThree = (release: 'once' | 'parts', totalCents = 60_001) =>
  change('transformation', { plan: { parts: 3, totalCents, release } });

/** From the checkout to the first part, as the page and the provider do it. */
async function buyInParts(wish: object = {}, totalCents = 60_001) {
  const { services } = house;
  const email = `${crypto.randomUUID()}@example.test`;
  const { name: productName } = writtenCatalogue.transformation;
  const asked = { productId: 'transformation', productName, amount: totalCents, inParts: true, email };
  const { url } = await startCheckout(services, { ...asked, ...wish });
  const checkoutId = url.split('/').at(-1) ?? '';
  const [order] = await rows<{ id: string; total_cents: number }>(
    'select * from orders where checkout_id = $1',
    [checkoutId],
  );
  if (!order) throw new Error('no order');
  const charged = await services.payments.readCheckout(checkoutId);
  const key = signOrderKey(services, { orderId: order.id, via: 'mail' });
  await services.sandbox?.chooseOutcome(checkoutId, 'paid');
  await syncOnReturn(services, { key });
  const subscriptionId = (await planRow(order.id)).subscription_id;
  return {
    ...{ email, order, charged, subscriptionId, holder: { key } },
    page: () => readOrder(services, { key }),
    office: () => readOfficeOrder(services, { actor, orderId: order.id }),
    /** The next month is charged, and we hear nothing of it. */
    month: async (outcome: 'paid' | 'failed') => {
      await services.sandbox?.renewSubscription(subscriptionId, outcome);
      await check();
    },
  };
}

const planRow = async (orderId: string) =>
  (
    await rows<{ subscription_id: string; status: string; is_limited: boolean; is_closed: boolean }>(
      'select * from payment_plans where order_id = $1',
      [orderId],
    )
  )[0] ?? { subscription_id: '', status: '', is_limited: false, is_closed: false };

/** Our own round, some time later: nothing about money depends on being told. */
async function check() {
  await rows('update payment_plans set look_at = $1 where look_at is not null', [house.clock.now()]);
  await checkPlans(house.services);
}

const lettersTo = async (email: string) =>
  (
    await rows<{ template: string }>(
      'select template from mails where to_address = $1 order by created_at, id',
      [email],
    )
  ).map(({ template }) => template);
const creditsOf = async (orderId: string) =>
  (await rows('select 1 from session_credits where source = $1', [`order:${orderId}`])).length;
const receiptsOf = async (orderId: string) =>
  rows<{ amount_cents: number; kind: string; line: string }>(
    `select amount_cents, kind, facts->'lines'->0->>'description' as line from receipts where order_id = $1 order by number`,
    [orderId],
  );

describe('a plan that is paid to its last part', () => {
  test('is charged three times, with a receipt each, and its sessions come with the parts', async () => {
    await inThree('parts');
    const quote = await quoteOrder(house.services, { productId: 'transformation', inParts: true });
    expect(quote).toMatchObject({ inParts: true, priceCents: 60_001, totalCents: 60_001 });
    const bought = await buyInParts({ total: 60_001 });
    const { order, email } = bought;
    expect(bought.charged).toMatchObject({ mode: 'subscription', amountCents: 19_999 });
    expect(order.total_cents).toBe(60_001);
    expect(await bought.page()).toMatchObject({
      state: 'paid',
      totalCents: 60_001,
      plan: {
        parts: 3,
        partCents: 20_001,
        firstCents: 19_999,
        status: 'running',
        paid: [{ amountCents: 19_999 }],
      },
    });
    expect(await planRow(order.id)).toMatchObject({ is_limited: true, is_closed: false });
    expect(await creditsOf(order.id)).toBe(1);

    await bought.month('paid');
    await check();
    expect(await creditsOf(order.id)).toBe(2);
    await bought.month('paid');
    expect(await creditsOf(order.id)).toBe(3);
    expect(await planRow(order.id)).toMatchObject({ status: 'finished', is_closed: true });
    expect(await house.services.payments.readSubscription(bought.subscriptionId)).toMatchObject({
      status: 'canceled',
    });
    const name = writtenCatalogue.transformation.name;
    expect((await receiptsOf(order.id)).map(({ amount_cents, line }) => [amount_cents, line])).toEqual([
      [19_999, `${name}, part 1 of 3`],
      [20_001, `${name}, part 2 of 3`],
      [20_001, `${name}, part 3 of 3`],
    ]);
    const letters = await lettersTo(email);
    expect(letters.filter((template) => template === 'order-paid')).toHaveLength(1);
    expect(letters.filter((template) => template === 'plan-part-paid')).toHaveLength(2);
    expect(await rows('select 1 from subscriptions where order_id = $1', [order.id])).toEqual([]);
  });

  test('nobody names another sum, and what has no plan is not sold in parts', async () => {
    await inThree('once');
    await expect(buyInParts({ amount: 59_700 })).rejects.toThrow('The price has changed');
    const { name: productName, priceCents } = writtenCatalogue.report;
    const asked = {
      productId: 'report',
      productName,
      amount: priceCents,
      inParts: true,
      email: 'a@example.test',
    };
    await expect(startCheckout(house.services, asked)).rejects.toThrow('not sold in parts any more');
  });

  test('a code takes its share off each part', async () => {
    await inThree('once', 60_000);
    await rows(`insert into discount_codes (code, kind, percent) values ('TENOFF', 'office', 10)`);
    const bought = await buyInParts({ code: 'TENOFF', total: 54_000 }, 60_000);
    expect(bought.charged.amountCents).toBe(18_000);
    await bought.month('paid');
    await bought.month('paid');
    const sums = (await receiptsOf(bought.order.id)).map(({ amount_cents }) => amount_cents);
    expect(sums).toEqual([18_000, 18_000, 18_000]);
    expect(await planRow(bought.order.id)).toMatchObject({ status: 'finished' });
  });
});

describe('a part that fails', () => {
  test('is told to her and the buyer, once, and goes on with another card', async () => {
    await inThree('once');
    const bought = await buyInParts();
    await bought.month('failed');
    await check();
    expect(await bought.page()).toMatchObject({ plan: { status: 'overdue', paid: [{}] } });
    expect((await lettersTo(bought.email)).filter((one) => one === 'plan-part-failed')).toHaveLength(1);
    const today = await readToday(house.services, { actor });
    expect(JSON.stringify(today)).toContain(bought.order.id);
    const { url } = await openBilling(house.services, bought.holder, '/orders/x');
    expect(url).toContain('/sandbox/portal/');
    await bought.month('paid');
    await bought.month('paid');
    expect(await planRow(bought.order.id)).toMatchObject({ status: 'finished', is_closed: true });
    expect(await receiptsOf(bought.order.id)).toHaveLength(3);
  });

  test('and stays unpaid: what was paid for stays, what was not closes, and nothing more is charged', async () => {
    await inThree('once');
    const bought = await buyInParts();
    expect(await creditsOf(bought.order.id)).toBe(3);
    await bought.month('failed');
    house.clock.advance({ days: 14 });
    await check();
    await check();
    expect(await planRow(bought.order.id)).toMatchObject({ status: 'ended', is_closed: true });
    expect(await creditsOf(bought.order.id)).toBe(1);
    // The page says no more than what she still has.
    expect((await bought.page()).deliveries).toMatchObject([{ amount: 3, given: 1, stage: 'ready_to_book' }]);
    expect((await lettersTo(bought.email)).filter((one) => one === 'plan-ended')).toHaveLength(1);
    expect(await bought.page()).toMatchObject({ state: 'paid', plan: { status: 'ended' } });
    await expect(house.services.sandbox?.renewSubscription(bought.subscriptionId, 'paid')).rejects.toThrow();
  });
});

describe('the money of a plan goes back', () => {
  const goneBack = async (orderId: string) => {
    for (let n = 0; n < 3; n++) await makeRefunds(house.services);
    await check();
    return rows<{ amount_cents: number; refunded_cents: number }>(
      'select amount_cents, refunded_cents from order_payments where order_id = $1 order by arrived_at',
      [orderId],
    );
  };

  test('the guarantee returns every part, and the rest is never charged', async () => {
    await inThree('once');
    const bought = await buyInParts();
    await bought.month('paid');
    expect((await bought.page()).ask).toMatchObject({ cents: 40_000 });
    await requestRefund(house.services, bought.holder, {});
    const paid = await goneBack(bought.order.id);
    expect(paid.map(({ refunded_cents }) => refunded_cents)).toEqual([19_999, 20_001]);
    expect(await bought.page()).toMatchObject({ state: 'refunded', plan: { isStopped: true } });
    expect(await planRow(bought.order.id)).toMatchObject({ is_closed: true });
    const notes = (await receiptsOf(bought.order.id)).filter(({ kind }) => kind === 'credit_note');
    expect(notes.map(({ amount_cents }) => amount_cents)).toEqual([19_999, 20_001]);
    const letters = await lettersTo(bought.email);
    expect(letters.filter((one) => one === 'refund-received')).toHaveLength(1);
    expect(letters).not.toContain('plan-ended');
    expect(await creditsOf(bought.order.id)).toBe(0);
  });

  test('staff send all of it back, never one part alone', async () => {
    await inThree('once');
    const bought = await buyInParts();
    await bought.month('paid');
    const [payment] = (await bought.office()).payments;
    const wish = { actor, orderId: bought.order.id, paymentId: payment?.id ?? '' };
    await refundOrder(house.services, wish);
    const paid = await goneBack(bought.order.id);
    expect(paid.every((one) => one.refunded_cents === one.amount_cents)).toBe(true);
    expect(await planRow(bought.order.id)).toMatchObject({ is_closed: true });
  });

  test('a part that was charged in the same moment goes straight back', async () => {
    await inThree('once');
    const bought = await buyInParts();
    await requestRefund(house.services, bought.holder, {});
    await house.services.sandbox?.renewSubscription(bought.subscriptionId, 'paid');
    const paid = await goneBack(bought.order.id);
    const again = await goneBack(bought.order.id);
    expect(again).toHaveLength(2);
    expect(again.every((one) => one.refunded_cents === one.amount_cents)).toBe(true);
    expect(paid).toHaveLength(2);
    expect(await bought.page()).toMatchObject({ state: 'refunded' });
  });

  test('thirty days after the first part the guarantee is over', async () => {
    await inThree('once');
    const bought = await buyInParts();
    house.clock.advance({ days: 30 });
    house.clock.advance({ minutes: 1 });
    expect((await bought.page()).ask).toBeUndefined();
  });
});
