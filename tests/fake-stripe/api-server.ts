import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { ApiError } from '../../adapters/payments/simulator/api-error.ts';
import { type Prepared, prepare } from '../../adapters/payments/simulator/endpoints.ts';
import { type Answer, type Kept, storedAnswer } from '../../adapters/payments/simulator/idempotency.ts';
import { newId, type World } from '../../adapters/payments/simulator/world.ts';
import { itemAt } from '../../shared/records.ts';
import { answerPaymentPage, PAY } from './payment-page.ts';

/** The chance, from 0 to 1, of each thing going wrong with a call. May be changed at any time. */
export type Faults = {
  /** Answered 500 before anything is done. */
  errorBefore: number;
  /** Done, yet answered 500; as at Stripe, that answer is kept under the idempotency key. */
  errorAfter: number;
  /** The connection is cut before anything is done. */
  dropBefore: number;
  /** Done, and the connection is cut before the answer. */
  dropAfter: number;
  /** Never answered. */
  hang: number;
  /** Done, and answered 200 with what is not the answer: half of it, a page for people, or an object of no kind. */
  malformed: number;
  /** Every answer takes so long. */
  delayMs: number;
};

export const noFaults: Faults = {
  errorBefore: 0,
  errorAfter: 0,
  dropBefore: 0,
  dropAfter: 0,
  hang: 0,
  malformed: 0,
  delayMs: 0,
};

type Keys = Map<string, Kept>;
type Options = { world: World; secretKey: string; faults: Faults; random: () => number };
type Call = { method: string; path: string; text: string; key: string | null };

const broken = new ApiError(500, 'Something went wrong on our end.', { type: 'api_error' });

export function apiServer(options: Options): Server {
  const keys: Keys = new Map();
  return createServer((request, response) => {
    const answered = request.url?.startsWith(PAY)
      ? answerPaymentPage(options.world, request, response)
      : handle(options, keys, request, response);
    answered.catch((error) => {
      if (!(error instanceof ApiError)) console.error(error);
      send(response, error instanceof ApiError ? error : broken);
    });
  });
}

async function handle(
  options: Options,
  keys: Keys,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const call = await readCall(request);
  const { faults, random } = options;
  const strikes = (chance: number) => chance > 0 && random() < chance;
  if (request.headers.authorization !== `Bearer ${options.secretKey}`) {
    throw new ApiError(401, 'Invalid API Key provided');
  }
  if (strikes(faults.hang)) return;
  if (strikes(faults.dropBefore)) return void request.socket.destroy();
  if (strikes(faults.errorBefore)) return send(response, broken, { 'stripe-should-retry': 'true' });

  const kept = begin(keys, call, options.world.now());
  if (kept) {
    return send(response, kept, { 'idempotent-replayed': 'true', 'stripe-should-retry': 'false' });
  }
  if (faults.delayMs > 0) await new Promise((resolve) => setTimeout(resolve, faults.delayMs));
  const answer = work(options.world, keys, call);
  const lost = strikes(faults.errorAfter);
  const taken = call.key && keys.get(call.key);
  if (taken) taken.answer = lost ? broken : answer;
  if (lost) return send(response, broken, { 'stripe-should-retry': 'false' });
  if (strikes(faults.dropAfter)) return void request.socket.destroy();
  if (strikes(faults.malformed)) return sendText(response, spoiled(answer, random));
  send(response, answer);
}

/** The kept answer, or null: then the key is taken. */
function begin(keys: Keys, { key, method, path, text }: Call, now: Date): Answer | null {
  if (!key) return null;
  const fingerprint = `${method} ${path} ${text}`;
  const kept = storedAnswer(keys.get(key), { key, fingerprint, now });
  if (!kept) keys.set(key, { fingerprint, at: now, answer: null });
  return kept;
}

/** A request that is refused before anything is done leaves its key free for a better one. */
function work(world: World, keys: Keys, { method, path, text, key }: Call): Answer {
  let run: Prepared['run'];
  try {
    run = prepare(method, path, text).run;
  } catch (error) {
    if (key) keys.delete(key);
    throw error;
  }
  try {
    return { status: 200, body: run(world) };
  } catch (error) {
    if (error instanceof ApiError) return error;
    if (key) keys.delete(key);
    throw error;
  }
}

async function readCall(request: IncomingMessage): Promise<Call> {
  const url = new URL(request.url ?? '/', 'http://fake');
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const body = Buffer.concat(chunks).toString('utf8');
  const method = request.method ?? 'GET';
  const key = method === 'POST' ? (request.headers['idempotency-key'] ?? null) : null;
  return {
    method,
    path: url.pathname,
    text: method === 'GET' ? url.search.slice(1) : [url.search.slice(1), body].filter(Boolean).join('&'),
    key: Array.isArray(key) ? (key[0] ?? null) : key,
  };
}

function spoiled({ body }: Answer, random: () => number): string {
  const text = JSON.stringify(body);
  const kinds = [text.slice(0, text.length / 2), '<!doctype html><title>Sorry</title>', '{}'];
  return itemAt(kinds, Math.floor(random() * kinds.length));
}

function sendText(response: ServerResponse, text: string): void {
  response.writeHead(200, { 'content-type': 'application/json' }).end(text);
}

function send(
  response: ServerResponse,
  { status, body }: Answer,
  headers: Record<string, string> = {},
): void {
  if (response.destroyed || response.headersSent) return;
  response.writeHead(status, { 'content-type': 'application/json', 'request-id': newId('req'), ...headers });
  response.end(JSON.stringify(body, null, 2));
}
