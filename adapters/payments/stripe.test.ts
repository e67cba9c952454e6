import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type FakeStripe, startFakeStripe } from '../../tests/fake-stripe/fake-stripe.ts';
import { testClock } from '../../tests/fake-stripe/payment-providers.ts';
import type { CheckoutOrder, Payments } from './payments.ts';
import { stripePayments } from './stripe.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let fake: FakeStripe;
let payments: Payments;
let clock: ReturnType<typeof testClock>;

beforeEach(async () => {
  clock = testClock();
  fake = await startFakeStripe({ now: clock.now });
  payments = asking();
});
afterEach(() => fake.close());

function asking(times: { timeoutMs?: number; withinMs?: number; retries?: number } = {}): Payments {
  const { secretKey, webhookSecret, url } = fake;
  return stripePayments({ secretKey, webhookSecret, clock, apiUrl: url, retries: 0, ...times });
}

const order = (values: Partial<CheckoutOrder> = {}): CheckoutOrder => ({
  orderId: 'order-1',
  mode: 'payment',
  lines: [{ productId: 'report', name: 'Personal Report', amountCents: 5900 }],
  email: 'mira@example.com',
  successUrl: 'https://aura.example/done',
  cancelUrl: 'https://aura.example/back',
  expiresAt: new Date(clock.now().getTime() + HOUR),
  ...values,
});

const membership = () =>
  order({
    mode: 'subscription',
    lines: [{ productId: 'membership', name: 'Soul Circle', amountCents: 1900 }],
  });

async function paidPayment(pay: (id: string) => void = fake.payByCard): Promise<string> {
  const { checkoutId } = await payments.startCheckout(order());
  pay(checkoutId);
  return (await payments.readCheckout(checkoutId)).paymentId ?? '';
}

describe('when Stripe misbehaves', () => {
  test.each(['errorBefore', 'dropBefore', 'hang'] as const)(
    '%s: nothing was done, and it says so',
    async (fault) => {
      fake.faults[fault] = 1;
      const impatient = asking({ timeoutMs: 300 });
      await expect(impatient.startCheckout(order())).rejects.toMatchObject({ reason: 'unavailable' });
      expect(fake.world.sessions.size).toBe(0);
      fake.faults[fault] = 0;
      expect(await payments.startCheckout(order())).toHaveProperty('url');
    },
  );

  test('a connection cut after the work was done: asked again, it is the same checkout', async () => {
    fake.faults.dropAfter = 1;
    const { checkoutId } = await payments.startCheckout(order());
    fake.faults.dropAfter = 0;
    expect(await payments.startCheckout(order())).toMatchObject({ checkoutId });
    expect([...fake.world.sessions.keys()]).toEqual([checkoutId]);
  });

  test('an error that Stripe keeps for a day does not keep the buyer from paying', async () => {
    fake.faults.errorAfter = 1;
    await expect(payments.startCheckout(order())).rejects.toMatchObject({ reason: 'unavailable' });
    fake.faults.errorAfter = 0;
    const { checkoutId } = await payments.startCheckout(order());
    expect(await payments.readCheckout(checkoutId)).toMatchObject({ status: 'open', orderId: 'order-1' });
    expect(await payments.startCheckout(order())).toMatchObject({ checkoutId });
  });

  test('a refund whose answer was lost is not made twice, even days later', async () => {
    const paymentId = await paidPayment();
    const request = { paymentId, amountCents: 2000, key: 'withdrawal-1' };
    fake.faults.errorAfter = 0.5;
    // Reading the list may be hit too; it goes on until the refund itself was made and its answer lost.
    while (fake.world.refunds.size === 0) await payments.refund(request).catch(() => {});
    fake.faults.errorAfter = 0;
    clock.advance(3 * DAY);
    expect(await payments.refund(request)).toMatchObject({ amountCents: 2000, status: 'succeeded' });
    expect(await payments.readPayment(paymentId)).toMatchObject({ refundedCents: 2000 });
  });

  test('it tries again by itself', async () => {
    const patient = asking({ retries: 2 });
    fake.faults.errorBefore = 1;
    setTimeout(() => {
      fake.faults.errorBefore = 0;
    }, 200);
    expect(await patient.startCheckout(order())).toHaveProperty('checkoutId');
  });

  test('it never answers: given up when the time of the whole call is over, whatever a try may take', async () => {
    const hurried = asking({ timeoutMs: 3_600_000, withinMs: 400, retries: 2 });
    fake.faults.hang = 1;
    await expect(hurried.startCheckout(order())).rejects.toMatchObject({ reason: 'unavailable' });
  });

  test('what is no checkout is not read as one', async () => {
    const { checkoutId } = await payments.startCheckout(order());
    fake.faults.malformed = 1;
    for (let look = 0; look < 6; look++)
      await expect(payments.readCheckout(checkoutId)).rejects.toMatchObject({ reason: 'unavailable' });
  });

  test('a wrong key is our fault, not the buyer’s', async () => {
    const { webhookSecret, url } = fake;
    const wrong = stripePayments({ secretKey: 'sk_test_wrong', webhookSecret, clock, apiUrl: url });
    await expect(wrong.startCheckout(order())).rejects.toMatchObject({ reason: 'unavailable' });
  });
});

test('what is sent: order on every object, euros only, card and bank debit', async () => {
  const { checkoutId } = await payments.startCheckout(order());
  expect(fake.world.wanted.get(checkoutId)?.params).toMatchObject({
    client_reference_id: 'order-1',
    metadata: { orderId: 'order-1' },
    payment_intent_data: { metadata: { orderId: 'order-1' } },
    allowed_payment_method_types: ['card', 'sepa_debit'],
    adaptive_pricing: { enabled: false },
    customer_email: 'mira@example.com',
  });
});

test('a cancellation made in Stripe’s portal is seen and can be taken back', async () => {
  const { checkoutId } = await payments.startCheckout(membership());
  fake.payByCard(checkoutId);
  const subscriptionId = (await payments.readCheckout(checkoutId)).subscriptionId ?? '';
  fake.cancelInPortal(subscriptionId);
  expect(await payments.readSubscription(subscriptionId)).toMatchObject({ cancelAtPeriodEnd: true });
  expect(await payments.resumeSubscription(subscriptionId)).toMatchObject({ cancelAtPeriodEnd: false });
});

test('a refund to a bank account is on its way first, and may fail', async () => {
  const paymentId = await paidPayment((id) => {
    fake.payBySepa(id);
    fake.settleSepa(id, 'paid');
  });
  const { refundId, status } = await payments.refund({ paymentId, amountCents: 5900, key: 'all' });
  expect(status).toBe('pending');
  expect(await payments.readPayment(paymentId)).toMatchObject({ refundedCents: 5900 });
  fake.settleRefund(refundId, 'failed');
  const state = await payments.readPayment(paymentId);
  expect(state).toMatchObject({ refundedCents: 0, refunds: [{ status: 'failed' }] });
});

test('a bank that only asks has not taken the money', async () => {
  const paymentId = await paidPayment();
  const disputeId = fake.dispute(paymentId, { kind: 'inquiry' });
  expect(await payments.readPayment(paymentId)).toMatchObject({ dispute: 'inquiry' });
  fake.closeDispute(disputeId, 'warning_closed');
  expect(await payments.readPayment(paymentId)).toMatchObject({ dispute: 'won' });
});

describe('notices', () => {
  const parse = (event: object) => {
    const body = JSON.stringify(event);
    const time = Math.floor(clock.now().getTime() / 1000);
    const v1 = createHmac('sha256', fake.webhookSecret).update(`${time}.${body}`).digest('hex');
    return payments.parseNotice(body, `t=${time},v1=${v1}`);
  };
  const event = (type: string, object: object) => ({
    id: 'evt_1',
    object: 'event',
    created: 1,
    type,
    data: { object },
  });

  test('that do not concern us are ignored, not rejected', () => {
    const product = { id: 'prod_1', object: 'product' };
    expect(parse(event('product.created', product))).toEqual({
      id: 'evt_1',
      type: 'product.created',
      ignored: true,
    });
  });

  test('of a refund or a dispute point at the payment', () => {
    const object = { id: 're_1', object: 'refund', payment_intent: 'pi_1' };
    const subject = { kind: 'payment', id: 'pi_1' };
    expect(parse(event('refund.failed', object))).toMatchObject({ subject });
    expect(parse(event('charge.dispute.closed', { ...object, object: 'dispute' }))).toMatchObject({
      subject,
    });
  });

  test('of a charge made by hand, without a payment to read, are ignored', () => {
    const object = { id: 'ch_1', object: 'charge', payment_intent: null };
    expect(parse(event('charge.refunded', object))).toMatchObject({ ignored: true });
  });
});
