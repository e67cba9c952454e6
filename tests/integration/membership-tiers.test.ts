import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ProductBody } from '../../content/product.ts';
import { saveIntake, writeMonthLetters } from '../../domain/delivery/index.ts';
import {
  checkMemberships,
  eventPriceFor,
  makeRefunds,
  mintCode,
  quoteOrder,
  refundOrder,
  startCheckout,
  syncOnReturn,
  tellOfRenewals,
} from '../../domain/shop/index.ts';
import { opensAll, startTierShop, tierBody } from '../harness/tier-shop.ts';

const shownAll = {
  ...opensAll,
  courses: [{ id: 'numerology-101', title: 'Numerology 101' }],
  sessions: { type: '1:1 Live Session (60 min)', count: 1 },
};

let shop: Awaited<ReturnType<typeof startTierShop>>;
beforeAll(async () => {
  shop = await startTierShop();
});
afterAll(() => shop.stop());

describe('a membership of the owner’s own', () => {
  test('is sold by the year: one price in quote, provider, row and receipt, and what it opens is there', async () => {
    await shop.publish('inner', tierBody());
    const quote = await quoteOrder(shop.services, { productId: 'inner', yearly: true });
    expect(quote).toMatchObject({ yearly: true, priceCents: 29_000, totalCents: 29_000 });
    const member = await shop.joined('inner', { yearly: true });
    expect(member.charged).toMatchObject({ mode: 'subscription', amountCents: 29_000 });
    const state = await shop.services.payments.readSubscription(member.subscriptionId);
    expect(state).toMatchObject({ every: 'year', amountCents: 29_000 });
    const days = (state.currentPeriodEnd.getTime() - state.currentPeriodStart.getTime()) / 86_400_000;
    expect([365, 366]).toContain(Math.round(days));
    expect(await member.card()).toMatchObject({
      name: 'Inner Circle',
      period: 'year',
      amountCents: 29_000,
      state: 'active',
      opens: shownAll,
    });
    const [receipt] = await shop.rows<{ amount_cents: number }>(
      'select * from receipts where order_id = $1',
      [member.orderId],
    );
    expect(receipt?.amount_cents).toBe(29_000);
    expect(
      await shop.rows('select 1 from course_enrolments where user_id = $1', [member.memberId]),
    ).toHaveLength(1);
  });

  test('another price than that of the year is refused', async () => {
    await expect(shop.joined('inner', { yearly: true, amount: 2_900 })).rejects.toThrow(
      'The price has changed',
    );
    await shop.publish('monthly', tierBody({ yearlyCents: undefined }));
    await expect(shop.joined('monthly', { yearly: true })).rejects.toThrow('not sold by the year');
  });

  test('brings its sessions once for each paid period, and a refund takes those of its charge back', async () => {
    const member = await shop.joined('inner', { yearly: true });
    expect(await member.credits()).toBe(12);
    await syncOnReturn(shop.services, member.holder);
    await shop.rows('update subscriptions set look_at = $1', [shop.clock.now()]);
    await checkMemberships(shop.services);
    expect(await member.credits()).toBe(12);
    await member.renewed();
    expect(await member.credits()).toBe(24);
    expect((await member.letters()).filter((name) => name === 'sessions-ready')).toHaveLength(2);
    const [last] = await shop.rows<{ id: string }>(
      'select id from order_payments where order_id = $1 order by arrived_at desc, id limit 1',
      [member.orderId],
    );
    await refundOrder(shop.services, {
      actor: shop.actor,
      orderId: member.orderId,
      paymentId: last?.id ?? '',
      why: 'Asked for it.',
    });
    await makeRefunds(shop.services);
    expect(await member.credits()).toBe(12);
  });

  test('a month brings a month’s sessions', async () => {
    const member = await shop.joined('inner');
    expect(await member.credits()).toBe(1);
    await member.renewed();
    expect(await member.credits()).toBe(2);
  });

  test('keeps what was agreed, whatever the product becomes', async () => {
    const member = await shop.joined('inner');
    await shop.publish(
      'inner',
      tierBody({ priceCents: 9_900, yearlyCents: 99_000 }, { letters: true, courses: [] }),
    );
    await member.renewed();
    expect(await member.card()).toMatchObject({ amountCents: 2_900, opens: shownAll });
    expect(await member.credits()).toBe(2);
    await shop.publish('inner', tierBody());
  });

  test('writes before a paid year is renewed, once, and not to who has cancelled', async () => {
    const { services, clock } = shop;
    const [stays, goes] = [
      await shop.joined('inner', { yearly: true }),
      await shop.joined('inner', { yearly: true }),
    ];
    const told = async (member: typeof stays) =>
      (await member.letters()).filter((name) => name === 'membership-renews-soon').length;
    await shop.rows('update subscriptions set cancel_at_period_end = true where order_id = $1', [
      goes.orderId,
    ]);
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
    const { services } = shop;
    await shop.publish('plain', tierBody({}, { letters: false, courses: [], eventsPercent: 20 }));
    const [plain, full] = [await shop.joined('plain'), await shop.joined('inner')];
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
    const { code } = await mintCode(shop.services, shop.services.db, { kind: 'membership_half', email });
    await shop.rows(`update discount_codes set product_id = 'inner' where code = $1`, [code]);
    const asked = { productId: 'inner', email, code };
    expect(await quoteOrder(shop.services, asked)).toMatchObject({ discountCents: 1_450 });
    const yearly = await quoteOrder(shop.services, { ...asked, yearly: true });
    expect(yearly).toMatchObject({
      discountCents: 0,
      code: { problem: expect.stringContaining('first month') },
    });
  });

  test('who has one is not sold another', async () => {
    const { email, memberId } = await shop.joined('inner');
    const asked = { productId: 'inner', productName: 'Inner Circle', amount: 2_900 };
    await expect(startCheckout(shop.services, { ...asked, member: { id: memberId, email } })).rejects.toThrow(
      'You have a membership already',
    );
  });

  const termsOf = (fields: Partial<NonNullable<ProductBody['terms']>>): Partial<ProductBody> => {
    const { terms } = tierBody();
    return terms ? { terms: { ...terms, ...fields } } : {};
  };

  test.each<[Partial<ProductBody>, string]>([
    [{ yearlyCents: 2_900 }, 'A year costs more than a month'],
    [{ includes: ['report', 'video-reading'] }, 'no bundle'],
    [termsOf({ opens: { letters: false, courses: [] } }), 'opens nothing yet'],
    [termsOf({ intake: 'none' }), 'ask for one'],
    [termsOf({ delivers: [{ kind: 'text', title: 'A text' }] }), 'is a membership'],
  ])('what cannot be is refused: %j', async (fields, said) => {
    await expect(shop.publish('never', tierBody(fields))).rejects.toThrow(said);
  });
});
