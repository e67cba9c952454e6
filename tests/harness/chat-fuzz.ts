import { randomBytes } from 'node:crypto';
import { junkSender } from './junk.ts';

const numbers: unknown[] = [
  undefined,
  null,
  'x',
  { lifePath: 8, expression: 3, soulUrge: 5 },
  { lifePath: 1e9, expression: -1, soulUrge: '<b>' },
  { lifePath: { value: 3 } },
];

type Fuzz = { base: string; count: number; seed?: number; atOnce?: number };

export type FuzzTally = { statuses: Record<number, number>; slowestMs: number; failures: string[] };

/** Sends junk to the chat as fast as it is taken, from many addresses, and writes down how it was answered. */
export async function fuzzChat({ base, count, seed = 1, atOnce = 8 }: Fuzz): Promise<FuzzTally> {
  const tally: FuzzTally = { statuses: {}, slowestMs: 0, failures: [] };
  let sent = 0;
  const sender = async (which: number) => {
    const { below, pick, junk, address } = junkSender(seed * 1_000 + which);
    while (sent++ < count) {
      const keys = {
        sessionId: `chat_${randomBytes(16).toString('hex')}`,
        key: randomBytes(24).toString('base64url'),
      };
      const body = { ...keys, message: junk(), numbers: pick(numbers) };
      const json = JSON.stringify(body);
      const broken = below(20) === 0 ? json.slice(0, below(json.length)) : json;
      await send(base, broken, address(), tally);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, (_, which) => sender(which)));
  return tally;
}

async function send(base: string, body: string, address: string, tally: FuzzTally): Promise<void> {
  const began = performance.now();
  const answer = await fetch(`${base}/functions/v1/chat`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body,
  });
  const text = await answer.text();
  tally.slowestMs = Math.max(tally.slowestMs, performance.now() - began);
  tally.statuses[answer.status] = (tally.statuses[answer.status] ?? 0) + 1;
  const isJson = answer.headers.get('content-type')?.startsWith('application/json');
  const guarded = answer.headers.get('x-content-type-options') === 'nosniff';
  if (answer.status >= 500 || !isJson || !guarded)
    tally.failures.push(`${answer.status} ${text.slice(0, 80)} for ${body.slice(0, 200)}`);
}
