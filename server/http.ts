import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { type ErrorHandler, type Handler, Hono, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import type { RouterContextProvider, ServerBuild } from 'react-router';
import { CLIENT_HEADER } from '../adapters/auth/auth.ts';
import type { Log } from '../adapters/log/log.ts';
import { pathForLogs } from '../app/path-for-logs.ts';
import { isDatabaseLost } from '../db/database-lost.ts';
import type { Services } from '../domain/services.ts';
import { pageAnswerer } from './answer-page.ts';
import { LOST, RETRY_SECONDS } from './away-page.ts';
import { limitBodies } from './body-limits.ts';
import { clientAddress } from './client-address.ts';
import { readiness } from './health.ts';
import { type HeldAnswer, heldPath, heldSender } from './held-answer.ts';
import type { Metrics } from './metrics.ts';
import { atOrigin, type OwnOrigin, ownOriginOf, refuseForeignOrigins } from './own-origin.ts';
import { PageCache } from './page-cache.ts';
import { NOTHING_ALLOWED, permissionsFor, resourcePolicyFor, securityHeaders } from './security-headers.ts';
import { loadStaticFiles } from './static-files.ts';

export type Web = {
  build(): Promise<ServerBuild> | ServerBuild;
  handle(request: Request, context: RouterContextProvider): Promise<Response>;
  /** The built client; absent while Vite serves it in development. */
  clientFolder?: string;
  /** Whether public pages are rendered once and cached; in development each visit shows the newest edit. */
  cachePages: boolean;
};

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
    const held = path === undefined ? undefined : (files.get(path) ?? cache.held(path));
    if (held) sendHeld(held, incoming, outgoing);
    else void answer(incoming, outgoing);
  };
  return { listener, contentChanged: () => cache.clear() };
}

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
    answerPage(atOrigin(c.req.raw, ownOrigin(c)), { requestId: c.get('requestId'), client: c.get('client') }),
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
