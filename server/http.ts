import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener } from 'node:http';
import { isIP, isIPv6 } from 'node:net';
import { extname, join, relative, sep } from 'node:path';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { sql } from 'drizzle-orm';
import { type Context, type ErrorHandler, type Handler, Hono, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { CLIENT_HEADER } from '../adapters/auth/auth.ts';
import type { Log } from '../adapters/log/log.ts';
import { pathForLogs } from '../app/path-for-logs.ts';
import { isDatabaseLost } from '../db/database-lost.ts';
import { readMigrations } from '../db/migrate.ts';
import type { Services } from '../domain/services.ts';
import { writeSetting } from '../domain/settings.ts';
import { formatsOf } from '../shared/visitor-formats.ts';
import { pageAnswerer, type Web } from './answer-page.ts';
import { LOST, RETRY_SECONDS } from './away-page.ts';
import { limitBodies } from './body-limits.ts';
import { headerOf } from './header-of.ts';
import type { Metrics } from './metrics.ts';
import { type HeldAnswer, heldKey, heldPath, heldSender, PageCache } from './page-cache.ts';
import { NOTHING_ALLOWED, permissionsFor, resourcePolicyFor, securityHeaders } from './security-headers.ts';

type Options = {
  services: Services;
  web: Web;
  trustedProxies: number;
  jobsAreWorking(): boolean;
  /** Hears of every request before it is answered. */
  onRequest?(incoming: IncomingMessage): void;
  /** Counts every request, and tells at /metrics; absent: nobody watches. */
  metrics?: Metrics;
};
type Bindings = { Bindings: HttpBindings; Variables: { requestId: string; client: string } };
type Middleware = MiddlewareHandler<Bindings>;

export function buildHttp(options: Options) {
  const { services, web, onRequest, metrics } = options;
  const files = web.clientFolder ? loadStaticFiles(web.clientFolder) : new Map<string, HeldAnswer>();
  const cache = new PageCache();
  const fixedHeaders = securityHeaders(services.config.mode === 'live');
  const answer = getRequestListener(buildApp(options, cache, fixedHeaders).fetch);
  const sendHeld = heldSender(fixedHeaders);
  const listener: RequestListener = (incoming, outgoing) => {
    onRequest?.(incoming);
    metrics?.observe(incoming, outgoing);
    const path = heldPath(incoming);
    const held =
      path === undefined ? undefined : (files.get(path) ?? cache.held(heldKey(path, writtenBy(incoming))));
    if (held) sendHeld(held, incoming, outgoing);
    else void answer(incoming, outgoing);
  };
  return { listener, contentChanged: () => cache.clear() };
}

/** How somebody writes dates, hours and money. */
const writtenBy = (incoming: IncomingMessage) => formatsOf(headerOf(incoming, 'accept-language'));

/** Everything that is not held in memory, in the order in which a request passes it. */
function buildApp(
  { services, web, trustedProxies, jobsAreWorking, metrics }: Options,
  cache: PageCache,
  fixedHeaders: Record<string, string>,
) {
  const { log, config } = services;
  const ownOrigin = ownOriginOf(config);
  const answerPage = pageAnswerer({ services, web, cache });
  const checkReady = readiness(services);
  const app = new Hono<Bindings>();
  app.use(identify(trustedProxies), sendHeaders(fixedHeaders), logRequests(log), refuseMalformed);
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.get('/readyz', async (c) => {
    const ready = await checkReady(jobsAreWorking());
    return c.json(ready, ready.status === 'ok' ? 200 : 503);
  });
  if (metrics) app.get('/metrics', (c) => metrics.answer(c.req.header('authorization')));
  app.use(refuseForeignOrigins(ownOrigin));
  app.use(limitBodies(services));
  app.all('/auth/v1/*', answerSignIn(services, ownOrigin, checkReady));
  app.use(compress());
  app.all('*', (c) =>
    answerPage(atOrigin(c.req.raw, ownOrigin(c)), {
      requestId: c.get('requestId'),
      client: c.get('client'),
      formats: formatsOf(c.req.header('accept-language')),
    }),
  );
  app.onError(answerFailure(log));
  return app;
}

/** Who asks, and the number by which the log tells this request from others. */
/** A proxy of ours may have named the request already: then its log and ours can be laid side by side. */
const requestId = (given: string | undefined, trustedProxies: number): string =>
  trustedProxies > 0 && given && /^[\w.-]{8,64}$/.test(given) ? given : randomUUID();

const identify =
  (trustedProxies: number): Middleware =>
  (c, next) => {
    c.set('requestId', requestId(c.req.header('x-request-id'), trustedProxies));
    c.set('client', clientAddress(c.env.incoming, trustedProxies));
    return next();
  };

const sendHeaders =
  (fixedHeaders: Record<string, string>): Middleware =>
  async (c, next) => {
    await next();
    // Not by c.header, which makes a new Response for each of them.
    const { headers, status } = c.res;
    headers.set('x-request-id', c.get('requestId'));
    for (const [name, value] of Object.entries(fixedHeaders)) headers.set(name, value);
    headers.set('permissions-policy', permissionsFor(c.req.path));
    headers.set('cross-origin-resource-policy', resourcePolicyFor(c.req.path));
    if (status === 503) headers.set('retry-after', RETRY_SECONDS);
  };

const logRequests =
  (log: Log): Middleware =>
  async (c, next) => {
    const began = performance.now();
    await next();
    const ms = Math.round(performance.now() - began);
    const { method } = c.req;
    const path = pathForLogs(c.req.path);
    log.info({ requestId: c.get('requestId'), method, path, status: c.res.status, ms }, 'request');
  };

const refuseMalformed: Middleware = async (c, next) => {
  try {
    decodeURIComponent(c.env.incoming.url ?? '');
  } catch {
    return c.json({ error: 'Malformed address' }, 400);
  }
  return next();
};

/**
 * What was sent to the sign-in service, read here: what it cannot read it takes for a failure of its own. Undefined where
 * that is not an object in JSON.
 */
async function readSent(request: Request): Promise<string | undefined> {
  const sent = ['GET', 'HEAD', 'OPTIONS'].includes(request.method) ? '' : await request.text();
  if (sent === '') return sent;
  if (!request.headers.get('content-type')?.includes('application/json')) return undefined;
  try {
    const body: unknown = JSON.parse(sent);
    return typeof body === 'object' && body !== null && !Array.isArray(body) ? sent : undefined;
  } catch {
    return undefined;
  }
}

/** Better Auth's own addresses. */
const answerSignIn =
  (services: Services, ownOrigin: OwnOrigin, checkReady: ReturnType<typeof readiness>): Handler<Bindings> =>
  async (c) => {
    const headers = new Headers(c.req.raw.headers);
    headers.set(CLIENT_HEADER, c.get('client'));
    const { url, method } = c.req.raw;
    const sent = await readSent(c.req.raw);
    if (sent === undefined) return c.json({ error: 'The request body must be a JSON object.' }, 400);
    if (sent === '') headers.delete('content-type');
    const asked = new Request(url, { method, headers, body: sent || undefined });
    const answer = await services.auth.handler(atOrigin(asked, ownOrigin(c), headers));
    // It calls every failure a 500; without a database there is only one, and it passes.
    const lost = answer.status === 500 && !(await checkReady(true)).checks.database;
    const response = lost ? c.json({ error: LOST }, 503) : new Response(answer.body, answer);
    // These are answers for programs; should one of them ever be a page, it can do nothing.
    response.headers.set('content-security-policy', NOTHING_ALLOWED);
    response.headers.set('cache-control', 'no-store');
    return response;
  };

const answerFailure =
  (log: Log): ErrorHandler<Bindings> =>
  (err, c) => {
    const requestId = c.get('requestId');
    const lost = isDatabaseLost(err);
    log.error({ err, requestId }, 'request failed');
    const message = lost ? LOST : 'Something went wrong on our side.';
    return c.json({ error: message, requestId }, lost ? 503 : 500);
  };

/**
 * Who is calling, as a key for rate limits. Forwarded addresses are believed only as far as configuration says that
 * proxies of ours stand in front: the last N entries were written by them, everything before by anybody.
 */
export function clientAddress(incoming: IncomingMessage, trustedProxies: number): string {
  const peer = incoming.socket.remoteAddress ?? 'unknown';
  if (trustedProxies === 0) return limitKey(peer);
  const header = incoming.headers['x-forwarded-for'];
  const hops = (Array.isArray(header) ? header.join(',') : (header ?? '')).split(',').map(withoutPort);
  const client = hops.at(-trustedProxies) ?? '';
  return limitKey(isIP(client) ? client : peer);
}

/** Some proxies add the port, which would make every connection a caller of its own. */
function withoutPort(hop: string): string {
  const written = hop.trim();
  const [, inBrackets] = /^\[(.+)\](?::\d+)?$/.exec(written) ?? [];
  return inBrackets ?? written.replace(/^([\d.]+):\d+$/, '$1');
}

/** One household has a whole IPv6 /64, so that is what is counted. */
export function limitKey(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  if (!isIPv6(address)) return address;
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::');
  const left = head ? head.split(':') : [];
  const right = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? [] : Array(Math.max(0, 8 - left.length - right.length)).fill('0');
  const groups = [...left, ...zeros, ...right].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

/**
 * Where this site is, as its visitors' browsers know it. Behind a proxy that speaks HTTPS a request arrives as plain
 * http, often under another Host; live, APP_URL alone says who we are. A demo is wherever its visitor found it.
 */
type OwnOrigin = (c: Context) => string;

function ownOriginOf({ mode, appUrl }: { mode: 'demo' | 'live'; appUrl: string }): OwnOrigin {
  const configured = new URL(appUrl).origin;
  return mode === 'live' ? () => configured : (c) => new URL(c.req.url).origin;
}

/** The same request at our own origin: the router compares it with what the browser says. */
function atOrigin(request: Request, origin: string, headers = request.headers): Request {
  const { pathname, search, origin: asked } = new URL(request.url);
  if (asked === origin && headers === request.headers) return request;
  const { method, body, signal } = request;
  const init: RequestInit & { duplex: 'half' } = { method, headers, body, signal, duplex: 'half' };
  return new Request(`${origin}${pathname}${search}`, init);
}

/** A browser says where a form came from. Notices from the payment provider are not browsers and prove themselves. */
function refuseForeignOrigins(ownOrigin: OwnOrigin): MiddlewareHandler {
  return async (c, next) => {
    const safe = ['GET', 'HEAD', 'OPTIONS'].includes(c.req.method);
    if (safe || c.req.path.startsWith('/webhooks/') || isOurs(c, ownOrigin(c))) return next();
    // Its body is not read, so the connection cannot be used again.
    return c.json({ error: 'This form was sent from another site.' }, 403, { connection: 'close' });
  };
}

/** Programs send neither header, and carry no cookies that another site could misuse. */
function isOurs(c: Context, own: string): boolean {
  const origin = c.req.header('origin');
  if (origin !== undefined) return origin === own;
  const site = c.req.header('sec-fetch-site');
  return site === undefined || site === 'same-origin' || site === 'none';
}

const known = readMigrations().map(({ name }) => name);
/** However often it is asked, by whomever, one write a second is enough to know. */
const WRITE_MS = 1_000;

/**
 * Whether this process can do its work: the database answers and takes what is written (a full disk and a stand-by answer,
 * and take nothing), its tables are those of this version, jobs run.
 */
function readiness({ db, clock, log }: Services) {
  let lastWrite = { at: Number.NEGATIVE_INFINITY, isDone: false };
  const canWrite = async (): Promise<boolean> => {
    if (performance.now() - lastWrite.at < WRITE_MS) return lastWrite.isDone;
    const at = performance.now();
    const isDone = await writeSetting(db, 'readiness', { writtenAt: clock.now() }).then(
      () => true,
      (err) => {
        log.error({ err }, 'the database takes no writes');
        return false;
      },
    );
    lastWrite = { at, isDone };
    return isDone;
  };
  return async (jobs: boolean) => {
    const checks = { database: false, writes: false, migrations: false, jobs };
    try {
      const { rows } = await db.execute<{ count: number }>(
        sql`select count(*)::int as count from schema_migrations where name = any(${sql.param(known)})`,
      );
      checks.database = true;
      // There may be more: while a newer version starts beside this one, this one goes on.
      checks.migrations = rows[0]?.count === known.length;
      checks.writes = await canWrite();
    } catch {
      // Reported as "database: false"; the pool logs why.
    }
    const ok = Object.values(checks).every(Boolean);
    return { status: ok ? ('ok' as const) : ('not ready' as const), checks };
  };
}

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** Written beside a file by the build, and sent in its place to whoever takes it; and what desktops leave in folders. */
const LEFT_OUT = /\.(br|gz)$|^\./;

/** Reads the built client once: answering from memory is nine times faster than from the disk. */
function loadStaticFiles(folder: string): Map<string, HeldAnswer> {
  const files = new Map<string, HeldAnswer>();
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !LEFT_OUT.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  for (const path of paths) {
    const route = `/${relative(folder, path).split(sep).join('/')}`;
    // Vite puts a content hash into the names below /assets.
    const immutable = route.startsWith('/assets/');
    files.set(route, {
      status: 200,
      bodies: {
        identity: readFileSync(path),
        br: readIfThere(`${path}.br`),
        gzip: readIfThere(`${path}.gz`),
      },
      headers: {
        'content-type': typeOf(path),
        'cache-control': immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
        vary: 'accept-encoding',
        // A worker has the policy of its own file, not of the page that starts it: this one talks to nobody.
        ...(route === '/push-worker.js' && { 'content-security-policy': NOTHING_ALLOWED }),
      },
    });
  }
  return files;
}

/** A kind of file that is not in the list would otherwise be missing on the site and nowhere else. */
function typeOf(path: string): string {
  const type = types[extname(path)];
  if (!type) throw new Error(`server/http.ts knows no content type for ${path}.`);
  return type;
}

function readIfThere(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}
