import { expect, test } from 'vitest';
import { given, HOUR, type Shop, seconds } from './shop.ts';

const DAY = 24 * HOUR;

/** What moves the balance, and what is paid out of it. */
export function balanceContract(shop: Shop): void {
  /** All that moved since the test began; others have been there before. */
  function watch() {
    shop.clock.advance(2_000);
    const from = seconds(shop.clock.now());
    const days = () => ({ from, to: new Date(shop.clock.now().getTime() + 1_000) });
    return {
      entries: async () => (await shop.payments.listBalance(days())).items,
      payouts: async () => (await shop.payments.listPayouts(days())).items,
    };
  }
  const kindsOf = (entries: { kind: string }[]) => entries.map(({ kind }) => kind).reverse();
  async function debit(): Promise<{ checkoutId: string; paymentId: string }> {
    const checkoutId = await shop.started(shop.order());
    await shop.provider.payBySepa(checkoutId);
    return { checkoutId, paymentId: given((await shop.payments.readCheckout(checkoutId)).paymentId) };
  }

  test('a payment moves it once, with what it costs and our mark', async () => {
    const { entries } = watch();
    const { paymentId } = await shop.paid(shop.order());
    const [entry, ...others] = await entries();
    expect(others).toEqual([]);
    expect(entry).toMatchObject({
      ...{ kind: 'charge', amountCents: 5_900, currency: 'eur', paidCurrency: 'eur', paymentId },
      ...{ refundId: null, mark: 'order', isOnItsWay: false },
    });
    expect(entry?.feeCents).toBeGreaterThan(0);
    expect(entry?.netCents).toBe(5_900 - (entry?.feeCents ?? 0));
  });

  test('a month of a membership carries no mark, free days move nothing', async () => {
    const { entries } = watch();
    const { subscriptionId, paymentId } = await shop.paid(shop.membership());
    await shop.provider.renew(subscriptionId, 'paid');
    await shop.provider.payByCard(await shop.started(shop.membership({ trialDays: 7 })));
    const moved = await entries();
    expect(moved).toMatchObject([
      { kind: 'charge', mark: 'none', amountCents: 1_900 },
      { kind: 'charge', mark: 'none', amountCents: 1_900, paymentId },
    ]);
  });

  test('a refund, and a dispute that is won', async () => {
    const { entries } = watch();
    const { paymentId } = await shop.paid(shop.order());
    const { refundId } = await shop.payments.refund({ paymentId, amountCents: 900, key: `${paymentId}-b` });
    const other = await shop.paid(shop.order());
    await shop.provider.dispute(other.paymentId);
    await shop.provider.closeDispute(other.paymentId, 'won');
    const moved = await entries();
    expect(kindsOf(moved)).toEqual(['charge', 'refund', 'charge', 'dispute', 'dispute_reversal']);
    expect(moved.find(({ kind }) => kind === 'refund')).toMatchObject({
      paymentId,
      refundId,
      amountCents: -900,
    });
    const [back, taken] = moved;
    expect([back, taken]).toMatchObject([
      { paymentId: other.paymentId, amountCents: 5_900 },
      { paymentId: other.paymentId, amountCents: -5_900 },
    ]);
    expect(taken?.feeCents).toBeGreaterThan(0);
  });

  test('a debit moves it when it sets out, and back when it does not come', async () => {
    const { entries } = watch();
    const { checkoutId, paymentId } = await debit();
    expect(await entries()).toMatchObject([{ kind: 'charge', paymentId, isOnItsWay: true }]);
    await shop.provider.settleSepa(checkoutId, 'failed');
    const moved = await entries();
    expect(moved).toMatchObject([
      { kind: 'charge_failure', paymentId, amountCents: -5_900, isOnItsWay: false },
      { kind: 'charge', isOnItsWay: true },
    ]);
    expect(moved.reduce((sum, { netCents }) => sum + netCents, 0)).toBe(0);
  });

  test('page by page, newest first', async () => {
    const { entries } = watch();
    const from = seconds(shop.clock.now());
    for (let i = 0; i < 3; i++) await shop.paid(shop.order());
    const [newest, middle, oldest] = await entries();
    const to = new Date(shop.clock.now().getTime() + 1_000);
    const rest = await shop.payments.listBalance({ from, to, after: newest?.entryId ?? '' });
    expect(rest).toEqual({ items: [middle, oldest], next: null });
    expect(await shop.payments.listBalance({ from: to, to: new Date(to.getTime() + DAY) })).toEqual({
      ...{ items: [], next: null },
    });
  });

  test('a payout is the sum of what it names, and arrives', async () => {
    const { payouts } = watch();
    await shop.paid(shop.order());
    shop.clock.advance(4 * DAY);
    await shop.provider.payOut();
    await shop.provider.payOut();
    const made = await payouts();
    expect(made.length).toBeGreaterThan(0);
    for (const { payoutId, amountCents, parts } of made) {
      expect(parts).toBe('ready');
      const { items } = await shop.payments.listBalance({ payoutId });
      const moved = items.filter(({ kind }) => kind !== 'payout');
      expect(moved.reduce((sum, { netCents }) => sum + netCents, 0)).toBe(amountCents);
      expect(items.filter(({ kind }) => kind === 'payout')).toMatchObject([{ netCents: -amountCents }]);
    }
    shop.clock.advance(3 * DAY);
    expect((await payouts()).every(({ status }) => status === 'paid')).toBe(true);
  });
}
