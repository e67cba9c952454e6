import type { ServerBuild } from 'react-router';
import { branchTo } from './branches.ts';

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
