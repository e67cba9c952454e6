import type { RouteConfigEntry } from '@react-router/dev/routes';
import { matchPath } from 'react-router';
import routes from '../../app/routes.ts';

type Place = { pattern: string; isPage: boolean };

function places(entries: RouteConfigEntry[], above = ''): Place[] {
  return entries.flatMap(({ path = '', index, file, children = [] }) => {
    const pattern = `${above}/${path}`.replace(/\/+/g, '/').replace(/(.)\/$/, '$1');
    const own = path || index ? [{ pattern, isPage: file.endsWith('.tsx') }] : [];
    return [...own, ...places(children, pattern)];
  });
}

const all = places(routes as RouteConfigEntry[]).filter(({ pattern }) => !pattern.endsWith('*'));

/** The pattern of every page of the site map (app/routes.ts), without what answers with files or data. */
export const pagePatterns = [...new Set(all.filter(({ isPage }) => isPage).map(({ pattern }) => pattern))];

/** Everything that answers, with the names of what stands in its address. */
export const allPatterns = [...new Set(all.map(({ pattern }) => pattern))];

/** What strangers can send something to: every address that is nobody's room. */
export const openPatterns = [
  ...new Set(
    all.map(({ pattern }) => pattern).filter((pattern) => !/^\/(office|portal|sandbox)\b/.test(pattern)),
  ),
];

/** Each address is asked about again on every page that links to it, and takes a match of the whole map. */
const known = new Map<string, string | undefined>();

/** Which page an address belongs to; the most exact one, as the router chooses. */
export function patternOf(pathname: string): string | undefined {
  if (!known.has(pathname)) known.set(pathname, bestFor(pathname));
  return known.get(pathname);
}

function bestFor(pathname: string): string | undefined {
  const fitting = all.filter(({ pattern }) => matchPath({ path: pattern, end: true }, pathname));
  const exactness = ({ pattern }: Place) => pattern.split('/').filter((part) => !part.startsWith(':')).length;
  const [best] = fitting.sort((a, b) => exactness(b) - exactness(a));
  return best?.isPage ? best.pattern : undefined;
}
