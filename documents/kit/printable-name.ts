import type { Chart } from '../../numerology/index.ts';
import { printable } from './printable.ts';

/** A name of which nothing can be printed is shown in the letters it was counted in. */
export function printableName(name: string, chart: Pick<Chart, 'name'>): string {
  const shown = printable(name);
  return /\p{L}/u.test(shown) ? shown : chart.name.join(' ');
}
