import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { buffer as bytesOf, text as textOf } from 'node:stream/consumers';
import { z } from 'zod';
import {
  type Answer,
  type Call,
  fingerprintOf,
  formOf,
  prepare,
  refusal,
  type StoredAnswer,
  storedAnswer,
} from '../../adapters/payments/simulator/api.ts';
import { chooseOutcome, readCheckoutPage } from '../../adapters/payments/simulator/checkout.ts';
import { ApiError } from '../../adapters/payments/simulator/requests.ts';
import { newId, type World } from '../../adapters/payments/simulator/world.ts';
import { itemAt } from '../../shared/records.ts';

/** The chance, from 0 to 1, of each thing going wrong with a call. May be changed at any time. */
export const noFaults = {
  /** Answered 500 before anything is done. */
  errorBefore: 0,
  /** Done, yet answered 500; as at Stripe, that answer is stored under the idempotency key. */
  errorAfter: 0,
  /** The connection is cut before anything is done. */
  dropBefore: 0,
  /** Done, and the connection is cut before the answer. */
  dropAfter: 0,
  /** Never answered. */
  hang: 0,
  /** Done, and answered 200 with what is not the answer: half of it, a page for people, or an object of no kind. */
  malformed: 0,
  /** Every answer takes so long. */
  delayMs: 0,
};
export type Faults = typeof noFaults;

type Options = { world: World; secretKey: string; faults: Faults; random: () => number };

const broken = new ApiError(500, 'Something went wrong on our end.', { type: 'api_error' });

export function apiServer(options: Options): Server {
  const keys = new Map<string, StoredAnswer>();
  return createServer((request, response) => {
    const answered = request.url?.startsWith(PAY)
      ? answerPaymentPage(options.world, request, response)
      : answerCall(options, keys, request, response);
    answered.catch((error) => {
      if (!(error instanceof ApiError)) console.error(error);
      send(response, error instanceof ApiError ? error : broken);
    });
  });
}

async function answerCall(
  { world, secretKey, faults, random }: Options,
  keys: Map<string, StoredAnswer>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const call = await readCall(request);
  const strikes = (chance: number) => chance > 0 && random() < chance;
  if (request.headers.authorization !== `Bearer ${secretKey}`)
    throw new ApiError(401, 'Invalid API Key provided');
  if (strikes(faults.hang)) return;
  if (strikes(faults.dropBefore)) return void request.socket.destroy();
  if (strikes(faults.errorBefore)) return send(response, broken, { 'stripe-should-retry': 'true' });

  // A request that is refused before anything is done leaves its key free for a better one.
  const { run } = prepare(call);
  const stored = storedAnswer(keys.get(call.key ?? ''), call, world.now());
  if (stored)
    return send(response, stored, { 'idempotent-replayed': 'true', 'stripe-should-retry': 'false' });
  const underKey: StoredAnswer = { fingerprint: fingerprintOf(call), at: world.now(), answer: null };
  if (call.key) keys.set(call.key, underKey);
  if (faults.delayMs > 0) await new Promise((resolve) => setTimeout(resolve, faults.delayMs));
  const answer = work(() => run(world));
  const isLost = strikes(faults.errorAfter);
  underKey.answer = isLost ? broken : answer;
  if (isLost) return send(response, broken, { 'stripe-should-retry': 'false' });
  if (strikes(faults.dropAfter)) return void request.socket.destroy();
  if (strikes(faults.malformed)) return sendText(response, spoiled(answer, random));
  send(response, answer);
}

function work(run: () => unknown): Answer {
  try {
    return { status: 200, body: run() };
  } catch (error) {
    return refusal(error);
  }
}

async function readCall(request: IncomingMessage): Promise<Call> {
  const { pathname: path, href } = new URL(request.url ?? '/', 'http://fake');
  const { method = 'GET', headers } = request;
  const body = method === 'GET' ? undefined : await bytesOf(request);
  const type = headers['content-type'];
  const text = await formOf(
    new Request(href, { method, body, headers: type ? { 'content-type': type } : {} }),
  );
  return {
    method,
    path,
    text,
    key: method === 'POST' ? String(headers['idempotency-key'] ?? '') || null : null,
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

/** Where a payment page is, on the fake's own server. */
export const PAY = '/c/pay/';

const outcomes = z.enum(['paid', 'declined', 'abandoned', 'sepa-pending']);

/** The provider's page, which the buyer's browser is sent to: plain HTML with the buttons of the demo's. */
async function answerPaymentPage(
  world: World,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', 'http://fake');
  const id = pathname.slice(PAY.length);
  if (request.method === 'POST') {
    const form = new URLSearchParams(await textOf(request));
    const { redirectUrl } = chooseOutcome(world, id, outcomes.parse(form.get('outcome')));
    response.writeHead(303, { location: redirectUrl ?? pathname }).end();
    return;
  }
  const { email, declined } = readCheckoutPage(world, id);
  const euros = ((world.sessions.get(id)?.amount_total ?? 0) / 100).toFixed(2).replace('.00', '');
  const button = (outcome: z.infer<typeof outcomes>, text: string) =>
    `<button name="outcome" value="${outcome}">${text}</button>`;
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(
    `<!doctype html><html lang="en"><title>Payment</title><link rel="icon" href="data:,"><h1>Payment</h1>
    <p>${email ?? ''}</p><p role="alert">${declined ?? ''}</p>
    <form method="post">${button('paid', `Pay €${euros}`)}${button('declined', 'Have the bank decline it')}
    ${button('sepa-pending', 'Pay by direct debit')}${button('abandoned', 'Cancel and go back')}</form></html>`,
  );
}
