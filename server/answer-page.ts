import { randomBytes } from 'node:crypto';
import { RouterContextProvider, type ServerBuild } from 'react-router';
import { FilesUnavailable } from '../adapters/files/files.ts';
import { refusalStatus } from '../app/answer.server.ts';
import { servicesContext, type Visit, visitContext } from '../app/context.ts';
import { isDatabaseLost } from '../db/database-lost.ts';
import { findRedirect } from '../domain/content/index.ts';
import { DomainError } from '../domain/errors.ts';
import type { Services } from '../domain/services.ts';
import { formatsOf, languageOf } from '../shared/visitor-formats.ts';
import { awayPage, LOST } from './away-page.ts';
import { chooseEncoding, packQuickly } from './compress.ts';
import { heldKey, heldResponse, isCacheablePage, type PageCache } from './page-cache.ts';
import { contentSecurityPolicy } from './security-headers.ts';

export type Web = {
  build(): Promise<ServerBuild> | ServerBuild;
  handle(request: Request, context: RouterContextProvider): Promise<Response>;
  /** The built client; absent while Vite serves it in development. */
  clientFolder?: string;
  /** Whether public pages are rendered once and cached; in development each visit shows the newest edit. */
  cachePages: boolean;
};

type Options = { services: Services; web: Web; cache: PageCache };

/** Answers whatever the router knows: a public page once for everybody, all others for each visit. */
export function pageAnswerer({ services, web, cache }: Options) {
  const origin = new URL(services.config.appUrl).origin;

  async function render(request: Request, visit: Visit): Promise<Response> {
    const answer = await web.handle(request, contextFor(services, visit));
    const status = statusOf(visit.failure);
    const isPage = answer.headers.get('content-type')?.startsWith('text/html');
    if (isPage && isDatabaseLost(visit.failure)) return awayPage(LOST);
    if (!status && visit.html === undefined) return answer;
    const body = isPage && visit.html !== undefined ? visit.html : answer.body;
    return new Response(body, { headers: answer.headers, status: status ?? answer.status });
  }

  async function renderForAll(request: Request, visit: Visit): Promise<Response> {
    const { pathname } = new URL(request.url);
    // Nothing of what this visitor sent but how she writes: what is rendered for one is cached for all who write so.
    const formats = formatsOf(request.headers.get('accept-language'));
    const headers = { 'accept-language': languageOf[formats] };
    const anonymous = new Request(`${origin}${pathname}`, { headers });
    const key = heldKey(pathname, formats);
    return heldResponse(await cache.render(key, () => render(anonymous, visit)), request);
  }

  async function renderForOne(request: Request, visit: Visit): Promise<Response> {
    const nonce = randomBytes(16).toString('base64');
    visit.nonce = nonce;
    const response = await render(request, visit);
    const policy = contentSecurityPolicy([`'nonce-${nonce}'`], { dev: !web.clientFolder });
    if (!response.headers.has('content-security-policy'))
      response.headers.set('content-security-policy', policy);
    if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'private, no-store');
    return visit.html === undefined ? response : packed(visit.html, response, request);
  }

  /** Only where nothing answers: a redirect never stands before a page. */
  function moved(request: Request): Response | undefined {
    const { pathname, search } = new URL(request.url);
    if (pathname.endsWith('.data')) return undefined;
    const to = findRedirect(services, { path: pathname });
    if (to === undefined) return undefined;
    const location = to.includes('?') || to.includes('#') ? to : to + search;
    return new Response(null, { status: 301, headers: { location, 'cache-control': 'no-store' } });
  }

  async function answer(request: Request, visit: Visit): Promise<Response> {
    const isCached =
      web.cachePages &&
      ['GET', 'HEAD'].includes(request.method) &&
      isCacheablePage(await web.build(), request.url);
    return isCached ? renderForAll(request, visit) : renderForOne(request, visit);
  }

  return async (request: Request, visit: Visit): Promise<Response> => {
    const found = await answer(request, visit);
    if (found.status !== 404 || !['GET', 'HEAD'].includes(request.method)) return found;
    return moved(request) ?? found;
  };
}

/** A whole page is packed in one go; what comes bit by bit is left to the middleware in front. */
async function packed(html: string, { status, headers }: Response, request: Request): Promise<Response> {
  headers.append('vary', 'accept-encoding');
  const encoding = chooseEncoding(request.headers.get('accept-encoding') ?? undefined);
  // As bytes, made once: of a text, its length would be counted first and its letters written one by one.
  if (encoding === 'identity') return new Response(Buffer.from(html), { status, headers });
  headers.set('content-encoding', encoding);
  return new Response(new Uint8Array(await packQuickly(html, encoding)), { status, headers });
}

function contextFor(services: Services, visit: Visit) {
  const context = new RouterContextProvider();
  context.set(servicesContext, services);
  context.set(visitContext, visit);
  return context;
}

/** The better word for some failures that the router can only call a 500. */
function statusOf(failure: unknown): number | undefined {
  if (isDatabaseLost(failure) || isUnavailable(failure)) return 503;
  if (isUnwritable(failure)) return 400;
  if (failure instanceof DomainError) return refusalStatus(failure);
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
