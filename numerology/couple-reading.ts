import { type Chart, type ChartInput, chart } from './chart.ts';
import { type Triad, triadOf } from './lo-shu.ts';
import {
  type CoreResult,
  type DifferenceResult,
  type Digit,
  differenceOfTerms,
  type KarmicDebt,
  type SumWorking,
  singleDigitTerm,
  sumOfTerms,
} from './make-number.ts';

export type PairedNumber = 'lifePath' | 'expression' | 'soulUrge' | 'personality' | 'birthday';

/** Two numbers side by side. They are compared as single digits, as the texts for pairs are. */
export interface CorePair {
  first: CoreResult;
  second: CoreResult;
  /** What the two make together; a master number is kept. */
  sum: CoreResult<SumWorking>;
  /** The step each has to take towards the other. */
  bridge: DifferenceResult;
  triads: [Triad, Triad];
  sameTriad: boolean;
}

export interface KarmicBond {
  /** Debts that both carry. */
  sharedDebts: KarmicDebt[];
  /** Lessons that both have to learn. */
  sharedLessons: Digit[];
  /** Numbers the second lacks and the first has in the name, and the other way round. */
  firstTeaches: Digit[];
  secondTeaches: Digit[];
}

export interface CoupleReading {
  first: Chart;
  second: Chart;
  pairs: Record<PairedNumber, CorePair>;
  karmicBond: KarmicBond;
}

/** No percentage: a couple is not a score, and no school gives one. */
export function coupleReading(input: { first: ChartInput; second: ChartInput }): CoupleReading {
  const first = chart(input.first);
  const second = chart(input.second);
  const pair = (key: PairedNumber) => corePair(first[key], second[key]);
  return {
    first,
    second,
    pairs: {
      lifePath: pair('lifePath'),
      expression: pair('expression'),
      soulUrge: pair('soulUrge'),
      personality: pair('personality'),
      birthday: pair('birthday'),
    },
    karmicBond: karmicBond(first, second),
  };
}

export function corePair(first: CoreResult, second: CoreResult): CorePair {
  const terms = () =>
    [singleDigitTerm('first-person', first.value), singleDigitTerm('second-person', second.value)] as const;
  const letters = first.method.letters;
  const triads: CorePair['triads'] = [triadOf(first.digit), triadOf(second.digit)];
  return {
    first,
    second,
    sum: sumOfTerms('couple-sum', [...terms()], 'kept', letters),
    bridge: differenceOfTerms('bridge', [...terms()], letters),
    triads,
    sameTriad: triads[0] === triads[1],
  };
}

function karmicBond(first: Chart, second: Chart): KarmicBond {
  const debtsOf = (person: Chart) => [...new Set(person.karmicDebts.map(({ debt }) => debt))];
  const lessonsOf = (person: Chart) => person.letters.karmicLessons;
  const hasInName = (person: Chart, number: Digit) =>
    person.letters.tally.some((entry) => entry.number === number && entry.count > 0);
  return {
    sharedDebts: debtsOf(first).filter((debt) => debtsOf(second).includes(debt)),
    sharedLessons: lessonsOf(first).filter((lesson) => lessonsOf(second).includes(lesson)),
    firstTeaches: lessonsOf(second).filter((lesson) => hasInName(first, lesson)),
    secondTeaches: lessonsOf(first).filter((lesson) => hasInName(second, lesson)),
  };
}
