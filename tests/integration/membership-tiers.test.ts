import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ProductBody } from '../../content/product.ts';
import { publishContent } from '../../domain/content/index.ts';
import { chooseBegin, readMembership, saveIntake, writeMonthLetters } from '../../domain/delivery/index.ts';
import {
  attachPurchases,
  checkMemberships,
  eventPriceFor,
  makeRefunds,
  mintCode,
  quoteOrder,
  refundOrder,
  signOrderKey,
  startCheckout,
  syncOnReturn,
  tellOfRenewals,
} from '../../domain/shop/index.ts';
import { startTestServices, type TestServices } from '../harness/test-services.ts';

let house: TestServices;
let actor: { id: string; role: 'owner'; confirmedAt: Date };
beforeAll(async () => {
  house = await startTestServices();
  actor = { id: await account('olga@example.test', 'owner'), role: 'owner', confirmedAt: new Date() };
});
afterAll(() => house.stop());

async function rows<T extends object>(query: string, values: unknown[] = []): Promise<T[]> {
  return (await house.services.db.$client.query(query, values)).rows;
}

async function account(email: string, role = 'member'): Promise<string> {
  const [made] = await rows<{ id: string }>(
    `insert into auth.users (id, email, name, role, email_verified)
      values (gen_random_uuid(), $1, 'Somebody', $2, true) returning id`,
    [email, role],
  );
  return made?.id ?? '';
}

type Opens = NonNullable<NonNullable<ProductBody['terms']>['opens']>;

const opensAll: Opens = {
  letters: true,
  courses: ['numerology-101'],
  sessions: { sessionType: '1:1 Live Session (60 min)', count: 1 },
  eventsPercent: 20,
};

const bodyOf = (fields: Partial<ProductBody> = {}, opens: Opens = opensAll): ProductBody => ({
  name: 'Inner Circle',
  priceCents: 2_900,
  yearlyCents: 29_000,
  description: 'A session each month.',
  features: ['A session each month'],
  sections: ['services'],
  terms: {
    recurring: 'month',
    opens,
    delivers: [{ kind: 'membership' }],
    intake: 'person',
    taxClass: 'service',
    productType: 'membership',
  },
  ...fields,
});

const publish = (key: string, body: ProductBody) =>
  publishContent(house.services, { actor, kind: 'product', key, body });

let buyers = 0;

/** Bought by a guest with a proven account, who asks us to begin at once. */
async function joined(productId: string, wish: { yearly?: boolean; amount?: number } = {}) {
  const { services } = house;
  const email = `tier${++buyers}@example.test`;
  const { yearly, amount = yearly ? 29_000 : 2_900 } = wish;
  const asked = { productId, productName: 'Inner Circle', amount, email, yearly };
  const { url } = await startCheckout(services, asked);
  const checkoutId = url.split('/').at(-1) ?? '';
  const charged = await services.payments.readCheckout(checkoutId);
  const [order] = await rows<{ id: string }>('select id from orders where checkout_id = $1', [checkoutId]);
  const orderId = order?.id ?? '';
  const holder = { key: signOrderKey(services, { orderId, via: 'mail' }) };
  await services.sandbox?.chooseOutcome(checkoutId, 'paid');
  await syncOnReturn(services, holder);
  const memberId = await account(email);
  await attachPurchases(services, { id: memberId, email });
  await chooseBegin(services, holder, 'now');
  const [row] = await rows<{ subscription_id: string }>('select * from subscriptions where order_id = $1', [
    orderId,
  ]);
  const subscriptionId = row?.subscription_id ?? '';
  return {
    ...{ email, orderId, memberId, holder, charged, subscriptionId },
    card: () => readMembership(services, { memberId }),
    credits: async () => (await rows('select 1 from session_credits where user_id = $1', [memberId])).length,
    letters: async () =>
      (await rows<{ template: string }>('select template from mails where to_address = $1', [email])).map(
        ({ template }) => template,
      ),
    /** The paid time is over and charged, and we hear nothing of it. */
    renewed: async () => {
      await services.sandbox?.renewSubscription(subscriptionId, 'paid');
      await rows('update subscriptions set look_at = $1 where order_id = $2', [house.clock.now(), orderId]);
      await checkMemberships(services);
    },
  };
}

describe('a membership of the owner’s own', () => {
  test('is sold by the year: one price in quote, provider, row and receipt, and what it opens is there', async () => {
    await publish('inner', bodyOf());
    const quote = await quoteOrder(house.services, { productId: 'inner', yearly: true });
    expect(quote).toMatchObject({ yearly: true, priceCents: 29_000, totalCents: 29_000 });
    const member = await joined('inner', { yearly: true });
    expect(member.charged).toMatchObject({ mode: 'subscription', amountCents: 29_000 });
    const state = await house.services.payments.readSubscription(member.subscriptionId);
    expect(state).toMatchObject({ every: 'year', amountCents: 29_000 });
    const days = (state.currentPeriodEnd.getTime() - state.currentPeriodStart.getTime()) / 86_400_000;
    expect([365, 366]).toContain(Math.round(days));
    expect(await member.card()).toMatchObject({
      name: 'Inner Circle',
      period: 'year',
      amountCents: 29_000,
      state: 'active',
      opens: opensAll,
    });
    const [receipt] = await rows<{ amount_cents: number }>('select * from receipts where order_id = $1', [
      member.orderId,
    ]);
    expect(receipt?.amount_cents).toBe(29_000);
    expect(await rows('select 1 from course_enrolments where user_id = $1', [member.memberId])).toHaveLength(
      1,
    );
  });

  test('another price than that of the year is refused', async () => {
    await expect(joined('inner', { yearly: true, amount: 2_900 })).rejects.toThrow('The price has changed');
    await publish('monthly', bodyOf({ yearlyCents: undefined }));
    await expect(joined('monthly', { yearly: true })).rejects.toThrow('not sold by the year');
  });

  test('brings its sessions once for each paid period, and a refund takes those of its charge back', async () => {
    const member = await joined('inner', { yearly: true });
    expect(await member.credits()).toBe(12);
    await syncOnReturn(house.services, member.holder);
    await rows('update subscriptions set look_at = $1', [house.clock.now()]);
    await checkMemberships(house.services);
    expect(await member.credits()).toBe(12);
    await member.renewed();
    expect(await member.credits()).toBe(24);
    expect((await member.letters()).filter((name) => name === 'sessions-ready')).toHaveLength(2);
    const [last] = await rows<{ id: string }>(
      'select id from order_payments where order_id = $1 order by arrived_at desc, id limit 1',
      [member.orderId],
    );
    await refundOrder(house.services, {
      actor,
      orderId: member.orderId,
      paymentId: last?.id ?? '',
      why: 'Asked for it.',
    });
    await makeRefunds(house.services);
    expect(await member.credits()).toBe(12);
  });

  test('a month brings a month’s sessions', async () => {
    const member = await joined('inner');
    expect(await member.credits()).toBe(1);
    await member.renewed();
    expect(await member.credits()).toBe(2);
  });

  test('keeps what was agreed, whatever the product becomes', async () => {
    const member = await joined('inner');
    await publish(
      'inner',
      bodyOf({ priceCents: 9_900, yearlyCents: 99_000 }, { letters: true, courses: [] }),
    );
    await member.renewed();
    expect(await member.card()).toMatchObject({ amountCents: 2_900, opens: opensAll });
    expect(await member.credits()).toBe(2);
    await publish('inner', bodyOf());
  });

  test('writes before a paid year is renewed, once, and not to who has cancelled', async () => {
    const { services, clock } = house;
    const [stays, goes] = [await joined('inner', { yearly: true }), await joined('inner', { yearly: true })];
    const told = async (member: typeof stays) =>
      (await member.letters()).filter((name) => name === 'membership-renews-soon').length;
    await rows('update subscriptions set cancel_at_period_end = true where order_id = $1', [goes.orderId]);
    await tellOfRenewals(services);
    expect([await told(stays), await told(goes)]).toEqual([0, 0]);
    const before = clock.now();
    clock.advance({ days: 355 });
    await tellOfRenewals(services);
    await tellOfRenewals(services);
    expect([await told(stays), await told(goes)]).toEqual([1, 0]);
    clock.set(before.toISOString());
  });

  test('without letters it has neither letter nor calendar; seats cost what it says', async () => {
    const { services } = house;
    await publish('plain', bodyOf({}, { letters: false, courses: [], eventsPercent: 20 }));
    const [plain, full] = [await joined('plain'), await joined('inner')];
    for (const { holder } of [plain, full])
      await saveIntake(services, holder, {
        answers: { fullName: 'Maya Okafor', birthDate: '1990-07-04' },
        submit: true,
      });
    await writeMonthLetters(services);
    expect(await plain.letters()).not.toContain('month-letter');
    expect(await full.letters()).toContain('month-letter');
    expect((await plain.card())?.calendarUrl).toBeUndefined();
    expect((await full.card())?.calendarUrl).toContain('/calendar/');
    expect(await eventPriceFor(services.db, plain.memberId, 2_505)).toBe(2_004);
    expect(await eventPriceFor(services.db, undefined, 2_505)).toBe(2_505);
  });

  test('half off a first month is not half off a year', async () => {
    const email = 'half@example.test';
    const { code } = await mintCode(house.services, house.services.db, { kind: 'membership_half', email });
    await rows(`update discount_codes set product_id = 'inner' where code = $1`, [code]);
    const asked = { productId: 'inner', email, code };
    expect(await quoteOrder(house.services, asked)).toMatchObject({ discountCents: 1_450 });
    const yearly = await quoteOrder(house.services, { ...asked, yearly: true });
    expect(yearly).toMatchObject({
      discountCents: 0,
      code: { problem: expect.stringContaining('first month') },
    });
  });

  test('who has one is not sold another', async () => {
    const { email, memberId } = await joined('inner');
    const asked = { productId: 'inner', productName: 'Inner Circle', amount: 2_900 };
    await expect(
      startCheckout(house.services, { ...asked, member: { id: memberId, email } }),
    ).rejects.toThrow('You have a membership already');
  });

  const termsOf = (fields: Partial<NonNullable<ProductBody['terms']>>): Partial<ProductBody> => {
    const { terms } = bodyOf();
    return terms ? { terms: { ...terms, ...fields } } : {};
  };

  test.each<[Partial<ProductBody>, string]>([
    [{ yearlyCents: 2_900 }, 'A year costs more than a month'],
    [{ includes: ['report', 'video-reading'] }, 'no bundle'],
    [termsOf({ opens: { letters: false, courses: [] } }), 'opens nothing yet'],
    [termsOf({ intake: 'none' }), 'ask for one'],
    [termsOf({ delivers: [{ kind: 'text', title: 'A text' }] }), 'is a membership'],
  ])('what cannot be is refused: %j', async (fields, said) => {
    await expect(publish('never', bodyOf(fields))).rejects.toThrow(said);
  });
});
