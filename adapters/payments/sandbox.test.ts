import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestDatabase, testClock } from '../../tests/fake-stripe/payment-providers.ts';
import type { CheckoutOrder } from './payments.ts';
import { buildSandbox, type Sandbox } from './sandbox.ts';

const HOUR = 3_600_000;
let database: Awaited<ReturnType<typeof startTestDatabase>>;
let sandbox: Sandbox;
let clock: ReturnType<typeof testClock>;
let orders = 0;

beforeAll(async () => {
  database = await startTestDatabase();
}, 60_000);
afterAll(() => database.stop());
beforeEach(() => {
  clock = testClock();
  sandbox = build();
});

function build(noticeUrl = 'http://127.0.0.1:1/') {
  return buildSandbox({ db: database.db, clock, origin: 'http://shop', secret: 'secret', noticeUrl });
}

const order = (values: Partial<CheckoutOrder> = {}): CheckoutOrder => ({
  orderId: `order-${++orders}`,
  mode: 'payment',
  lines: [{ productId: 'report', name: 'Personal Report', amountCents: 5900 }],
  email: 'mira@example.com',
  successUrl: 'http://shop/done',
  cancelUrl: 'http://shop/back',
  expiresAt: new Date(clock.now().getTime() + HOUR),
  ...values,
});

const start = async (values: Partial<CheckoutOrder> = {}) =>
  (await sandbox.payments.startCheckout(order(values))).checkoutId;

async function subscribe() {
  const lines = [{ productId: 'membership', name: 'Soul Circle', amountCents: 1900 }];
  const { state } = await sandbox.chooseOutcome(await start({ mode: 'subscription', lines }), 'paid');
  return { subscriptionId: state.subscriptionId ?? '', customerId: state.customerId ?? '' };
}

describe('the payment page', () => {
  test('lives on our own site and shows what is to be paid', async () => {
    const lines = [{ productId: 'membership', name: 'Soul Circle', amountCents: 1900 }];
    const values = order({ mode: 'subscription', lines, firstPeriodDiscountCents: 950 });
    const { checkoutId, url } = await sandbox.payments.startCheckout(values);
    expect(url).toBe(`http://shop/sandbox/pay/${checkoutId}`);
    expect(await sandbox.readSandboxCheckout(checkoutId)).toMatchObject({
      status: 'open',
      lines,
      amountCents: 950,
      monthlyCents: 1900,
      cancelUrl: 'http://shop/back',
    });
    await expect(sandbox.readSandboxCheckout('cs_nothing')).rejects.toMatchObject({ reason: 'not_found' });
  });

  test.each([
    ['paid', 'paid', 'http://shop/done'],
    ['sepa-pending', 'pending', 'http://shop/done'],
    ['abandoned', 'expired', 'http://shop/back'],
    ['declined', 'open', null],
  ] as const)('%s: the checkout is %s, and the visitor goes to %s', async (outcome, status, redirectUrl) => {
    expect(await sandbox.chooseOutcome(await start(), outcome)).toMatchObject({
      state: { status },
      redirectUrl,
    });
  });

  test('pressed ten times at once, it pays once', async () => {
    const checkoutId = await start();
    const presses = Array.from({ length: 10 }, () => sandbox.chooseOutcome(checkoutId, 'paid'));
    const results = await Promise.allSettled(presses);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe('time', () => {
  test('a month on, the card is charged today; the site’s clock has not moved', async () => {
    const { subscriptionId } = await subscribe();
    await sandbox.moveTime(32);
    const state = await sandbox.payments.readSubscription(subscriptionId);
    expect(state).toMatchObject({
      status: 'active',
      latestInvoice: { reason: 'renewal', paidAt: clock.now() },
    });
    expect(state.currentPeriodEnd.getTime()).toBeGreaterThan(clock.now().getTime());
    expect(state.currentPeriodStart.getTime()).toBeLessThanOrEqual(clock.now().getTime());
  });

  test('three months on, each month was charged once', async () => {
    const { subscriptionId, customerId } = await subscribe();
    await sandbox.moveTime(93, { customerId });
    await sandbox.runDue();
    const { rows } = await database.db.$client.query(
      'select month, status from sandbox.invoices where subscription_id = $1 order by month',
      [subscriptionId],
    );
    expect(rows).toEqual([1, 2, 3, 4].map((month) => ({ month, status: 'paid' })));
  });

  test('with a card that fails, it is tried four times and then ends', async () => {
    const { subscriptionId, customerId } = await subscribe();
    await sandbox.setNextCharge(subscriptionId, 'failed');
    await sandbox.moveTime(31, { customerId });
    expect(await sandbox.payments.readSubscription(subscriptionId)).toMatchObject({ status: 'past_due' });
    await sandbox.moveTime(10, { customerId });
    expect(await sandbox.payments.readSubscription(subscriptionId)).toMatchObject({
      status: 'canceled',
      latestInvoice: { status: 'uncollectible', attempts: 4 },
    });
  });

  test('a cancelled one ends with its month', async () => {
    const { subscriptionId, customerId } = await subscribe();
    await sandbox.payments.cancelSubscription(subscriptionId);
    await sandbox.moveTime(10, { customerId });
    expect(await sandbox.payments.readSubscription(subscriptionId)).toMatchObject({ status: 'active' });
    await sandbox.moveTime(25, { customerId });
    expect(await sandbox.payments.readSubscription(subscriptionId)).toMatchObject({
      status: 'canceled',
      latestInvoice: { reason: 'first' },
    });
  });

  test('ends open pages and lets debits arrive', async () => {
    const left = await start();
    const debit = await start();
    await sandbox.chooseOutcome(debit, 'sepa-pending');
    await sandbox.moveTime(4);
    expect(await sandbox.payments.readCheckout(left)).toMatchObject({ status: 'expired' });
    expect(await sandbox.payments.readCheckout(debit)).toMatchObject({ status: 'pending' });
    await sandbox.moveTime(2);
    expect(await sandbox.payments.readCheckout(debit)).toMatchObject({ status: 'paid' });
  });

  test('two servers that look at once charge once', async () => {
    const { subscriptionId } = await subscribe();
    clock.advance(31 * 24 * HOUR);
    await Promise.all([sandbox.runDue(), build().runDue(), build().runDue()]);
    const { latestInvoice } = await sandbox.payments.readSubscription(subscriptionId);
    const { rows } = await database.db.$client.query(
      'select count(*)::int as n from sandbox.invoices where subscription_id = $1',
      [subscriptionId],
    );
    expect(rows[0].n).toBe(2);
    expect(latestInvoice).toMatchObject({ status: 'paid', attempts: 1 });
  });
});

describe('the billing page', () => {
  test('shows the customer’s subscriptions and whether the card works', async () => {
    const { subscriptionId, customerId } = await subscribe();
    await sandbox.setNextCharge(subscriptionId, 'failed');
    const { url } = await sandbox.payments.billingPortal(customerId, 'http://shop/portal');
    const [, portalId = ''] = /^http:\/\/shop\/sandbox\/portal\/(\w+)$/.exec(url) ?? [];
    expect(await sandbox.readSandboxPortal(portalId)).toMatchObject({
      customerId,
      email: 'mira@example.com',
      returnUrl: 'http://shop/portal',
      subscriptions: [{ subscriptionId, nextCharge: 'failed', status: 'active' }],
    });
  });
});

describe('deliveries', () => {
  async function receiver(answer: (nth: number) => number) {
    const ids: string[] = [];
    const server = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk);
      ids.push(JSON.parse(Buffer.concat(chunks).toString()).id);
      response.writeHead(answer(ids.length)).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    return { ids, url, stop: () => new Promise((resolve) => server.close(resolve).closeAllConnections()) };
  }
  const undelivered = async () => {
    const { rows } = await database.db.$client.query(
      'select count(*)::int as n from sandbox.notices where delivered_at is null',
    );
    return rows[0].n;
  };
  beforeEach(async () => {
    await database.db.$client.query('delete from sandbox.notices');
  });

  test('wait while nobody listens, and go out later', async () => {
    await sandbox.chooseOutcome(await start(), 'paid');
    expect(await sandbox.deliverNotices()).toEqual({ delivered: 0, failed: 2 });
    expect(await sandbox.deliverNotices()).toEqual({ delivered: 0, failed: 0 });
    clock.advance(2_000);
    const { url, stop } = await receiver(() => 200);
    expect(await build(url).deliverNotices()).toEqual({ delivered: 2, failed: 0 });
    expect(await undelivered()).toBe(0);
    await stop();
  });

  test('a process that dies while delivering: another delivers again after a minute', async () => {
    await sandbox.chooseOutcome(await start(), 'paid');
    const { ids, url, stop } = await receiver(() => 200);
    // The claim of a process that died between claiming and posting.
    await database.db.$client.query("update sandbox.notices set next_try_at = next_try_at + interval '60 s'");
    expect(await build(url).deliverNotices()).toEqual({ delivered: 0, failed: 0 });
    clock.advance(60_000);
    expect(await build(url).deliverNotices()).toEqual({ delivered: 2, failed: 0 });
    expect(new Set(ids).size).toBe(2);
    await stop();
  });

  test('eight servers share the work: each notice goes out once', async () => {
    for (let n = 0; n < 30; n++) await sandbox.chooseOutcome(await start(), 'paid');
    const { ids, url, stop } = await receiver(() => 200);
    await Promise.all(Array.from({ length: 8 }, () => build(url).deliverNotices()));
    expect(ids).toHaveLength(60);
    expect(new Set(ids).size).toBe(60);
    await stop();
  });

  test('are started by what happened', async () => {
    let told = 0;
    const { ids, url, stop } = await receiver(() => 200);
    const prompt = buildSandbox({
      db: database.db,
      clock,
      origin: 'http://shop',
      secret: 'secret',
      noticeUrl: url,
      onNotice: () => told++,
    });
    await prompt.chooseOutcome(await start(), 'paid');
    expect(told).toBe(1);
    expect(ids).toEqual([]);
    await stop();
  });
});
