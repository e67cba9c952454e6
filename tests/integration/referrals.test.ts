import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeDispute, dispute } from '../../adapters/payments/simulator/disputes.ts';
import { simulatedPayments } from '../../adapters/payments/simulator/simulated-payments.ts';
import {
  changeReferral,
  checkMemberships,
  giveReferralCredits,
  listReferrals,
  makeReferralLink,
  makeRefunds,
  quoteOrder,
  readReferral,
  refundOrder,
  signOrderKey,
  startCheckout,
  syncOnReturn,
} from '../../domain/shop/index.ts';
import { syncWithProvider } from '../../domain/shop/orders/sync-with-provider.ts';
import { startTierShop } from '../harness/tier-shop.ts';

let shop: Awaited<ReturnType<typeof startTierShop>>;
let people = 0;

beforeAll(async () => {
  shop = await startTierShop();
});
afterAll(() => shop.stop());

const terms = (fields: object = {}) =>
  changeReferral(shop.services, { actor: shop.actor, isOn: true, percent: '20', credit: '10', ...fields });

async function member(email = `member${++people}@example.test`) {
  const id = await shop.account(email);
  return { id, email };
}

type Member = Awaited<ReturnType<typeof member>>;

const codeOf = async ({ id }: Member): Promise<string> => {
  await makeReferralLink(shop.services, { memberId: id });
  const { url = '' } = (await readReferral(shop.services, { memberId: id })) ?? {};
  return new URL(url).searchParams.get('code') ?? '';
};

type Buys = { email: string; code?: string; member?: Member; browserKey?: string; productId?: string };

/** A report, by somebody, paid by card. */
async function bought({ productId = 'report', ...buyer }: Buys) {
  const { services } = shop;
  const product = services.content.current().catalogue.byId.get(productId);
  const { url } = await startCheckout(services, {
    ...{ productId, productName: product?.name ?? '', amount: product?.priceCents ?? 0 },
    ...buyer,
  });
  const checkoutId = url.split('/').at(-1) ?? '';
  const [order] = await shop.rows<{ id: string }>('select id from orders where checkout_id = $1', [
    checkoutId,
  ]);
  const orderId = order?.id ?? '';
  await services.sandbox?.chooseOutcome(checkoutId, 'paid');
  await syncOnReturn(services, { key: signOrderKey(services, { orderId, via: 'mail' }) });
  return orderId;
}

const friend = () => `friend${++people}@example.test`;

/** So many days later, with the job; answers the way back. */
async function later(days: number): Promise<() => void> {
  const before = shop.clock.now();
  shop.clock.advance({ days });
  await giveReferralCredits(shop.services);
  await giveReferralCredits(shop.services);
  return () => shop.clock.set(before.toISOString());
}

const chargesOf = (orderId: string) =>
  shop.rows<{ id: string; payment_id: string }>(
    'select id, payment_id from order_payments where order_id = $1 order by arrived_at, id',
    [orderId],
  );

async function refunded(orderId: string, month = 0): Promise<void> {
  const paymentId = (await chargesOf(orderId))[month]?.id ?? '';
  await refundOrder(shop.services, { actor: shop.actor, orderId, paymentId, why: 'She asked.' });
  await makeRefunds(shop.services);
}

/** Her bank takes the first charge back, and keeps it. */
async function lost(orderId: string): Promise<void> {
  const { services, clock } = shop;
  const [charge] = await chargesOf(orderId);
  const id = charge?.payment_id ?? '';
  const { db, config } = services;
  const noticeUrl = 'http://127.0.0.1:9/';
  const { change } = simulatedPayments({ db, clock, origin: config.appUrl, secret: 'unused', noticeUrl });
  await change([id], (world) => closeDispute(world, dispute(world, id).id, 'lost'));
  for (let n = 0; n < 2; n++) await syncWithProvider(services, { kind: 'payment', id });
}

/** A further month of a membership is charged. */
async function renewed(orderId: string): Promise<void> {
  const [row] = await shop.rows<{ subscription_id: string }>(
    'update subscriptions set look_at = $1 where order_id = $2 returning subscription_id',
    [shop.clock.now(), orderId],
  );
  await shop.services.sandbox?.renewSubscription(row?.subscription_id ?? '', 'paid');
  await checkMemberships(shop.services);
}

const shownTo = async ({ id }: Member) =>
  (await readReferral(shop.services, { memberId: id }))?.referrals ?? [];

const letters = async ({ email }: Member) =>
  (
    await shop.rows<{ props: unknown }>(
      "select props from mails where to_address = $1 and template = 'referral-credit' order by created_at",
      [email],
    )
  ).map(({ props }) => JSON.stringify(props));

test('off by default: nobody has a link, and nothing of it shows', async () => {
  const maya = await member();
  expect(await readReferral(shop.services, { memberId: maya.id })).toBeUndefined();
  await expect(makeReferralLink(shop.services, { memberId: maya.id })).rejects.toThrow('not open');
});

describe('on', () => {
  beforeAll(() => terms());

  test('a friend pays less once; the member gets a code of her own when the money stays', async () => {
    const maya = await member();
    const code = await codeOf(maya);
    expect(await codeOf(maya)).toBe(code);
    const email = friend();
    const quote = await quoteOrder(shop.services, { productId: 'report', email, code });
    expect(quote).toMatchObject({ discountCents: 1_180, totalCents: 4_720 });
    await bought({ email, code });
    expect(await shownTo(maya)).toMatchObject([{ state: 'waiting', creditCents: 1_000 }]);
    const early = await later(30);
    expect(await shownTo(maya)).toMatchObject([{ state: 'waiting' }]);
    early();
    const back = await later(31);
    const [outcome] = await shownTo(maya);
    expect(outcome).toMatchObject({ state: 'earned', isUsed: false, code: { code: expect.any(String) } });
    const [letter, ...more] = await letters(maya);
    expect(letter).toContain(outcome?.code?.code);
    expect(more).toEqual([]);
    // The code is hers alone, once.
    const credit = outcome?.code?.code ?? '';
    const asked = { productId: 'report', code: credit };
    expect(await quoteOrder(shop.services, { ...asked, email: maya.email })).toMatchObject({
      totalCents: 4_900,
    });
    expect(await quoteOrder(shop.services, { ...asked, email: friend() })).toMatchObject({
      code: { problem: expect.stringContaining('another e-mail address') },
    });
    await bought({ email: maya.email, code: credit, member: maya });
    expect(await shownTo(maya)).toMatchObject([{ isUsed: true, code: undefined }]);
    // A second order of the friend is no first one.
    expect(await quoteOrder(shop.services, { productId: 'report', email, code })).toMatchObject({
      code: { problem: expect.stringContaining('first order') },
    });
    back();
  });

  test('her own order is none of a friend, by account, address or tag', async () => {
    const maya = await member();
    const code = await codeOf(maya);
    for (const email of [maya.email, maya.email.replace('@', '+me@')])
      expect(await quoteOrder(shop.services, { productId: 'report', email, code })).toMatchObject({
        code: { problem: expect.stringContaining('somebody else') },
      });
    const signedIn = { productId: 'report', email: friend(), memberId: maya.id, code };
    expect(await quoteOrder(shop.services, signedIn)).toMatchObject({
      code: { problem: expect.stringContaining('somebody else') },
    });
    await expect(bought({ email: maya.email, code, member: maya })).rejects.toThrow('somebody else');
  });

  test('nor is one that was paid in her own browser', async () => {
    const maya = await member();
    const browserKey = 'a-browser-of-mayas-own';
    await bought({ email: maya.email, member: maya, browserKey });
    shop.clock.advance({ minutes: 11 });
    await bought({ email: friend(), code: await codeOf(maya), browserKey });
    const back = await later(31);
    expect(await shownTo(maya)).toMatchObject([{ state: 'refused' }]);
    expect(await letters(maya)).toEqual([]);
    back();
  });

  test('loops are refused: whoever brought her, and whoever brought that one', async () => {
    const [ada, bea, cleo] = [await member(), await member(), await member()];
    await bought({ email: bea.email, member: bea, code: await codeOf(ada) });
    await bought({ email: cleo.email, member: cleo, code: await codeOf(bea) });
    for (const code of [await codeOf(bea), await codeOf(cleo)])
      expect(await quoteOrder(shop.services, { productId: 'report', email: ada.email, code })).toMatchObject({
        code: { problem: expect.stringContaining('somebody else') },
      });
  });

  test('two who order by each other’s links at once: one of the two credits is given', async () => {
    const [ada, bea] = [await member(), await member()];
    const [ofAda, ofBea] = [await codeOf(ada), await codeOf(bea)];
    const { services } = shop;
    const wish = { productId: 'report', productName: 'Personal Report', amount: 5_900 };
    const pages = await Promise.all([
      startCheckout(services, { ...wish, email: ada.email, member: ada, code: ofBea }),
      startCheckout(services, { ...wish, email: bea.email, member: bea, code: ofAda }),
    ]);
    for (const { url } of pages) {
      const checkoutId = url.split('/').at(-1) ?? '';
      await services.sandbox?.chooseOutcome(checkoutId, 'paid');
      const [order] = await shop.rows<{ id: string }>('select id from orders where checkout_id = $1', [
        checkoutId,
      ]);
      await syncOnReturn(services, {
        key: signOrderKey(services, { orderId: order?.id ?? '', via: 'mail' }),
      });
    }
    const back = await later(31);
    const states = [...(await shownTo(ada)), ...(await shownTo(bea))].map(({ state }) => state);
    expect(states.sort()).toEqual(['earned', 'refused']);
    back();
  });

  test('a refund before leaves nothing; one after takes an unused credit back, and not a used one', async () => {
    const [none, unused, used] = [await member(), await member(), await member()];
    const [first, second, third] = [
      await bought({ email: friend(), code: await codeOf(none) }),
      await bought({ email: friend(), code: await codeOf(unused) }),
      await bought({ email: friend(), code: await codeOf(used) }),
    ];
    await refunded(first);
    const back = await later(31);
    expect(await shownTo(none)).toMatchObject([{ state: 'refused' }]);
    expect(await letters(none)).toEqual([]);
    const [outcome] = await shownTo(unused);
    const [hers] = await shownTo(used);
    await bought({ email: used.email, member: used, code: hers?.code?.code });
    await refunded(second);
    await refunded(third);
    expect(await shownTo(unused)).toMatchObject([{ state: 'taken_back', code: undefined }]);
    expect(await shownTo(used)).toMatchObject([{ state: 'earned', isUsed: true }]);
    expect(await letters(unused)).toHaveLength(2);
    const again = { productId: 'report', email: unused.email, code: outcome?.code?.code };
    expect(await quoteOrder(shop.services, again)).toMatchObject({
      code: { problem: expect.stringContaining('ended') },
    });
    back();
  });

  describe('a friend’s membership', () => {
    const joined = async (maya: Member) =>
      bought({ email: friend(), code: await codeOf(maya), productId: 'membership' });

    test.each([
      ['refunded', (orderId: string) => refunded(orderId)],
      ['lost to her bank', lost],
    ])('its first charge, %s, takes the credit back, whatever was paid after it; once', async (_, goes) => {
      const maya = await member();
      const orderId = await joined(maya);
      const back = await later(31);
      expect(await shownTo(maya)).toMatchObject([{ state: 'earned' }]);
      await renewed(orderId);
      await goes(orderId);
      expect(await shownTo(maya)).toMatchObject([{ state: 'taken_back', isRefunded: true }]);
      await refunded(orderId, 1);
      expect(await letters(maya)).toHaveLength(2);
      back();
    });

    test('a later month that goes back takes nothing', async () => {
      const maya = await member();
      const orderId = await joined(maya);
      const back = await later(31);
      await renewed(orderId);
      await refunded(orderId, 1);
      expect(await shownTo(maya)).toMatchObject([{ state: 'earned' }]);
      back();
    });

    test('lost before the credit is due, it is none at once, and waits for nothing', async () => {
      const maya = await member();
      await lost(await joined(maya));
      expect(await shownTo(maya)).toMatchObject([{ state: 'refused', isRefunded: true }]);
    });

    test('given back before it began, it is among nobody’s purchases any more', async () => {
      const maya = await member();
      const orderId = await joined(maya);
      const told = () =>
        shop.rows<{ bought: string[] }>(
          'select bought from contacts c join orders o on o.email = c.email where o.id = $1',
          [orderId],
        );
      expect(await told()).toEqual([{ bought: ['membership'] }]);
      await refunded(orderId);
      expect(await told()).toEqual([{ bought: [] }]);
    });
  });

  test('what a link is worth follows the settings; switched off, it is good for nothing', async () => {
    const maya = await member();
    const code = await codeOf(maya);
    await terms({ off: 'sum', percent: '', amount: '7,50' });
    const asked = { productId: 'report', email: friend(), code };
    expect(await quoteOrder(shop.services, asked)).toMatchObject({ discountCents: 750 });
    await terms({ isOn: false });
    expect(await quoteOrder(shop.services, asked)).toMatchObject({
      code: { problem: expect.stringContaining('ended') },
    });
    await terms();
    expect(await quoteOrder(shop.services, asked)).toMatchObject({ discountCents: 1_180 });
  });

  test('the office sees every order that came by a link, and only staff do', async () => {
    const rows = await listReferrals(shop.services, { actor: shop.actor });
    expect(rows.length).toBeGreaterThan(5);
    expect(rows[0]).toMatchObject({ owner: expect.stringContaining('@'), number: expect.any(String) });
    const nobody = { ...shop.actor, role: 'member' as const };
    await expect(listReferrals(shop.services, { actor: nobody })).rejects.toThrow();
    await expect(
      changeReferral(shop.services, { actor: { ...shop.actor, role: 'staff' }, credit: '1' }),
    ).rejects.toThrow();
  });

  test.each([
    [{ percent: '0' }, 'percent'],
    [{ off: 'sum', amount: '' }, 'amount'],
    [{ credit: 'much' }, 'credit'],
  ])('terms that cannot be are refused at their field: %j', async (fields, field) => {
    await expect(terms(fields)).rejects.toMatchObject({ fields: { [field]: expect.any(String) } });
  });
});
