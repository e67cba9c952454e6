import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/connect.ts';
import { ApiError } from './api-error.ts';
import { prepare } from './endpoints.ts';
import { type Answer, storedAnswer } from './idempotency.ts';
import type { Store } from './postgres-store.ts';
import { answers } from './tables.ts';

type Call = { method: string; path: string; text: string; key: string | null };

/** The request of the SDK, answered without leaving the process. */
export function fetchFrom(store: Store): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const { pathname: path, search } = new URL(request.url);
    const { method } = request;
    const text = [search.slice(1), await request.text()].filter(Boolean).join('&');
    const key = method === 'POST' ? request.headers.get('idempotency-key') : null;
    const { status, body } = await answerCall(store, { method, path, text, key });
    return Response.json(body, { status });
  };
}

async function answerCall(store: Store, call: Call): Promise<Answer> {
  try {
    const { names, run } = prepare(call.method, call.path, call.text);
    if (call.method === 'GET') return { status: 200, body: await store.look(names, run) };
    return await store.transaction((tx, change) =>
      onceUnderKey(tx, store.now(), call, () =>
        change(names, run).then((body) => ({ status: 200, body }), refusal),
      ),
    );
  } catch (error) {
    return refusal(error);
  }
}

function refusal(error: unknown): Answer {
  if (!(error instanceof ApiError)) throw error;
  return { status: error.status, body: error.body };
}

/** Two requests with one key wait for each other; the second is given what the first was. */
async function onceUnderKey(tx: Tx, now: Date, call: Call, work: () => Promise<Answer>): Promise<Answer> {
  const { key, method, path, text } = call;
  if (key === null) return work();
  const fingerprint = `${method} ${path} ${text}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
  const [known] = await tx.select().from(answers).where(eq(answers.key, key));
  const kept = storedAnswer(known, { key, fingerprint, now });
  if (kept) return kept;
  const row = { fingerprint, at: now, answer: await work() };
  await tx
    .insert(answers)
    .values({ key, ...row })
    .onConflictDoUpdate({ target: answers.key, set: row });
  return row.answer;
}
