import { vi } from 'vitest';
import { WAIT_MS } from './limits.ts';

/** Looks again until it is so, and returns what was found. */
export const eventually = <Found>(look: () => Found | Promise<Found>): Promise<Found> =>
  vi.waitFor(look, { timeout: WAIT_MS, interval: 50 });
