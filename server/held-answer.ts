import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseEncoding, type Encoded } from './compress.ts';
import { headerOf } from './header-of.ts';

type Encoding = keyof Encoded;

/** A finished answer in memory: a cached page or a built file, in each encoding that pays. */
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

type Fitting = { status: number; headers: Record<string, string>; body?: Buffer };

function encodedAs({ status, bodies, headers }: HeldAnswer, wanted: Encoding): Fitting {
  const encoding = bodies[wanted] ? wanted : 'identity';
  const body = bodies[encoding] ?? bodies.identity;
  const fitted: Record<string, string> = { ...headers, 'content-length': String(body.length) };
  if (encoding !== 'identity') fitted['content-encoding'] = encoding;
  return { status, headers: fitted, body };
}

const isKnown = ({ headers: { etag } }: HeldAnswer, ifNoneMatch: string | undefined) =>
  etag !== undefined && ifNoneMatch?.includes(etag) === true;

/** An answer as node:http takes it: one array of names and values, made once for all who will ask. */
type Ready = { status: number; head: string[]; body?: Buffer };

/**
 * Sends answers without waking a framework: no Request, no Response, no routing, no log line (so no number to find one
 * by), and nothing that is put together per request. bench/pages.ts measures it beside a bare node:http server.
 */
export function heldSender(fixedHeaders: Record<string, string>) {
  const made = new WeakMap<HeldAnswer, Partial<Record<Encoding | 'known', Ready>>>();
  const toReady = ({ status, headers, body }: Fitting): Ready => ({
    status,
    head: Object.entries({ ...headers, ...fixedHeaders }).flat(),
    body,
  });
  const ready = (held: HeldAnswer, kind: Encoding | 'known'): Ready => {
    const before = made.get(held);
    const found = before?.[kind];
    if (found) return found;
    const fresh = toReady(kind === 'known' ? { status: 304, headers: held.headers } : encodedAs(held, kind));
    made.set(held, { ...before, [kind]: fresh });
    return fresh;
  };
  return (held: HeldAnswer, incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const known = isKnown(held, headerOf(incoming, 'if-none-match'));
    const kind = known ? 'known' : chooseEncoding(headerOf(incoming, 'accept-encoding'));
    const { status, head, body } = ready(held, kind);
    outgoing.writeHead(status, head);
    outgoing.end(incoming.method === 'HEAD' ? undefined : body);
  };
}

/** The same for an answer that has only just been made, inside the framework. */
export function heldResponse(held: HeldAnswer, request: Request): Response {
  if (isKnown(held, request.headers.get('if-none-match') ?? undefined))
    return new Response(null, { status: 304, headers: held.headers });
  const { status, headers, body } = encodedAs(
    held,
    chooseEncoding(request.headers.get('accept-encoding') ?? undefined),
  );
  const isWanted = request.method !== 'HEAD' && body?.length;
  return new Response(isWanted ? new Uint8Array(body) : null, { status, headers });
}
