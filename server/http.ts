import { randomBytes, randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { RouterContextProvider, type ServerBuild } from 'react-router';
import { CLIENT_HEADER } from '../adapters/auth/auth.ts';
import { FilesUnavailable } from '../adapters/files/files.ts';
import { servicesContext, type Visit, visitContext } from '../app/context.ts';
import { pathForLogs } from '../app/path-for-logs.ts';
import { DomainError } from '../domain/errors.ts';
import type { Services } from '../domain/services.ts';
import { awayPage, RETRY_SECONDS } from './away-page.ts';
import { limitBodies } from './body-limits.ts';
import { isCacheablePage } from './cacheable-pages.ts';
import { clientAddress } from './client-address.ts';
import { isDatabaseLost } from './database-lost.ts';
import { checkReady } from './health.ts';
import { type HeldAnswer, heldPath, heldResponse, heldSender } from './held-answer.ts';
import { atOrigin, ownOriginOf, refuseForeignOrigins } from './own-origin.ts';
import { PageCache } from './page-cache.ts';
import { refuseStrangeMail } from './refuse-strange-mail.ts';
import { contentSecurityPolicy, NOTHING_ALLOWED, securityHeaders } from './security-headers.ts';
import { loadStaticFiles } from './static-files.ts';

const LOST = 'We are catching our breath. Please try again in a moment.';

export type Web = {
  build(): Promise<ServerBuild> | ServerBuild;
  handle(request: Request, context: RouterContextProvider): Promise<Response>;
  /** The built client; absent while Vite serves it in development. */
  clientFolder?: string;
  /** Whether public pages are rendered once and kept; in development each visit shows the newest edit. */
  cachePages: boolean;
};

type Options = {
  services: Services;
  web: Web;
  trustedProxies: number;
  jobsAreWorking(): boolean;
  /** Hears of every request before it is answered. */
  onRequest?(incoming: IncomingMessage): void;
};
type Bindings = { Bindings: HttpBindings; Variables: { requestId: string; client: string } };

export function buildHttp({ services, web, trustedProxies, jobsAreWorking, onRequest }: Options) {
  const { log, config } = services;
  const files = web.clientFolder ? loadStaticFiles(web.clientFolder) : new Map<string, HeldAnswer>();
  const cache = new PageCache();
  const ownOrigin = ownOriginOf(config);
  const fixedHeaders = securityHeaders(config.mode === 'live');
  const app = new Hono<Bindings>();

  app.use(async (c, next) => {
    const requestId = randomUUID();
    c.set('requestId', requestId);
    c.set('client', clientAddress(c.env.incoming, trustedProxies));
    const began = performance.now();
    await next();
    for (const [name, value] of Object.entries(fixedHeaders)) c.header(name, value);
    c.header('x-request-id', requestId);
    if (c.res.status === 503) c.header('retry-after', RETRY_SECONDS);
    const ms = Math.round(performance.now() - began);
    const path = pathForLogs(c.req.path);
    log.info({ requestId, method: c.req.method, path, status: c.res.status, ms }, 'request');
  });

  app.use((c, next) =>
    isDecodable(c.env.incoming.url ?? '')
      ? next()
      : Promise.resolve(c.json({ error: 'Malformed address' }, 400)),
  );
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.get('/readyz', async (c) => {
    const ready = await checkReady(services, jobsAreWorking());
    return c.json(ready, ready.status === 'ok' ? 200 : 503);
  });

  app.use('/webhooks/inbound-mail', refuseStrangeMail(config));
  app.use(limitBodies);
  app.use(refuseForeignOrigins(ownOrigin));

  app.all('/auth/v1/*', async (c) => {
    const headers = new Headers(c.req.raw.headers);
    headers.set(CLIENT_HEADER, c.get('client'));
    const answer = await services.auth.handler(atOrigin(c.req.raw, ownOrigin(c), headers));
    // It calls every failure a 500; without a database there is only one, and it passes.
    const lost = answer.status === 500 && !(await checkReady(services, true)).checks.database;
    const response = lost ? c.json({ error: LOST }, 503) : new Response(answer.body, answer);
    // These are answers for programs; should one of them ever be a page, it can do nothing.
    response.headers.set('content-security-policy', NOTHING_ALLOWED);
    response.headers.set('cache-control', 'no-store');
    return response;
  });

  app.use(compress());
  const render = async (request: Request, visit: Visit): Promise<Response> => {
    const answer = await web.handle(request, contextFor(services, visit));
    const status = statusOf(visit.failure);
    const isPage = answer.headers.get('content-type')?.startsWith('text/html');
    if (isPage && isDatabaseLost(visit.failure)) return awayPage(LOST);
    return status ? new Response(answer.body, { headers: answer.headers, status }) : answer;
  };

  app.all('*', async (c) => {
    const request = atOrigin(c.req.raw, ownOrigin(c));
    const visit: Visit = { requestId: c.get('requestId'), client: c.get('client') };
    const kept = ['GET', 'HEAD'].includes(request.method) && isCacheablePage(await web.build(), request.url);
    if (kept && web.cachePages) {
      const { pathname } = new URL(request.url);
      // Nothing of what this visitor sent: what is rendered for one is kept for all.
      const anonymous = new Request(`${new URL(config.appUrl).origin}${pathname}`);
      return heldResponse(await cache.render(pathname, () => render(anonymous, visit)), request);
    }
    const nonce = randomBytes(16).toString('base64');
    const response = await render(request, { ...visit, nonce });
    const policy = contentSecurityPolicy([`'nonce-${nonce}'`], { dev: !web.clientFolder });
    if (!response.headers.has('content-security-policy'))
      response.headers.set('content-security-policy', policy);
    if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'private, no-store');
    return response;
  });

  app.onError((err, c) => {
    const requestId = c.get('requestId');
    const lost = isDatabaseLost(err);
    log.error({ err, requestId }, 'request failed');
    const message = lost ? LOST : 'Something went wrong on our side.';
    return c.json({ error: message, requestId }, lost ? 503 : 500);
  });

  const answer = getRequestListener(app.fetch);
  const sendHeld = heldSender(fixedHeaders);
  const listener: RequestListener = (incoming, outgoing) => {
    onRequest?.(incoming);
    const path = heldPath(incoming);
    const held = path === undefined ? undefined : (files.get(path) ?? cache.held(path));
    if (held) sendHeld(held, incoming, outgoing);
    else void answer(incoming, outgoing);
  };
  return { listener, contentChanged: () => cache.clear() };
}

function contextFor(services: Services, visit: Visit) {
  const context = new RouterContextProvider();
  context.set(servicesContext, services);
  context.set(visitContext, visit);
  return context;
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** The better word for some failures that the router can only call a 500. */
function statusOf(failure: unknown): number | undefined {
  if (isDatabaseLost(failure) || isUnavailable(failure)) return 503;
  if (isUnwritable(failure)) return 400;
  if (
    failure instanceof TypeError &&
    /parse.*(FormData|form data|body)|Content-Type was not/i.test(failure.message)
  )
    return 400;
  return undefined;
}

/** A character that no text of the database can hold, such as NUL. No form of ours sends one. */
function isUnwritable(error: unknown): boolean {
  if (!error) return false;
  const { code, cause } = error as { code?: string; cause?: unknown };
  return code === '22021' || code === '22P05' || isUnwritable(cause);
}

const isUnavailable = (failure: unknown) =>
  failure instanceof FilesUnavailable || (failure instanceof DomainError && failure.code === 'unavailable');
