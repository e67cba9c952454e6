import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ServerBuild } from 'react-router';
import type { FormatName } from '../shared/visitor-formats.ts';
import { branchTo } from './branches.ts';
import { chooseEncoding, type Encoded, encode } from './compress.ts';
import { headerOf } from './header-of.ts';
import { contentSecurityPolicy, NOTHING_ALLOWED, ownInlineScript } from './security-headers.ts';

/** Far more pages than we have: only there so that made-up addresses cannot fill the memory. */
const MOST_PAGES = 2_000;

/**
 * Public pages are rendered once per content version and cached as compressed bytes. They hold nothing personal: their
 * address and one of four ways to write dates, hours and money are the whole key. They have one inline script, which is allowed by its hash: a nonce would have to
 * differ each time.
 */
export class PageCache {
  private pages = new Map<string, HeldAnswer>();
  private coming = new Map<string, Promise<HeldAnswer>>();

  /** Content changed: the next visitor of each page renders it anew. */
  clear(): void {
    this.pages.clear();
    this.coming.clear();
  }

  /** A page that is ready to be sent. */
  held(path: string): HeldAnswer | undefined {
    return this.pages.get(path);
  }

  /** Renders a page that is not held yet, once however many ask for it. Errors and redirects are not cached. */
  render(path: string, render: () => Promise<Response>): Promise<HeldAnswer> {
    const coming = this.coming.get(path);
    return coming ?? this.begin(path, render);
  }

  private begin(path: string, render: () => Promise<Response>): Promise<HeldAnswer> {
    const coming = render().then(toAnswer);
    this.coming.set(path, coming);
    void coming.then(
      (answer) => this.arrived(path, coming, answer),
      () => this.arrived(path, coming),
    );
    return coming;
  }

  private arrived(path: string, coming: unknown, answer?: HeldAnswer): void {
    // What was asked for before the content changed is not worth caching.
    if (this.coming.get(path) !== coming) return;
    this.coming.delete(path);
    if (answer?.status !== 200) return;
    if (this.pages.size >= MOST_PAGES) this.pages.clear();
    this.pages.set(path, answer);
  }
}

/** Read to its end, because several visitors may wait for the same answer and a body can be read once. */
async function toAnswer(response: Response): Promise<HeldAnswer> {
  const { status } = response;
  const type = response.headers.get('content-type') ?? 'text/html; charset=utf-8';
  const bytes = Buffer.from(await response.arrayBuffer());
  const isPage = type.startsWith('text/html');
  const policy = {
    'content-security-policy': isPage ? contentSecurityPolicy([ownInlineScript]) : NOTHING_ALLOWED,
  };
  if (status !== 200) {
    const headers = { ...Object.fromEntries(response.headers), 'cache-control': 'no-store', ...policy };
    return { status, bodies: { identity: bytes }, headers };
  }
  const headers = {
    'content-type': type,
    vary: 'accept-encoding, accept-language',
    etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
    'cache-control': response.headers.get('cache-control') ?? 'public, no-cache',
    ...policy,
  };
  return { status, bodies: type.startsWith('image/') ? { identity: bytes } : await encode(bytes), headers };
}

/** As our own links write it. The router also knows a page by other spellings, in more variants than can be cached. */
const PLAIN = /^\/(?:[a-z0-9._-]+(?:\/[a-z0-9._-]+)*)?$/;

/** A page is cached as bytes when it, or a layout above it, says `handle = { cached: true }`. */
export function isCacheablePage(build: ServerBuild, url: string): boolean {
  const { pathname, search } = new URL(url);
  if (!PLAIN.test(pathname)) return false;
  const data = pathname.endsWith('.data');
  // Part of a data answer is asked for by query, in more variants than are worth caching.
  if (data && search) return false;
  const path = data ? pathname.slice(0, -'.data'.length).replace(/^\/_root$/, '/') : pathname;
  return branchTo(build, path).some(({ cached }) => cached);
}

/** The site map's word for a page: `/checkout/:productId`. Undefined where there is none. */
export function patternOf(build: ServerBuild, path: string): string | undefined {
  const branch = branchTo(build, path);
  if (branch.length === 0) return undefined;
  return `/${branch.flatMap((route) => route.path?.replace(/^\/+/, '') || []).join('/')}`;
}

/** Under which an answer is held: pages for each way of writing, files and pictures once for all. */
export const heldKey = (path: string, formats: FormatName): string =>
  formats === 'own' || isFile(path) ? path : `${path} ${formats}`;

const isFile = (path: string): boolean => /\.(?!data$)[a-z]+$/.test(path);

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
