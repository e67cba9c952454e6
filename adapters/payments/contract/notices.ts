import { expect, test } from 'vitest';
import { type Shop, seconds } from './shop.ts';

export function noticesContract(shop: Shop): void {
  test('every change is told, and what they point at can be read', async () => {
    await shop.provider.received();
    const { checkoutId, paymentId, subscriptionId, invoiceId } = await shop.paid(shop.membership());
    await shop.payments.cancelSubscription(subscriptionId);
    const told = await shop.subjects();
    expect(told).toContainEqual({ kind: 'checkout', id: checkoutId });
    expect(told).toContainEqual({ kind: 'payment', id: paymentId });
    expect(told).toContainEqual({ kind: 'subscription', id: subscriptionId });
    expect(told).toContainEqual({ kind: 'invoice', id: invoiceId });
    const { readCheckout, readPayment, readSubscription, readInvoice } = shop.payments;
    const read = {
      checkout: readCheckout,
      payment: readPayment,
      subscription: readSubscription,
      invoice: readInvoice,
    };
    for (const { kind, id } of told) expect(await read[kind](id)).toBeTruthy();
  });

  test.each([
    ['an expired checkout', (id: string) => shop.payments.expireCheckout(id)],
    [
      'a debit that failed',
      (id: string) => shop.provider.payBySepa(id).then(() => shop.provider.settleSepa(id, 'failed')),
    ],
    [
      'a debit that arrived',
      (id: string) => shop.provider.payBySepa(id).then(() => shop.provider.settleSepa(id, 'paid')),
    ],
  ])('tell of %s', async (_, happen) => {
    const checkoutId = await shop.started(shop.order());
    await shop.provider.received();
    await happen(checkoutId);
    expect(await shop.subjects()).toContainEqual({ kind: 'checkout', id: checkoutId });
  });

  test('tell of renewals, paid and failed', async () => {
    const { subscriptionId } = await shop.paid(shop.membership());
    for (const outcome of ['paid', 'failed'] as const) {
      await shop.provider.received();
      await shop.provider.renew(subscriptionId, outcome);
      const { latestInvoice } = await shop.payments.readSubscription(subscriptionId);
      const told = await shop.subjects();
      expect(told).toContainEqual({ kind: 'invoice', id: latestInvoice?.invoiceId });
      expect(told).toContainEqual({ kind: 'subscription', id: subscriptionId });
    }
  });

  test('come again, under the same id, until they are accepted', async () => {
    await shop.provider.received();
    shop.provider.answerNext([500, 400, 302, 503, 500, 500, 500, 500, 500, 500]);
    const { checkoutId } = await shop.paid(shop.order());
    expect(await shop.subjects()).toContainEqual({ kind: 'checkout', id: checkoutId });
  });

  test('carry their own id, type and time', async () => {
    await shop.provider.received();
    const now = shop.clock.now();
    await shop.paid(shop.order());
    const parsed = (await shop.provider.received()).map(({ body, signature }) =>
      shop.payments.parseNotice(body, signature),
    );
    expect(new Set(parsed.map(({ id }) => id)).size).toBe(parsed.length);
    const completed = parsed.find(({ type }) => type === 'checkout.session.completed');
    expect(completed).toMatchObject({ createdAt: seconds(now) });
  });
}
