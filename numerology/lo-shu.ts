import type { CalendarDate } from './calendar-date.ts';
import { assertValidDate } from './calendar-date.ts';
import { ENGINE_VERSION } from './engine-version.ts';
import type { Digit } from './reduction.ts';

/** The magic square of the Lo Shu: every row, column and diagonal adds up to 15. */
export const LO_SHU_SQUARE: readonly (readonly [Digit, Digit, Digit])[] = [
  [4, 9, 2],
  [3, 5, 7],
  [8, 1, 6],
];

export type LoShuPlaneName =
  | 'mind'
  | 'heart'
  | 'practical'
  | 'thought'
  | 'will'
  | 'action'
  | 'golden'
  | 'silver';

const PLANES: Record<LoShuPlaneName, readonly [Digit, Digit, Digit]> = {
  mind: [4, 9, 2],
  heart: [3, 5, 7],
  practical: [8, 1, 6],
  thought: [4, 3, 8],
  will: [9, 5, 1],
  action: [2, 7, 6],
  golden: [4, 5, 6],
  silver: [2, 5, 8],
};

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
  const all = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
  const present = all.filter((number) => count(number) > 0);
  return {
    rows: LO_SHU_SQUARE.map((row) => row.map((number) => ({ number, count: count(number) }))),
    present,
    missing: all.filter((number) => !present.includes(number)),
    planes: Object.entries(PLANES).map(([name, numbers]) => {
      const held = numbers.filter((number) => present.includes(number)).length;
      return {
        name: name as LoShuPlaneName,
        numbers,
        state: held === 3 ? 'full' : held === 0 ? 'empty' : 'partial',
      };
    }),
    working,
    method: 'birth-date-digits',
    engineVersion: ENGINE_VERSION,
  };
}
