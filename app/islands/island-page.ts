import type { EntryContext } from 'react-router';

/**
 * A page (or a layout above it) that says `handle = { islands: true }` is sent without the router: it is read, and what
 * moves on it are islands.
 */
export function isIslandPage({ staticHandlerContext, routeModules }: EntryContext): boolean {
  return staticHandlerContext.matches.some(({ route }) => {
    const { islands } = (routeModules[route.id]?.handle ?? {}) as { islands?: boolean };
    return islands === true;
  });
}
