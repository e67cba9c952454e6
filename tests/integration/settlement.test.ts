import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signatureHeader } from '../../adapters/payments/simulator/notices.ts';
import { requestRefund } from '../../domain/delivery/index.ts';
import { readToday } from '../../domain/office/index.ts';
import { makeRefunds, releaseHeldOrder, signOrderKey, syncOnReturn } from '../../domain/shop/index.ts';
import { existingOrder } from '../../domain/shop/orders/open-order.ts';
import { firstMoneyArrives } from '../../domain/shop/orders/settle-order.ts';
import { syncWithProvider } from '../../domain/shop/orders/sync-with-provider.ts';
import { itemAt } from '../../shared/records.ts';
import { seededRandom } from '../fake-stripe/random.ts';
import { settleAll } from '../harness/shop.ts';
import { type StripeShop, startStripeShop } from '../harness/stripe-shop.ts';

let shop: StripeShop;
beforeAll(async () => {
  shop = await startStripeShop();
});
afterAll(() => shop.stop());

const once = { state: 'paid', payments: 1, purchases: 1, receipts: 1 };

describe('a payment is settled once', () => {
  test('every event five times, twenty at once, in any order, some answers lost', async () => {
    const { fake } = shop;
    Object.assign(fake.deliveries.knobs, { copies: 5, shuffle: true, parallel: 20, dropAnswers: 0.2 });
    const checkouts = await Promise.all(Array.from({ length: 10 }, () => shop.order('report')));
    for (const id of checkouts) fake.payByCard(id);
    await fake.deliveries.settled();
    Object.assign(fake.deliveries.knobs, { copies: 1, shuffle: false, parallel: 1, dropAnswers: 0 });
    for (const id of checkouts) expect(await shop.look(id)).toMatchObject(once);
    const notices = await shop.rows('select id from payment_notices');
    expect(notices).toHaveLength(fake.events.length);
    const numbers = await shop.rows<{ sequence: number }>('select sequence from receipts order by sequence');
    expect(numbers.map(({ sequence }) => sequence)).toEqual(numbers.map((_, i) => i + 1));
  });

  test('the buyer’s return and the notice race, and both are right', async () => {
    const checkoutId = await shop.order('report');
    const { id: orderId } = await shop.look(checkoutId);
    const key = signOrderKey(shop.services, { orderId, via: 'return' });
    shop.fake.payByCard(checkoutId);
    const returns = Array.from({ length: 5 }, () => syncOnReturn(shop.services, { key }));
    await Promise.all([...returns, shop.fake.deliveries.settled()]);
    expect(await shop.look(checkoutId)).toMatchObject(once);
    expect(await Promise.all(returns)).toContainEqual(expect.objectContaining({ state: 'paid' }));
  });

  test('no notice ever comes: our own round finds the payment', async () => {
    shop.fake.sendTo(null);
    const checkoutId = await shop.order('report');
    shop.fake.payByCard(checkoutId);
    await settleAll(shop.services);
    expect(await shop.look(checkoutId)).toMatchObject({ state: 'open' });
    shop.clock.advance({ hours: 2 });
    await settleAll(shop.services);
    expect(await shop.look(checkoutId)).toMatchObject(once);
    shop.fake.sendTo(`${shop.server.url}/webhooks/payments`);
    await shop.fake.deliveries.settled();
    expect(await shop.look(checkoutId)).toMatchObject(once);
  });

  test('the provider does not answer our question: the notice is kept, refused for now, and settled later', async () => {
    const { fake } = shop;
    const checkoutId = await shop.order('report');
    fake.deliveries.knobs.hold = true;
    fake.payByCard(checkoutId);
    fake.faults.errorBefore = 1;
    const completed = fake.deliveries.pending.find(({ type }) => type === 'checkout.session.completed');
    const answer = await fake.deliveries.deliverNow(completed?.id ?? '');
    fake.faults.errorBefore = 0;
    expect(answer).toBe(503);
    expect(await shop.look(checkoutId)).toMatchObject({ state: 'open' });
    shop.clock.advance({ minutes: 5 });
    await settleAll(shop.services);
    expect(await shop.look(checkoutId)).toMatchObject(once);
    fake.deliveries.knobs.hold = false;
    await fake.deliveries.settled();
    expect(await shop.look(checkoutId)).toMatchObject(once);
  });
});

describe('a payment by direct debit', () => {
  test('is on its way first: nothing is delivered; then it arrives', async () => {
    const checkoutId = await shop.order('report', { email: 'debit@example.com' });
    shop.fake.payBySepa(checkoutId);
    await shop.fake.deliveries.settled();
    expect(await shop.look(checkoutId)).toMatchObject({
      state: 'pending',
      reason: 'debit_on_its_way',
      payments: 0,
      purchases: 0,
      receipts: 0,
    });
    await shop.server.mailAbout('debit@example.com', 'Payment on its way');
    shop.fake.settleSepa(checkoutId, 'paid');
    await shop.fake.deliveries.settled();
    expect(await shop.look(checkoutId)).toMatchObject(once);
  });

  test('or fails: the buyer is told, and a membership it began is ended', async () => {
    const single = await shop.order('report', { email: 'failing@example.com' });
    const monthly = await shop.order('membership', { email: 'failing@example.com' });
    for (const id of [single, monthly]) {
      shop.fake.payBySepa(id);
      shop.fake.settleSepa(id, 'failed');
    }
    await shop.fake.deliveries.settled();
    const failed = { state: 'failed', reason: 'debit_failed', payments: 0, purchases: 0, receipts: 0 };
    for (const id of [single, monthly]) expect(await shop.look(id)).toMatchObject(failed);
    const subscriptions = [...shop.fake.world.subscriptions.values()];
    expect(subscriptions.map(({ status }) => status)).toEqual(['canceled']);
    await shop.server.mailAbout('failing@example.com', 'did not arrive');
  });
});

describe('checkouts that come to nothing', () => {
  test('a page that nobody can reach, left by a failure at the provider, does not touch the order', async () => {
    shop.fake.faults.errorAfter = 1;
    const failing = shop.order('report', { email: 'orphan@example.com' });
    const refusal = await failing.catch((error: Error) => error.message);
    shop.fake.faults.errorAfter = 0;
    expect(refusal).toBe('Unable to create checkout session. Please try again.');
    const orphans = [...shop.fake.world.sessions.values()].filter(
      ({ customer_email }) => customer_email === 'orphan@example.com',
    );
    expect(orphans.length).toBeGreaterThan(0);
    for (const { id } of orphans) shop.fake.expireSession(id);
    await shop.fake.deliveries.settled();
    const [order] = await shop.rows('select state, reason from orders where email = $1', [
      'orphan@example.com',
    ]);
    expect(order).toMatchObject({ state: 'expired', reason: 'provider_refused' });
    expect(await shop.rows('select 1 from abandoned_carts where email = $1', ['orphan@example.com'])).toEqual(
      [],
    );
  });

  test('not paid within the hour: expired, and the cart is remembered once', async () => {
    const email = 'leaver@example.com';
    const first = await shop.order('report', { email });
    const second = await shop.order('report', { email });
    shop.clock.advance({ hours: 1, minutes: 1 });
    shop.fake.expireDue();
    await shop.fake.deliveries.settled();
    for (const id of [first, second]) {
      expect(await shop.look(id)).toMatchObject({ state: 'expired', reason: 'not_paid_in_time' });
    }
    const carts = await shop.rows('select cart_items, total_amount from abandoned_carts where email = $1', [
      email,
    ]);
    expect(carts).toEqual([
      { cart_items: [{ id: 'report', name: 'Personal Report', price: 59 }], total_amount: '59.00' },
    ]);
  });

  test('left behind by a crash before the provider answered: closed by our round', async () => {
    await shop.order('report', { email: 'crash@example.com' });
    await shop.rows(
      'update orders set checkout_id = null, checkout_url = null, look_at = created_at where email = $1',
      ['crash@example.com'],
    );
    await settleAll(shop.services);
    const [order] = await shop.rows('select state, reason from orders where email = $1', [
      'crash@example.com',
    ]);
    expect(order).toMatchObject({ state: 'expired', reason: 'never_started' });
  });
});

describe('money that goes back, and disputes', () => {
  const paid = async (email: string) => {
    const checkoutId = await shop.order('report', { email });
    shop.fake.payByCard(checkoutId);
    await shop.fake.deliveries.settled();
    const { payment_intent } = shop.fake.world.sessions.get(checkoutId) ?? {};
    return { checkoutId, paymentId: String(payment_intent) };
  };

  test('a part returned in the provider’s dashboard is credited; the rest closes the order', async () => {
    const { checkoutId, paymentId } = await paid('dashboard@example.com');
    shop.fake.refundInDashboard(paymentId, 1500);
    await shop.fake.deliveries.settled();
    expect(await shop.look(checkoutId)).toMatchObject({ state: 'partially_refunded', receipts: 2 });
    shop.fake.refundInDashboard(paymentId, 4400);
    await shop.fake.deliveries.settled();
    const order = await shop.look(checkoutId);
    expect(order).toMatchObject({ state: 'refunded', receipts: 3 });
    const purchases = await shop.rows('select status from purchases where order_id = $1', [order.id]);
    expect(purchases).toEqual([{ status: 'refunded' }]);
    const stages = await shop.rows('select stage from fulfilments where order_id = $1', [order.id]);
    expect(stages).toEqual([{ stage: 'withdrawn' }]);
  });

  test.each([
    ['won', 'paid', 'active'],
    ['lost', 'refunded', 'refunded'],
  ] as const)('a dispute that is %s leaves the order %s', async (outcome, state, status) => {
    const { checkoutId, paymentId } = await paid(`${outcome}@example.com`);
    const disputeId = shop.fake.dispute(paymentId);
    await shop.fake.deliveries.settled();
    expect(await shop.look(checkoutId)).toMatchObject({ state: 'disputed' });
    shop.fake.closeDispute(disputeId, outcome);
    await shop.fake.deliveries.settled();
    const order = await shop.look(checkoutId);
    expect(order).toMatchObject({ state });
    expect(await shop.rows('select status from purchases where order_id = $1', [order.id])).toEqual([
      { status },
    ]);
  });

  test('however often we look, what was bought goes once', async () => {
    const { checkoutId, paymentId } = await paid('looked-at@example.com');
    shop.fake.refundInDashboard(paymentId, 5900);
    await shop.fake.deliveries.settled();
    const { id } = await shop.look(checkoutId);
    for (let n = 0; n < 3; n++) await syncWithProvider(shop.services, { kind: 'payment', id: paymentId });
    const told = `select 1 from facts where type = 'order-refunded' and detail ->> 'orderId' = $1`;
    expect(await shop.rows(told, [id])).toHaveLength(1);
  });
});

describe('money that was not agreed', () => {
  const alerts = (words: string) =>
    shop.rows<{ text: string }>(
      `select props ->> 'text' as text from mails where template = 'staff-order-alert' and props ->> 'title' = $1`,
      [words],
    );

  test('another amount is kept and receipted, and nothing is owed until a person has looked', async () => {
    const checkoutId = await shop.order('report', { email: 'less@example.com' });
    const session = shop.fake.world.sessions.get(checkoutId);
    if (session) session.amount_total = 100;
    shop.fake.payByCard(checkoutId);
    await shop.fake.deliveries.settled();
    expect(await shop.look(checkoutId)).toMatchObject({
      state: 'paid',
      reason: 'amount_differs',
      payments: 1,
      receipts: 1,
      purchases: 1,
      fulfilments: 0,
    });
    const [alert] = await alerts('A payment differs from its order');
    expect(alert?.text).toContain('€1.00 arrived where €59.00 were agreed');
    const { id: orderId } = await shop.look(checkoutId);
    const actor = { id: shop.owner.id, role: 'owner' as const };
    const today = await readToday(shop.services, { actor });
    expect(today.money.held).toMatchObject([{ orderId, cents: 100 }]);
    await releaseHeldOrder(shop.services, { actor, orderId });
    expect(await shop.look(checkoutId)).toMatchObject({
      reason: 'payment_arrived',
      fulfilments: 1,
      receipts: 1,
    });
    await expect(releaseHeldOrder(shop.services, { actor, orderId })).rejects.toThrow('not held');
    expect((await readToday(shop.services, { actor })).money.held).toEqual([]);
  });

  test('what cannot be booked stands on Today and in one letter, and its buyer reads that it is being checked', async () => {
    await shop.rows(`create function planted() returns trigger language plpgsql as $$ begin
      raise unique_violation using message = 'planted', constraint = 'receipts_number_key', table = 'receipts'; end $$`);
    await shop.rows(
      `create trigger planted before insert on receipts for each row execute function planted()`,
    );
    const checkoutId = await shop.order('report', { email: 'stuck@example.com' });
    shop.fake.payByCard(checkoutId);
    // Sent again a few times, then accepted: it is stored, and tried by ourselves.
    await shop.fake.deliveries.settled();
    const { id, state } = await shop.look(checkoutId);
    expect(state).toBe('open');
    const [row] = await shop.rows<{ number: string }>('select number from orders where id = $1', [id]);
    const letters = () =>
      shop.rows<{ title: string; text: string }>(
        `select props ->> 'title' as title, props ->> 'text' as text from mails
         where template = 'owner-notice' and props ->> 'title' like 'Booking a payment%'`,
      );
    expect(await letters()).toEqual([
      {
        title: `Booking a payment: order ${row?.number}`,
        text: expect.stringContaining('receipts_number_key, 23505'),
      },
    ]);
    const actor = { id: shop.owner.id, role: 'owner' as const };
    expect((await readToday(shop.services, { actor })).failing).toMatchObject([
      { path: `/office/orders/${id}` },
    ]);
    const key = signOrderKey(shop.services, { orderId: id, via: 'mail' });
    const page = await (await shop.server.visitor().get(`/orders/${key}`)).text();
    expect(page).toContain('Your payment is being checked');
    expect(page).not.toContain('Waiting for payment');

    await shop.rows('drop function planted cascade');
    shop.clock.advance({ hours: 2 });
    await settleAll(shop.services);
    expect(await shop.look(checkoutId)).toMatchObject({ state: 'paid', receipts: 1 });
    expect((await readToday(shop.services, { actor })).failing).toEqual([]);
    expect(await letters()).toHaveLength(1);
  });

  test('a second payment of one order is receipted and told, and delivers nothing more', async () => {
    const checkoutId = await shop.order('report', { email: 'twice@example.com' });
    shop.fake.payByCard(checkoutId);
    await shop.fake.deliveries.settled();
    const before = await shop.look(checkoutId);
    const again = {
      ...({ paymentId: 'pi_second', invoiceId: null, method: 'card', currency: 'eur' } as const),
      amountCents: 5900,
      arrivedAt: shop.clock.now(),
    };
    const arrive = () =>
      shop.services.db.transaction(async (tx) =>
        firstMoneyArrives(shop.services, tx, await existingOrder(tx, before.id), again),
      );
    await arrive();
    await arrive(); // the same money, told twice
    expect(await shop.look(checkoutId)).toEqual({ ...before, payments: 2, receipts: 2 });
    const told = await alerts('An order was paid twice');
    expect(told.map(({ text }) => text)).toEqual(['A second payment of €59.00 arrived. Please return it.']);
  });
});

test('a membership’s refund that was made is made, though ending it at the provider fails; that is tried by itself', async () => {
  const checkoutId = await shop.order('membership', { email: 'circle-back@example.com' });
  shop.fake.payByCard(checkoutId);
  await shop.fake.deliveries.settled();
  const { id } = await shop.look(checkoutId);
  await requestRefund(shop.services, { key: signOrderKey(shop.services, { orderId: id, via: 'mail' }) }, {});
  const { payments } = shop.services;
  const away = {
    ...shop.services,
    payments: { ...payments, endSubscription: () => Promise.reject(new Error('timed out')) },
  };
  // The notice of the refund would have the server end the subscription before this test reads it.
  shop.fake.deliveries.knobs.hold = true;
  await makeRefunds(away);
  const refund = async () =>
    (await shop.rows('select state, work_at from refunds where order_id = $1', [id]))[0];
  expect(await refund()).toEqual({ state: 'made', work_at: null });
  const failed = await shop.rows(`select from order_events where order_id = $1 and kind = 'refund_failed'`, [
    id,
  ]);
  expect(failed).toEqual([]);
  const status = async () =>
    (await shop.rows('select status from subscriptions where order_id = $1', [id]))[0];
  expect(await status()).toEqual({ status: 'active' });
  shop.clock.advance({ minutes: 5 });
  await settleAll(shop.services);
  expect(await status()).toEqual({ status: 'canceled' });
  shop.fake.deliveries.knobs.hold = false;
  await shop.fake.deliveries.settled();
});

describe('a refund that cannot be made', () => {
  const wanted = async (email: string) => {
    const checkoutId = await shop.order('report', { email });
    shop.fake.payByCard(checkoutId);
    await shop.fake.deliveries.settled();
    const { id } = await shop.look(checkoutId);
    await requestRefund(
      shop.services,
      { key: signOrderKey(shop.services, { orderId: id, via: 'mail' }) },
      {},
    );
    const paymentId = String(shop.fake.world.sessions.get(checkoutId)?.payment_intent);
    const refund = async () =>
      (await shop.rows('select state, tries, error, work_at from refunds where order_id = $1', [id]))[0];
    return { id, paymentId, refund };
  };

  test('now is tried again later, and made once', async () => {
    const { refund } = await wanted('later@example.com');
    shop.fake.faults.errorBefore = 1;
    await makeRefunds(shop.services);
    expect(await refund()).toMatchObject({ state: 'approved', tries: 1, error: expect.stringMatching(/./) });
    shop.fake.faults.errorBefore = 0;
    await makeRefunds(shop.services);
    expect(await refund()).toMatchObject({ state: 'approved', tries: 1 }); // not before its time
    shop.clock.advance({ hours: 1 });
    await makeRefunds(shop.services);
    expect(await refund()).toMatchObject({ state: 'made', error: null });
  });

  test('at all is given up, and a person is told why', async () => {
    const { id, refund } = await wanted('never@example.com');
    // Money that the provider knows by an invoice alone.
    await shop.rows(`update order_payments set payment_id = null, invoice_id = 'in_1' where order_id = $1`, [
      id,
    ]);
    await makeRefunds(shop.services);
    expect(await refund()).toMatchObject({ state: 'failed', work_at: null });
    const events = await shop.rows(`select kind from order_events where order_id = $1`, [id]);
    expect(events).toContainEqual({ kind: 'refund_failed' });
    const [alert] = await shop.rows<{ text: string }>(
      `select props ->> 'text' as text from mails where about = $1 and props ->> 'title' = 'A refund could not be made'`,
      [`order:${id}`],
    );
    expect(alert?.text).toBe('The provider refused it: this payment is not known to the provider');
  });

  test('because the buyer’s bank sends it back: nothing was returned, and a person is told once', async () => {
    const checkoutId = await shop.order('report', { email: 'closed-account@example.com' });
    shop.fake.payBySepa(checkoutId);
    shop.fake.settleSepa(checkoutId, 'paid');
    await shop.fake.deliveries.settled();
    const { id } = await shop.look(checkoutId);
    const key = signOrderKey(shop.services, { orderId: id, via: 'mail' });
    await requestRefund(shop.services, { key }, {});
    await makeRefunds(shop.services);
    const refund = async () =>
      (
        await shop.rows<{ state: string; provider_refund_id: string; made_at: Date | null }>(
          'select state, provider_refund_id, made_at from refunds where order_id = $1',
          [id],
        )
      )[0];
    expect(await refund()).toMatchObject({ state: 'pending' });
    shop.fake.settleRefund((await refund())?.provider_refund_id ?? '', 'failed');
    await shop.fake.deliveries.settled();
    await shop.server.runJobs();
    expect(await refund()).toMatchObject({ state: 'failed', made_at: null });
    const alerts = await shop.rows<{ text: string }>(
      `select props ->> 'text' as text from mails where about = $1 and props ->> 'title' = 'A refund did not arrive'`,
      [`order:${id}`],
    );
    expect(alerts).toEqual([
      { text: "€59.00 came back from the buyer's bank. Please ask the buyer how to send it." },
    ]);
    expect(
      await shop.rows(`select 1 from receipts where order_id = $1 and kind = 'credit_note'`, [id]),
    ).toEqual([]);
  });
});

describe('notices that are not for us', () => {
  const post = (body: string | Uint8Array<ArrayBuffer>, signature: string) =>
    fetch(`${shop.server.url}/webhooks/payments`, {
      method: 'POST',
      headers: { 'stripe-signature': signature },
      body,
    });
  const signed = (event: object) => {
    const body = JSON.stringify(event);
    return post(body, signatureHeader(body, shop.fake.webhookSecret, shop.clock.now()));
  };
  const event = (type: string, object: object) => ({
    id: `evt_${Math.random().toString(36).slice(2)}`,
    object: 'event',
    created: 1,
    type,
    data: { object },
  });

  test.each([
    ['of a kind we do not watch', event('product.created', { id: 'prod_1', object: 'product' }), 'ignored'],
    [
      'of something the provider does not know',
      event('checkout.session.completed', { id: 'cs_x', object: 'checkout.session' }),
      'unmatched',
    ],
  ])('%s are accepted and change nothing', async (_, notice, outcome) => {
    const answer = await signed(notice);
    expect([answer.status, await answer.json()]).toEqual([200, { outcome }]);
  });

  /** `npm run proof:attacks` sends a thousand. */
  test('forged, stale, cut and senseless ones are refused, and not a row changes', async () => {
    const random = seededRandom(11);
    const pick = <T>(list: T[]): T => itemAt(list, Math.floor(random() * list.length));
    const seconds = () => Math.floor(shop.clock.now().getTime() / 1000);
    const forge: ((body: string) => [string | Uint8Array<ArrayBuffer>, string])[] = [
      (body) => [body, signatureHeader(body, `whsec_${random()}`, shop.clock.now())],
      (body) => [
        body.replace('evt_', 'evt_x'),
        signatureHeader(body, shop.fake.webhookSecret, shop.clock.now()),
      ],
      (body) => [
        JSON.stringify(JSON.parse(body)),
        signatureHeader(body, shop.fake.webhookSecret, shop.clock.now()),
      ],
      (body) => [body, signatureHeader(body, shop.fake.webhookSecret, new Date((seconds() - 301) * 1000))],
      (body) => [body, ''],
      (body) => [body, pick(['t=1', 'v1=abc', `t=${seconds()},v1=`, 'é', ','.repeat(50)])],
      (body) => [
        body.slice(0, random() * body.length),
        signatureHeader(body, shop.fake.webhookSecret, shop.clock.now()),
      ],
      () => [crypto.getRandomValues(new Uint8Array(200)), `t=${seconds()},v1=${'0'.repeat(64)}`],
      () => {
        const body = pick(['', 'null', '[]', '{}', '{"id":"evt_1"}', '"x"', '{']);
        return [body, signatureHeader(body, shop.fake.webhookSecret, shop.clock.now())];
      },
    ];
    const state = async () =>
      JSON.stringify([
        await shop.rows('select count(*), max(xmin::text) from payment_notices'),
        await shop.rows('select id, xmin::text from orders order by id'),
        await shop.rows('select count(*) from order_payments'),
      ]);
    shop.fake.payByCard(await shop.order('report'));
    await shop.fake.deliveries.settled();
    const before = await state();
    const statuses = new Map<number, number>();
    for (let n = 0; n < 90; n++) {
      const genuine = JSON.stringify(pick(shop.fake.events), null, 2);
      const [body, signature] = (forge[n % forge.length] ?? pick(forge))(genuine);
      const { status } = await post(body, signature);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect([...statuses]).toEqual([[400, 90]]);
    expect(await state()).toBe(before);
  });
});
