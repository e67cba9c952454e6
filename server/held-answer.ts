import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseEncoding, type Encoded } from './compress.ts';

/** A finished answer in memory: a kept page or a built file, in each encoding that pays. */
export type HeldAnswer = {
  status: number;
  bodies: Pick<Encoded, 'identity'> & Partial<Encoded>;
  headers: Record<string, string>;
};

/** The path under which an answer may be held; undefined for whatever needs a closer look. */
export function heldPath({ method, url = '' }: IncomingMessage): string | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  const query = url.indexOf('?');
  if (query < 0) return url;
  const path = url.slice(0, query);
  // Parts of a data answer are asked for by query; everywhere else a query changes nothing that we hold.
  return path.endsWith('.data') ? undefined : path;
}

type Wish = { method?: string; accept?: string; ifNoneMatch?: string };

function choose({ status, bodies, headers }: HeldAnswer, { method, accept, ifNoneMatch }: Wish) {
  if (headers.etag && ifNoneMatch?.includes(headers.etag)) return { status: 304, headers };
  const wanted = chooseEncoding(accept);
  const encoding = bodies[wanted] ? wanted : 'identity';
  const body = bodies[encoding] ?? bodies.identity;
  const fitted: Record<string, string> = { ...headers, 'content-length': String(body.length) };
  if (encoding !== 'identity') fitted['content-encoding'] = encoding;
  return { status, headers: fitted, body: method === 'HEAD' ? undefined : body };
}

/**
 * Answers without waking a framework: no Request, no Response, no routing, no log line. That is the difference between
 * a quarter and nine tenths of what a bare node:http server can do (bench/pages.ts).
 */
export function sendHeld(
  held: HeldAnswer,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  fixedHeaders: Record<string, string>,
): void {
  const { status, headers, body } = choose(held, {
    method: incoming.method,
    accept: incoming.headers['accept-encoding'],
    ifNoneMatch: incoming.headers['if-none-match'],
  });
  outgoing.writeHead(status, { ...headers, ...fixedHeaders, 'x-request-id': randomUUID() });
  outgoing.end(body);
}

/** The same for an answer that has only just been made, inside the framework. */
export function heldResponse(held: HeldAnswer, request: Request): Response {
  const { status, headers, body } = choose(held, {
    method: request.method,
    accept: request.headers.get('accept-encoding') ?? undefined,
    ifNoneMatch: request.headers.get('if-none-match') ?? undefined,
  });
  return new Response(body?.length ? new Uint8Array(body) : null, { status, headers });
}
