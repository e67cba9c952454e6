import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type FakeStripe, startFakeStripe } from './fake-stripe.ts';

const HOUR = 3_600_000;
let fake: FakeStripe;
let now: Date;

beforeEach(async () => {
  now = new Date('2026-05-01T08:00:00Z');
  fake = await startFakeStripe({ now: () => now });
});
afterEach(() => fake.close());

// biome-ignore lint/suspicious/noExplicitAny: raw answers, as a stranger to the SDK would see them
type Answer = { status: number; replayed: string | null; body: any };

async function call(
  method: string,
  path: string,
  form: Record<string, string> = {},
  key?: string,
): Promise<Answer> {
  const text = new URLSearchParams(form).toString();
  const response = await fetch(`${fake.url}${path}${method === 'GET' && text ? `?${text}` : ''}`, {
    method,
    headers: {
      authorization: `Bearer ${fake.secretKey}`,
      'content-type': 'application/x-www-form-urlencoded',
      ...(key ? { 'idempotency-key': key } : {}),
    },
    ...(method === 'POST' ? { body: text } : {}),
  });
  return {
    status: response.status,
    replayed: response.headers.get('idempotent-replayed'),
    body: await response.json(),
  };
}

const session = {
  mode: 'payment',
  success_url: 'https://aura.example/done',
  'line_items[0][quantity]': '1',
  'line_items[0][price_data][currency]': 'eur',
  'line_items[0][price_data][unit_amount]': '5900',
  'line_items[0][price_data][product_data][name]': 'Personal Report',
};
const subscription = {
  ...session,
  mode: 'subscription',
  'line_items[0][price_data][recurring][interval]': 'month',
};
const without = (name: string) => Object.fromEntries(Object.entries(session).filter(([key]) => key !== name));
const create = (form: Record<string, string> = session, key?: string) =>
  call('POST', '/v1/checkout/sessions', form, key);

test('a stranger is turned away', async () => {
  const response = await fetch(`${fake.url}/v1/checkout/sessions/cs_1`, {
    headers: { authorization: 'Bearer sk_x' },
  });
  expect(response.status).toBe(401);
});

describe('parameters', () => {
  test.each<[string, Record<string, string>, string, string | undefined]>([
    ['unknown', { ...session, amount: '5900' }, 'amount', 'parameter_unknown'],
    [
      'unknown, deep inside',
      { ...session, 'line_items[0][price_data][amount]': '1' },
      'line_items[0][price_data][amount]',
      'parameter_unknown',
    ],
    [
      'no longer there',
      { ...session, 'payment_method_types[0]': 'card' },
      'payment_method_types',
      'parameter_unknown',
    ],
    ['missing', without('success_url'), 'success_url', 'parameter_missing'],
    [
      'missing, deep inside',
      without('line_items[0][price_data][product_data][name]'),
      'line_items[0][price_data][product_data]',
      'parameter_missing',
    ],
    ['empty', { ...session, client_reference_id: '' }, 'client_reference_id', 'parameter_invalid_empty'],
    ['not a number', { ...session, expires_at: 'soon' }, 'expires_at', 'parameter_invalid_integer'],
    ['not an address', { ...session, cancel_url: 'nowhere' }, 'cancel_url', 'url_invalid'],
    ['not an e-mail address', { ...session, customer_email: 'nobody' }, 'customer_email', 'email_invalid'],
    [
      'for another mode',
      { ...session, 'subscription_data[metadata][orderId]': 'x' },
      'subscription_data',
      undefined,
    ],
    [
      'both customer and e-mail',
      { ...session, customer: 'cus_1', customer_email: 'a@b.example' },
      'customer_email',
      undefined,
    ],
    [
      'beyond a day',
      { ...session, expires_at: String(Date.parse('2026-05-03') / 1000) },
      'expires_at',
      undefined,
    ],
  ])('%s: refused', async (_, form, param, code) => {
    const { status, body } = await create(form);
    expect(status).toBe(400);
    expect(body.error).toMatchObject({ type: 'invalid_request_error', param, ...(code ? { code } : {}) });
    expect(fake.world.sessions.size).toBe(0);
  });

  test('of lists and single objects are checked too', async () => {
    const { body } = await call('GET', '/v1/refunds', { payment_intent: 'pi_1', payment: 'pi_1' });
    expect(body.error).toMatchObject({ code: 'parameter_unknown', param: 'payment' });
    const { body: session } = await create();
    const { body: answer } = await call('GET', `/v1/checkout/sessions/${session.id}`, { fields: 'all' });
    expect(answer.error).toMatchObject({ code: 'parameter_unknown', param: 'fields' });
  });

  test('that Stripe has and we do not send are not ignored', async () => {
    const { status, body } = await create({ ...session, locale: 'de' });
    expect([status, body.error.code]).toEqual([400, 'parameter_unknown']);
  });

  test('an unknown address, an unknown thing', async () => {
    expect((await call('POST', '/v1/charges')).status).toBe(404);
    const { status, body } = await call('GET', '/v1/invoices/in_1');
    expect([status, body.error.code]).toEqual([404, 'resource_missing']);
  });
});

describe('idempotency', () => {
  test('same key, same values: the same answer, marked as such', async () => {
    const first = await create(session, 'key-1');
    const second = await create(session, 'key-1');
    expect(first.replayed).toBeNull();
    expect(second).toEqual({ ...first, replayed: 'true' });
    expect(fake.world.sessions.size).toBe(1);
  });

  test('same key, other values or another address: an error', async () => {
    await create(session, 'key-1');
    const other = await create({ ...session, 'line_items[0][quantity]': '2' }, 'key-1');
    const elsewhere = await call(
      'POST',
      '/v1/coupons',
      { id: 'half', amount_off: '950', currency: 'eur', duration: 'once' },
      'key-1',
    );
    for (const { status, body } of [other, elsewhere]) {
      expect([status, body.error.type]).toEqual([400, 'idempotency_error']);
    }
  });

  test('a key refused for its parameters is free again; one that failed at work is not', async () => {
    await create(without('mode'), 'key-1');
    expect((await create(session, 'key-1')).status).toBe(200);
    const tiny = { ...session, 'line_items[0][price_data][unit_amount]': '1' };
    await create(tiny, 'key-2');
    expect(await create(tiny, 'key-2')).toMatchObject({ status: 400, replayed: 'true' });
  });

  test('two at once: one works, the other is told to wait', async () => {
    fake.faults.delayMs = 30;
    const answers = await Promise.all([create(session, 'key-1'), create(session, 'key-1')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('keys are forgotten after a day', async () => {
    const first = await create(session, 'key-1');
    now = new Date(now.getTime() + 25 * HOUR);
    expect((await create(session, 'key-1')).body.id).not.toBe(first.body.id);
  });

  test('a failure after the work is kept', async () => {
    fake.faults.errorAfter = 1;
    expect(await create(session, 'key-1')).toMatchObject({ status: 500, replayed: null });
    fake.faults.errorAfter = 0;
    expect(await create(session, 'key-1')).toMatchObject({ status: 500, replayed: 'true' });
    expect(fake.world.sessions.size).toBe(1);
  });
});

describe('answers', () => {
  test('leave references as ids unless asked', async () => {
    const { body } = await create(subscription);
    fake.payByCard(body.id);
    const path = `/v1/checkout/sessions/${body.id}`;
    expect((await call('GET', path)).body.invoice).toMatch(/^in_/);
    const { body: plain } = await call('GET', path, { 'expand[0]': 'invoice' });
    expect(plain.invoice).toMatchObject({ object: 'invoice' });
    expect(plain.invoice).not.toHaveProperty('payments');
    const { body: expanded } = await call('GET', path, { 'expand[0]': 'invoice.payments' });
    expect(expanded.invoice.payments.data[0].payment.payment_intent).toMatch(/^pi_/);
    for (const wrong of ['nothing', 'invoice.nothing', 'invoice.payments.data.payment.payment_intent']) {
      expect((await call('GET', path, { 'expand[0]': wrong })).status).toBe(400);
    }
  });

  test('lists come newest first and say when there is more', async () => {
    const { body } = await create();
    fake.payByCard(body.id);
    const [payment_intent = ''] = [...fake.world.intents.keys()];
    const ids = [100, 200, 300].map((amount) => fake.refundInDashboard(payment_intent, amount));
    const { body: list } = await call('GET', '/v1/refunds', { payment_intent, limit: '2' });
    expect(list.data.map(({ id }: { id: string }) => id)).toEqual([ids[2], ids[1]]);
    expect(list.has_more).toBe(true);
  });
});
