import type { EntryContext } from 'react-router';

/**
 * A page that says `handle = { sleeps: true }` is sent with React's scripts as mere text, which app/elements/wake-page.ts
 * runs at the first touch: on a phone, reading them delays the first look and the first tap alike.
 */
export function isSleeping({ staticHandlerContext, routeModules }: EntryContext): boolean {
  return staticHandlerContext.matches.some(({ route }) => {
    const { sleeps } = (routeModules[route.id]?.handle ?? {}) as { sleeps?: boolean };
    return sleeps === true;
  });
}

/** The router writes one inline module that begins everything, and a list of what it will need. */
export function putToSleep(html: string): string {
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="later"')
    .replace(/<script((?: nonce="[^"]*")?) type="module" async="">/, '<script$1 type="text/later">');
}
