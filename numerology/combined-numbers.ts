import { differenceOfTerms, sumOfTerms } from './make-number.ts';
import type { CoreResult, DifferenceResult } from './number-result.ts';
import type { SumWorking } from './working.ts';
import { singleDigitTerm, termKeepingMasters } from './working.ts';

/** The numbers that bridges connect. */
export interface BridgedNumbers {
  lifePath: CoreResult;
  expression: CoreResult;
  soulUrge: CoreResult;
  personality: CoreResult;
}

type BridgeEnd = 'life-path' | 'expression' | 'soul-urge' | 'personality';

export interface Bridge {
  between: [BridgeEnd, BridgeEnd];
  number: DifferenceResult;
}

/** Life Path plus Expression, as they stand: an 11 goes in as 11. */
export function maturity(lifePath: CoreResult, expression: CoreResult): CoreResult<SumWorking> {
  const terms = [
    termKeepingMasters('life-path', lifePath.value),
    termKeepingMasters('expression', expression.value),
  ];
  return sumOfTerms('maturity', terms, 'kept', expression.method.letters);
}

/** The distance between two core numbers, the two classic pairs first. */
export function bridges({ lifePath, expression, soulUrge, personality }: BridgedNumbers): Bridge[] {
  return [
    bridge(lifePath, expression),
    bridge(soulUrge, personality),
    bridge(lifePath, soulUrge),
    bridge(lifePath, personality),
    bridge(expression, soulUrge),
    bridge(expression, personality),
  ];
}

function bridge(from: CoreResult, to: CoreResult): Bridge {
  const between: Bridge['between'] = [from.name as BridgeEnd, to.name as BridgeEnd];
  const terms = [singleDigitTerm(between[0], from.value), singleDigitTerm(between[1], to.value)] as const;
  return { between, number: differenceOfTerms('bridge', [...terms], to.method.letters) };
}
