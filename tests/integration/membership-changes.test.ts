import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PaymentsError } from '../../adapters/payments/payments.ts';
import type { PaidBy } from '../../content/product.ts';
import type { Deps } from '../../domain/services.ts';
import {
  cancelMembership,
  changeMembership,
  changeTax,
  checkChanges,
  endRunOut,
  makeRefunds,
  pauseMembership,
  readChanges,
  refundInFull,
  takeChangeBack,
} from '../../domain/shop/index.ts';
import { opensAll, startTierShop, tierBody } from '../harness/tier-shop.ts';

let shop: Awaited<ReturnType<typeof startTierShop>>;
beforeAll(async () => {
  shop = await startTierShop();
  await shop.publish('inner', tierBody());
  const more = { ...opensAll, sessions: { sessionType: '1:1 Live Session (60 min)', count: 3 } };
  await shop.publish(
    'inmost',
    tierBody({ name: 'Inmost Circle', priceCents: 8_700, yearlyCents: 87_000 }, more),
  );
});
afterAll(() => shop.stop());

type Member = Awaited<ReturnType<typeof shop.joined>>;

/** What the page does: it shows what is charged, and sends what it showed. */
async function agree(
  { memberId }: Member,
  to: { productId: string; period: PaidBy },
  { services = shop.services, ...other }: { services?: Deps; chargedCents?: number; at?: string } = {},
) {
  const { chosen } = (await readChanges(shop.services, { memberId, to })) ?? {};
  if (!chosen) throw new Error('this cannot be chosen');
  const { productId, period, amountCents, chargedCents, at } = chosen;
  await changeMembership(services, memberId, { productId, period, amountCents, chargedCents, at, ...other });
  return chosen;
}

/** The middle of the paid month, so that half of it is left. */
async function half(member: Member): Promise<() => void> {
  const before = shop.clock.now();
  const [row] = await shop.rows<{ current_period_start: Date; current_period_end: Date }>(
    'select * from subscriptions where order_id = $1',
    [member.orderId],
  );
  const [start, end] = [row?.current_period_start.getTime() ?? 0, row?.current_period_end.getTime() ?? 0];
  shop.clock.set(new Date((start + end) / 2).toISOString());
  return () => shop.clock.set(before.toISOString());
}

const changesOf = ({ orderId }: Member) =>
  shop.rows<{ kind: string; state: string }>(
    'select kind, state from membership_changes where order_id = $1 order by asked_at, kind',
    [orderId],
  );

describe('up', () => {
  test('is charged at once, as it was shown, and is hers at once: with the sessions that it has more', async () => {
    const member = await shop.joined('inner');
    const back = await half(member);
    const shown = await agree(member, { productId: 'inmost', period: 'month' });
    expect(shown).toMatchObject({ kind: 'up', chargedCents: 2_900 });
    expect(await member.payments()).toEqual([2_900, 2_900]);
    expect(await member.card()).toMatchObject({
      name: 'Inmost Circle',
      amountCents: 8_700,
      state: 'active',
      opens: { sessions: { count: 3 } },
    });
    expect(await member.credits()).toBe(3);
    expect(await member.letters()).toContain('membership-changed');
    await member.check();
    expect(await member.payments()).toEqual([2_900, 2_900]);
    expect(await changesOf(member)).toEqual([{ kind: 'up', state: 'done' }]);
    await member.renewed();
    expect(await member.payments()).toEqual([2_900, 2_900, 8_700]);
    expect(await member.credits()).toBe(6);
    back();
  });

  test('from the month to the year begins a year at once, less what of the month is left', async () => {
    const member = await shop.joined('inner');
    const back = await half(member);
    const shown = await agree(member, { productId: 'inner', period: 'year' });
    expect(shown).toMatchObject({ kind: 'up', chargedCents: 29_000 - 1_450 });
    expect(await member.card()).toMatchObject({ period: 'year', amountCents: 29_000 });
    expect(await member.credits()).toBe(13);
    back();
  });

  test('another sum than was shown, and one that was counted long ago, are refused', async () => {
    const member = await shop.joined('inner');
    const to = { productId: 'inmost', period: 'month' as const };
    await expect(agree(member, to, { chargedCents: 1 })).rejects.toThrow('has changed');
    const at = new Date(shop.clock.now().getTime() - 31 * 60_000).toISOString();
    await expect(agree(member, to, { at })).rejects.toThrow('some time ago');
    expect(await member.payments()).toEqual([2_900]);
  });

  test('a card that fails changes nothing', async () => {
    const member = await shop.joined('inner');
    await shop.services.sandbox?.setNextCharge(member.subscriptionId, 'failed');
    await expect(agree(member, { productId: 'inmost', period: 'month' })).rejects.toThrow(
      'did not go through',
    );
    expect(await member.card()).toMatchObject({ name: 'Inner Circle', amountCents: 2_900, state: 'active' });
    expect(await changesOf(member)).toEqual([{ kind: 'up', state: 'refused' }]);
    expect(await shop.services.payments.readSubscription(member.subscriptionId)).toMatchObject({
      amountCents: 2_900,
      change: null,
    });
  });
});

describe('down', () => {
  test('costs nothing today, and is so with the next charge, not before', async () => {
    const member = await shop.joined('inmost', { amount: 8_700 });
    await agree(member, { productId: 'inner', period: 'month' });
    expect(await member.payments()).toEqual([8_700]);
    await member.check();
    expect(await member.card()).toMatchObject({ name: 'Inmost Circle', opens: { sessions: { count: 3 } } });
    expect(await changesOf(member)).toEqual([{ kind: 'down', state: 'agreed' }]);
    await member.renewed();
    expect(await member.payments()).toEqual([2_900, 8_700]);
    expect(await member.card()).toMatchObject({ name: 'Inner Circle', amountCents: 2_900 });
    expect(await member.credits()).toBe(4);
    expect(await changesOf(member)).toEqual([{ kind: 'down', state: 'done' }]);
  });

  test('can be taken back', async () => {
    const member = await shop.joined('inmost', { amount: 8_700 });
    await agree(member, { productId: 'inner', period: 'month' });
    await takeChangeBack(shop.services, member.memberId);
    expect(await shop.services.payments.readSubscription(member.subscriptionId)).toMatchObject({
      amountCents: 8_700,
    });
    await member.renewed();
    expect(await member.payments()).toEqual([8_700, 8_700]);
    expect(await member.card()).toMatchObject({ name: 'Inmost Circle' });
  });

  test('from the year to the month comes when the paid year is over', async () => {
    const member = await shop.joined('inner', { yearly: true });
    const until = (await member.card())?.nextChargeAt;
    await agree(member, { productId: 'inner', period: 'month' });
    expect(await member.card()).toMatchObject({ nextChargeAt: until, amountCents: 2_900, state: 'active' });
    expect(await member.payments()).toEqual([29_000]);
    await member.renewed();
    expect(await member.payments()).toEqual([2_900, 29_000]);
    expect(await member.credits()).toBe(13);
  });
});

describe('a pause', () => {
  test('begins at the end of what is paid, charges nothing, and goes on by itself', async () => {
    const { services, clock } = shop;
    const before = clock.now();
    const member = await shop.joined('inner');
    const [paid] = await shop.rows<{ current_period_end: Date }>(
      'select * from subscriptions where order_id = $1',
      [member.orderId],
    );
    await pauseMembership(services, member.memberId, { months: 2 });
    expect(await member.card()).toMatchObject({ state: 'active' });
    clock.set(new Date((paid?.current_period_end.getTime() ?? 0) + 60_000).toISOString());
    await services.sandbox?.runDue();
    await endRunOut(services);
    await member.check();
    expect(await member.card()).toMatchObject({ state: 'paused' });
    expect(await member.payments()).toEqual([2_900]);
    await member.renewed();
    expect(await member.card()).toMatchObject({ state: 'active' });
    expect(await member.payments()).toEqual([2_900, 2_900]);
    clock.set(before.toISOString());
  });

  test('ends when she says so, with a charge; cancelled, it ends there', async () => {
    const { services, clock } = shop;
    const before = clock.now();
    const [back, gone] = [await shop.joined('inner'), await shop.joined('inner')];
    for (const { memberId } of [back, gone]) await pauseMembership(services, memberId, { months: 3 });
    clock.advance({ days: 40 });
    await endRunOut(services);
    expect([await back.card(), await gone.card()]).toMatchObject([{ state: 'paused' }, { state: 'paused' }]);
    await takeChangeBack(services, back.memberId);
    expect(await back.card()).toMatchObject({ state: 'active' });
    expect(await back.payments()).toEqual([2_900, 2_900]);
    await cancelMembership(services, gone.holder);
    expect(await gone.card()).toMatchObject({ state: 'ended' });
    expect(await gone.payments()).toEqual([2_900]);
    clock.set(before.toISOString());
  });
});

describe('killed in between', () => {
  const to = { productId: 'inmost', period: 'month' as const };
  const lost = () => new PaymentsError('unavailable', 'nobody answers');

  test.each([
    ['before the provider was asked', async () => Promise.reject(lost())],
    [
      'after the provider did it',
      async (change: Parameters<Deps['payments']['changeSubscription']>[0]) => {
        await shop.services.payments.changeSubscription(change);
        throw lost();
      },
    ],
  ])('%s: the job makes it one whole change', async (_, changeSubscription) => {
    const member = await shop.joined('inner');
    const payments = { ...shop.services.payments, changeSubscription };
    await expect(agree(member, to, { services: { ...shop.services, payments } })).rejects.toThrow(
      'does not answer',
    );
    expect(await changesOf(member)).toEqual([{ kind: 'up', state: 'asked' }]);
    // Nobody can ask for another one meanwhile.
    await expect(pauseMembership(shop.services, member.memberId, { months: 1 })).rejects.toThrow(
      'on its way',
    );
    shop.clock.advance({ minutes: 5 });
    await checkChanges(shop.services);
    await checkChanges(shop.services);
    expect(await changesOf(member)).toEqual([{ kind: 'up', state: 'done' }]);
    expect(await member.payments()).toHaveLength(2);
    expect(await member.card()).toMatchObject({ name: 'Inmost Circle', amountCents: 8_700 });
    expect((await member.letters()).filter((name) => name === 'membership-changed')).toHaveLength(1);
  });
});

describe('the receipt of a charge', () => {
  beforeAll(async () => {
    const written = tierBody({ name: 'Written Circle', priceCents: 8_700 });
    const { terms } = written;
    if (!terms) throw new Error('a tier has terms');
    await shop.publish('written', { ...written, terms: { ...terms, taxClass: 'digital' } });
    await changeTax(shop.services, {
      ...{ actor: shop.actor, scheme: 'oss', country: 'DE', vatNumber: 'DE136695976', unchecked: 'reverse' },
    });
  });

  /** Each paper as it reads: its kind, what for, and its tax. */
  async function papersOf(member: Member) {
    const papers = await shop.rows<{ kind: string; facts: Facts }>(
      'select kind, facts from receipts where order_id = $1 order by kind desc, number',
      [member.orderId],
    );
    return papers.map(({ kind, facts: { lines, tax } }) => [
      ...[kind, lines[0]?.description.split(',')[0]],
      ...tax.map(({ country, rate, grossCents, taxCents }) => [country, rate, grossCents, taxCents]),
    ]);
  }

  test('names what she stands on then, and its tax is of that: of the change, of what follows, and of what goes back', async () => {
    const member = await shop.joined('inner', { country: 'FR' });
    const back = await half(member);
    await agree(member, { productId: 'inmost', period: 'month' });
    shop.clock.advance({ days: 1 });
    await member.renewed();
    await shop.services.db.transaction((tx) =>
      refundInFull(shop.services, tx, { orderId: member.orderId, why: 'Never mind.' }),
    );
    await makeRefunds(shop.services);
    await member.check();
    expect(await papersOf(member)).toEqual([
      ['receipt', 'Inner Circle', ['DE', 1_900, 2_900, 463]],
      ['receipt', 'Inmost Circle', ['DE', 1_900, 2_900, 463]],
      ['receipt', 'Inmost Circle', ['DE', 1_900, 8_700, 1_389]],
      ['credit_note', 'Inmost Circle', ['DE', 1_900, 8_700, 1_389]],
    ]);
    back();
  });

  test('has one tax: what is taxed otherwise begins at the end of what is paid, and nothing is charged before', async () => {
    const member = await shop.joined('inner', { country: 'FR' });
    const back = await half(member);
    const to = { productId: 'written', period: 'month' as const };
    // A page that was drawn before the owner said how she is taxed.
    await expect(agree(member, to, { chargedCents: 2_900 })).rejects.toThrow('has changed');
    expect(await agree(member, to)).toMatchObject({ kind: 'later', chargedCents: undefined });
    expect(await member.payments()).toEqual([2_900]);
    expect(await member.card()).toMatchObject({ name: 'Inner Circle', state: 'active' });
    await member.renewed();
    expect(await member.card()).toMatchObject({ name: 'Written Circle', amountCents: 8_700 });
    expect(await papersOf(member)).toEqual([
      ['receipt', 'Inner Circle', ['DE', 1_900, 2_900, 463]],
      ['receipt', 'Written Circle', ['FR', 2_000, 8_700, 1_450]],
    ]);
    back();
  });

  test('for somebody whom both are taxed alike, it is charged at once as ever', async () => {
    const member = await shop.joined('inner', { country: 'DE' });
    const shown = await readChanges(shop.services, {
      memberId: member.memberId,
      to: { productId: 'written', period: 'month' },
    });
    expect(shown?.chosen).toMatchObject({ kind: 'up' });
  });
});

type Facts = {
  lines: { description: string }[];
  tax: { country: string; rate: number; grossCents: number; taxCents: number }[];
};
