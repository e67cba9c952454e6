import { ENGINE_VERSION } from './engine-version.ts';
import { HIGHEST_LETTER_VALUE, type LetterSystem } from './letter-values.ts';
import { DIGITS, type Digit } from './reduction.ts';
import type { ValuedName } from './spelled-name.ts';

/** How often a number stands in the name, and in which letters, in the order they are written. */
export interface TallyEntry {
  number: Digit;
  letters: string[];
  count: number;
}

export interface LetterTally {
  /** Hidden Passion: the numbers met most often. Several when they tie, smallest first. */
  hiddenPassions: Digit[];
  /** Karmic Lessons: the numbers no letter carries. In the Chaldean system 9 is nobody's, so nobody lacks it. */
  karmicLessons: Digit[];
  /** The working of both: one entry per number. */
  tally: TallyEntry[];
  method: { school: 'decoz'; letters: LetterSystem };
  engineVersion: string;
}

export function tallyLetters(name: ValuedName): LetterTally {
  const all = name.words.flatMap(({ letters }) => letters);
  const tally = DIGITS.slice(0, HIGHEST_LETTER_VALUE[name.system]).map((number): TallyEntry => {
    const letters = all.filter(({ value }) => value === number).map(({ letter }) => letter);
    return { number, letters, count: letters.length };
  });
  const most = Math.max(...tally.map((entry) => entry.count));
  return {
    hiddenPassions: tally.filter((entry) => entry.count === most).map((entry) => entry.number),
    karmicLessons: tally.filter((entry) => entry.count === 0).map((entry) => entry.number),
    tally,
    method: { school: 'decoz', letters: name.system },
    engineVersion: ENGINE_VERSION,
  };
}
