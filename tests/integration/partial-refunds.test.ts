import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writtenCatalogue } from '../../content/catalogue.ts';
import { readOrder, refundPart, requestRefund } from '../../domain/delivery/index.ts';
import { publishProduct, readOfficeOrder, readRevenue } from '../../domain/office/index.ts';
import {
  changeStaffRefundLimit,
  makeRefunds,
  refundOrder,
  signOrderKey,
  startCheckout,
  syncOnReturn,
} from '../../domain/shop/index.ts';
import { startTestServices, type TestServices } from '../harness/test-services.ts';

let house: TestServices;
let owner: { id: string; role: 'owner'; confirmedAt: Date };
let staff: { id: string; role: 'staff' };
let bundle: string;
beforeAll(async () => {
  house = await startTestServices();
  owner = { id: await newPerson('owner'), role: 'owner', confirmedAt: new Date() };
  staff = { id: await newPerson('staff'), role: 'staff' };
  ({ productId: bundle } = await publishProduct(house.services, {
    actor: owner,
    ...{
      productId: 'new',
      name: 'Whole Year',
      priceCents: '200',
      description: 'All of it.',
      features: 'All',
    },
    ...{ parts: '[]', intake: 'person', includes: ['report', 'video-reading', 'transformation'] },
  }));
});
afterAll(() => house.stop());

async function rows<T extends object>(query: string, values: unknown[] = []): Promise<T[]> {
  return (await house.services.db.$client.query(query, values)).rows;
}

async function newPerson(role: string): Promise<string> {
  const [row] = await rows<{ id: string }>(
    `insert into auth.users (id, email, name, role, email_verified)
      values (gen_random_uuid(), $1 || '@example.test', $1, $1, true) returning id`,
    [role],
  );
  return row?.id ?? '';
}

async function buy(productId: string) {
  const { services } = house;
  const product = services.content.current().catalogue.byId.get(productId);
  if (!product) throw new Error(`no product ${productId}`);
  const email = `${crypto.randomUUID()}@example.test`;
  const wish = { productId, productName: product.name, amount: product.priceCents, email };
  const { url } = await startCheckout(services, wish);
  const checkoutId = url.split('/').at(-1) ?? '';
  const [order] = await rows<{ id: string }>('select id from orders where checkout_id = $1', [checkoutId]);
  const orderId = order?.id ?? '';
  const holder = { key: signOrderKey(services, { orderId, via: 'mail' }) };
  await services.sandbox?.chooseOutcome(checkoutId, 'paid');
  await syncOnReturn(services, holder);
  const look = async () => {
    const page = await readOfficeOrder(services, { actor: owner, orderId });
    const payment = page.payments[0];
    if (!payment) throw new Error('nothing was paid');
    return { ...page, payment, leftCents: payment.parts.leftCents };
  };
  const asked = async (what: string, cents: number) => {
    const { payment, leftCents } = await look();
    const { id: paymentId } = payment;
    return { orderId, paymentId, what, cents, leftCents, askedBy: 'buyer', why: 'Because.' } as const;
  };
  return {
    ...{ orderId, email, holder, look, asked },
    page: () => readOrder(services, holder),
    /** By the owner, and made. */
    async refund(what: string, cents: number, more: { sessions?: number } = {}) {
      await refundPart(services, { actor: owner, ...(await asked(what, cents)), ...more });
      await makeRefunds(services);
    },
    lines: () =>
      rows<{ total_cents: number; refunded_cents: number; returned: boolean }>(
        `select total_cents, refunded_cents, returned_at is not null as returned from order_items
          where order_id = $1 order by position`,
        [orderId],
      ),
    creditNotes: () =>
      rows<{ amount_cents: number; facts: { lines: { description: string }[] } }>(
        `select amount_cents, facts from receipts where order_id = $1 and kind = 'credit_note' order by sequence`,
        [orderId],
      ),
    letters: async () =>
      (
        await rows<{ props: { amountCents: number; asked: string; part: string; whole: boolean } }>(
          `select props from mails where to_address = $1 and template = 'refund-made' order by created_at, id`,
          [email],
        )
      ).map(({ props }) => props),
    credits: () =>
      rows<{ ordinal: number }>(`select ordinal from session_credits where source = $1 order by ordinal`, [
        `order:${orderId}`,
      ]),
  };
}

describe('goodwill', () => {
  test('gives money back and changes nothing that was bought', async () => {
    const { refund, page, look, creditNotes, letters, credits } = await buy('transformation');
    const before = (await page()).deliveries;
    await refund('goodwill', 2_000);
    const { state, deliveries, refunds } = await page();
    expect(state).toBe('partially_refunded');
    expect(deliveries).toEqual(before);
    expect(await credits()).toHaveLength(3);
    expect(refunds).toMatchObject([{ state: 'made', kind: 'goodwill', amountCents: 2_000 }]);
    expect(await creditNotes()).toMatchObject([
      {
        amount_cents: 2_000,
        facts: { lines: [{ description: 'Transformation Package, price reduced' }] },
      },
    ]);
    expect(await letters()).toMatchObject([
      { amountCents: 2_000, asked: 'buyer', part: 'goodwill', whole: false },
    ]);
    expect((await look()).leftCents).toBe(22_900);
    expect((await look()).actions).toMatchObject([{ words: 'sent a part of the money back' }]);
  });

  test('never is all of it: that is another decision, which closes the order', async () => {
    const { refund } = await buy('report');
    await expect(refund('goodwill', 5_900)).rejects.toThrow('At most €58.99');
    await expect(refund('goodwill', 0)).rejects.toThrow('An amount in euros');
    await refund('goodwill', 5_000);
    await expect(refund('goodwill', 900)).rejects.toThrow('At most €8.99');
  });

  test('leaves the guarantee for the rest, and the rest closes the order', async () => {
    const { refund, page, holder, lines } = await buy('report');
    await refund('goodwill', 900);
    expect((await page()).ask).toMatchObject({ cents: 5_000 });
    await requestRefund(house.services, holder, {});
    await makeRefunds(house.services);
    expect(await page()).toMatchObject({
      state: 'refunded',
      refunds: [{ amountCents: 900 }, { amountCents: 5_000 }],
      deliveries: [{ stage: 'withdrawn' }],
    });
    expect(await lines()).toEqual([{ total_cents: 5_900, refunded_cents: 5_900, returned: true }]);
  });
});

describe('one thing of a bundle', () => {
  test('is closed with its money, and goodwill before it is taken off each', async () => {
    const { refund, look, page, lines } = await buy(bundle);
    await refund('goodwill', 10_000);
    const { payment } = await look();
    const [report] = payment.parts.lines;
    expect(payment.parts.lines.map(({ cents }) => cents).reduce((all, cents) => all + cents)).toBe(10_000);
    await expect(refund('item:0', (report?.cents ?? 0) + 1)).rejects.toThrow('At most');
    await refund('item:0', report?.cents ?? 0);
    expect((await page()).state).toBe('partially_refunded');
    expect((await lines()).map(({ returned }) => returned)).toEqual([true, false, false]);
    expect((await lines())[0]).toMatchObject({ refunded_cents: (await lines())[0]?.total_cents });
    const gone = (await page()).deliveries.filter(({ stage }) => stage === 'withdrawn');
    expect(gone.map(({ product }) => product)).toEqual([writtenCatalogue.report.name]);
  });

  test('can be closed for less than it cost', async () => {
    const { refund, lines, page, look, letters } = await buy(bundle);
    await refund('item:1', 1_000);
    expect((await lines())[1]).toMatchObject({ refunded_cents: 1_000, returned: true });
    expect((await page()).state).toBe('partially_refunded');
    expect(await letters()).toMatchObject([{ amountCents: 1_000, part: 'item' }]);
    await expect(refund('item:1', 1)).rejects.toThrow('gone back already');
    expect((await look()).payment.parts.lines.map(({ item }) => item)).toEqual([0, 2]);
  });

  test('counts with what is left of its own price', async () => {
    const earned = async () => {
      const { products } = await readRevenue(house.services, { actor: owner, range: {} });
      const video = products.find((one) => one.name === writtenCatalogue['video-reading'].name);
      return (video?.takenCents ?? 0) - (video?.backCents ?? 0);
    };
    const before = await earned();
    const { refund, lines } = await buy(bundle);
    const share = (await lines())[1]?.total_cents ?? 0;
    expect(await earned()).toBe(before + share);
    await refund('goodwill', 10_000);
    const left = share - ((await lines())[1]?.refunded_cents ?? 0);
    expect(left).toBeLessThan(share);
    expect(await earned()).toBe(before + left);
  });
});

describe('sessions that nobody booked', () => {
  test('go with their money, from the moment it is decided', async () => {
    const { refund, look, credits, page, letters } = await buy('transformation');
    const { unusedSessions } = await look();
    expect(unusedSessions).toMatchObject([{ place: 0, free: 3, most: 2 }]);
    await refund('sessions:0', 8_300, { sessions: 1 });
    expect(await credits()).toEqual([{ ordinal: 1 }, { ordinal: 2 }]);
    expect((await page()).deliveries[0]).toMatchObject({ kind: 'session-credits', amount: 2 });
    expect(await letters()).toMatchObject([{ part: 'sessions', sessions: 1 }]);
    await expect(refund('sessions:0', 100, { sessions: 3 })).rejects.toThrow('all its sessions');
    expect(await credits()).toHaveLength(2);
  });

  test('come back where the provider refuses the money', async () => {
    const { asked, credits, page } = await buy('transformation');
    const wish = await asked('sessions:0', 8_300);
    await refundPart(house.services, { actor: owner, ...wish, sessions: 2 });
    expect(await credits()).toHaveLength(1);
    const { payments } = house.services;
    const refusal = Object.assign(new Error('charged back'), { name: 'PaymentsError', reason: 'refused' });
    await makeRefunds({
      ...house.services,
      payments: { ...payments, refund: () => Promise.reject(refusal) },
    });
    expect((await page()).refunds).toMatchObject([{ state: 'failed' }]);
    expect(await credits()).toHaveLength(3);
    expect((await page()).deliveries[0]).toMatchObject({ amount: 3 });
  });
});

describe('who may decide how much', () => {
  test('never more than was paid, however many decide at once', async () => {
    const { asked, look, page } = await buy('report');
    const wish = await asked('goodwill', 4_000);
    const all = await Promise.allSettled(
      Array.from({ length: 8 }, () => refundPart(house.services, { actor: owner, ...wish })),
    );
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refusals = all.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
    expect(refusals[0]).toContain('€19 can go back now');
    await Promise.all([makeRefunds(house.services), makeRefunds(house.services)]);
    expect((await page()).refunds).toMatchObject([{ state: 'made', amountCents: 4_000 }]);
    expect((await look()).leftCents).toBe(1_900);
  });

  test('a part and all of it at once: together what was paid', async () => {
    const { asked, look, page } = await buy('report');
    const wish = await asked('goodwill', 4_000);
    const { payment } = await look();
    const about = { actor: owner, orderId: wish.orderId, paymentId: payment.id };
    await Promise.allSettled([
      refundPart(house.services, { actor: owner, ...wish }),
      refundOrder(house.services, about),
      refundOrder(house.services, about),
    ]);
    await makeRefunds(house.services);
    const { refunds, state } = await page();
    expect(refunds.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(5_900);
    expect(refunds.every((one) => one.state === 'made')).toBe(true);
    expect(state).toBe('refunded');
  });

  test('above the limit for staff the owner decides, and several small refunds are a large one', async () => {
    await changeStaffRefundLimit(house.services, { actor: owner, cents: '20' });
    const { asked, refund } = await buy('report');
    const byStaff = async (cents: number) =>
      refundPart(house.services, { actor: staff, ...(await asked('goodwill', cents)) });
    await expect(byStaff(2_001)).rejects.toThrow('above the limit');
    await byStaff(1_500);
    await makeRefunds(house.services);
    await expect(byStaff(501)).rejects.toThrow('above the limit');
    await byStaff(500);
    await makeRefunds(house.services);
    await refund('goodwill', 1_000);
    await expect(byStaff(1)).rejects.toThrow('above the limit');
  });

  test('a reason is asked for, and who asked', async () => {
    const { asked } = await buy('report');
    const wish = await asked('goodwill', 100);
    await expect(refundPart(house.services, { actor: owner, ...wish, why: ' ' })).rejects.toThrow(
      'Please write why',
    );
    await expect(refundPart(house.services, { actor: owner, ...wish, what: 'item:0' })).rejects.toThrow(
      'Nothing else of this order is left',
    );
    await expect(refundPart(house.services, { actor: owner, ...wish, what: 'thanks' })).rejects.toThrow(
      'what it is for',
    );
  });
});

describe('a refund that the provider has made', () => {
  const plant = async (table: string) => {
    await rows(
      `create function planted() returns trigger language plpgsql as $$ begin raise exception 'planted'; end $$`,
    );
    await rows(`create trigger planted before insert on ${table} for each row execute function planted()`);
    return () => rows('drop function planted cascade');
  };

  test.each([
    ['credit note', 'receipts'],
    ['letter', 'mails'],
  ])('is made, though its %s fails; that follows by itself', async (_, table) => {
    const { asked, page, creditNotes, letters, look } = await buy(bundle);
    await refundPart(house.services, { actor: owner, ...(await asked('item:0', 1_000)) });
    const heal = await plant(table);
    await makeRefunds(house.services);
    const [refund] = (await page()).refunds;
    expect(refund).toMatchObject({ state: 'made' });
    const { refunds, payment, state } = await look();
    expect(refunds).toMatchObject([{ state: 'made', error: null }]);
    expect(payment).toMatchObject({ refundedCents: 1_000, isFollowing: true });
    expect(state).toBe('partially_refunded');
    expect(await creditNotes()).toEqual([]);
    await heal();
    house.clock.advance({ hours: 1 });
    await makeRefunds(house.services);
    expect((await look()).payment.isFollowing).toBe(false);
    expect(await creditNotes()).toHaveLength(1);
    expect(await letters()).toHaveLength(1);
    expect((await page()).items.map(({ isReturned }) => isReturned)).toEqual([true, false, false]);
  });

  test('is made, though the payment cannot be read afterwards', async () => {
    const { asked, page } = await buy('report');
    await refundPart(house.services, { actor: owner, ...(await asked('goodwill', 1_000)) });
    const { payments } = house.services;
    const away = () => Promise.reject(new Error('timed out'));
    await makeRefunds({ ...house.services, payments: { ...payments, readPayment: away } });
    expect((await page()).refunds).toMatchObject([{ state: 'made' }]);
  });

  test('closes all of an order later where that failed', async () => {
    const { page, look, orderId } = await buy('report');
    const { payment } = await look();
    await refundOrder(house.services, { actor: owner, orderId, paymentId: payment.id });
    const heal = await plant('receipts');
    await makeRefunds(house.services);
    expect(await page()).toMatchObject({ state: 'refunded', refunds: [{ state: 'made' }] });
    await heal();
    house.clock.advance({ hours: 1 });
    await makeRefunds(house.services);
    expect(await page()).toMatchObject({ deliveries: [{ stage: 'withdrawn' }] });
    expect(
      await rows(`select 1 from facts where type = 'order-refunded' and detail ->> 'orderId' = $1`, [
        orderId,
      ]),
    ).toHaveLength(1);
  });
});
