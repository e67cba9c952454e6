import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type WrittenProductId, writtenCatalogue } from '../../content/catalogue.ts';
import { termsOf, toBody } from '../../content/product.ts';
import { publishContent } from '../../domain/content/index.ts';
import {
  chooseBegin,
  fulfilDue,
  readIntake,
  readOrder,
  refundPart,
  saveIntake,
} from '../../domain/delivery/index.ts';
import { publishProduct, readOfficeOrder, readRevenue } from '../../domain/office/index.ts';
import {
  checkOrders,
  makeRefunds,
  quoteOrder,
  readCheckout,
  refundOrder,
  signOrderKey,
  startCheckout,
  syncOnReturn,
  takeOffer,
} from '../../domain/shop/index.ts';
import { divideCents } from '../../shared/money.ts';
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

/** From the checkout to the paid order, as the page and the provider do it. */
async function buy(productId: string, wish: object = {}, meanwhile?: () => Promise<unknown>) {
  const { services } = house;
  const product = services.content.current().catalogue.byId.get(productId);
  if (!product) throw new Error(`no product ${productId}`);
  const { name: productName, priceCents: amount } = product;
  const email = `${crypto.randomUUID()}@example.test`;
  const { url } = await startCheckout(services, { productId, productName, amount, email, ...wish });
  const checkoutId = url.split('/').at(-1) ?? '';
  const charged = await services.payments.readCheckout(checkoutId);
  const [order] = await rows<{ id: string; total_cents: number; product_name: string }>(
    'select * from orders where checkout_id = $1',
    [checkoutId],
  );
  if (!order) throw new Error('no order');
  const key = signOrderKey(services, { orderId: order.id, via: 'mail' });
  await meanwhile?.();
  await services.sandbox?.chooseOutcome(checkoutId, 'paid');
  await syncOnReturn(services, { key });
  return { email, order, charged, holder: { key }, page: () => readOrder(services, { key }) };
}

const receiptOf = async (orderId: string) =>
  (
    await rows<{ amount_cents: number; facts: { lines: { description: string; unitCents: number }[] } }>(
      `select amount_cents, facts from receipts where order_id = $1 and kind = 'receipt'`,
      [orderId],
    )
  )[0];

describe('an order of one product', () => {
  test('is an order with one line', async () => {
    const { order } = await buy('report');
    expect(
      await rows(
        'select position, product_id, price_cents, total_cents from order_items where order_id = $1',
        [order.id],
      ),
    ).toEqual([{ position: 0, product_id: 'report', price_cents: 5_900, total_cents: 5_900 }]);
  });

  test('of an earlier program, which writes no lines, gets its line when it is placed', async () => {
    const [order] = await rows<{ id: string }>(
      `insert into orders (id, number, product_id, product_name, mode, email, price_cents, success_url, cancel_url, expires_at)
        values (gen_random_uuid(), 'AN-EARL-IER1', 'report', 'Personal Report', 'payment', 'e@example.test', 5900, '', '', now())
        returning id`,
    );
    expect(
      await rows('select position, product_name, total_cents from order_items where order_id = $1', [
        order?.id,
      ]),
    ).toEqual([{ position: 0, product_name: 'Personal Report', total_cents: 5_900 }]);
  });
});

/** By the form of the office. */
const publish = (form: object) =>
  publishProduct(house.services, {
    actor,
    productId: 'new',
    name: 'Name Letter',
    priceCents: '40',
    description: 'A letter about a name.',
    features: 'A letter',
    parts: JSON.stringify([{ kind: 'document', document: 'personal-report' }]),
    intake: 'person',
    ...form,
  });

describe('the office', () => {
  test('says what is offered beside a product, and the checkout shows it', async () => {
    const { productId } = await publish({ besideProduct: 'report', besideCents: '49' });
    const { name } = writtenCatalogue.report;
    expect(readCheckout(house.services, productId)?.beside).toMatchObject({
      name,
      priceCents: 4_900,
      originalPriceCents: 5_900,
    });
  });

  test.each([
    [{ besideProduct: 'report', besideCents: '59.01' }, 'At most €59'],
    [{ besideProduct: 'report', besideCents: 'cheap' }, 'At most €59'],
    [{ afterProduct: 'report', afterCents: '60' }, 'At most €59'],
    [{ besideProduct: 'membership' }, 'paid once'],
    [{ besideProduct: 'mini-reading' }, 'paid once'],
    [{ besideProduct: 'no-such-thing' }, 'paid once'],
  ])('refuses %o', async (form, problem) => {
    await expect(publish(form)).rejects.toThrow(problem);
  });
});

describe('what is offered beside a product', () => {
  const beside = { productId: 'video-reading', amount: 4_900 };
  beforeAll(() => change('report', { beside: { product: 'video-reading', priceCents: 4_900 } }));
  const { name: report } = writtenCatalogue.report;
  const { name: video } = writtenCatalogue['video-reading'];

  test('is a second line of the same order, at the price that was shown, in checkout, provider, letter and receipt', async () => {
    const { order, charged, page, email } = await buy('report', { beside, total: 10_800 });
    expect(order).toMatchObject({ total_cents: 10_800, product_name: `${report} and ${video}` });
    expect(charged.amountCents).toBe(10_800);
    const receipt = await receiptOf(order.id);
    expect(receipt?.amount_cents).toBe(10_800);
    expect(receipt?.facts.lines.map(({ description, unitCents }) => [description, unitCents])).toEqual([
      [report, 5_900],
      [video, 4_900],
    ]);
    const { items, state } = await page();
    expect(state).toBe('paid');
    expect(items.map(({ name, priceCents }) => [name, priceCents])).toEqual([
      [report, 5_900],
      [video, 4_900],
    ]);
    const [letter] = await rows<{ props: { totalCents: number; product: string } }>(
      `select props from mails where to_address = $1 and template = 'order-paid'`,
      [email],
    );
    expect(letter?.props).toMatchObject({ totalCents: 10_800, product: `${report} and ${video}` });
    expect(
      await rows('select item, product_id, product_type from purchases where order_id = $1 order by item', [
        order.id,
      ]),
    ).toEqual([
      { item: 0, product_id: 'report', product_type: 'report' },
      { item: 1, product_id: 'video-reading', product_type: 'video' },
    ]);
  });

  test('asks one form for both, and delivers each under its own name', async () => {
    const { holder, page, order } = await buy('report', { beside });
    await chooseBegin(house.services, holder, 'now');
    const answers = { fullName: 'Ada Lovelace', birthDate: '1990-07-04' };
    await saveIntake(house.services, holder, { answers, submit: true });
    await fulfilDue(house.services);
    expect((await page()).deliveries.map(({ kind, stage, product }) => [kind, stage, product])).toEqual([
      ['document', 'delivered', report],
      ['video', 'recording', video],
    ]);
    const { videos } = await readOfficeOrder(house.services, { actor, orderId: order.id });
    expect(videos.map(({ title }) => title)).toEqual([video]);
  });

  test('is counted with its own product, and gone with the order', async () => {
    const earned = async () => {
      const { products } = await readRevenue(house.services, { actor, range: {} });
      const cents = (name: string) => {
        const own = products.find((one) => one.name === name);
        return (own?.takenCents ?? 0) - (own?.backCents ?? 0);
      };
      return [cents(report), cents(video)];
    };
    const [reports = 0, videos = 0] = await earned();
    const { order, holder } = await buy('report', { beside });
    expect(await earned()).toEqual([reports + 5_900, videos + 4_900]);
    const { payments } = await readOfficeOrder(house.services, { actor, orderId: order.id });
    const paymentId = payments[0]?.id ?? '';
    await refundOrder(house.services, { actor, orderId: order.id, paymentId });
    await makeRefunds(house.services);
    expect(await earned()).toEqual([reports, videos]);
    const { state, deliveries } = await readOrder(house.services, holder);
    expect([state, ...deliveries.map(({ stage }) => stage)]).toEqual(['refunded', 'withdrawn', 'withdrawn']);
    expect(await rows('select distinct status from purchases where order_id = $1', [order.id])).toEqual([
      { status: 'refunded' },
    ]);
  });

  test.each([
    ['at another price', { productId: 'video-reading', amount: 100 }],
    ['that is not offered', { productId: 'vip-blueprint', amount: 4_900 }],
  ])('is refused %s', async (_, wrong) => {
    await expect(buy('report', { beside: wrong })).rejects.toThrow('What is offered with it has changed');
  });

  test('is not offered while it is off sale', async () => {
    await change('video-reading', { paused: true });
    await expect(buy('report', { beside })).rejects.toThrow('What is offered with it has changed');
    await change('video-reading', {});
  });

  test('is left alone by a code', async () => {
    await rows(
      `insert into discount_codes (code, kind, percent, created_at) values ('TENTH', 'office', 10, now())`,
    );
    const { order, charged } = await buy('report', { beside, code: 'TENTH', total: 10_210 });
    expect(charged.amountCents).toBe(10_210);
    expect(
      await rows('select total_cents from order_items where order_id = $1 order by position', [order.id]),
    ).toEqual([{ total_cents: 5_310 }, { total_cents: 4_900 }]);
  });
});

describe('what is offered after paying', () => {
  const { name: video } = writtenCatalogue['video-reading'];
  const taken = { productId: 'video-reading', amount: 3_900 };
  beforeAll(() => change('report', { after: { product: 'video-reading', priceCents: 3_900 } }));

  const paidNow = async () => {
    const bought = await buy('report');
    const key = signOrderKey(house.services, { orderId: bought.order.id, via: 'return' });
    return { ...bought, back: { key }, offer: async () => (await readOrder(house.services, { key })).offer };
  };
  const ordersAfter = (orderId: string) =>
    rows<{ id: string; state: string; total_cents: number; email: string }>(
      'select id, state, total_cents, email from orders where after_order = $1',
      [orderId],
    );

  test('is an order of its own, paid with the same card by one click, at the price that was shown', async () => {
    const { back, offer, order, email } = await paidNow();
    expect(await offer()).toMatchObject({ name: video, priceCents: 3_900, byCard: true });
    const { url } = await takeOffer(house.services, back, taken);
    expect(url).toMatch(/^\/orders\/.+payment=success$/);
    const [placed, ...others] = await ordersAfter(order.id);
    expect(others).toEqual([]);
    expect(placed).toMatchObject({ state: 'paid', total_cents: 3_900, email });
    expect((await receiptOf(placed?.id ?? ''))?.facts.lines).toMatchObject([
      { description: video, unitCents: 3_900 },
    ]);
    expect(await offer()).toBeUndefined();
  });

  test('clicked five times at once, it is ordered and charged once', async () => {
    const { back, order } = await paidNow();
    await Promise.allSettled(Array.from({ length: 5 }, () => takeOffer(house.services, back, taken)));
    const [placed, ...others] = await ordersAfter(order.id);
    expect(others).toEqual([]);
    expect(await rows('select amount_cents from order_payments where order_id = $1', [placed?.id])).toEqual([
      { amount_cents: 3_900 },
    ]);
  });

  test('leads to a payment page where the bank wants to see her', async () => {
    const { back, order } = await paidNow();
    await rows(
      `update sandbox.objects set body = body || '{"fails": "authentication_required"}' where kind = 'methods'`,
    );
    const { url } = await takeOffer(house.services, back, taken);
    await rows(`update sandbox.objects set body = body - 'fails' where kind = 'methods'`);
    expect(url).toContain('/sandbox/pay/');
    expect(await ordersAfter(order.id)).toMatchObject([{ state: 'open' }]);
    await house.services.sandbox?.chooseOutcome(url.split('/').at(-1) ?? '', 'paid');
    const [placed] = await ordersAfter(order.id);
    await syncOnReturn(house.services, {
      key: signOrderKey(house.services, { orderId: placed?.id ?? '', via: 'return' }),
    });
    expect(await ordersAfter(order.id)).toMatchObject([{ state: 'paid', total_cents: 3_900 }]);
  });

  test('is charged once where the process dies between the order and its charge', async () => {
    const { back, order } = await paidNow();
    const { payments } = house.services;
    const dies = () => Promise.reject(new Error('killed'));
    const dying = { ...house.services, payments: { ...payments, chargeAgain: dies } };
    await expect(takeOffer(dying, back, taken)).rejects.toThrow('killed');
    expect(await ordersAfter(order.id)).toMatchObject([{ state: 'open' }]);
    house.clock.advance({ minutes: 11 });
    await checkOrders(house.services);
    expect(await ordersAfter(order.id)).toMatchObject([{ state: 'paid' }]);
  });

  test.each([
    ['at another price', { ...taken, amount: 100 }],
    ['of another product', { productId: 'vip-blueprint', amount: 3_900 }],
  ])('is refused %s', async (_, wrong) => {
    const { back } = await paidNow();
    await expect(takeOffer(house.services, back, wrong)).rejects.toThrow('changed or is over');
  });

  test('is not for the account whose address a guest typed: it would be the guest’s card', async () => {
    const { order } = await paidNow();
    const memberId = randomUUID();
    await rows(`insert into auth.users (id, name, email, email_verified) values ($1, 'V', $2, true)`, [
      memberId,
      `${memberId}@example.com`,
    ]);
    await rows('update orders set user_id = $1 where id = $2', [memberId, order.id]);
    const hers = { memberId, orderId: order.id };
    expect((await readOrder(house.services, hers)).offer).toBeUndefined();
    await expect(takeOffer(house.services, hers, taken)).rejects.toThrow('changed or is over');
    await rows('update orders set placed_signed_in = true where id = $1', [order.id]);
    expect((await readOrder(house.services, hers)).offer).toBeDefined();
  });

  test('is not charged any more an hour after the click', async () => {
    const { back, order } = await paidNow();
    const { payments } = house.services;
    const dies = () => Promise.reject(new Error('killed'));
    await expect(
      takeOffer({ ...house.services, payments: { ...payments, chargeAgain: dies } }, back, taken),
    ).rejects.toThrow('killed');
    house.clock.advance({ minutes: 61 });
    await checkOrders(house.services);
    expect(await ordersAfter(order.id)).toMatchObject([{ state: 'expired' }]);
  });

  test('is not for whoever has the letter alone, nor a day later', async () => {
    const { holder, back, offer } = await paidNow();
    expect((await readOrder(house.services, holder)).offer).toBeUndefined();
    await expect(takeOffer(house.services, holder, taken)).rejects.toThrow('changed or is over');
    house.clock.advance({ hours: 23 });
    expect(await offer()).toBeDefined();
    house.clock.advance({ hours: 1 });
    await expect(takeOffer(house.services, back, taken)).rejects.toThrow();
  });
});

describe('a bundle', () => {
  const names = ['report', 'video-reading', 'transformation'] as const;
  const sum = names.reduce((cents, id) => cents + writtenCatalogue[id].priceCents, 0);
  const bundle = { name: 'Whole Year', priceCents: '199.99', includes: [...names], parts: '[]' };
  let productId: string;
  beforeAll(async () => {
    ({ productId } = await publish(bundle));
  });
  const linesIn = (orderId: string) =>
    rows<{ product_id: string; total_cents: number; bundle: string; refunded_cents: number }>(
      'select product_id, total_cents, bundle, refunded_cents from order_items where order_id = $1 order by position',
      [orderId],
    );
  const refundItem = async (orderId: string, item: number) => {
    const { payments } = await readOfficeOrder(house.services, { actor, orderId });
    const { id: paymentId = '', parts } = payments[0] ?? {};
    const { isOnly, cents = 1 } = parts?.lines.find((line) => line.item === item) ?? {};
    const about = { actor, orderId, paymentId, why: 'Not wanted any more.' };
    // The last line that is left is all that is left.
    if (isOnly) await refundOrder(house.services, about);
    else {
      const part = { what: `item:${item}`, cents, leftCents: parts?.leftCents ?? 0 };
      await refundPart(house.services, { ...about, ...part, askedBy: 'buyer' });
    }
    await makeRefunds(house.services);
  };

  test('is one price, divided over its products to the cent, in checkout, provider and receipt', async () => {
    const { order, charged } = await buy(productId, { total: 19_999 });
    expect(charged.amountCents).toBe(19_999);
    const lines = await linesIn(order.id);
    expect(lines.map(({ product_id, bundle }) => [product_id, bundle])).toEqual(
      names.map((id) => [id, 'Whole Year']),
    );
    expect(lines.map(({ total_cents }) => total_cents)).toEqual(
      divideCents(
        19_999,
        names.map((id) => writtenCatalogue[id].priceCents),
      ),
    );
    const receipt = await receiptOf(order.id);
    expect(receipt?.amount_cents).toBe(19_999);
    expect(receipt?.facts.lines.map(({ unitCents }) => unitCents)).toEqual(
      lines.map(({ total_cents }) => total_cents),
    );
    expect(receipt?.facts.lines[0]?.description).toBe(`${writtenCatalogue.report.name} (Whole Year)`);
  });

  test('asks once for what several need, and delivers each', async () => {
    const { holder, page } = await buy(productId);
    await chooseBegin(house.services, holder, 'now');
    const { fields } = await readIntake(house.services, holder);
    expect(new Set(fields.map(({ name }) => name)).size).toBe(fields.length);
    await saveIntake(house.services, holder, {
      answers: { fullName: 'Ada Lovelace', birthDate: '1990-07-04' },
      submit: true,
    });
    await fulfilDue(house.services);
    const { deliveries } = await page();
    expect(deliveries.map(({ product }) => product)).toEqual(
      expect.arrayContaining(names.map((id) => writtenCatalogue[id].name)),
    );
    expect(deliveries.map(({ stage }) => stage)).not.toContain('waiting_intake');
  });

  test('gives back one of its products: its share, its sessions and nothing else', async () => {
    const { order, page, email } = await buy(productId);
    const credits = () => rows('select 1 from session_credits where source = $1', [`order:${order.id}`]);
    expect(await credits()).not.toEqual([]);
    const shares = (await linesIn(order.id)).map(({ total_cents }) => total_cents);
    await refundItem(order.id, 2);
    const { state, deliveries, refunds, items } = await page();
    expect(state).toBe('partially_refunded');
    expect(refunds).toMatchObject([{ state: 'made', amountCents: shares[2] }]);
    expect(items.map(({ isReturned }) => isReturned)).toEqual([false, false, true]);
    const { name } = writtenCatalogue.transformation;
    for (const { product, stage } of deliveries) expect(stage === 'withdrawn').toBe(product === name);
    expect(await credits()).toEqual([]);
    expect(
      await rows('select item, status from purchases where order_id = $1 order by item', [order.id]),
    ).toEqual([
      { item: 0, status: 'active' },
      { item: 1, status: 'active' },
      { item: 2, status: 'refunded' },
    ]);
    const [contact] = await rows<{ bought: string[] }>('select bought from contacts where email = $1', [
      email,
    ]);
    expect(contact?.bought.toSorted()).toEqual(['report', 'video-reading', productId].toSorted());
    await expect(refundItem(order.id, 2)).rejects.toThrow('gone back already');
    await refundItem(order.id, 0);
    await refundItem(order.id, 1);
    expect((await page()).state).toBe('refunded');
    expect((await linesIn(order.id)).map(({ refunded_cents }) => refunded_cents)).toEqual(shares);
  });

  test('is off sale while one of its products is', async () => {
    await change('transformation', { paused: true });
    await expect(buy(productId)).rejects.toThrow('not on sale');
    await change('transformation', {});
  });

  test('owes what was sold, whatever its products become before it is paid', async () => {
    const delivers = [{ kind: 'video', minutes: 5 }];
    const { order, page } = await buy(productId, {}, () =>
      change('report', { priceCents: 100, terms: { ...termsOf(writtenCatalogue.report), delivers } }),
    );
    await change('report', {});
    expect((await page()).deliveries[0]?.kind).toBe('document');
    const cents = names.map((id) => writtenCatalogue[id].priceCents);
    expect((await linesIn(order.id)).map(({ total_cents }) => total_cents)).toEqual(
      divideCents(19_999, cents),
    );
  });

  test.each([
    [{ includes: ['report'], priceCents: '50' }, 'at least two'],
    [{ includes: ['report', 'membership'] }, 'paid once'],
    [{ includes: ['report', 'no-such-thing'] }, 'paid once'],
    [{ priceCents: String((sum + 100) / 100) }, 'One by one they cost'],
  ])('is refused with %o', async (form, problem) => {
    await expect(publish({ ...bundle, ...form })).rejects.toThrow(problem);
  });

  test('of which two give the same sessions gives both, and takes back one', async () => {
    const twin = await publish({
      name: 'Another Session',
      parts: JSON.stringify(writtenCatalogue.transformation.delivers),
      intake: 'none',
    });
    const pair = await publish({
      ...bundle,
      name: 'Pair',
      priceCents: '50',
      includes: ['transformation', twin.productId],
    });
    const { order } = await buy(pair.productId);
    const credits = async () =>
      (await rows('select 1 from session_credits where source = $1', [`order:${order.id}`])).length;
    const all = await credits();
    expect(all % 2).toBe(0);
    await refundItem(order.id, 1);
    expect(await credits()).toBe(all / 2);
  });
});

describe('a product that is paid by what feels right', () => {
  let productId: string;
  beforeAll(async () => {
    ({ productId } = await publish({ name: 'Open Letter', priceCents: '20', suggestedCents: '35' }));
  });

  test('shows the least and the suggestion', () => {
    expect(readCheckout(house.services, productId)).toMatchObject({
      priceCents: 2_000,
      suggestedCents: 3_500,
    });
  });

  test.each([2_000, 3_500, 4_711])('costs the %d cents that were typed, everywhere', async (amount) => {
    const { order, charged, email, page } = await buy(productId, { amount, total: amount });
    expect([order.total_cents, charged.amountCents]).toEqual([amount, amount]);
    expect(await receiptOf(order.id)).toMatchObject({
      amount_cents: amount,
      facts: { lines: [{ unitCents: amount }] },
    });
    const [letter] = await rows<{ props: { totalCents: number } }>(
      `select props from mails where to_address = $1 and template = 'order-paid'`,
      [email],
    );
    expect(letter?.props.totalCents).toBe(amount);
    expect(await page()).toMatchObject({ totalCents: amount, priceCents: amount, state: 'paid' });
  });

  test.each([
    [{ amount: 1_999 }, 'At least €20'],
    [{ amount: Number.NaN }, 'At least €20'],
    [{ amount: 1_000_001 }, 'At most €10,000'],
    [{ amount: 3_500, total: 2_000 }, 'The total has changed'],
    [{ amount: 3_500, code: 'TENTH' }, 'no code is needed'],
  ])('is refused with %o', async (wish, problem) => {
    await expect(buy(productId, wish)).rejects.toThrow(problem);
  });

  test('is refused with a suggestion below the least', async () => {
    await expect(publish({ priceCents: '20', suggestedCents: '19' })).rejects.toThrow('not below the price');
  });

  test('says to a code that none is needed', async () => {
    const { code } = await quoteOrder(house.services, { productId, code: 'TENTH' });
    expect(code?.problem).toContain('no code is needed');
  });
});
