import { reduceKeepingMasters, reduceToDigit } from './reduction.ts';
import type { LetterKind, YRule } from './vowels.ts';

/** One letter as it is drawn: its value, what it is, and whether this number counts it. */
export interface LetterWorking {
  letter: string;
  value: number;
  kind: LetterKind;
  counted: boolean;
  /** Why a Y is read as it is; only on Y. */
  yRule?: YRule;
}

export interface WordWorking {
  word: string;
  letters: LetterWorking[];
  /** Sum of the counted letters. */
  sum: number;
  /** From the sum down to `value`: [28, 10, 1]. */
  steps: number[];
  /** What this word adds to the total. */
  value: number;
}

export interface LettersWorking {
  kind: 'letters';
  words: WordWorking[];
  /** The sum of the words' values; for a single word its own unreduced sum. */
  total: number;
  /** From the total down to the result: [25, 7]. */
  steps: number[];
}

export type TermLabel =
  | 'month'
  | 'day'
  | 'year'
  | 'life-path'
  | 'expression'
  | 'soul-urge'
  | 'personality'
  | 'birthday'
  | 'first-pinnacle'
  | 'second-pinnacle'
  | 'first-challenge'
  | 'second-challenge'
  | 'calendar-year'
  | 'calendar-month'
  | 'calendar-day'
  | 'personal-year'
  | 'personal-month'
  | 'first-person'
  | 'second-person';

/** One number that is added or subtracted, with its own way down: year 1949 → 23 → 5. */
export interface Term {
  label: TermLabel;
  source: number;
  steps: number[];
  value: number;
}

export interface SumWorking {
  kind: 'sum';
  terms: Term[];
  total: number;
  steps: number[];
}

export interface DifferenceWorking {
  kind: 'difference';
  terms: [Term, Term];
  total: number;
  steps: number[];
}

export type Working = LettersWorking | SumWorking | DifferenceWorking;

export function termKeepingMasters(label: TermLabel, source: number): Term {
  const steps = reduceKeepingMasters(source);
  return { label, source, steps, value: steps.at(-1) ?? source };
}

export function singleDigitTerm(label: TermLabel, source: number): Term {
  const steps = reduceToDigit(source);
  return { label, source, steps, value: steps.at(-1) ?? source };
}
