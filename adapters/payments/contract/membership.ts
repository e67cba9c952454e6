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

  test('an overdue month is paid at once when somebody asks for it, and only with a card that works', async () => {
    const { payments, provider } = shop;
    const { subscriptionId } = await shop.paid(shop.membership());
    await provider.breakCard(subscriptionId);
    await provider.renew(subscriptionId, 'failed');
    const invoiceId = given(
      (await payments.readSubscription(subscriptionId)).latestInvoice?.invoiceId ?? null,
    );
    await expect(payments.payInvoice(invoiceId)).rejects.toMatchObject({ reason: 'refused' });
    expect(await payments.readSubscription(subscriptionId)).toMatchObject({ status: 'past_due' });
    await provider.putCard(subscriptionId, { exp_month: 2, exp_year: 2031 });
    const paid = await payments.payInvoice(invoiceId);
    expect(paid).toMatchObject({ invoiceId, status: 'paid', amountCents: 1900, reason: 'renewal' });
    expect(await payments.payInvoice(invoiceId)).toEqual(paid);
    const after = await payments.readSubscription(subscriptionId);
    expect(after).toMatchObject({ status: 'active', paidUntil: after.currentPeriodEnd });
    expect(after.cardGoodUntil).toEqual(new Date('2031-03-01T00:00:00Z'));
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

  const more = { productId: 'inner', name: 'Inner Circle', amountCents: 2900, every: 'month' as const };

  test('charged by the year: a year is paid, and the next one follows it', async () => {
    const { subscriptionId } = await shop.paid(shop.membership({ every: 'year' }));
    const first = await shop.payments.readSubscription(subscriptionId);
    expect(first).toMatchObject({ every: 'year', amountCents: 1900, change: null, chargesFrom: null });
    expect([365, 366]).toContain(days(first.currentPeriodStart, first.currentPeriodEnd));
    await shop.provider.renew(subscriptionId, 'paid');
    const second = await shop.payments.readSubscription(subscriptionId);
    expect([365, 366]).toContain(days(second.currentPeriodStart, second.currentPeriodEnd));
  });

  test('changed at once: charged as the preview said, and one key changes it once', async () => {
    const { payments } = shop;
    const { subscriptionId } = await shop.paid(shop.membership());
    const at = shop.clock.now();
    const { amountCents } = await payments.previewChange(subscriptionId, more, at);
    expect(amountCents).toBe(1000);
    const change = { subscriptionId, key: `change:${subscriptionId}`, how: 'now' as const, to: more, at };
    const changed = await payments.changeSubscription(change);
    expect(changed).toMatchObject({
      amountCents: 2900,
      change: change.key,
      latestInvoice: { reason: 'other', status: 'paid', amountCents },
    });
    expect(await payments.changeSubscription(change)).toEqual(changed);
    expect(await payments.listInvoices(subscriptionId)).toHaveLength(2);
    await shop.provider.renew(subscriptionId, 'paid');
    expect(await payments.readSubscription(subscriptionId)).toMatchObject({
      latestInvoice: { reason: 'renewal', amountCents: 2900 },
    });
  });

  test('from the month to the year: a year begins, and is charged less what is left of the month', async () => {
    const { payments } = shop;
    const { subscriptionId } = await shop.paid(shop.membership());
    const at = shop.clock.now();
    const to = { ...more, amountCents: 19_000, every: 'year' as const };
    const { amountCents } = await payments.previewChange(subscriptionId, to, at);
    expect(amountCents).toBe(17_100);
    const changed = await payments.changeSubscription({ subscriptionId, key: 'y', how: 'now', to, at });
    expect(changed).toMatchObject({ every: 'year', latestInvoice: { amountCents } });
    expect([365, 366]).toContain(days(changed.currentPeriodStart, changed.currentPeriodEnd));
    expect(changed.latestInvoice?.periodEnd).toEqual(changed.currentPeriodEnd);
  });

  test('from the next charge on: nothing is charged today', async () => {
    const { payments } = shop;
    const { subscriptionId } = await shop.paid(shop.membership());
    const before = await payments.readSubscription(subscriptionId);
    const changed = await payments.changeSubscription({ subscriptionId, key: 'd', how: 'renewal', to: more });
    expect(changed).toMatchObject({
      amountCents: 2900,
      latestInvoice: before.latestInvoice,
      chargesFrom: null,
    });
    await shop.provider.renew(subscriptionId, 'paid');
    const after = await payments.readSubscription(subscriptionId);
    expect(after.latestInvoice).toMatchObject({ reason: 'renewal', amountCents: 2900 });
  });

  test('later: nothing is charged until then, or until it is told to begin', async () => {
    const { payments, clock } = shop;
    const { subscriptionId } = await shop.paid(shop.membership());
    const until = seconds(new Date(clock.now().getTime() + 60 * 86_400_000));
    const paused = await payments.changeSubscription({ subscriptionId, key: 'p', how: 'later', until });
    expect(paused).toMatchObject({ status: 'active', chargesFrom: until, currentPeriodEnd: until });
    expect(paused.latestInvoice).toMatchObject({ reason: 'other', amountCents: 0, status: 'paid' });
    const begun = await payments.changeSubscription({ subscriptionId, key: 'b', how: 'begin' });
    expect(begun).toMatchObject({
      chargesFrom: null,
      latestInvoice: { reason: 'renewal', amountCents: 1900, status: 'paid' },
    });
    const late = { subscriptionId, key: 'l', how: 'later' as const, until: clock.now() };
    await expect(payments.changeSubscription(late)).rejects.toMatchObject({ reason: 'refused' });
    await payments.endSubscription(subscriptionId);
    await expect(
      payments.changeSubscription({ subscriptionId, key: 'e', how: 'renewal', to: more }),
    ).rejects.toMatchObject({ reason: 'refused' });
  });

  test('with free days: nothing is charged today, and the first month when they are over', async () => {
    const values = shop.membership({ trialDays: 14 });
    const checkoutId = await shop.started(values);
    await shop.provider.payByCard(checkoutId);
    const paid = await shop.payments.readCheckout(checkoutId);
    expect(paid).toMatchObject({ status: 'paid', mode: 'subscription', amountCents: 0, paymentId: null });
    const subscriptionId = paid.subscriptionId ?? '';
    const free = await shop.payments.readSubscription(subscriptionId);
    expect(free).toMatchObject({
      ...{ orderId: values.orderId, status: 'active', amountCents: 1900, every: 'month' },
      latestInvoice: { reason: 'first', status: 'paid', amountCents: 0, paymentId: null },
    });
    expect(days(free.currentPeriodStart, free.currentPeriodEnd)).toBe(14);
    expect(free.chargesFrom).toEqual(free.currentPeriodEnd);
    expect(free.paidUntil).toEqual(free.currentPeriodEnd);
    await shop.provider.renew(subscriptionId, 'paid');
    const charged = await shop.payments.readSubscription(subscriptionId);
    expect(charged).toMatchObject({
      chargesFrom: null,
      latestInvoice: { reason: 'renewal', status: 'paid', amountCents: 1900 },
    });
    expect(days(charged.currentPeriodStart, charged.currentPeriodEnd)).toBeGreaterThan(27);
  });

  test('cancelled within its free days, it ends with them and is never charged', async () => {
    const checkoutId = await shop.started(shop.membership({ trialDays: 7 }));
    await shop.provider.payByCard(checkoutId);
    const { subscriptionId } = await shop.payments.readCheckout(checkoutId);
    const cancelled = await shop.payments.cancelSubscription(subscriptionId ?? '');
    expect(cancelled).toMatchObject({ status: 'active', cancelAtPeriodEnd: true });
    await shop.provider.renew(subscriptionId ?? '', 'paid');
    expect(await shop.payments.readSubscription(subscriptionId ?? '')).toMatchObject({ status: 'canceled' });
    const invoices = await shop.payments.listInvoices(subscriptionId ?? '');
    expect(invoices.map(({ amountCents }) => amountCents)).toEqual([0]);
  });
}
