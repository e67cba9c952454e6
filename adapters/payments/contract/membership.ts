import { expect, test } from 'vitest';
import { days, given, type Shop, seconds } from './shop.ts';

export function membershipContract(shop: Shop): void {
  test('a first month at half price, the next at the full one', async () => {
    const values = shop.membership({ firstPeriodDiscountCents: 950 });
    const state = await shop.paid(values);
    expect(state).toMatchObject({ status: 'paid', mode: 'subscription', amountCents: 950, method: 'card' });
    const { subscriptionId, paymentId } = state;
    const now = shop.clock.now();
    const first = await shop.payments.readSubscription(subscriptionId);
    expect(first).toMatchObject({
      orderId: values.orderId,
      customerId: state.customerId,
      status: 'active',
      amountCents: 1900,
      currentPeriodStart: seconds(now),
      cancelAtPeriodEnd: false,
      endedAt: null,
      latestInvoice: {
        invoiceId: state.invoiceId,
        reason: 'first',
        status: 'paid',
        amountCents: 950,
        paymentId,
      },
    });
    expect(first.paidUntil).toEqual(first.currentPeriodEnd);
    expect(days(first.currentPeriodStart, first.currentPeriodEnd)).toBe(30);

    await shop.provider.renew(subscriptionId, 'paid');
    const second = await shop.payments.readSubscription(subscriptionId);
    expect(second).toMatchObject({
      status: 'active',
      latestInvoice: { reason: 'renewal', amountCents: 1900 },
    });
    expect(second.paidUntil).toEqual(second.currentPeriodEnd);
    const invoice = await shop.payments.readInvoice(second.latestInvoice?.invoiceId ?? '');
    expect(invoice).toEqual(second.latestInvoice);
    expect(invoice).toMatchObject({ status: 'paid', paidAt: seconds(now), subscriptionId, attempts: 1 });
    expect(invoice.periodEnd).toEqual(second.currentPeriodEnd);
    const payment = await shop.payments.readPayment(given(invoice.paymentId));
    expect(payment).toMatchObject({
      status: 'paid',
      orderId: null,
      invoiceId: invoice.invoiceId,
      amountCents: 1900,
    });
  });

  test('two members share the discount, and a customer may come again', async () => {
    const { customerId } = await shop.paid(shop.membership({ firstPeriodDiscountCents: 950 }));
    const again = await shop.paid(shop.membership({ firstPeriodDiscountCents: 950, customerId }));
    expect(again).toMatchObject({ amountCents: 950, customerId });
    expect(await shop.paid(shop.order({ customerId }))).toMatchObject({ customerId, status: 'paid' });
  });

  test.each(['paid', 'failed'] as const)('a first debit that is %s', async (outcome) => {
    const checkoutId = await shop.started(shop.membership());
    await shop.provider.payBySepa(checkoutId);
    const state = await shop.payments.readCheckout(checkoutId);
    expect(state).toMatchObject({ status: 'pending', method: 'sepa_debit' });
    const subscriptionId = given(state.subscriptionId);
    const before = { status: 'incomplete', paidUntil: null };
    expect(await shop.payments.readSubscription(subscriptionId)).toMatchObject(before);
    await shop.provider.settleSepa(checkoutId, outcome);
    expect(await shop.payments.readCheckout(checkoutId)).toMatchObject({ status: outcome });
    const after = await shop.payments.readSubscription(subscriptionId);
    if (outcome === 'paid') {
      expect(after).toMatchObject({ status: 'active', paidUntil: after.currentPeriodEnd });
    } else {
      expect(after).toMatchObject({ ...before, latestInvoice: { status: 'void', paidAt: null } });
      expect(await shop.payments.endSubscription(subscriptionId)).toMatchObject({ status: 'canceled' });
    }
  });

  test('a failed renewal is past due, paid until the month before, and recovers', async () => {
    const { subscriptionId } = await shop.paid(shop.membership());
    await shop.provider.renew(subscriptionId, 'failed');
    const failed = await shop.payments.readSubscription(subscriptionId);
    expect(failed).toMatchObject({
      status: 'past_due',
      paidUntil: failed.currentPeriodStart,
      latestInvoice: { reason: 'renewal', status: 'open', attempts: 1, paidAt: null },
    });
    expect(failed.latestInvoice?.nextAttemptAt?.getTime()).toBeGreaterThan(shop.clock.now().getTime());
    await shop.provider.renew(subscriptionId, 'paid');
    const paidAgain = await shop.payments.readSubscription(subscriptionId);
    expect(paidAgain).toMatchObject({
      status: 'active',
      paidUntil: paidAgain.currentPeriodEnd,
      latestInvoice: {
        invoiceId: failed.latestInvoice?.invoiceId,
        status: 'paid',
        attempts: 2,
        nextAttemptAt: null,
      },
    });
  });

  test('after four failures the provider gives up', async () => {
    const { subscriptionId } = await shop.paid(shop.membership());
    for (let n = 0; n < 4; n++) await shop.provider.renew(subscriptionId, 'failed');
    const state = await shop.payments.readSubscription(subscriptionId);
    expect(state).toMatchObject({ status: 'canceled', endedAt: seconds(shop.clock.now()) });
    expect(state.paidUntil).toEqual(state.currentPeriodStart);
    await expect(shop.provider.renew(subscriptionId, 'paid')).rejects.toThrow();
  });

  test('cancel, think better of it, cancel again, and run to the end', async () => {
    const { subscriptionId } = await shop.paid(shop.membership());
    const { payments } = shop;
    const cancelled = { status: 'active', cancelAtPeriodEnd: true, endedAt: null };
    expect(await payments.cancelSubscription(subscriptionId)).toMatchObject(cancelled);
    expect(await payments.cancelSubscription(subscriptionId)).toMatchObject(cancelled);
    expect(await payments.resumeSubscription(subscriptionId)).toMatchObject({ cancelAtPeriodEnd: false });
    expect(await payments.resumeSubscription(subscriptionId)).toMatchObject({ cancelAtPeriodEnd: false });
    await payments.cancelSubscription(subscriptionId);
    await shop.provider.endPeriod(subscriptionId);
    const over = await payments.readSubscription(subscriptionId);
    expect(over).toMatchObject({ status: 'canceled', cancelAtPeriodEnd: false });
    expect(over.endedAt).not.toBeNull();
    await expect(payments.cancelSubscription(subscriptionId)).rejects.toMatchObject({ reason: 'refused' });
    await expect(payments.resumeSubscription(subscriptionId)).rejects.toMatchObject({ reason: 'refused' });
  });

  test('ended at once, and ending it again changes nothing', async () => {
    const { subscriptionId } = await shop.paid(shop.membership());
    const ended = await shop.payments.endSubscription(subscriptionId);
    expect(ended).toMatchObject({ status: 'canceled', endedAt: seconds(shop.clock.now()) });
    expect(await shop.payments.endSubscription(subscriptionId)).toEqual(ended);
  });

  test('limited to three months: it ends by itself after the third', async () => {
    const { subscriptionId } = await shop.paid(shop.membership({ firstPeriodDiscountCents: 1 }));
    const { payments, provider } = shop;
    const limited = await payments.limitSubscription(subscriptionId, 3);
    expect(limited).toMatchObject({ status: 'active', endedAt: null });
    expect(await payments.limitSubscription(subscriptionId, 3)).toEqual(limited);
    await provider.renew(subscriptionId, 'paid');
    await provider.renew(subscriptionId, 'failed');
    await provider.renew(subscriptionId, 'paid');
    await provider.endPeriod(subscriptionId);
    expect(await payments.readSubscription(subscriptionId)).toMatchObject({ status: 'canceled' });
    const invoices = await payments.listInvoices(subscriptionId);
    expect(invoices.map(({ status, amountCents, reason }) => [status, amountCents, reason])).toEqual([
      ['paid', 1899, 'first'],
      ['paid', 1900, 'renewal'],
      ['paid', 1900, 'renewal'],
    ]);
    expect(new Set(invoices.map(({ paymentId }) => given(paymentId))).size).toBe(3);
    expect(await payments.limitSubscription(subscriptionId, 3)).toMatchObject({ status: 'canceled' });
  });

  test('limited, its date cannot be changed, and it can be ended at once', async () => {
    const { subscriptionId } = await shop.paid(shop.membership());
    await shop.payments.limitSubscription(subscriptionId, 2);
    await expect(shop.payments.cancelSubscription(subscriptionId)).rejects.toMatchObject({
      reason: 'refused',
    });
    expect(await shop.payments.endSubscription(subscriptionId)).toMatchObject({ status: 'canceled' });
    expect(await shop.payments.listInvoices(subscriptionId)).toHaveLength(1);
  });

  test('a customer has a billing page', async () => {
    const { customerId } = await shop.paid(shop.membership());
    const { url } = await shop.payments.billingPortal(customerId, 'https://aura.example/portal', 'card');
    expect(url).toMatch(/^https?:\/\//);
    const nobody = shop.payments.billingPortal('cus_nobody', 'https://aura.example/portal');
    await expect(nobody).rejects.toMatchObject({ reason: 'not_found' });
  });
}
