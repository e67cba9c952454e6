import { assertValidDate, type CalendarDate } from './calendar-date.ts';
import {
  type CoreResult,
  DIGITS,
  type Digit,
  ENGINE_VERSION,
  isKarmicDebt,
  type KarmicDebt,
  type NumberName,
} from './make-number.ts';

/** The magic square of the Lo Shu: every row, column and diagonal adds up to 15. */
export const LO_SHU_SQUARE: readonly (readonly [Digit, Digit, Digit])[] = [
  [4, 9, 2],
  [3, 5, 7],
  [8, 1, 6],
];

const PLANES = [
  { name: 'mind', numbers: [4, 9, 2] },
  { name: 'heart', numbers: [3, 5, 7] },
  { name: 'practical', numbers: [8, 1, 6] },
  { name: 'thought', numbers: [4, 3, 8] },
  { name: 'will', numbers: [9, 5, 1] },
  { name: 'action', numbers: [2, 7, 6] },
  { name: 'golden', numbers: [4, 5, 6] },
  { name: 'silver', numbers: [2, 5, 8] },
] as const satisfies { name: string; numbers: [Digit, Digit, Digit] }[];

export type LoShuPlaneName = (typeof PLANES)[number]['name'];

export interface LoShuCell {
  number: Digit;
  count: number;
}

export interface LoShuPlane {
  name: LoShuPlaneName;
  numbers: readonly [Digit, Digit, Digit];
  /** full: all three numbers are there; empty: none is. */
  state: 'full' | 'partial' | 'empty';
}

export interface LoShuDigit {
  digit: number;
  from: 'day' | 'month' | 'year';
  /** Zero has no cell in the square. */
  counted: boolean;
}

export interface LoShuGrid {
  /** Three rows of three, as drawn. */
  rows: LoShuCell[][];
  present: Digit[];
  missing: Digit[];
  planes: LoShuPlane[];
  /** The digits of the date in the order day, month, year. */
  working: LoShuDigit[];
  method: 'birth-date-digits';
  engineVersion: string;
}

export function loShuGrid(birthDate: CalendarDate): LoShuGrid {
  assertValidDate(birthDate);
  const working = (['day', 'month', 'year'] as const).flatMap((from) =>
    [...String(birthDate[from])].map((text) => ({ digit: Number(text), from, counted: text !== '0' })),
  );
  const count = (number: Digit) => working.filter(({ digit }) => digit === number).length;
  const present = DIGITS.filter((number) => count(number) > 0);
  return {
    rows: LO_SHU_SQUARE.map((row) => row.map((number) => ({ number, count: count(number) }))),
    present,
    missing: DIGITS.filter((number) => !present.includes(number)),
    planes: PLANES.map(({ name, numbers }): LoShuPlane => {
      const held = numbers.filter((number) => present.includes(number)).length;
      return { name, numbers, state: held === 3 ? 'full' : held === 0 ? 'empty' : 'partial' };
    }),
    working,
    method: 'birth-date-digits',
    engineVersion: ENGINE_VERSION,
  };
}

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
