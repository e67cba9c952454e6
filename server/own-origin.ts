import type { Context, MiddlewareHandler } from 'hono';

/**
 * Where this site is, as its visitors' browsers know it. Behind a proxy that speaks HTTPS a request arrives as plain
 * http, often under another Host; live, APP_URL alone says who we are. A demo is wherever its visitor found it.
 */
export type OwnOrigin = (c: Context) => string;

export function ownOriginOf({ mode, appUrl }: { mode: 'demo' | 'live'; appUrl: string }): OwnOrigin {
  const configured = new URL(appUrl).origin;
  return mode === 'live' ? () => configured : (c) => new URL(c.req.url).origin;
}

/** The same request at our own origin: the router compares it with what the browser says. */
export function atOrigin(request: Request, origin: string, headers = request.headers): Request {
  const { pathname, search, origin: asked } = new URL(request.url);
  if (asked === origin && headers === request.headers) return request;
  const { method, body, signal } = request;
  const init: RequestInit & { duplex: 'half' } = { method, headers, body, signal, duplex: 'half' };
  return new Request(`${origin}${pathname}${search}`, init);
}

/** A browser says where a form came from. Notices from the payment provider are not browsers and prove themselves. */
export function refuseForeignOrigins(ownOrigin: OwnOrigin): MiddlewareHandler {
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
