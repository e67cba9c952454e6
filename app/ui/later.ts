import type { CSSProperties } from 'react';

declare module 'react' {
  interface CSSProperties {
    /** Values that a style sheet of ours reads. */
    [token: `--${string}`]: string | undefined;
  }
}

/**
 * For a part of a page below the first screen: the browser lays it out when somebody comes near (`.later` in app.css).
 * Until then it stands in with these heights, in rem: rather a little too tall than too short.
 */
export function later(phone: number, desk: number): CSSProperties {
  return { '--phone-height': `${phone}rem`, '--desk-height': `${desk}rem` };
}
