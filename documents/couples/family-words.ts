import { positions } from '../../content/meanings/index.ts';
import type { CoupleReading } from '../../numerology/index.ts';
import { CORE, type CoreKey } from '../kit/core-numbers.ts';
import { listed } from '../kit/number-words.ts';
import { families } from './words.ts';

export function sharedFamilies({ pairs }: CoupleReading): CoreKey[] {
  return CORE.filter((key) => pairs[key].sameTriad);
}

export function familyVerdict(reading: CoupleReading): string {
  const shared = sharedFamilies(reading);
  if (shared.length === 0) return families.none;
  if (shared.length === CORE.length) return families.all;
  const named = (keys: readonly CoreKey[]) => listed(keys.map((key) => positions[key].name));
  return families.some(named(shared), named(CORE.filter((key) => !shared.includes(key))));
}

/** The pairs that stand furthest apart. */
export function widestStep({ pairs }: CoupleReading): { keys: CoreKey[]; steps: number } {
  const steps = Math.max(...CORE.map((key) => pairs[key].bridge.value));
  return { keys: CORE.filter((key) => pairs[key].bridge.value === steps), steps };
}
