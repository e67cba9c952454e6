import { matchRoutes, type ServerBuild } from 'react-router';

export type Branch = { id: string; path?: string; index?: boolean; cached: boolean; children: Branch[] };

let known: { build: ServerBuild; tree: Branch[]; found: Map<string, Branch[]> } | undefined;

/** Paths whose branch is remembered: far more than the site map has lines, and no more than made-up ones may fill. */
const MOST_PATHS = 2_000;

/** From the root to the page, as the router would choose. */
export function branchTo(build: ServerBuild, path: string): Branch[] {
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
