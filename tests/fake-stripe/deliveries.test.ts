import { createServer } from 'node:http';
import Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { portOf } from '../../shared/listening-port.ts';
import type { DeliveryKnobs } from './deliveries.ts';
import { type FakeStripe, startFakeStripe } from './fake-stripe.ts';

let fake: FakeStripe;
const stops: (() => void)[] = [];

beforeEach(async () => {
  fake = await startFakeStripe({ seed: 11 });
});
afterEach(async () => {
  await fake.close();
  for (const stop of stops.splice(0)) stop();
});

/** An application that answers as told, and remembers what it was sent. */
async function application(answer: (nth: number) => number | Promise<number> = () => 200) {
  const got: { body: string; signature: string; id: string }[] = [];
  let atOnce = 0;
  const seen = { most: 0 };
  const server = createServer(async (request, response) => {
    seen.most = Math.max(seen.most, ++atOnce);
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks).toString('utf8');
    got.push({ body, signature: String(request.headers['stripe-signature']), id: JSON.parse(body).id });
    const status = await answer(got.length);
    atOnce--;
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  stops.push(stop);
  return { got, seen, stop, url: `http://127.0.0.1:${portOf(server)}/hook` };
}

/** Something that causes several events: started and paid, directly in the fake's world. */
async function buy(): Promise<void> {
  const stripe = new Stripe(fake.secretKey, { ...address(fake.url), telemetry: false });
  const { id } = await stripe.checkout.sessions.create({
    mode: 'payment',
    success_url: 'https://aura.example/done',
    line_items: [
      { quantity: 1, price_data: { currency: 'eur', unit_amount: 5900, product_data: { name: 'Report' } } },
    ],
  });
  fake.payByCard(id);
}

const address = (url: string) => ({ protocol: 'http' as const, host: '127.0.0.1', port: new URL(url).port });
const ids = () => fake.events.map(({ id }) => id);
const set = (knobs: Partial<DeliveryKnobs>) => Object.assign(fake.deliveries.knobs, knobs);

describe('signatures', () => {
  test('are what the SDK accepts, for exactly the bytes that were sent', async () => {
    const { got, url } = await application();
    fake.sendTo(url);
    await buy();
    await fake.deliveries.settled();
    expect(got.length).toBeGreaterThan(2);
    for (const { body, signature } of got) {
      expect(signature).toMatch(/^t=\d+,v1=[0-9a-f]{64},v0=[0-9a-f]{64}$/);
      const { constructEvent } = Stripe.webhooks;
      const verify = (text: string, secret = fake.webhookSecret) =>
        constructEvent.call(Stripe.webhooks, text, signature, secret);
      expect(verify(body).object).toBe('event');
      expect(() => verify(JSON.stringify(JSON.parse(body)))).toThrow();
      expect(() => verify(body, 'whsec_other')).toThrow();
    }
  });
});

describe('deliveries', () => {
  test('in order, one by one, when nothing else is asked for', async () => {
    const { got, seen, url } = await application();
    fake.sendTo(url);
    await buy();
    await fake.deliveries.settled();
    expect(got.map(({ id }) => id)).toEqual(ids());
    expect(seen.most).toBe(1);
  });

  test('again until 2xx, signed anew', async () => {
    const { got, url } = await application((nth) => [302, 400, 500, 503][nth - 1] ?? 204);
    fake.sendTo(url);
    await buy();
    await fake.deliveries.settled();
    expect(new Set(got.map(({ id }) => id))).toEqual(new Set(ids()));
    expect(got).toHaveLength(ids().length + 4);
  });

  test('five copies, twenty at once, shuffled', async () => {
    set({ copies: 5, parallel: 20, shuffle: true });
    const { got, seen, url } = await application(
      () => new Promise((resolve) => setTimeout(() => resolve(200), 10)),
    );
    await Promise.all([buy(), buy(), buy()]);
    fake.sendTo(url);
    await fake.deliveries.settled();
    for (const id of ids()) expect(got.filter((one) => one.id === id)).toHaveLength(5);
    expect(seen.most).toBeGreaterThan(5);
    expect(got.map(({ id }) => id)).not.toEqual(ids().flatMap((id) => Array(5).fill(id)));
  });

  test('connections cut before the answer: repeated, none lost', async () => {
    set({ dropAnswers: 0.5, parallel: 4 });
    const { got, url } = await application(
      () => new Promise((resolve) => setTimeout(() => resolve(200), 20)),
    );
    fake.sendTo(url);
    await Promise.all([buy(), buy()]);
    await fake.deliveries.settled();
    expect(new Set(got.map(({ id }) => id))).toEqual(new Set(ids()));
    expect(fake.deliveries.counts.tries).toBeGreaterThan(ids().length);
    expect(fake.deliveries.counts.accepted).toBe(ids().length);
  });

  test('an application that dies and comes back elsewhere gets what it missed', async () => {
    const first = await application();
    fake.sendTo(first.url);
    await buy();
    await fake.deliveries.settled();
    first.stop();
    await buy();
    const second = await application();
    fake.sendTo(second.url);
    await fake.deliveries.settled();
    expect(new Set([...first.got, ...second.got].map(({ id }) => id))).toEqual(new Set(ids()));
  });

  test('held, and sent in an order of the test’s choice', async () => {
    set({ hold: true });
    const { got, url } = await application((nth) => (nth === 1 ? 500 : 200));
    fake.sendTo(url);
    await buy();
    expect(got).toEqual([]);
    const backwards = ids().reverse();
    expect(await fake.deliveries.deliverNow(backwards[0] ?? '')).toBe(500);
    for (const id of backwards) expect(await fake.deliveries.deliverNow(id)).toBe(200);
    expect(fake.deliveries.pending).toEqual([]);
    expect(got.slice(1).map(({ id }) => id)).toEqual(backwards);
  });
});
