import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { failPayout, listTransactions, payOut } from '../../adapters/payments/simulator/balance.ts';
import { charge, createIntent, createRefund } from '../../adapters/payments/simulator/charges.ts';
import { closeDispute, dispute } from '../../adapters/payments/simulator/disputes.ts';
import { simulatedPayments } from '../../adapters/payments/simulator/simulated-payments.ts';
import { get, type World } from '../../adapters/payments/simulator/world.ts';
import { stripePayments } from '../../adapters/payments/stripe.ts';
import { readToday } from '../../domain/office/index.ts';
import { eraseCustomer } from '../../domain/privacy/index.ts';
import type { Services } from '../../domain/services.ts';
import {
  checkDiscrepancy,
  explainDiscrepancy,
  exportPayout,
  exportPayouts,
  makeRefunds,
  readDiscrepancies,
  readPayout,
  readPayoutMonth,
  reconcilePayments,
  refundOrder,
  signOrderKey,
  startCheckout,
  syncOnReturn,
} from '../../domain/shop/index.ts';
import { startFakeStripe } from '../fake-stripe/fake-stripe.ts';
import { startProcessorTime } from '../harness/processor-time.ts';
import { TestClock } from '../harness/test-clock.ts';
import { startTestServices, type TestServices } from '../harness/test-services.ts';

let house: TestServices;
let owner: { id: string; role: 'owner'; confirmedAt: Date };
const staff = { id: crypto.randomUUID(), role: 'staff' as const };
let change: <T>(names: string[], verb: (world: World) => T) => Promise<T>;

beforeAll(async () => {
  house = await startTestServices({}, new TestClock(new Date('2026-03-02T10:00:00Z')));
  const { db, config } = house.services;
  const options = {
    db,
    clock: house.clock,
    origin: 'http://127.0.0.1:3000',
    noticeUrl: 'http://127.0.0.1:9/',
  };
  change = simulatedPayments({ ...options, secret: `sandbox:${config.secret}` }).change;
  const [row] = await rows<{ id: string }>(
    `insert into auth.users (id, email, name, role, email_verified)
      values (gen_random_uuid(), 'owner@example.test', 'Helena', 'owner', true) returning id`,
  );
  owner = { id: row?.id ?? '', role: 'owner', confirmedAt: new Date() };
});
afterAll(() => house?.stop());

async function rows<T extends object>(query: string, values: unknown[] = []): Promise<T[]> {
  return (await house.services.db.$client.query(query, values)).rows;
}

type Paid = { orderId: string; orderPaymentId: string; paymentId: string; email: string };

async function buy(outcome: 'paid' | 'sepa-pending' = 'paid'): Promise<Paid & { checkoutId: string }> {
  const { services } = house;
  const email = `${crypto.randomUUID()}@example.test`;
  const wish = { productId: 'report', productName: 'Personal Report', amount: 5_900, email } as const;
  const { name = '', priceCents = 0 } = services.content.current().catalogue.byId.get(wish.productId) ?? {};
  const { url } = await startCheckout(services, { ...wish, productName: name, amount: priceCents });
  const checkoutId = url.split('/').at(-1) ?? '';
  await services.sandbox?.chooseOutcome(checkoutId, outcome);
  const [order] = await rows<{ id: string }>('select id from orders where checkout_id = $1', [checkoutId]);
  const orderId = order?.id ?? '';
  await syncOnReturn(services, { key: signOrderKey(services, { orderId, via: 'mail' }) });
  const [payment] = await rows<{ id: string; payment_id: string }>(
    'select id, payment_id from order_payments where order_id = $1',
    [orderId],
  );
  return {
    orderId,
    email,
    checkoutId,
    orderPaymentId: payment?.id ?? '',
    paymentId: payment?.payment_id ?? '',
  };
}

async function refund({ orderId, orderPaymentId }: Paid): Promise<void> {
  const { services } = house;
  await refundOrder(services, { actor: owner, orderId, paymentId: orderPaymentId, why: 'Because.' });
  await makeRefunds(services);
}

/** Midnight passes: the provider pays out, and the job of the hour after it runs, twice as it may. */
async function night(services: Services = house.services, nights = 1): Promise<void> {
  for (let i = 0; i < nights; i++) {
    house.clock.advance({ days: 1 });
    await services.sandbox?.runDue();
    await reconcilePayments(services);
    await reconcilePayments(services);
  }
}

const differing = () =>
  rows<{ kind: string; state: string }>('select kind, state from discrepancies order by kind, subject');
const open = async () => (await readDiscrepancies(house.services, { actor: owner })).map(({ kind }) => kind);
const told = () => rows<{ text: string }>(`select text from notices where kind = 'discrepancy'`);

describe('a shop whose orders agree with the provider', () => {
  test('has payouts that add up, and no discrepancy', async () => {
    const bought = [await buy(), await buy(), await buy()];
    const [first] = bought;
    const debit = await buy('sepa-pending');
    const lost = await buy('sepa-pending');
    if (first) await refund(first);
    await night();
    await house.services.sandbox?.settleSepa(debit.checkoutId, 'paid');
    await house.services.sandbox?.settleSepa(lost.checkoutId, 'failed');
    for (const { orderId } of [debit, lost])
      await syncOnReturn(house.services, { key: signOrderKey(house.services, { orderId, via: 'mail' }) });
    await night(house.services, 12);
    expect(await differing()).toEqual([]);

    const { payouts, comparedThrough, paidCents, month } = await readPayoutMonth(house.services, {
      actor: owner,
    });
    expect(comparedThrough).toBe('2026-03-14');
    expect(payouts.length).toBeGreaterThan(1);
    expect(paidCents).toBe(payouts.reduce((sum, { amountCents }) => sum + amountCents, 0));
    const unclaimed: number[] = [];
    for (const { id, amountCents, paymentCents, backCents, feeCents, otherCents } of payouts) {
      expect(paymentCents + backCents + feeCents + otherCents).toBe(amountCents);
      const { movements } = await readPayout(house.services, { actor: owner, payoutId: id });
      expect(movements.reduce((sum, { netCents }) => sum + netCents, 0)).toBe(amountCents);
      const unknown = movements.filter(({ kind, number }) => kind === 'charge' && !number);
      unclaimed.push(...unknown.map(({ amountCents: cents }) => cents));
      expect(await exportPayout(house.services, { actor: owner, payoutId: id })).toHaveLength(
        movements.length,
      );
    }
    // The debit that did not come.
    expect(unclaimed).toHaveLength(1);
    expect((await exportPayouts(house.services, { actor: owner, month })).rows).toHaveLength(payouts.length);
    expect(await rows(`select from staff_actions where action = 'payouts.exported'`)).toHaveLength(
      payouts.length + 1,
    );
  });

  test('is the owner’s to see', async () => {
    await expect(readPayoutMonth(house.services, { actor: staff })).rejects.toMatchObject({
      code: 'forbidden',
    });
    await expect(readPayout(house.services, { actor: owner, payoutId: 'po_none' })).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  test('keeps agreeing after a buyer is erased', async () => {
    const { email } = await buy();
    const [contact] = await rows<{ id: string }>('select id from contacts where email = $1', [email]);
    await eraseCustomer(house.services, { actor: owner, customerId: contact?.id ?? '' });
    await night(house.services, 5);
    expect(await differing()).toEqual([]);
  });
});

test('each of fifteen discrepancies is found, told once, and gone when it is', async () => {
  const { services } = house;
  const moved = await buy();
  const more = await buy();
  const dashboard = await buy();
  const never = await buy();
  const less = await buy();
  const came = await buy();
  const disputed = await buy();
  const undisputed = await buy();
  const lost = await buy();
  const twice = await buy();
  const fee = await buy();
  const foreign = await buy();
  const calm = await buy();
  await rows(`update order_payments set payment_id = 'pi_nowhere' where payment_id = $1`, [moved.paymentId]);
  await rows('update order_payments set amount_cents = amount_cents + 100 where payment_id = $1', [
    more.paymentId,
  ]);
  const { paymentId: payment_intent } = dashboard;
  await change([payment_intent], (world) => createRefund(world, { payment_intent, amount: 500 }));
  const noted = `insert into refunds (order_id, order_payment_id, amount_cents, source, state, requested_at, made_at, provider_refund_id, kind)
    values ($1, $2, 300, 'staff', 'made', $3, $3, $4, 'goodwill')`;
  const now = house.clock.now();
  await rows(noted, [never.orderId, never.orderPaymentId, now, 're_nowhere']);
  const { id: lessId } = await change([less.paymentId], (world) =>
    createRefund(world, { payment_intent: less.paymentId, amount: 400 }),
  );
  await rows(noted, [less.orderId, less.orderPaymentId, now, lessId]);
  const { id: cameId } = await change([came.paymentId], (world) => {
    const made = createRefund(world, { payment_intent: came.paymentId, amount: 300 });
    made.status = 'pending';
    return made;
  });
  await rows(noted, [came.orderId, came.orderPaymentId, now, cameId]);
  await rows(
    `insert into sandbox.objects (kind, id, account_id, body) select kind, 'txn_back', account_id, body
        || '{"id": "txn_back", "type": "refund_failure", "reporting_category": "refund_failure", "amount": 300, "net": 300}'
      from sandbox.objects where kind = 'transactions' and body ->> 'source' = $1`,
    [cameId],
  );
  // What no webhook told of is found by itself, so these two are known, and booked otherwise.
  const known = ({ orderId, orderPaymentId }: Paid, disputeId: string) =>
    rows(
      `insert into disputes (provider_id, order_id, order_payment_id, amount_cents, reason, state, is_inquiry, opened_at)
        values ($1, $2, $3, 5900, 'general', 'won', false, $4)`,
      [disputeId, orderId, orderPaymentId, now],
    );
  const { id: openId } = await change([disputed.paymentId], (world) => dispute(world, disputed.paymentId));
  await known(disputed, openId);
  await rows(`update order_payments set dispute = 'open' where payment_id = $1`, [undisputed.paymentId]);
  const { id: lostId } = await change([lost.paymentId], (world) => dispute(world, lost.paymentId));
  await change([lost.paymentId], (world) => closeDispute(world, lostId, 'lost'));
  await known(lost, lostId);
  await rows(`update order_payments set dispute = 'won' where payment_id = $1`, [lost.paymentId]);
  await change([twice.paymentId], (world) =>
    charge(world, get(world.intents, twice.paymentId, 'payment_intent'), 'card', 'paid'),
  );
  const ofCharge = `kind = 'transactions' and body ->> 'source' in
    (select id from sandbox.objects where kind = 'charges' and body ->> 'payment_intent' = $1)`;
  await rows(
    `update sandbox.objects set body = jsonb_set(body, '{net}', to_jsonb((body ->> 'net')::int - 1)) where ${ofCharge}`,
    [fee.paymentId],
  );
  await rows(
    `update sandbox.objects set body = body || '{"currency": "usd"}' where kind = 'charges' and body ->> 'payment_intent' = $1`,
    [foreign.paymentId],
  );
  // Of a payment page that somebody made by hand, and of another program on the same account.
  await change([calm.paymentId], (world) => {
    for (const metadata of [undefined, { cart: '7' }])
      charge(world, createIntent(world, { amount: 700, customer: null, metadata }), 'card', 'paid');
  });
  await night();
  // Two payouts: one that the bank sends back, and one that says more than it is made of.
  await night(services, 2);
  const pair = await rows<{ id: string }>(`select id from payouts order by created_at desc limit 2`);
  await rows(
    `update sandbox.objects set body = jsonb_set(body, '{amount}', to_jsonb((body ->> 'amount')::int + 1)) where id = $1`,
    [pair[0]?.id],
  );
  const failing = pair[1]?.id ?? '';
  await change([failing], (world) => failPayout(world, failing));
  await night(services, 2);

  const wanted = [
    ...['amount_differs', 'charged_twice', 'currency_differs', 'dispute_differs', 'dispute_missing'],
    ...['dispute_unknown', 'fee_differs', 'payment_missing', 'payment_unknown', 'payment_unknown'],
    ...[
      'payout_differs',
      'payout_failed',
      'refund_differs',
      'refund_missing',
      'refund_returned',
      'refund_unknown',
    ],
  ];
  expect((await open()).sort()).toEqual(wanted);
  expect((await differing()).every(({ state }) => state === 'open')).toBe(true);
  const letters = await told();
  expect(letters.length).toBeLessThan(4);
  await night(services, 2);
  expect(await told()).toEqual(letters);
  const today = async (actor: typeof owner | typeof staff) =>
    (await readToday(services, { actor })).money.discrepancies.length;
  expect([await today(owner), await today(staff)]).toEqual([12, 0]);

  // What the provider says of a payment is booked when it is asked, and what is as it should be is closed with a reason.
  const list = await readDiscrepancies(services, { actor: owner });
  const idOf = (kind: string) => list.find((one) => one.kind === kind)?.id ?? '';
  await checkDiscrepancy(services, { actor: owner, discrepancyId: idOf('refund_unknown') });
  await checkDiscrepancy(services, { actor: owner, discrepancyId: idOf('dispute_unknown') });
  const explained = { actor: owner, discrepancyId: idOf('currency_differs') };
  await expect(explainDiscrepancy(services, { ...explained, reason: ' ' })).rejects.toMatchObject({
    code: 'invalid',
  });
  await expect(explainDiscrepancy(services, { ...explained, actor: staff, reason: 'x' })).rejects.toThrow();
  await explainDiscrepancy(services, { ...explained, reason: 'She asked to pay in dollars.' });
  expect(await rows(`select after from staff_actions where action = 'discrepancy.explained'`)).toEqual([
    { after: { reason: 'She asked to pay in dollars.' } },
  ]);
  await rows('update order_payments set amount_cents = amount_cents - 100 where payment_id = $1', [
    more.paymentId,
  ]);
  await night(services, 2);
  const gone = ['refund_unknown', 'dispute_unknown', 'currency_differs', 'amount_differs'];
  expect((await open()).sort()).toEqual(wanted.filter((kind) => !gone.includes(kind)));
  expect((await differing()).filter(({ state }) => state !== 'open').map(({ state }) => state)).toEqual([
    ...['gone', 'explained', 'gone', 'gone'],
  ]);
  expect(await told()).toEqual(letters);
});

describe('over HTTP, with the client for Stripe', () => {
  let stripe: TestServices;
  let fake: Awaited<ReturnType<typeof startFakeStripe>>;
  let services: Services;
  let calls = 0;
  /** From this call on the provider, or this process, is gone. */
  let dies = Number.POSITIVE_INFINITY;
  beforeAll(async () => {
    stripe = await startTestServices({}, new TestClock(new Date('2026-03-02T10:00:00Z')));
    fake = await startFakeStripe({ now: () => stripe.clock.now() });
    const { secretKey, webhookSecret, url: apiUrl } = fake;
    const payments = stripePayments({ secretKey, webhookSecret, apiUrl, clock: stripe.clock, retries: 0 });
    const counted =
      <Asked, Answer>(call: (asked: Asked) => Promise<Answer>) =>
      async (asked: Asked): Promise<Answer> => {
        if (++calls >= dies) throw new Error('killed');
        return call(asked);
      };
    services = {
      ...stripe.services,
      payments: {
        ...payments,
        listBalance: counted(payments.listBalance),
        listPayouts: counted(payments.listPayouts),
      },
    };
  });
  afterAll(async () => {
    await fake?.close();
    await stripe?.stop();
  });

  const query = async <T extends object>(text: string, values: unknown[] = []): Promise<T[]> =>
    (await stripe.services.db.$client.query(text, values)).rows;

  /** So many payments of now, on both sides. */
  async function sell(count: number): Promise<string[]> {
    const { world } = fake;
    const ids = Array.from({ length: count }, () => {
      const metadata = { orderId: crypto.randomUUID() };
      const intent = createIntent(world, { amount: 5_900, customer: null, metadata });
      charge(world, intent, 'card', 'paid');
      return intent.id;
    });
    const now = stripe.clock.now();
    await query(
      `with placed as (
        insert into orders (number, product_id, product_name, mode, email, price_cents, success_url, cancel_url, expires_at, state, paid_at)
        select 'AN-' || id, 'report', 'Personal Report', 'payment', 'x@example.test', 5900, '', '', $2, 'paid', $2
          from unnest($1::text[]) id returning id, number)
       insert into order_payments (order_id, payment_id, amount_cents, method, arrived_at)
       select id, substr(number, 4), 5900, 'card', $2 from placed`,
      [ids, now],
    );
    return ids;
  }

  async function night(): Promise<{ calls: number; ms: number }> {
    stripe.clock.advance({ days: 1 });
    payOut(fake.world);
    const before = calls;
    const stop = startProcessorTime();
    await reconcilePayments(services);
    return { ms: stop(), calls: calls - before };
  }

  const all = async () => {
    const [found] = await query<{ entries: number; parts: number; payouts: number; differ: number }>(
      `select (select count(*)::int from balance_entries where kind = 'charge') as entries,
        (select count(*)::int from balance_entries where payout_id is not null and kind = 'charge') as parts,
        (select count(*)::int from payouts where parts = 'read') as payouts,
        (select count(*)::int from discrepancies) as differ`,
    );
    return found;
  };

  test('a thousand payments, killed at each call in turn, are each read once', async () => {
    await sell(500);
    stripe.clock.advance({ hours: 5 });
    await sell(500);
    stripe.clock.advance({ days: 4 });
    payOut(fake.world);
    for (let turn = 0; ; turn++) {
      calls = 0;
      dies = 2 + turn;
      const failed = await reconcilePayments(services).then(
        () => false,
        () => true,
      );
      // A part that failed waits for its next try.
      stripe.clock.advance({ hours: 3 });
      if (!failed && (await query(`select from payouts where parts = 'ready'`)).length === 0) break;
      expect(turn).toBeLessThan(60);
    }
    dies = Number.POSITIVE_INFINITY;
    expect(await all()).toEqual({ entries: 1_000, parts: 1_000, payouts: 1, differ: 0 });
    const { data } = listTransactions(fake.world, { limit: 100_000, created: { gte: 0 } });
    const ours = await query<{ net: number }>('select sum(net_cents)::int as net from balance_entries');
    expect(ours[0]?.net).toBe(data.reduce((sum, { net }) => sum + net, 0));
    expect(await query(`select from failing_work where duty = 'reconcile-payments'`)).toEqual([]);
  });

  test('a night costs what is new, not what is there', async () => {
    await sell(10);
    const few = await night();
    for (let i = 0; i < 4; i++) await sell(1_000);
    for (let i = 0; i < 4; i++) await night();
    await sell(10);
    const many = await night();
    expect(many.calls).toBeLessThanOrEqual(few.calls + 1);
    expect(many.ms).toBeLessThan(Math.max(few.ms, 20) * 4);
    expect((await all())?.differ).toBe(0);
  });

  test('one among five thousand that differs is found', async () => {
    const [id] = await query<{ payment_id: string }>(
      'select payment_id from order_payments offset 2500 limit 1',
    );
    fake.refundInDashboard(id?.payment_id ?? '', 900);
    await night();
    expect(await query('select kind, state from discrepancies')).toEqual([
      { kind: 'refund_unknown', state: 'suspected' },
    ]);
    await night();
    expect(await query('select kind, state, their_cents from discrepancies')).toEqual([
      { kind: 'refund_unknown', state: 'open', their_cents: 900 },
    ]);
  });
});
