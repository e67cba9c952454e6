import type { LetterKind, LetterSystem, YRule } from './make-number.ts';

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
