import { expect, test } from 'vitest';
import { given, type Shop } from './shop.ts';

export function moneyBackContract(shop: Shop): void {
  test('in parts, each key once, never more than was paid', async () => {
    const { paymentId } = await shop.paid(shop.order());
    const { payments } = shop;
    const part = { paymentId, amountCents: 2000, key: `${paymentId}-a` };
    const made = await payments.refund(part);
    expect(made).toMatchObject({ paymentId, amountCents: 2000, status: 'succeeded', key: part.key });
    expect(await payments.refund(part)).toEqual(made);
    await expect(payments.refund({ ...part, amountCents: 2100 })).rejects.toMatchObject({
      reason: 'conflict',
    });
    const rest = { paymentId, amountCents: 3900, key: `${paymentId}-b` };
    await expect(payments.refund({ ...rest, amountCents: 3901 })).rejects.toMatchObject({
      reason: 'refused',
    });
    await expect(payments.refund({ ...rest, key: `${paymentId}-c`, amountCents: 0 })).rejects.toMatchObject({
      reason: 'refused',
    });
    await payments.refund({ ...rest, key: `${paymentId}-d` });
    const state = await payments.readPayment(paymentId);
    expect(state).toMatchObject({ status: 'paid', refundedCents: 5900 });
    expect(state.refunds.map(({ key }) => key).sort()).toEqual([part.key, `${paymentId}-d`]);
  });

  test('ten refunds at once stop where the money ends', async () => {
    const { paymentId } = await shop.paid(shop.order());
    const all = await Promise.allSettled(
      Array.from({ length: 10 }, (_, n) =>
        shop.payments.refund({ paymentId, amountCents: 2000, key: `${paymentId}-${n}` }),
      ),
    );
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(await shop.payments.readPayment(paymentId)).toMatchObject({ refundedCents: 4000 });
  });

  test('one refund asked for ten times at once is made once', async () => {
    const { paymentId } = await shop.paid(shop.order());
    const request = { paymentId, amountCents: 1000, key: `${paymentId}-once` };
    const all = await Promise.all(Array.from({ length: 10 }, () => shop.payments.refund(request)));
    expect(new Set(all.map(({ refundId }) => refundId)).size).toBe(1);
    expect(await shop.payments.readPayment(paymentId)).toMatchObject({ refundedCents: 1000 });
  });

  test('a debit that has not arrived cannot be refunded', async () => {
    const checkoutId = await shop.started(shop.order());
    await shop.provider.payBySepa(checkoutId);
    const paymentId = given((await shop.payments.readCheckout(checkoutId)).paymentId);
    const early = shop.payments.refund({ paymentId, amountCents: 100, key: `${paymentId}-early` });
    await expect(early).rejects.toMatchObject({ reason: 'refused' });
  });

  test('one made in the provider’s dashboard is seen, without a key', async () => {
    const { paymentId } = await shop.paid(shop.order());
    await shop.provider.received();
    await shop.provider.refundInDashboard(paymentId, 1500);
    expect(await shop.subjects()).toContainEqual({ kind: 'payment', id: paymentId });
    const state = await shop.payments.readPayment(paymentId);
    expect(state).toMatchObject({ refundedCents: 1500, refunds: [{ amountCents: 1500, key: null }] });
  });

  test.each(['won', 'lost'] as const)('a dispute blocks refunds and is %s', async (outcome) => {
    const { paymentId } = await shop.paid(shop.order());
    await shop.provider.received();
    await shop.provider.dispute(paymentId);
    expect(await shop.subjects()).toContainEqual({ kind: 'payment', id: paymentId });
    expect(await shop.payments.readPayment(paymentId)).toMatchObject({ dispute: 'open' });
    const request = { paymentId, amountCents: 5900, key: `${paymentId}-disputed` };
    await expect(shop.payments.refund(request)).rejects.toMatchObject({ reason: 'refused' });
    await shop.provider.closeDispute(paymentId, outcome);
    expect(await shop.subjects()).toContainEqual({ kind: 'payment', id: paymentId });
    expect(await shop.payments.readPayment(paymentId)).toMatchObject({ dispute: outcome });
  });
}
