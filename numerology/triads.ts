import type { Digit } from './reduction.ts';

/** Numbers of one triad understand each other without words. */
export type Triad = 'mind' | 'business' | 'creative';

export const TRIADS: Record<Triad, readonly [Digit, Digit, Digit]> = {
  mind: [1, 5, 7],
  business: [2, 4, 8],
  creative: [3, 6, 9],
};

export function triadOf(digit: Digit): Triad {
  if (TRIADS.mind.includes(digit)) return 'mind';
  return TRIADS.business.includes(digit) ? 'business' : 'creative';
}

export function inSameTriad(a: Digit, b: Digit): boolean {
  return triadOf(a) === triadOf(b);
}
