import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { itemAt } from '../../shared/records.ts';
import { sandboxOverPostgres, stripeOverFake } from '../../tests/fake-stripe/payment-providers.ts';
import { seededRandom } from '../../tests/fake-stripe/random.ts';
import type { Provider, Received } from './contract/provider.ts';
import { NoticeRejected } from './payments.ts';

const FORGERIES = 1000;

describe.each([
  ['Stripe', stripeOverFake],
  ['the sandbox', sandboxOverPostgres],
])('notices said to be from %s', (_, start) => {
  let provider: Provider;
  let genuine: Received[];
  const random = seededRandom(7);

  beforeAll(async () => {
    provider = await start();
    const { checkoutId } = await provider.payments.startCheckout({
      orderId: 'order-1',
      mode: 'payment',
      lines: [{ productId: 'report', name: 'Persönlicher Report', amountCents: 5900 }],
      email: 'mira@example.com',
      successUrl: 'https://aura.example/done',
      cancelUrl: 'https://aura.example/back',
      expiresAt: new Date(provider.clock.now().getTime() + 3_600_000),
    });
    await provider.payByCard(checkoutId);
    genuine = await provider.received();
  });
  afterAll(() => provider.stop());

  const pick = <T>(list: T[]): T => itemAt(list, Math.floor(random() * list.length));
  const now = () => Math.floor(provider.clock.now().getTime() / 1000);
  const sign = (body: string | Buffer, secret: string, time: number | string) =>
    `t=${time},v1=${createHmac('sha256', secret).update(`${time}.`).update(body).digest('hex')}`;
  const altered = (body: Buffer) => {
    const copy = Buffer.from(body);
    const at = Math.floor(random() * copy.length);
    copy[at] = ((copy[at] ?? 0) + 1 + Math.floor(random() * 254)) % 256;
    return copy;
  };

  type Forgery = (notice: Received) => { body: Buffer | string; signature: string | null };
  const ways: Record<string, Forgery> = {
    'another secret': ({ body }) => ({ body, signature: sign(body, `guess-${random()}`, now()) }),
    'an empty secret': ({ body }) => ({ body, signature: sign(body, '', now()) }),
    'an altered body': ({ body, signature }) => ({ body: altered(body), signature }),
    'a shortened body': ({ body, signature }) => ({
      body: body.subarray(0, random() * body.length),
      signature,
    }),
    'a longer body': ({ body, signature }) => ({ body: `${body}${pick([' ', '\n', '{}'])}`, signature }),
    'a byte order mark': ({ body, signature }) => ({
      body: Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), body]),
      signature,
    }),
    'an old time, rightly signed': ({ body }) => ({
      body,
      signature: sign(body, provider.webhookSecret, now() - 301 - Math.floor(random() * 1e6)),
    }),
    'a time moved to now': ({ body, signature }) => ({
      body,
      signature: signature.replace(/t=\d+/, `t=${now() + 1 + Math.floor(random() * 100)}`),
    }),
    'no time': ({ body, signature }) => ({ body, signature: signature.replace(/t=\d+,/, '') }),
    'a time that is none': ({ body }) => {
      const time = pick(['', 'now', 'NaN', '1e9', '-1', ' ', '0x10']);
      return { body, signature: sign(body, 'guess', time) };
    },
    'no header': ({ body }) => ({ body, signature: pick([null, '']) }),
    'a header of noise': ({ body }) => ({
      body,
      signature: pick(['v1', 't=,v1=', '=', ',,,', 'null', '[object Object]']),
    }),
    'no current signature': ({ body, signature }) => ({
      body,
      signature: signature.replaceAll('v1=', 'v0='),
    }),
    'half a signature': ({ body, signature }) => ({
      body,
      signature: signature.replace(/(v1=\w{32})\w{32}/, '$1'),
    }),
    'the same content written anew': ({ body, signature }) => {
      const content = JSON.parse(body.toString());
      const rewritten = JSON.stringify(content, Object.keys(content).reverse(), pick([0, 1, 3, 4]));
      return { body: rewritten, signature };
    },
    'nothing at all': ({ signature }) => ({ body: Buffer.alloc(0), signature }),
    'another notice’s signature': ({ body }) => {
      const others = genuine.filter((one) => !one.body.equals(body));
      return { body, signature: pick(others).signature };
    },
  };

  test('genuine ones are accepted', () => {
    expect(genuine.length).toBeGreaterThan(1);
    for (const { body, signature } of genuine) {
      expect(provider.payments.parseNotice(body, signature).id).toMatch(/^evt_/);
      expect(provider.payments.parseNotice(body.toString(), signature).id).toMatch(/^evt_/);
    }
  });

  test(`${FORGERIES} forgeries, ${Object.keys(ways).length} ways, are all rejected`, () => {
    const accepted: string[] = [];
    const names = Object.keys(ways);
    for (let n = 0; n < FORGERIES; n++) {
      const way = itemAt(names, n % names.length);
      const forged = ways[way]?.(pick(genuine));
      if (!forged) throw new Error(way);
      try {
        provider.payments.parseNotice(forged.body, forged.signature);
        accepted.push(way);
      } catch (error) {
        if (!(error instanceof NoticeRejected)) accepted.push(`${way}: ${error}`);
      }
    }
    expect(accepted).toEqual([]);
  });

  test('a genuine one is too old after five minutes', () => {
    const [notice] = genuine;
    provider.clock.advance(301_000);
    expect(() => provider.payments.parseNotice(notice?.body ?? '', notice?.signature ?? '')).toThrow(
      NoticeRejected,
    );
    provider.clock.advance(-301_000);
  });

  test('nor is one accepted that is signed for a time to come', () => {
    const [notice] = genuine;
    provider.clock.advance(-301_000);
    expect(() => provider.payments.parseNotice(notice?.body ?? '', notice?.signature ?? '')).toThrow(
      NoticeRejected,
    );
    provider.clock.advance(301_000);
  });

  test.each(['null', '[]', '{}', '"text"', '{', '{"id":1}', '{"id":"evt_1","type":"invoice.paid"}', ''])(
    'rightly signed, but not a notice: %s',
    (body) => {
      const signature = sign(body, provider.webhookSecret, now());
      expect(() => provider.payments.parseNotice(body, signature)).toThrow(NoticeRejected);
    },
  );
});
