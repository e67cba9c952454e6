import { createHash } from 'node:crypto';
import { beforePaint } from '../app/components/theme.ts';

/** The recording desk in the office is the one page that asks for camera and microphone. */
const RECORDING_DESK = /^\/office\/orders\/[^/]+\/desk$/;

const permissions = (devices: string) =>
  `camera=${devices}, microphone=${devices}, geolocation=(), payment=()`;

export const permissionsFor = (path: string): string =>
  permissions(RECORDING_DESK.test(path) ? '(self)' : '()');

/** Pictures stand in letters and feeds, too, which other sites show. */
export const resourcePolicyFor = (path: string): string =>
  /^\/(?:pictures|media)\//.test(path) ? 'cross-origin' : 'same-origin';

const YEAR = 365 * 24 * 3600;

export function securityHeaders(live: boolean): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': permissions('()'),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    // Of this name alone: what else stands under the domain is not ours to decide.
    ...(live ? { 'strict-transport-security': `max-age=${2 * YEAR}` } : {}),
  };
}

/** For answers that are no pages. */
export const NOTHING_ALLOWED =
  "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** Scripts run by nonce (pages made per request) or by hash (cached pages); never by unsafe-inline. */
export function contentSecurityPolicy(inlineScripts: string[], { dev = false } = {}): string {
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inlineScripts],
    // React writes style attributes (chart positions, progress bars); those cannot carry a nonce.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': dev ? ["'self'", 'ws:'] : ["'self'"],
    'media-src': ["'self'", 'blob:'],
    'frame-src': ["'self'"],
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** The only inline script of a cached page. Structured data and the props of islands are data: nothing runs. */
export const ownInlineScript = `'sha256-${createHash('sha256').update(beforePaint).digest('base64')}'`;
