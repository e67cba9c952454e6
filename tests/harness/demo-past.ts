import { inject } from 'vitest';

/** A demo with its past behind it, to be cloned: making one takes as long as thirty starts. */
export type DemoPast = { template: string; files: string; madeAt: string };

/** The one of this run. global-setup.ts has made it, because a file of the run names this function or `past: true`. */
export function demoPast(): DemoPast {
  const past = inject('demoPast');
  if (!past) throw new Error('global-setup.ts did not see that this file needs the past of the demo');
  return past;
}
