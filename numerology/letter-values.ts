import { DIGITS, type Digit, ENGINE_VERSION } from './make-number.ts';
import type { ValuedName } from './name-numbers.ts';

export type LetterSystem = 'pythagorean' | 'chaldean';

const PYTHAGOREAN = ['AJS', 'BKT', 'CLU', 'DMV', 'ENW', 'FOX', 'GPY', 'HQZ', 'IR'];
/** The Chaldeans held nine sacred: no letter carries it. */
const CHALDEAN = ['AIJQY', 'BKR', 'CGLS', 'DMT', 'EHNX', 'UVW', 'OZ', 'FP'];

const FIRST_LETTER = 'A'.charCodeAt(0);

function valuesByLetter(groups: string[]): number[] {
  const values: number[] = [];
  groups.forEach((letters, index) => {
    for (const letter of letters) values[letter.charCodeAt(0) - FIRST_LETTER] = index + 1;
  });
  return values;
}

const VALUES: Record<LetterSystem, number[]> = {
  pythagorean: valuesByLetter(PYTHAGOREAN),
  chaldean: valuesByLetter(CHALDEAN),
};

/** The largest number a letter can stand for. */
export const HIGHEST_LETTER_VALUE: Record<LetterSystem, number> = {
  pythagorean: PYTHAGOREAN.length,
  chaldean: CHALDEAN.length,
};

/** Only A to Z have a value: anything else was not spelled first, which is a mistake of the caller. */
export function letterValue(letter: string, system: LetterSystem): number {
  const value = letter.length === 1 ? VALUES[system][letter.charCodeAt(0) - FIRST_LETTER] : undefined;
  if (value === undefined) throw new RangeError(`Not a letter from A to Z: ${JSON.stringify(letter)}`);
  return value;
}

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

export type LetterKind = 'vowel' | 'consonant';

/** Why a Y counts as it does. The README has an example name for each. */
export type YRule =
  | 'only-vowel-of-word'
  | 'first-before-consonant'
  | 'first-before-vowel'
  | 'after-vowel'
  | 'closes-syllable'
  | 'first-vowel-sound'
  | 'glides-into-vowel'
  | 'chosen';

/** A person knows best how her own Y sounds. Positions count from 0; one that holds no Y has no effect. */
export interface YChoice {
  word: number;
  letter: number;
  as: LetterKind;
}

export interface ReadLetter {
  letter: string;
  kind: LetterKind;
  yRule?: YRule;
}

const isPlainVowel = (letter: string | undefined) =>
  letter === 'A' || letter === 'E' || letter === 'I' || letter === 'O' || letter === 'U';

const KIND_BY_RULE: Record<Exclude<YRule, 'chosen'>, LetterKind> = {
  'only-vowel-of-word': 'vowel',
  'first-before-consonant': 'vowel',
  'first-before-vowel': 'consonant',
  'after-vowel': 'consonant',
  'closes-syllable': 'vowel',
  'first-vowel-sound': 'vowel',
  'glides-into-vowel': 'consonant',
};

/** Tells vowels from consonants in one A-Z word, left to right, so that a Y can rely on the letters before it. */
export function readVowels(word: string, choices: readonly YChoice[] = [], wordIndex = 0): ReadLetter[] {
  const read: ReadLetter[] = [];
  let hasPlainVowel = false;
  for (const letter of word) hasPlainVowel ||= isPlainVowel(letter);

  let vowelHeard = false;
  for (let at = 0; at < word.length; at++) {
    const letter = word.charAt(at);
    let entry: ReadLetter;
    if (letter === 'Y') {
      const choice = choices.find((candidate) => candidate.word === wordIndex && candidate.letter === at);
      if (choice) entry = { letter, kind: choice.as, yRule: 'chosen' };
      else {
        const yRule = hasPlainVowel
          ? ruleForY(read[at - 1]?.kind, word[at + 1], vowelHeard)
          : 'only-vowel-of-word';
        entry = { letter, kind: KIND_BY_RULE[yRule], yRule };
      }
    } else entry = { letter, kind: isPlainVowel(letter) ? 'vowel' : 'consonant' };
    vowelHeard ||= entry.kind === 'vowel';
    read.push(entry);
  }
  return read;
}

function ruleForY(previous: LetterKind | undefined, next: string | undefined, vowelHeard: boolean) {
  const beforeVowel = isPlainVowel(next);
  if (previous === undefined) return beforeVowel ? 'first-before-vowel' : 'first-before-consonant';
  if (previous === 'vowel') return 'after-vowel';
  if (!beforeVowel) return 'closes-syllable';
  return vowelHeard ? 'glides-into-vowel' : 'first-vowel-sound';
}
