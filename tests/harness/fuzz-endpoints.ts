import { junkSender } from './junk.ts';

/** What a well-meaning caller might send anywhere; each input spoils some of it. */
const plausible: Record<string, unknown> = {
  email: 'ada@example.test',
  name: 'Ada King',
  fullName: 'Ada King',
  password: 'engine-of-1843',
  birthDate: '1990-07-04',
  partnerBirthDate: '1991-01-02',
  first: '1990-07-04',
  second: '1991-01-02',
  productId: 'report',
  productName: 'Personal Report',
  amount: 5900,
  code: 'WELCOME10',
  items: [{ id: 'report', quantity: 1 }],
  subject: 'A question',
  message: 'Do you read names in Greek?',
  startsAt: '2031-03-03T09:00:00.000Z',
  date: '2031-03-03',
  zone: 'Europe/Lisbon',
  intent: 'send',
  submission: '0c9f6f1e-0000-4000-8000-000000000001',
  orderNumber: 'A-1001',
  sessionId: `chat_${'0'.repeat(32)}`,
  key: 'A'.repeat(32),
  token: 'A'.repeat(32),
  number: '7',
  numbers: { lifePath: 8, expression: 3, soulUrge: 5 },
  marketingConsent: true,
  subscription: { endpoint: 'https://push.example/1', keys: { p256dh: 'x', auth: 'y' } },
  type: 'payment_intent.succeeded',
  data: { object: { id: 'pi_1' } },
};
const names = Object.keys(plausible);

export type Fuzzed = { statuses: Record<number, number>; slowestMs: number; failures: string[] };
type Fuzz = { base: string; pattern: string; count: number; seed: number };

const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
/** What an address cannot hold, no client sends. */
const inAddress = (value: unknown) => encodeURIComponent(asText(value).slice(0, 800).toWellFormed());

/** Sends so many inputs to one address, by query and by body, as JSON, as a form and as neither, and notes what it answered. */
export async function fuzzEndpoint({ base, pattern, count, seed }: Fuzz): Promise<Fuzzed> {
  const { below, pick, junk, address } = junkSender(seed);
  const tally: Fuzzed = { statuses: {}, slowestMs: 0, failures: [] };
  const spoiled = (): Record<string, unknown> => {
    const fields = { ...plausible, email: `ada-${below(1e9)}@example.test` };
    for (let times = 1 + below(4); times > 0; times--) Object.assign(fields, { [pick(names)]: junk() });
    return fields;
  };
  const path = () => pattern.replaceAll(/:\w+\??/g, () => (below(3) ? inAddress(junk()) || 'x' : '1'));
  const query = () =>
    `?${Array.from({ length: 1 + below(3) }, () => `${pick(names)}=${inAddress(junk())}`).join('&')}`;
  const body = (): [string, string] => {
    const fields = spoiled();
    switch (below(8)) {
      case 0:
        return ['application/json', JSON.stringify(fields).slice(0, below(400))];
      case 1:
        return ['application/json', JSON.stringify(junk()) ?? ''];
      case 2:
        return [
          pick(['text/plain', 'application/xml', 'multipart/form-data; boundary=x', '']),
          asText(junk()),
        ];
      case 3:
      case 4:
        return [
          'application/x-www-form-urlencoded',
          names.map((name) => `${name}=${inAddress(fields[name])}`).join('&'),
        ];
      default:
        return ['application/json', JSON.stringify(fields)];
    }
  };
  for (let sent = 0; sent < count; sent++) {
    const [type, text] = body();
    const isRead = below(3) === 0;
    await send(base + path() + (isRead || below(4) === 0 ? query() : ''), tally, {
      method: isRead ? 'GET' : 'POST',
      headers: {
        'x-forwarded-for': address(),
        origin: base,
        ...(type && !isRead ? { 'content-type': type } : {}),
      },
      ...(isRead ? {} : { body: text }),
    });
  }
  return tally;
}

async function send(address: string, tally: Fuzzed, init: RequestInit): Promise<void> {
  const began = performance.now();
  const answer = await fetch(address, { ...init, redirect: 'manual', signal: AbortSignal.timeout(60_000) });
  const isStream = answer.headers.get('content-type')?.startsWith('text/event-stream');
  if (isStream) await answer.body?.cancel();
  else await answer.arrayBuffer();
  tally.slowestMs = Math.max(tally.slowestMs, performance.now() - began);
  tally.statuses[answer.status] = (tally.statuses[answer.status] ?? 0) + 1;
  if (answer.status < 500 && answer.headers.get('x-content-type-options') === 'nosniff') return;
  tally.failures.push(
    `${answer.status} ${init.method} ${address.slice(0, 300)} ${String(init.body ?? '').slice(0, 300)}`,
  );
}
