import type { Chart } from '../../numerology/index.ts';

export const CORE = ['lifePath', 'expression', 'soulUrge', 'personality', 'birthday'] as const;
export type CoreKey = (typeof CORE)[number];

/** The five core numbers as digits, in the order of a reading: what a constellation joins. */
export function coreDigits(chart: Chart): number[] {
  return CORE.map((key) => chart[key].digit);
}
