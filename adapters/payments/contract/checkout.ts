import { expect, test } from 'vitest';
import type { CheckoutOrder } from '../payments.ts';
import { given, HOUR, type Shop } from './shop.ts';

export function checkoutContract(shop: Shop): void {
  test('starts open, with what was ordered', async () => {
    const values = shop.order();
    const { checkoutId, url } = await shop.payments.startCheckout(values);
    expect(url).toMatch(/^https?:\/\//);
    expect(await shop.payments.readCheckout(checkoutId)).toEqual({
      checkoutId,
      orderId: values.orderId,
      mode: 'payment',
      status: 'open',
      amountCents: 5900,
      currency: 'eur',
      email: 'mira@example.com',
      method: null,
      cardCountry: null,
      cardFingerprint: null,
      paymentId: null,
      subscriptionId: null,
      invoiceId: null,
      customerId: null,
      failure: null,
      expiresAt: values.expiresAt,
    });
  });

  test('the same order gives the same checkout, also ten at once', async () => {
    const values = shop.order();
    const all = await Promise.all(Array.from({ length: 10 }, () => shop.payments.startCheckout(values)));
    expect(new Set(all.map(({ checkoutId }) => checkoutId)).size).toBe(1);
    expect(new Set(all.map(({ url }) => url)).size).toBe(1);
  });

  test('the same order with another amount is a conflict', async () => {
    const values = shop.order();
    await shop.started(values);
    const tampered = {
      ...values,
      lines: [{ productId: 'report', name: 'Personal Report', amountCents: 100 }],
    };
    await expect(shop.started(tampered)).rejects.toMatchObject({ reason: 'conflict' });
  });

  test.each<[string, (now: Date) => Partial<CheckoutOrder>, string]>([
    ['nothing to pay for', () => ({ lines: [] }), 'refused'],
    ['an empty name', () => ({ lines: [{ productId: 'x', name: '', amountCents: 900 }] }), 'refused'],
    ['a tiny amount', () => ({ lines: [{ productId: 'x', name: 'X', amountCents: 49 }] }), 'refused'],
    ['a negative amount', () => ({ lines: [{ productId: 'x', name: 'X', amountCents: -900 }] }), 'refused'],
    ['half a cent', () => ({ lines: [{ productId: 'x', name: 'X', amountCents: 900.5 }] }), 'refused'],
    ['something that is no address', () => ({ email: 'nobody' }), 'refused'],
    ['a place to return to that is none', () => ({ successUrl: 'javascript:alert(1)' }), 'refused'],
    ['a customer nobody knows', () => ({ customerId: 'cus_nobody' }), 'not_found'],
    ['too little time', (now) => ({ expiresAt: new Date(now.getTime() + 60_000) }), 'refused'],
    ['too much time', (now) => ({ expiresAt: new Date(now.getTime() + 25 * HOUR) }), 'refused'],
  ])('is not started with %s', async (_, values, reason) => {
    await expect(shop.started(shop.order(values(shop.clock.now())))).rejects.toMatchObject({ reason });
  });

  test('a card pays it at once', async () => {
    const values = shop.order();
    const state = await shop.paid(values);
    expect(state).toMatchObject({ status: 'paid', method: 'card', amountCents: 5900, failure: null });
    expect(await shop.payments.readPayment(state.paymentId)).toMatchObject({
      orderId: values.orderId,
      status: 'paid',
      amountCents: 5900,
      currency: 'eur',
      method: 'card',
      refundedCents: 0,
      refunds: [],
      dispute: 'none',
    });
  });

  test('a card that was kept is charged again for another order, once', async () => {
    const first = await shop.paid(shop.order({ keepsCard: true }));
    expect(first.customerId).not.toBe('');
    const again = {
      orderId: `again-${first.checkoutId}`,
      paymentId: first.paymentId,
      amountCents: 2900,
      description: 'Name Letter',
    };
    const all = await Promise.all(Array.from({ length: 5 }, () => shop.payments.chargeAgain(again)));
    expect(new Set(all.map(({ paymentId }) => paymentId)).size).toBe(1);
    expect(await shop.payments.readPayment(all[0]?.paymentId ?? '')).toMatchObject({
      orderId: again.orderId,
      customerId: first.customerId,
      status: 'paid',
      amountCents: 2900,
      method: 'card',
    });
    await expect(shop.payments.chargeAgain({ ...again, amountCents: 100 })).rejects.toMatchObject({
      reason: 'conflict',
    });
  });

  test('a card that was not kept, or a charge that is too small, is refused', async () => {
    const values = { orderId: 'never', amountCents: 2900, description: 'Name Letter' };
    const { paymentId } = await shop.paid(shop.order());
    await expect(shop.payments.chargeAgain({ ...values, paymentId })).rejects.toMatchObject({
      reason: 'refused',
    });
    const kept = await shop.paid(shop.order({ keepsCard: true }));
    const tiny = { ...values, paymentId: kept.paymentId, amountCents: 49 };
    await expect(shop.payments.chargeAgain(tiny)).rejects.toMatchObject({ reason: 'refused' });
  });

  test('a declined card leaves it open, and another card pays the same payment', async () => {
    const checkoutId = await shop.started(shop.order());
    await shop.provider.decline(checkoutId);
    const declined = await shop.payments.readCheckout(checkoutId);
    expect(declined).toMatchObject({ status: 'open', failure: 'Your card was declined.' });
    expect(await shop.payments.readPayment(given(declined.paymentId))).toMatchObject({
      status: 'failed',
    });
    await shop.provider.payByCard(checkoutId);
    const { paymentId } = declined;
    expect(await shop.payments.readCheckout(checkoutId)).toMatchObject({
      status: 'paid',
      paymentId,
      failure: null,
    });
  });

  test.each(['paid', 'failed'] as const)('a bank debit is pending for days, then %s', async (outcome) => {
    const checkoutId = await shop.started(shop.order());
    await shop.provider.payBySepa(checkoutId);
    const pending = await shop.payments.readCheckout(checkoutId);
    expect(pending).toMatchObject({ status: 'pending', method: 'sepa_debit' });
    const paymentId = given(pending.paymentId);
    expect(await shop.payments.readPayment(paymentId)).toMatchObject({ status: 'pending' });
    await shop.provider.settleSepa(checkoutId, outcome);
    expect(await shop.payments.readCheckout(checkoutId)).toMatchObject({ status: outcome, paymentId });
    expect(await shop.payments.readPayment(paymentId)).toMatchObject({ status: outcome });
    await expect(shop.provider.settleSepa(checkoutId, 'paid')).rejects.toThrow();
  });

  test('expired by us, it can no longer be paid, and expiring again changes nothing', async () => {
    const checkoutId = await shop.started(shop.order());
    expect(await shop.payments.expireCheckout(checkoutId)).toMatchObject({ status: 'expired' });
    await expect(shop.provider.payByCard(checkoutId)).rejects.toThrow();
    expect(await shop.payments.expireCheckout(checkoutId)).toMatchObject({ status: 'expired' });
  });

  test('one whose time is over cannot be paid', async () => {
    const checkoutId = await shop.started(shop.order());
    shop.clock.advance(HOUR);
    await expect(shop.provider.payByCard(checkoutId)).rejects.toThrow();
    expect((await shop.payments.readCheckout(checkoutId)).paymentId).toBeNull();
  });

  test('expiring a paid one tells that it is paid; paying twice is refused', async () => {
    const { checkoutId } = await shop.paid(shop.order());
    expect(await shop.payments.expireCheckout(checkoutId)).toMatchObject({ status: 'paid' });
    await expect(shop.provider.payByCard(checkoutId)).rejects.toThrow();
  });
}
