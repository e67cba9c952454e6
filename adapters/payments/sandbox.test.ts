import { createServer } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { portOf } from '../../shared/listening-port.ts';
import { startTestDatabase, testClock } from '../../tests/fake-stripe/payment-providers.ts';
import type { CheckoutOrder, Payments } from './payments.ts';
import type { Sandbox } from './sandbox.ts';
import { simulatedPayments } from './simulator/simulated-payments.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
let database: Awaited<ReturnType<typeof startTestDatabase>>;
let sandbox: Sandbox;
let payments: Payments;
let clock: ReturnType<typeof testClock>;
let orders = 0;

beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.stop());
beforeEach(() => {
  clock = testClock();
  ({ sandbox, payments } = build());
});

function build(noticeUrl = 'http://127.0.0.1:1/', onNotice?: () => void) {
  const { db } = database;
  return simulatedPayments({ db, clock, origin: 'http://shop', secret: 'secret', noticeUrl, onNotice });
}

/** Lets days pass, and what is due happen. */
async function pass(days: number) {
  clock.advance(days * DAY);
  await sandbox.runDue();
}

const invoicesOf = async (subscriptionId: string) => {
  const { rows } = await database.db.$client.query(
    `select body->>'status' as status from sandbox.objects where kind = 'invoices'
       and body #>> '{parent,subscription_details,subscription}' = $1`,
    [subscriptionId],
  );
  return rows.map(({ status }) => status);
};

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
  (await payments.startCheckout(order(values))).checkoutId;

async function subscribe() {
  const lines = [{ productId: 'membership', name: 'Soul Circle', amountCents: 1900 }];
  const checkoutId = await start({ mode: 'subscription', lines });
  await sandbox.chooseOutcome(checkoutId, 'paid');
  const state = await payments.readCheckout(checkoutId);
  return { subscriptionId: state.subscriptionId ?? '', customerId: state.customerId ?? '' };
}

describe('the payment page', () => {
  test('lives on our own site and shows what is to be paid', async () => {
    const lines = [{ productId: 'membership', name: 'Soul Circle', amountCents: 1900 }];
    const values = order({ mode: 'subscription', lines, firstPeriodDiscountCents: 950 });
    const { checkoutId, url } = await payments.startCheckout(values);
    expect(url).toBe(`http://shop/sandbox/pay/${checkoutId}`);
    expect(await sandbox.readCheckout(checkoutId)).toMatchObject({
      status: 'open',
      lines,
      amountCents: 950,
      monthlyCents: 1900,
      cancelUrl: 'http://shop/back',
    });
    await expect(sandbox.readCheckout('cs_nothing')).rejects.toMatchObject({ reason: 'not_found' });
  });

  test.each([
    ['paid', 'paid', 'http://shop/done'],
    ['sepa-pending', 'pending', 'http://shop/done'],
    ['abandoned', 'expired', 'http://shop/back'],
    ['declined', 'open', null],
  ] as const)('%s: the checkout is %s, and the visitor goes to %s', async (outcome, status, redirectUrl) => {
    const checkoutId = await start();
    expect(await sandbox.chooseOutcome(checkoutId, outcome)).toEqual({ redirectUrl });
    expect(await payments.readCheckout(checkoutId)).toMatchObject({ status });
  });

  test('a declined card is told on the page, also of a membership, and forgotten when another one pays', async () => {
    const lines = [{ productId: 'membership', name: 'Soul Circle', amountCents: 1900 }];
    for (const checkoutId of [await start(), await start({ mode: 'subscription', lines })]) {
      await sandbox.chooseOutcome(checkoutId, 'declined');
      const failure = 'Your card was declined.';
      expect(await sandbox.readCheckout(checkoutId)).toMatchObject({ status: 'open', failure });
      await sandbox.chooseOutcome(checkoutId, 'paid');
      expect(await sandbox.readCheckout(checkoutId)).toMatchObject({ status: 'paid', failure: null });
    }
  });

  test('shows a customer who comes again her address', async () => {
    const { customerId } = await subscribe();
    const { email } = await sandbox.readCheckout(await start({ customerId }));
    expect(email).toBe('mira@example.com');
  });

  test('what one server began, another one goes on with', async () => {
    const values = order();
    const { checkoutId } = await payments.startCheckout(values);
    const other = build();
    expect(await other.payments.startCheckout(values)).toMatchObject({ checkoutId });
    await other.sandbox.chooseOutcome(checkoutId, 'paid');
    expect(await payments.readCheckout(checkoutId)).toMatchObject({ status: 'paid' });
  });

  test('an address that nobody was given is not found, whatever its letters', async () => {
    for (const id of ['cs_demo_1-2', '', 'a b', '\0', "'; drop schema sandbox; --"]) {
      await expect(sandbox.readCheckout(id)).rejects.toMatchObject({ reason: 'not_found' });
    }
  });

  test('pressed ten times at once, it pays once', async () => {
    const checkoutId = await start();
    const presses = Array.from({ length: 10 }, () => sandbox.chooseOutcome(checkoutId, 'paid'));
    const results = await Promise.allSettled(presses);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe('time', () => {
  test.each([
    ['a month on, the card is charged', () => pass(32)],
    [
      'a month ended early is charged today; the site’s clock has not moved',
      (id: string) => sandbox.renewSubscription(id, 'paid'),
    ],
  ])('%s', async (_, monthEnds) => {
    const { subscriptionId } = await subscribe();
    await monthEnds(subscriptionId);
    const state = await payments.readSubscription(subscriptionId);
    expect(state).toMatchObject({
      status: 'active',
      latestInvoice: { reason: 'renewal', paidAt: clock.now() },
    });
    expect(state.currentPeriodEnd.getTime()).toBeGreaterThan(clock.now().getTime());
    expect(state.currentPeriodStart.getTime()).toBeLessThanOrEqual(clock.now().getTime());
  });

  test('three months on, each month was charged once', async () => {
    const { subscriptionId } = await subscribe();
    await pass(93);
    await sandbox.runDue();
    expect(await invoicesOf(subscriptionId)).toEqual(['paid', 'paid', 'paid', 'paid']);
  });

  test('with a card that fails, it is tried four times and then ends', async () => {
    const { subscriptionId } = await subscribe();
    await sandbox.setNextCharge(subscriptionId, 'failed');
    await pass(31);
    expect(await payments.readSubscription(subscriptionId)).toMatchObject({ status: 'past_due' });
    await pass(16);
    expect(await payments.readSubscription(subscriptionId)).toMatchObject({
      status: 'canceled',
      latestInvoice: { status: 'uncollectible', attempts: 4 },
    });
  });

  test('a cancelled one ends with its month', async () => {
    const { subscriptionId } = await subscribe();
    await payments.cancelSubscription(subscriptionId);
    await pass(10);
    expect(await payments.readSubscription(subscriptionId)).toMatchObject({ status: 'active' });
    await pass(25);
    expect(await payments.readSubscription(subscriptionId)).toMatchObject({
      status: 'canceled',
      latestInvoice: { reason: 'first' },
    });
  });

  test('ends open pages and lets debits arrive', async () => {
    const left = await start();
    const debit = await start();
    await sandbox.chooseOutcome(debit, 'sepa-pending');
    await pass(4);
    expect(await payments.readCheckout(left)).toMatchObject({ status: 'expired' });
    expect(await payments.readCheckout(debit)).toMatchObject({ status: 'pending' });
    await pass(2);
    expect(await payments.readCheckout(debit)).toMatchObject({ status: 'paid' });
  });

  test('two servers that look at once charge once', async () => {
    const { subscriptionId } = await subscribe();
    clock.advance(31 * DAY);
    await Promise.all([sandbox, build().sandbox, build().sandbox].map((one) => one.runDue()));
    const { latestInvoice } = await payments.readSubscription(subscriptionId);
    expect(await invoicesOf(subscriptionId)).toHaveLength(2);
    expect(latestInvoice).toMatchObject({ status: 'paid', attempts: 1 });
  });
});

test('money that goes back to a bank has arrived by the time somebody looks', async () => {
  const checkoutId = await start();
  await sandbox.chooseOutcome(checkoutId, 'sepa-pending');
  await sandbox.settleSepa(checkoutId, 'paid');
  const paymentId = (await payments.readCheckout(checkoutId)).paymentId ?? '';
  await payments.refund({ paymentId, amountCents: 5900, key: 'all' });
  const { refunds } = await payments.readPayment(paymentId);
  expect(refunds).toMatchObject([{ status: 'succeeded', amountCents: 5900 }]);
});

describe('the billing page', () => {
  test('shows the customer’s subscriptions and whether the card works', async () => {
    const { subscriptionId, customerId } = await subscribe();
    await sandbox.setNextCharge(subscriptionId, 'failed');
    const { url } = await payments.billingPortal(customerId, 'http://shop/portal');
    const [, portalId = ''] = /^http:\/\/shop\/sandbox\/portal\/(\w+)$/.exec(url) ?? [];
    expect(await sandbox.readPortal(portalId)).toMatchObject({
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
    const url = `http://127.0.0.1:${portOf(server)}/`;
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
    expect(await build(url).sandbox.deliverNotices()).toEqual({ delivered: 2, failed: 0 });
    expect(await undelivered()).toBe(0);
    await stop();
  });

  test('a process that dies while delivering: another delivers again after a minute', async () => {
    await sandbox.chooseOutcome(await start(), 'paid');
    const { ids, url, stop } = await receiver(() => 200);
    // The claim of a process that died between claiming and posting.
    await database.db.$client.query("update sandbox.notices set next_try_at = next_try_at + interval '60 s'");
    expect(await build(url).sandbox.deliverNotices()).toEqual({ delivered: 0, failed: 0 });
    clock.advance(60_000);
    expect(await build(url).sandbox.deliverNotices()).toEqual({ delivered: 2, failed: 0 });
    expect(new Set(ids).size).toBe(2);
    await stop();
  });

  test('eight servers share the work: each notice goes out once', async () => {
    for (let n = 0; n < 30; n++) await sandbox.chooseOutcome(await start(), 'paid');
    const { ids, url, stop } = await receiver(() => 200);
    await Promise.all(Array.from({ length: 8 }, () => build(url).sandbox.deliverNotices()));
    expect(ids).toHaveLength(60);
    expect(new Set(ids).size).toBe(60);
    await stop();
  });

  test('are started by what happened', async () => {
    let told = 0;
    const { ids, url, stop } = await receiver(() => 200);
    const prompt = build(url, () => told++);
    await prompt.sandbox.chooseOutcome(await start(), 'paid');
    expect(told).toBe(1);
    expect(ids).toEqual([]);
    await stop();
  });
});
