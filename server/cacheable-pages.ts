import { matchRoutes, type ServerBuild } from 'react-router';

type Branch = { id: string; path?: string; index?: boolean; cached: boolean; children: Branch[] };

let known: { build: ServerBuild; tree: Branch[]; found: Map<string, Branch[]> } | undefined;

/** Paths whose branch is remembered: far more than the site map has lines, and no more than made-up ones may fill. */
const MOST_PATHS = 2_000;

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

/** From the root to the page, as the router would choose. */
function branchTo(build: ServerBuild, path: string): Branch[] {
  if (known?.build !== build) known = { build, tree: branches(build, undefined), found: new Map() };
  const { tree, found } = known;
  const before = found.get(path);
  if (before) return before;
  // The router goes through all of the site map, and lays it out anew each time.
  const matches = matchRoutes(tree as Parameters<typeof matchRoutes>[0], path) ?? [];
  const branch = matches.map((match) => match.route as unknown as Branch);
  if (found.size >= MOST_PATHS) found.clear();
  found.set(path, branch);
  return branch;
}

function branches(build: ServerBuild, parent: string | undefined): Branch[] {
  return Object.values(build.routes)
    .filter((route) => route !== undefined && route.parentId === parent)
    .map((route) => ({
      id: route?.id ?? '',
      path: route?.path,
      index: route?.index,
      cached: (route?.module.handle as { cached?: boolean } | undefined)?.cached === true,
      children: branches(build, route?.id),
    }));
}
