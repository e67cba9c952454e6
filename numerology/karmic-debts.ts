import type { CoreResult, NumberName } from './number-result.ts';
import type { KarmicDebt } from './reduction.ts';
import { isKarmicDebt } from './reduction.ts';

export interface KarmicDebtFinding {
  debt: KarmicDebt;
  /** The core number whose total shows the debt. */
  in: NumberName;
  /** That number's way down, such as [19, 10, 1]. */
  steps: number[];
}

/**
 * A debt shows in the total of a core number on its way to a single digit: 19 → 10 → 1 and 49 → 13 → 4 alike.
 * The sums of single words or of the birth year do not count.
 */
export function karmicDebts(coreNumbers: readonly CoreResult[]): KarmicDebtFinding[] {
  return coreNumbers.flatMap(({ name, working: { steps } }) => {
    const debt = steps.find(isKarmicDebt);
    return debt === undefined ? [] : [{ debt, in: name, steps }];
  });
}
