import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  announcePrice,
  cancelMembership,
  carryOutPriceChanges,
  changeMembership,
  readChanges,
  readPriceChanges,
} from '../../domain/shop/index.ts';
import { startTierShop, tierBody } from '../harness/tier-shop.ts';

let shop: Awaited<ReturnType<typeof startTierShop>>;
let product = '';
let made = 0;

beforeAll(async () => {
  shop = await startTierShop();
});
afterAll(() => shop.stop());

/** Each with a membership of its own: an announcement goes to all who are in it. */
beforeEach(async () => {
  product = `circle-${++made}`;
  await shop.publish(product, tierBody({ name: `Circle ${made}` }));
});

type Member = Awaited<ReturnType<typeof shop.joined>>;
const inDays = (days: number) =>
  new Date(shop.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
const announce = (amount: string, days = 40, period = 'month') =>
  announcePrice(shop.services, {
    actor: shop.actor,
    what: `${product} ${period}`,
    amount,
    from: inDays(days),
  });
const carryOut = () =>
  Promise.all([carryOutPriceChanges(shop.services), carryOutPriceChanges(shop.services)]);

async function pass(days: number, ...members: Member[]): Promise<void> {
  for (let n = 0; n < days; n += 2) {
    shop.clock.advance({ days: 2 });
    await carryOut();
    await shop.services.sandbox?.runDue();
    for (const member of members) await member.check();
  }
}

const letters = async (member: Member) =>
  (await member.letters()).filter((name) => name === 'membership-price-changes').length;
const noticeOf = async ({ orderId }: Member) =>
  (
    await shop.rows<{ state: string; applies_at: Date; told_at: Date }>(
      'select state, applies_at, told_at from price_notices where order_id = $1 order by told_at desc',
      [orderId],
    )
  )[0];

describe('a new price', () => {
  test('is told once, charged from the announced charge on and not before, and seen in the portal', async () => {
    const member = await shop.joined(product);
    await announce('34,50');
    expect(
      await shop.rows(`select from staff_actions where action = 'membership.price_announced'`),
    ).not.toEqual([]);
    await carryOut();
    await carryOut();
    expect(await letters(member)).toBe(1);
    const notice = await noticeOf(member);
    const ahead = (notice?.applies_at.getTime() ?? 0) - (notice?.told_at.getTime() ?? 0);
    expect(ahead).toBeGreaterThanOrEqual(30 * 86_400_000);
    expect((await member.card())?.announced).toEqual({
      oldCents: 2_900,
      newCents: 3_450,
      from: notice?.applies_at.toISOString(),
    });
    await pass(34, member);
    expect(await member.payments()).toEqual([2_900, 2_900]);
    await pass(34, member);
    expect(await member.payments()).toEqual([2_900, 2_900, 3_450]);
    expect(await noticeOf(member)).toMatchObject({ state: 'applied' });
    expect(await member.card()).toMatchObject({ amountCents: 3_450, announced: undefined });
    expect(await letters(member)).toBe(1);
  });

  test('is declined by leaving: never charged', async () => {
    const member = await shop.joined(product);
    await announce('40');
    await carryOut();
    await cancelMembership(shop.services, member.holder);
    await pass(76, member);
    expect(await member.payments()).toEqual([2_900]);
    expect(await noticeOf(member)).toMatchObject({ state: 'left' });
  });

  test('goes to those who are in it at another price: not to new members, other rhythms, or who has left', async () => {
    const yearly = await shop.joined(product, { yearly: true });
    const leaving = await shop.joined(product);
    await cancelMembership(shop.services, leaving.holder);
    const stays = await shop.joined(product);
    await shop.publish(product, tierBody({ name: 'Renamed Circle', priceCents: 3_300 }));
    const joins = await shop.joined(product, { amount: 3_300 });
    await announce('33');
    await carryOut();
    expect(await Promise.all([yearly, leaving, stays, joins].map(letters))).toEqual([0, 0, 1, 0]);
    const { announced } = await readPriceChanges(shop.services, { actor: shop.actor });
    expect(announced[0]).toMatchObject({ told: 1, applied: 0, newCents: 3_300 });
    // Whoever comes later has agreed to the price that she saw.
    shop.clock.advance({ days: 1 });
    await shop.publish(product, tierBody({ name: 'Dearer Circle', priceCents: 3_500 }));
    const later = await shop.joined(product, { amount: 3_500 });
    await carryOut();
    expect(await letters(later)).toBe(0);
  });

  test('a change that she makes herself comes first', async () => {
    const member = await shop.joined(product);
    await announce('40');
    await carryOut();
    const wish = { productId: product, period: 'year' as const };
    const { chosen } = (await readChanges(shop.services, { memberId: member.memberId, to: wish })) ?? {};
    await changeMembership(shop.services, member.memberId, {
      ...wish,
      amountCents: chosen?.amountCents ?? 0,
      chargedCents: chosen?.chargedCents,
      at: chosen?.at ?? '',
    });
    shop.clock.advance({ days: 363 });
    await carryOut();
    expect(await noticeOf(member)).toMatchObject({ state: 'replaced' });
    expect(await member.card()).toMatchObject({ amountCents: 29_000, period: 'year' });
  });

  test('killed between the provider and our row, it is one change', async () => {
    const member = await shop.joined(product);
    await announce('36');
    await carryOut();
    const { applies_at } = (await noticeOf(member)) ?? {};
    await pass(30, member);
    shop.clock.set(new Date((applies_at?.getTime() ?? 0) - 86_400_000).toISOString());
    await member.check();
    const { payments } = shop.services;
    const lost = {
      ...payments,
      changeSubscription: async (change: Parameters<typeof payments.changeSubscription>[0]) => {
        await payments.changeSubscription(change);
        throw new Error('nobody heard the answer');
      },
    };
    await carryOutPriceChanges({ ...shop.services, payments: lost });
    expect(await noticeOf(member)).toMatchObject({ state: 'told' });
    shop.clock.advance({ hours: 3 });
    await carryOut();
    expect(await noticeOf(member)).toMatchObject({ state: 'applied' });
    await pass(4, member);
    expect((await member.payments()).at(-1)).toBe(3_600);
  });
});

test('is announced by the owner alone, thirty days ahead, for what is sold', async () => {
  const asked = { actor: shop.actor, what: `${product} month`, amount: '30', from: inDays(40) };
  const refusedAt = (wrong: Partial<typeof asked>) =>
    announcePrice(shop.services, { ...asked, ...wrong }).then(
      () => [],
      (error: { fields?: object }) => Object.keys(error.fields ?? {}),
    );
  expect(await refusedAt({ from: inDays(29) })).toEqual(['from']);
  expect(await refusedAt({ from: '2026-02-30' })).toEqual(['from']);
  expect(await refusedAt({ amount: '0,20' })).toEqual(['amount']);
  expect(await refusedAt({ what: 'report month' })).toEqual(['what']);
  await expect(
    announcePrice(shop.services, { ...asked, actor: { ...shop.actor, role: 'staff' } }),
  ).rejects.toThrow();
});
