import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeDispute, dispute } from '../../adapters/payments/simulator/disputes.ts';
import { simulatedPayments } from '../../adapters/payments/simulator/simulated-payments.ts';
import type { World } from '../../adapters/payments/simulator/world.ts';
import { writtenCatalogue } from '../../content/catalogue.ts';
import { toBody } from '../../content/product.ts';
import { publishContent } from '../../domain/content/index.ts';
import { refundPart } from '../../domain/delivery/index.ts';
import {
  publishProduct,
  readBooked,
  readMembers,
  readOfficeOrder,
  readRevenue,
} from '../../domain/office/index.ts';
import {
  buyGift,
  cancelMembership,
  changeMembership,
  changeTax,
  checkMemberships,
  checkPlans,
  createCode,
  makeRefunds,
  pauseMembership,
  readChanges,
  readInvoiceMonth,
  reconcilePayments,
  redeemGift,
  refundOrder,
  signOrderKey,
  startCheckout,
  syncOnReturn,
} from '../../domain/shop/index.ts';
import { startTierShop, tierBody } from '../harness/tier-shop.ts';

type Shop = Awaited<ReturnType<typeof startTierShop>>;
const idIn = (url: string) => url.split('/').at(-1) ?? '';

/** A shop that may sell everything, taxed in the whole of the EU, with the provider's balance read as each night. */
async function startWholeShop() {
  const shop = await startTierShop();
  const { services, actor, rows, clock } = shop;
  clock.set('2026-03-02T10:00:00Z');
  const fresh = { ...actor, confirmedAt: clock.now() };
  await shop.publish('inner', tierBody());
  await shop.publish('inmost', tierBody({ name: 'Inmost Circle', priceCents: 8_700, yearlyCents: 87_000 }));
  await publishContent(services, {
    ...{ actor: fresh, kind: 'product', key: 'transformation' },
    body: {
      ...toBody(writtenCatalogue.transformation),
      plan: { parts: 3, totalCents: 60_001, release: 'once' },
    },
  });
  const { productId: bundle } = await publishProduct(services, {
    ...{ actor: fresh, productId: 'new', name: 'Whole Year', priceCents: '200', description: 'All of it.' },
    ...{
      features: 'All',
      parts: '[]',
      intake: 'person',
      includes: ['report', 'video-reading', 'transformation'],
    },
  });
  await createCode(services, {
    ...{ actor: fresh, code: 'SPRING', off: 'percent' as const, percent: 15, productIds: [] },
    ...{ firstOrder: false, oncePerPerson: false },
  });
  await changeTax(services, {
    ...{
      actor: fresh,
      scheme: 'oss' as const,
      country: 'DE',
      vatNumber: 'DE136695976',
      unchecked: 'reverse',
    },
  });
  const provider = simulatedPayments({
    ...{ db: services.db, clock, origin: 'http://127.0.0.1:3000', noticeUrl: 'http://127.0.0.1:9/' },
    secret: `sandbox:${services.config.secret}`,
  });
  return {
    ...shop,
    bundle,
    owner: fresh,
    atProvider: (paymentId: string, verb: (world: World) => void) => provider.change([paymentId], verb),
    /** Paid by a card of that country; gives the order. */
    async paid(url: string, card: string): Promise<string> {
      await services.sandbox?.chooseOutcome(idIn(url), 'paid', card);
      const [order] = await rows<{ id: string }>('select id from orders where checkout_id = $1', [idIn(url)]);
      const orderId = order?.id ?? '';
      await syncOnReturn(services, { key: signOrderKey(services, { orderId, via: 'mail' }) });
      return orderId;
    },
    async nights(days: number) {
      clock.advance({ days });
      await services.sandbox?.runDue();
      // Months and parts that came due meanwhile are charged, and we hear of them.
      for (const table of ['subscriptions', 'payment_plans'])
        await rows(`update ${table} set look_at = $1 where look_at is not null`, [clock.now()]);
      await checkMemberships(services);
      await checkPlans(services);
      await reconcilePayments(services);
    },
  };
}

type WholeShop = Awaited<ReturnType<typeof startWholeShop>>;

const stories = fc.record({
  what: fc.constantFrom('report', 'bundle', 'parts', 'circle', 'gift'),
  country: fc.constantFrom('DE', 'FR', 'PT', 'US'),
  source: fc.constantFrom(undefined, 'newsletter', 'instagram / story / spring'),
  code: fc.boolean(),
  more: fc.nat({ max: 3 }),
  back: fc.constantFrom('nothing', 'nothing', 'goodwill', 'whole', 'disputed', 'lost', 'won'),
  cents: fc.integer({ min: 100, max: 2_400 }),
});
type Story = typeof stories extends fc.Arbitrary<infer T> ? T : never;

/** What the story's buyer orders and pays, as the pages and the provider do it. */
async function order(shop: WholeShop, { what, country, source, code, more }: Story): Promise<string> {
  const { services } = shop;
  const email = `${crypto.randomUUID()}@example.test`;
  const buy = async (productId: string, wish: object = {}) => {
    const { name: productName = '', priceCents: amount = 0 } =
      services.content.current().catalogue.byId.get(productId) ?? {};
    const asked = { productId, productName, amount, email, country, source };
    const { url } = await startCheckout(services, { ...asked, ...wish });
    return shop.paid(url, country);
  };
  if (what === 'circle') {
    const member = await shop.joined(more > 1 ? 'inmost' : 'inner', {
      country,
      amount: more > 1 ? 8_700 : 2_900,
    });
    for (let n = 0; n < more; n++) await member.renewed();
    return member.orderId;
  }
  if (what === 'parts') {
    const orderId = await buy('transformation', { inParts: true, amount: 60_001 });
    const [plan] = await shop.rows<{ subscription_id: string }>(
      'select subscription_id from payment_plans where order_id = $1',
      [orderId],
    );
    for (let n = 0; n < Math.min(more, 2); n++) {
      await services.sandbox?.renewSubscription(plan?.subscription_id ?? '', 'paid');
      await shop.rows('update payment_plans set look_at = $1', [shop.clock.now()]);
      await checkPlans(services);
    }
    return orderId;
  }
  if (what === 'gift') {
    const giver = `${crypto.randomUUID()}@example.test`;
    const names = { giverName: 'Jonas Lind', receiverName: 'Maya', email: giver, country };
    const given = await buyGift(services, { what: 'amount', amount: 2_500, ...names });
    const orderId = await shop.paid(given.url, country);
    const [letter] = await shop.rows<{ code: string }>(
      `select props ->> 'code' as code from mails where to_address = $1 and template = 'gift-bought'`,
      [giver],
    );
    const redeemed = await redeemGift(services, {
      code: letter?.code ?? '',
      email,
      productId: 'report',
      country,
    });
    await shop.paid(redeemed.url, country);
    return orderId;
  }
  return buy(what === 'bundle' ? shop.bundle : 'report', code ? { code: 'SPRING' } : {});
}

/** What becomes of the last money of an order. */
async function giveBack(shop: WholeShop, orderId: string, { back, cents }: Story): Promise<void> {
  const { services, owner } = shop;
  const { payments } = await readOfficeOrder(services, { actor: owner, orderId });
  const payment = payments.at(-1);
  if (!payment || back === 'nothing') return;
  const { id: paymentId, parts } = payment;
  if (back === 'goodwill') {
    const asked = {
      orderId,
      paymentId,
      what: 'goodwill',
      leftCents: parts.leftCents,
      askedBy: 'buyer',
    } as const;
    await refundPart(services, { actor: owner, ...asked, cents, why: 'Because.' });
  } else if (back === 'whole') {
    // A gift that was redeemed is its receiver's.
    await refundOrder(services, { actor: owner, orderId, paymentId, why: 'Because.' }).catch(() => {});
  } else {
    const [row] = await shop.rows<{ payment_id: string }>(
      'select payment_id from order_payments where id = $1',
      [paymentId],
    );
    await shop.atProvider(row?.payment_id ?? '', (world) => {
      const opened = dispute(world, row?.payment_id ?? '');
      if (back === 'won' || back === 'lost') closeDispute(world, opened.id, back);
    });
  }
  await makeRefunds(services);
}

const stepNames = ['takenCents', 'backCents', 'disputedCents', 'taxCents', 'feeCents', 'leftCents'] as const;

describe('revenue', () => {
  let shop: WholeShop;
  beforeAll(async () => {
    shop = await startWholeShop();
  });
  afterAll(() => shop.stop());

  const revenueOf = (range = {}) => readRevenue(shop.services, { actor: shop.owner, range });

  test('of random orders adds up by product, country, source and month to receipts less credit notes, to the cent', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(stories, { minLength: 7, maxLength: 7 }), async (told) => {
        for (const story of told) await giveBack(shop, await order(shop, story), story);
        await shop.nights(13);
        const revenue = await revenueOf();
        const [papers] = await shop.rows<{ taken: number; back: number; tax: number }>(
          `select coalesce(sum(amount_cents) filter (where kind = 'receipt'), 0)::int as taken,
             coalesce(sum(amount_cents) filter (where kind = 'credit_note'), 0)::int as back,
             sum(case kind when 'receipt' then 1 else -1 end * (select coalesce(sum((one ->> 'taxCents')::int), 0)
               from jsonb_array_elements(facts -> 'tax') one))::int as tax
           from receipts where replaces is null`,
        );
        const [balance] = await shop.rows<{ fees: number; disputed: number }>(
          `select sum(fee_cents)::int as fees,
             (coalesce(-sum(amount_cents) filter (where kind in ('dispute', 'dispute_reversal')), 0)
               - (select coalesce(sum(r.amount_cents), 0) from receipts r
                  join refunds f on f.id = r.refund_id and f.dispute_id is not null))::int as disputed
           from balance_entries where kind <> 'payout'`,
        );
        expect(revenue.total).toEqual({
          ...{ takenCents: papers?.taken, backCents: papers?.back, taxCents: papers?.tax },
          ...{ disputedCents: balance?.disputed, feeCents: balance?.fees },
          leftCents: stepNames
            .slice(1, -1)
            .reduce((left, step) => left - revenue.total[step], revenue.total.takenCents),
        });
        const { months, products, countries, first, last } = revenue;
        for (const rows of [months, products, countries, first, last])
          for (const step of stepNames)
            expect(rows.reduce((sum, row) => sum + row[step], 0)).toBe(revenue.total[step]);
        for (const { month, takenCents, backCents, taxCents } of months) {
          const { totals } = await readInvoiceMonth(shop.services, { actor: shop.owner, month });
          expect(totals).toEqual({ grossCents: takenCents - backCents, taxCents });
        }
      }),
      { numRuns: 3, endOnFailure: true },
    );
    const { products, countries, last } = await revenueOf();
    expect(products.length).toBeGreaterThan(3);
    expect(countries.map(({ id }) => id)).not.toContain(null);
    expect(last.map(({ name }) => name)).toEqual(expect.arrayContaining(['newsletter', 'No link said so']));
  });

  test('names the first link and the last one, and the membership that was charged', async () => {
    const before = await revenueOf();
    const of = (rows: typeof before.products, name: string) =>
      rows.find((row) => row.name === name)?.takenCents ?? 0;
    const email = 'twice@example.test';
    for (const source of ['podcast', 'newsletter']) {
      const product = writtenCatalogue.report;
      const asked = { productId: 'report', productName: product.name, amount: product.priceCents, email };
      const { url } = await startCheckout(shop.services, { ...asked, country: 'PT', source });
      await shop.paid(url, 'PT');
    }
    const member = await shop.joined('inner', { country: 'PT' });
    shop.clock.advance({ hours: 1 });
    const to = { productId: 'inmost', period: 'month' as const };
    const { chosen } = (await readChanges(shop.services, { memberId: member.memberId, to })) ?? {};
    if (!chosen) throw new Error('nothing to choose');
    await changeMembership(shop.services, member.memberId, chosen);
    await member.renewed();
    const after = await revenueOf();
    expect(of(after.first, 'podcast') - of(before.first, 'podcast')).toBe(11_800);
    expect(of(after.last, 'podcast') - of(before.last, 'podcast')).toBe(5_900);
    const [joined = 0, up = 0, renewed = 0] = await member.payments();
    expect(of(after.products, 'Inner Circle') - of(before.products, 'Inner Circle')).toBe(joined);
    expect(of(after.products, 'Inmost Circle') - of(before.products, 'Inmost Circle')).toBe(up + renewed);
  });

  test('of a range has what was issued in it, by the practice’s calendar', async () => {
    const { months, total } = await revenueOf();
    const [last, ...earlier] = [...months].reverse();
    const alone = await revenueOf({ from: `${last?.month}-01` });
    expect(alone.total.takenCents).toBe(last?.takenCents);
    expect(total.takenCents - alone.total.takenCents).toBe(
      earlier.reduce((sum, { takenCents }) => sum + takenCents, 0),
    );
  });

  test('is the owner’s to read', async () => {
    const staff = { id: crypto.randomUUID(), role: 'staff' as const };
    for (const read of [readRevenue, readMembers])
      await expect(read(shop.services, { actor: staff, range: {} })).rejects.toMatchObject({
        code: 'forbidden',
      });
    await expect(readBooked(shop.services, { actor: staff })).rejects.toMatchObject({ code: 'forbidden' });
  });
});

describe('members and what is booked', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startTierShop();
    shop.clock.set('2026-03-02T10:00:00Z');
    await shop.publish('inner', tierBody());
    await shop.publish('inmost', tierBody({ name: 'Inmost Circle', priceCents: 8_700 }));
  });
  afterAll(() => shop.stop());

  const members = () => readMembers(shop.services, { actor: shop.actor, range: {} });
  const booked = () => readBooked(shop.services, { actor: shop.actor });

  test('each is counted as what it is: paused and overdue ones stay, a change is neither new nor gone', async () => {
    const [stays, pauses, moves, owes, goes] = await Promise.all(
      Array.from({ length: 5 }, () => shop.joined('inner')),
    );
    if (!stays || !pauses || !moves || !owes || !goes) throw new Error('somebody did not join');
    const { chosen } =
      (await readChanges(shop.services, {
        memberId: moves.memberId,
        to: { productId: 'inmost', period: 'month' },
      })) ?? {};
    if (chosen) await changeMembership(shop.services, moves.memberId, chosen);
    await pauseMembership(shop.services, pauses.memberId, { months: 2 });
    await cancelMembership(shop.services, goes.holder);
    shop.clock.set('2026-04-02T12:00:00Z');
    await shop.services.sandbox?.runDue();
    await owes.renewed('failed');
    for (const member of [stays, moves, goes, pauses]) await member.check();
    const { months, states, after, cohorts, lifetimes } = await members();
    expect(months.at(-2)).toMatchObject({ month: '2026-03', joined: 5, gone: 0, after: 5, up: 1 });
    expect(months.at(-1)).toMatchObject({ before: 5, joined: 0, gone: 1, after: 4, churn: 20, paused: 1 });
    expect(after).toBe(4);
    expect(states).toMatchObject({ active: 2, overdue: 1 });
    expect(cohorts[0]?.after.slice(0, 2)).toEqual([5, undefined]);
    expect(lifetimes.left).toMatchObject({ members: 1, paidCents: 2_900 });
    shop.clock.set('2026-05-03T12:00:00Z');
    expect((await members()).cohorts).toMatchObject([{ month: '2026-03', joined: 5 }]);
    expect((await members()).cohorts[0]?.after.slice(0, 3)).toEqual([5, 4, undefined]);
    shop.clock.set('2026-04-02T12:00:00Z');
  });

  test('booked is what was agreed: renewals at their price, parts to come, and nothing that is overdue', async () => {
    const { months, overdue, churn } = await booked();
    expect(months).toHaveLength(12);
    expect(months[0]?.month).toBe('2026-04');
    // One at 29 and one at 87 euro renew; from June on the paused one does as well.
    expect(months[1]?.renewalCents).toBe(2_900 + 8_700);
    expect(months[2]?.renewalCents).toBe(2_900 + 8_700 + 2_900);
    expect(overdue.renewals).toBe(2_900);
    expect(churn).toBeGreaterThan(0);
    expect(months[11]?.stayingCents).toBeLessThan(months[11]?.renewalCents ?? 0);
  });
});
