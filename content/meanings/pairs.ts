import { keyIn } from '../../shared/records.ts';
import type { Digit, Meaning } from './meaning.ts';
import { pairsOneToThree } from './pairs-1-3.ts';
import { pairsFourToNine } from './pairs-4-9.ts';

export type PairKey = keyof typeof pairsOneToThree | keyof typeof pairsFourToNine;

/** Readings for two people, read by both together. One text serves both orders, so the smaller digit leads. */
export const pairs: Record<PairKey, Meaning> = { ...pairsOneToThree, ...pairsFourToNine };

export function pairKey(a: Digit, b: Digit): PairKey {
  return keyIn(pairs, `${Math.min(a, b)}-${Math.max(a, b)}`);
}
