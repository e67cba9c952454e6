import { ENGINE_VERSION } from './engine-version.ts';
import { HIGHEST_LETTER_VALUE, type LetterSystem } from './letter-values.ts';
import type { Digit } from './reduction.ts';
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
  const tally: TallyEntry[] = Array.from({ length: HIGHEST_LETTER_VALUE[name.system] }, (_, index) => ({
    number: (index + 1) as Digit,
    letters: [],
    count: 0,
  }));
  for (const { letters } of name.words) {
    for (const { letter, value } of letters) {
      const entry = tally[value - 1] as TallyEntry;
      entry.letters.push(letter);
      entry.count++;
    }
  }
  const most = Math.max(...tally.map((entry) => entry.count));
  return {
    hiddenPassions: tally.filter((entry) => entry.count === most).map((entry) => entry.number),
    karmicLessons: tally.filter((entry) => entry.count === 0).map((entry) => entry.number),
    tally,
    method: { school: 'decoz', letters: name.system },
    engineVersion: ENGINE_VERSION,
  };
}
