import { differenceOfTerms, sumOfTerms } from './make-number.ts';
import type { CoreResult, DifferenceResult } from './number-result.ts';
import type { SumWorking, Term } from './working.ts';
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

/** The two classic pairs first. */
const PAIRS: readonly Bridge['between'][] = [
  ['life-path', 'expression'],
  ['soul-urge', 'personality'],
  ['life-path', 'soul-urge'],
  ['life-path', 'personality'],
  ['expression', 'soul-urge'],
  ['expression', 'personality'],
];

/** The distance between two core numbers. */
export function bridges({ lifePath, expression, soulUrge, personality }: BridgedNumbers): Bridge[] {
  const ends: Record<BridgeEnd, CoreResult> = {
    'life-path': lifePath,
    expression,
    'soul-urge': soulUrge,
    personality,
  };
  return PAIRS.map(([from, to]) => {
    const terms: [Term, Term] = [
      singleDigitTerm(from, ends[from].value),
      singleDigitTerm(to, ends[to].value),
    ];
    return { between: [from, to], number: differenceOfTerms('bridge', terms, ends[to].method.letters) };
  });
}
