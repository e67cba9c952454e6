import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { requestRefund } from '../../domain/delivery/index.ts';
import {
  cancelMembership,
  changeMembership,
  endRunOut,
  makeRefunds,
  quoteOrder,
  readChanges,
  startCheckout,
  tellOfRenewals,
} from '../../domain/shop/index.ts';
import { startTierShop, tierBody } from '../harness/tier-shop.ts';

let shop: Awaited<ReturnType<typeof startTierShop>>;
const DAYS = 14;

/** The Inner Circle, with so many free days. */
function freeFor(trialDays: number | undefined, name = 'Inner Circle') {
  const body = tierBody({ name });
  return { ...body, terms: body.terms && { ...body.terms, trialDays } };
}

beforeAll(async () => {
  shop = await startTierShop();
  await shop.publish('inner', freeFor(DAYS));
});
afterAll(() => shop.stop());

type Member = Awaited<ReturnType<typeof shop.joined>>;
const DAY_MS = 86_400_000;

/** At that day of the free ones, with everything done that is due by then; answers the way back. */
async function onDay(n: number): Promise<() => void> {
  const before = shop.clock.now();
  shop.clock.set(new Date(before.getTime() + n * DAY_MS + 60_000).toISOString());
  await shop.services.sandbox?.runDue();
  return () => shop.clock.set(before.toISOString());
}

const told = async (member: Member, template: string) =>
  (await member.letters()).filter((name) => name === template).length;

describe('free days', () => {
  test('charge nothing today, open everything at once, and are said everywhere', async () => {
    const quote = await quoteOrder(shop.services, { productId: 'inner' });
    expect(quote).toMatchObject({ trialDays: DAYS, priceCents: 2_900, totalCents: 0, discountCents: 0 });
    const member = await shop.joined('inner', { trial: true });
    expect(member.charged).toMatchObject({ amountCents: 0, mode: 'subscription' });
    const card = await member.card();
    expect(card).toMatchObject({ state: 'trial', amountCents: 2_900 });
    const first = new Date(card?.nextChargeAt ?? 0).getTime() - shop.clock.now().getTime();
    expect(Math.round(first / DAY_MS)).toBe(DAYS);
    expect(await member.payments()).toEqual([]);
    // Sessions come with the first charge; courses are open already.
    expect(await member.credits()).toBe(0);
    const [order] = await shop.rows('select state, reason, total_cents from orders where id = $1', [
      member.orderId,
    ]);
    expect(order).toEqual({ state: 'paid', reason: 'trial_began', total_cents: 0 });
    expect(await shop.rows('select 1 from receipts where order_id = $1', [member.orderId])).toEqual([]);
    const courses = await shop.rows('select 1 from course_enrolments where user_id = $1', [member.memberId]);
    expect(courses).toHaveLength(1);
    const [letter] = await shop.rows<{ props: unknown }>(
      "select props from mails where to_address = $1 and template = 'order-paid'",
      [member.email],
    );
    expect(letter?.props).toMatchObject({
      trial: { days: DAYS, priceCents: 2_900, every: 'month' },
      totalCents: 0,
    });
  });

  test('are told of once, a week before they end; then the first month is charged, with its receipt', async () => {
    const member = await shop.joined('inner', { trial: true });
    const early = await onDay(6);
    await tellOfRenewals(shop.services);
    expect(await told(member, 'trial-ends-soon')).toBe(0);
    early();
    const back = await onDay(7);
    await tellOfRenewals(shop.services);
    await tellOfRenewals(shop.services);
    expect(await told(member, 'trial-ends-soon')).toBe(1);
    back();
    const over = await onDay(DAYS);
    await member.check();
    expect(await member.payments()).toEqual([2_900]);
    expect(await member.card()).toMatchObject({ state: 'active', amountCents: 2_900 });
    expect(await member.credits()).toBe(1);
    const receipts = await shop.rows<{ amount_cents: number }>(
      'select amount_cents from receipts where order_id = $1',
      [member.orderId],
    );
    expect(receipts).toEqual([{ amount_cents: 2_900 }]);
    await tellOfRenewals(shop.services);
    expect(await told(member, 'trial-ends-soon')).toBe(1);
    over();
  });

  test.each([
    [30, 7],
    [5, 3],
    [3, 2],
  ])('%i days are told of %i before', async (days, ahead) => {
    await shop.publish('other', freeFor(days, 'Other Circle'));
    const member = await shop.joined('other', { trial: true });
    const early = await onDay(days - ahead - 1);
    await tellOfRenewals(shop.services);
    expect(await told(member, 'trial-ends-soon')).toBe(0);
    early();
    const back = await onDay(days - ahead);
    await tellOfRenewals(shop.services);
    expect(await told(member, 'trial-ends-soon')).toBe(1);
    back();
  });

  test('cancelled within them, it ends with them and is never charged, nor told of a charge', async () => {
    const member = await shop.joined('inner', { trial: true });
    await cancelMembership(shop.services, member.holder);
    expect(await member.card()).toMatchObject({ state: 'ending' });
    const soon = await onDay(7);
    await tellOfRenewals(shop.services);
    expect(await told(member, 'trial-ends-soon')).toBe(0);
    soon();
    const over = await onDay(DAYS);
    await member.check();
    await endRunOut(shop.services);
    expect(await member.card()).toMatchObject({ state: 'ended' });
    expect(await member.payments()).toEqual([]);
    over();
  });

  test('a first charge that fails closes it, and says so', async () => {
    const member = await shop.joined('inner', { trial: true });
    await shop.services.sandbox?.setNextCharge(member.subscriptionId, 'failed');
    const over = await onDay(DAYS);
    await member.check();
    await endRunOut(shop.services);
    expect(await member.card()).toMatchObject({ state: 'overdue' });
    expect(await told(member, 'membership-charge-failed')).toBe(1);
    expect(
      await shop.rows('select benefits from subscriptions where order_id = $1', [member.orderId]),
    ).toEqual([{ benefits: false }]);
    over();
  });

  test('the first charge can be sent back, as any other', async () => {
    const member = await shop.joined('inner', { trial: true });
    await expect(requestRefund(shop.services, member.holder, {})).rejects.toThrow('Nothing was paid');
    const over = await onDay(DAYS);
    await member.check();
    await requestRefund(shop.services, member.holder, {});
    await makeRefunds(shop.services);
    const refunds = await shop.rows('select amount_cents, state from refunds where order_id = $1', [
      member.orderId,
    ]);
    expect(refunds).toMatchObject([{ amount_cents: 2_900 }]);
    over();
  });

  test('nothing can be changed or paused before the first charge', async () => {
    const member = await shop.joined('inner', { trial: true });
    const changes = await readChanges(shop.services, { memberId: member.memberId });
    expect(changes).toMatchObject({ options: [], mayPause: false });
    const wish = { productId: 'inner', period: 'year' as const, amountCents: 29_000 };
    await expect(
      changeMembership(shop.services, member.memberId, { ...wish, at: shop.clock.now().toISOString() }),
    ).rejects.toThrow();
    expect(await member.payments()).toEqual([]);
  });

  test('by the year: a year is charged when they are over', async () => {
    const member = await shop.joined('inner', { trial: true, yearly: true });
    expect(member.charged).toMatchObject({ amountCents: 0 });
    const over = await onDay(DAYS);
    await member.check();
    expect(await member.payments()).toEqual([29_000]);
    over();
  });
});

describe('once for each person', () => {
  const wish = { productId: 'inner', productName: 'Inner Circle', amount: 2_900 };

  test('who has had them is asked, and charged today if she says yes', async () => {
    const { email } = await shop.joined('inner', { trial: true });
    for (const again of [email, email.replace('@', '+again@')]) {
      expect(await quoteOrder(shop.services, { productId: 'inner', email: again })).toMatchObject({
        trialDays: undefined,
        totalCents: 2_900,
      });
      await expect(
        startCheckout(shop.services, { ...wish, email: again, trial: true, total: 0 }),
      ).rejects.toMatchObject({ fields: { trial: expect.any(String) } });
    }
    const { url } = await startCheckout(shop.services, { ...wish, email, trial: false, total: 2_900 });
    const checkout = await shop.services.payments.readCheckout(url.split('/').at(-1) ?? '');
    expect(checkout.amountCents).toBe(2_900);
  });

  test('of two checkouts at once one has them, until it is given up', async () => {
    const email = 'two-tabs@example.test';
    const tries = await Promise.allSettled(
      [1, 2, 3].map(() => startCheckout(shop.services, { ...wish, email, trial: true, total: 0 })),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const [refused] = tries.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
    expect(refused).toMatch('in use in another checkout');
  });

  test('a code and free days do not go together: with the code the first month is charged today', async () => {
    await shop.rows(
      "insert into discount_codes (code, kind, percent, created_at) values ('HALFOFF', 'office', 50, now())",
    );
    const asked = { productId: 'inner', email: 'code@example.test', code: 'HALFOFF' };
    expect(await quoteOrder(shop.services, asked)).toMatchObject({
      trialDays: undefined,
      totalCents: 1_450,
    });
    const { url } = await startCheckout(shop.services, {
      ...wish,
      ...{ email: asked.email, code: asked.code, total: 1_450 },
    });
    const checkout = await shop.services.payments.readCheckout(url.split('/').at(-1) ?? '');
    expect(checkout.amountCents).toBe(1_450);
  });
});

test.each([
  [{ trialDays: 2 }, 'At least 3 days'],
  [{ trialDays: 91 }, 'At most 90 days'],
  [
    { trialDays: 14, recurring: undefined, delivers: [{ kind: 'text' as const, title: 'A text' }] },
    'begins with free',
  ],
])('what cannot be is refused: %j', async (fields, said) => {
  const body = tierBody({ yearlyCents: undefined });
  const terms = body.terms && { ...body.terms, ...fields };
  await expect(shop.publish('never', { ...body, terms })).rejects.toThrow(said);
});
