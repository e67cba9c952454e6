import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { simulatedPayments } from '../../adapters/payments/simulator/simulated-payments.ts';
import { putCard } from '../../adapters/payments/simulator/subscriptions.ts';
import {
  cancelMembership,
  changeCard,
  changeGrace,
  endRunOut,
  payOverdue,
  readCardPage,
  remindOverdue,
  signOrderKey,
  tellOfExpiringCards,
} from '../../domain/shop/index.ts';
import { startTierShop, tierBody } from '../harness/tier-shop.ts';

let shop: Awaited<ReturnType<typeof startTierShop>>;

beforeAll(async () => {
  shop = await startTierShop();
  await shop.publish('inner', tierBody());
});
afterAll(() => shop.stop());

type Member = Awaited<ReturnType<typeof shop.joined>>;

/** Days go by, with the provider's charges and our hourly job, which may run twice at once. */
async function pass(days: number, ...members: Member[]): Promise<void> {
  for (let n = 0; n < days; n++) {
    shop.clock.advance({ days: 1 });
    await shop.services.sandbox?.runDue();
    for (const member of members) await member.check();
    await Promise.all([remindOverdue(shop.services), remindOverdue(shop.services)]);
    await endRunOut(shop.services);
  }
}

/** A month on, with a card that fails. */
async function failing(wish: Parameters<typeof shop.joined>[1] = {}): Promise<Member> {
  const member = await shop.joined('inner', wish);
  await shop.services.sandbox?.setNextCharge(member.subscriptionId, 'failed');
  const { nextChargeAt = '' } = (await member.card()) ?? {};
  shop.clock.set(new Date(new Date(nextChargeAt).getTime() + 60_000).toISOString());
  await shop.services.sandbox?.runDue();
  await member.check();
  return member;
}

const lettersOf = async ({ email }: Member) =>
  (
    await shop.rows<{ template: string }>(
      "select template from mails where to_address = $1 and template like 'membership-%' order by created_at",
      [email],
    )
  ).map(({ template }) => template);
const propsOf = async (member: Member, template: string) =>
  (
    await shop.rows<{ props: Record<string, string> }>(
      'select props from mails where to_address = $1 and template = $2 order by created_at desc',
      [member.email, template],
    )
  )[0]?.props ?? {};
const keyOf = ({ cardUrl = '' }: Record<string, string>) => cardUrl.split('/').at(-1) ?? '';
const rowOf = async ({ orderId }: Member) =>
  (
    await shop.rows<{ status: string; benefits: boolean; dun_at: Date | null }>(
      'select status, benefits, dun_at from subscriptions where order_id = $1',
      [orderId],
    )
  )[0];

describe('a charge that fails', () => {
  test('is told of, reminded of, and paid by the link of a letter without signing in', async () => {
    const { services } = shop;
    const member = await failing();
    expect(await member.card()).toMatchObject({ state: 'overdue', isOpen: true, amountCents: 2_900 });
    expect(await propsOf(member, 'membership-charge-failed')).toMatchObject({ isOpen: true, isFirst: false });
    await pass(6, member);
    expect(await lettersOf(member)).toEqual(['membership-charge-failed']);
    await pass(2, member);
    expect(await lettersOf(member)).toEqual(['membership-charge-failed', 'membership-charge-reminder']);
    const props = await propsOf(member, 'membership-charge-reminder');
    expect(props).toMatchObject({ isLast: false, isOpen: true });

    const key = keyOf(props);
    expect(await readCardPage(services, key)).toMatchObject({ state: 'overdue', amountCents: 2_900 });
    expect(await changeCard(services, key)).toMatchObject({
      url: expect.stringContaining('/sandbox/portal/'),
    });
    await expect(payOverdue(services, key)).rejects.toThrow('The bank refuses this card');
    expect(await member.payments()).toHaveLength(1);
    await services.sandbox?.setNextCharge(member.subscriptionId, 'paid');
    const both = await Promise.allSettled([payOverdue(services, key), payOverdue(services, key)]);
    expect(both.map(({ status }) => status)).toContain('fulfilled');
    expect(await member.payments()).toEqual([2_900, 2_900]);
    expect(await member.card()).toMatchObject({ state: 'active', isOpen: true });
    await expect(payOverdue(services, key)).rejects.toThrow('nothing to pay any more');
    await pass(10, member);
    expect(await lettersOf(member)).toEqual([
      'membership-charge-failed',
      'membership-charge-reminder',
      'membership-renewed',
    ]);
  });

  test('stays unpaid: a last letter two days before, then it ends here and at the provider, and says how to come back', async () => {
    const member = await failing();
    await pass(11, member);
    expect(await rowOf(member)).toMatchObject({ status: 'past_due', benefits: true });
    await pass(1, member);
    expect(await propsOf(member, 'membership-charge-reminder')).toMatchObject({ isLast: true });
    await pass(3, member);
    expect(await rowOf(member)).toEqual({ status: 'canceled', benefits: false, dun_at: null });
    const there = await shop.services.payments.readSubscription(member.subscriptionId);
    expect(there).toMatchObject({ status: 'canceled', latestInvoice: { status: 'open' } });
    expect(await lettersOf(member)).toEqual([
      'membership-charge-failed',
      'membership-charge-reminder',
      'membership-charge-reminder',
      'membership-ended',
    ]);
    const ended = await propsOf(member, 'membership-ended');
    expect(ended).toMatchObject({ isUnpaid: true });
    expect(ended.againUrl).toMatch(/\/checkout\/inner$/);
    const told = await shop.rows('select 1 from notices where key = $1', [
      `membership-unpaid:${member.orderId}`,
    ]);
    expect(told).toHaveLength(1);
    await pass(5, member);
    expect(await lettersOf(member)).toHaveLength(4);
    expect(await member.payments()).toHaveLength(1);
  });

  test('the end is asked again where nobody heard the answer', async () => {
    const member = await failing();
    await pass(12, member);
    shop.clock.advance({ days: 2 });
    const { payments } = shop.services;
    const dead = {
      ...shop.services,
      payments: { ...payments, endSubscription: () => Promise.reject(new Error('gone')) },
    };
    await remindOverdue(dead);
    expect(await rowOf(member)).toMatchObject({ status: 'past_due' });
    await pass(1, member);
    expect(await rowOf(member)).toMatchObject({ status: 'canceled' });
    expect((await lettersOf(member)).filter((name) => name === 'membership-ended')).toHaveLength(1);
  });

  test('paid where we have not heard of it, it is neither reminded of nor ended', async () => {
    const member = await failing();
    shop.clock.advance({ days: 13 });
    await shop.services.sandbox?.renewSubscription(member.subscriptionId, 'paid');
    await remindOverdue(shop.services);
    expect(await rowOf(member)).toMatchObject({ status: 'active' });
    expect(await lettersOf(member)).not.toContain('membership-charge-reminder');
  });

  test('the first one after free days opens nothing, and ends the same way', async () => {
    const { terms: free } = tierBody();
    await shop.publish('free', {
      ...tierBody({ name: 'Free Circle' }),
      terms: free && { ...free, trialDays: 7 },
    });
    const member = await shop.joined('free', { trial: true });
    await shop.services.sandbox?.setNextCharge(member.subscriptionId, 'failed');
    await pass(8, member);
    expect(await member.card()).toMatchObject({ state: 'overdue', isOpen: false });
    await pass(14, member);
    expect(await rowOf(member)).toMatchObject({ status: 'canceled', benefits: false });
  });

  test('cancelled by her while it is overdue, the letter does not speak of a card', async () => {
    const member = await failing();
    await pass(3, member);
    await cancelMembership(shop.services, member.holder);
    expect(await propsOf(member, 'membership-ended')).toMatchObject({ isUnpaid: false });
  });
});

describe('the days', () => {
  test('are the owner’s to set, for charges that fail from then on', async () => {
    const { services, actor } = shop;
    const before = await failing();
    await expect(changeGrace(services, { actor, days: 4 })).rejects.toMatchObject({
      fields: { days: 'Please give a number of days from 5 to 30.' },
    });
    await expect(changeGrace(services, { actor: { ...actor, role: 'member' }, days: 6 })).rejects.toThrow();
    await changeGrace(services, { actor, days: 6 });
    const after = await failing();
    const left = async (member: Member) =>
      Math.round(
        (new Date((await member.card())?.graceUntil ?? 0).getTime() - shop.clock.now().getTime()) /
          86_400_000,
      );
    expect([await left(after), (await left(before)) < 0]).toEqual([6, true]);
    await changeGrace(services, { actor, days: 14 });
    expect(await shop.rows(`select from staff_actions where action = 'settings.grace_changed'`)).toHaveLength(
      2,
    );
  });
});

describe('the page of a card', () => {
  test('opens by its own key alone, for sixty days', async () => {
    const { services } = shop;
    const member = await failing();
    const key = keyOf(await propsOf(member, 'membership-charge-failed'));
    for (const wrong of [
      `${key}x`,
      key.slice(1),
      '',
      signOrderKey(services, { orderId: member.orderId, via: 'mail' }),
    ])
      await expect(readCardPage(services, wrong)).rejects.toThrow('not found');
    expect(JSON.stringify(await readCardPage(services, key))).not.toContain('@');
    shop.clock.advance({ days: 61 });
    for (const verb of [readCardPage, changeCard, payOverdue])
      await expect(verb(services, key)).rejects.toThrow('not found');
  });
});

describe('a card that expires', () => {
  const changed = () => {
    const { db, config } = shop.services;
    const unused = { secret: 'unused', noticeUrl: 'http://127.0.0.1:9/' };
    return simulatedPayments({ db, clock: shop.clock, origin: config.appUrl, ...unused }).change;
  };
  const expiring = (member: Member, at: Date) =>
    changed()([member.subscriptionId], (world) =>
      putCard(world, member.subscriptionId, {
        exp_month: at.getUTCMonth() + 1,
        exp_year: at.getUTCFullYear(),
      }),
    );
  const tell = () => Promise.all([tellOfExpiringCards(shop.services), tellOfExpiringCards(shop.services)]);
  const told = async (member: Member) =>
    (await member.letters()).filter((name) => name === 'membership-card-expires').length;

  test('is told of once, in the month before the charge it is not good for', async () => {
    shop.clock.set('2031-01-05T10:00:00Z');
    const member = await shop.joined('inner', { yearly: true });
    await expiring(member, new Date('2031-11-15T00:00:00Z'));
    await member.check();
    shop.clock.set('2031-12-01T10:00:00Z');
    await tell();
    expect(await told(member)).toBe(0);
    shop.clock.set('2031-12-07T10:00:00Z');
    await tell();
    await tell();
    expect(await told(member)).toBe(1);
    expect(await propsOf(member, 'membership-card-expires')).toMatchObject({ goodUntil: 'November 2031' });
    await expiring(member, new Date('2031-12-15T00:00:00Z'));
    await member.check();
    await tell();
    expect(await told(member)).toBe(2);
  });

  test('is not told of where her bank has replaced it, where it is good for the charge, or where none comes', async () => {
    shop.clock.set('2032-01-05T10:00:00Z');
    const [replaced, good, leaving] = await Promise.all([1, 2, 3].map(() => shop.joined('inner')));
    if (!replaced || !good || !leaving) throw new Error('three have joined');
    await expiring(replaced, new Date('2032-01-15T00:00:00Z'));
    await expiring(good, new Date('2032-02-15T00:00:00Z'));
    await expiring(leaving, new Date('2032-01-15T00:00:00Z'));
    for (const member of [replaced, good, leaving]) await member.check();
    await expiring(replaced, new Date('2035-01-15T00:00:00Z'));
    await cancelMembership(shop.services, leaving.holder);
    shop.clock.set('2032-01-20T10:00:00Z');
    await tell();
    expect([await told(replaced), await told(good), await told(leaving)]).toEqual([0, 0, 0]);
  });
});
