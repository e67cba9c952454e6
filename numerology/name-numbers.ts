import {
  HIGHEST_LETTER_VALUE,
  letterValue,
  type ReadLetter,
  readVowels,
  type YChoice,
} from './letter-values.ts';
import {
  type CoreNumber,
  type CoreResult,
  DIGITS,
  type DifferenceResult,
  type Digit,
  differenceOfTerms,
  ENGINE_VERSION,
  type LetterSystem,
  type LettersWorking,
  type MasterRule,
  type NumberName,
  type NumberResult,
  numberFromTotal,
  reduceKeepingMasters,
  type SumWorking,
  singleDigitTerm,
  sumOfTerms,
  type Term,
  termKeepingMasters,
  type WordWorking,
} from './make-number.ts';

export type NameResult<Value extends CoreNumber = CoreNumber> = NumberResult<Value, LettersWorking, Digit>;

type Counts = (letter: ValuedLetter, index: number) => boolean;

/** All letters. */
export function expression(name: ValuedName): NameResult {
  return sumOfLetters('expression', name, () => true, 'kept');
}

/** The vowels. A name without any has the sum 0, which the modulo rule reads as 9. */
export function soulUrge(name: ValuedName): NameResult {
  return sumOfLetters('soul-urge', name, (letter) => letter.kind === 'vowel', 'kept');
}

/** The consonants. Where a name holds none, the whole name stands in their place: a sum of nothing is no number. */
export function personality(name: ValuedName): NameResult {
  const counts: Counts = name.words.some(({ letters }) => letters.some(isConsonant))
    ? isConsonant
    : () => true;
  return sumOfLetters('personality', name, counts, 'kept');
}

const isConsonant = ({ kind }: Pick<ValuedLetter, 'kind'>) => kind === 'consonant';

export const hasConsonants = ({ working }: NameResult): boolean =>
  working.words.some(({ letters }) => letters.some(isConsonant));

/** The initials, always brought down to a single digit. */
export function balance(name: ValuedName): NameResult<Digit> {
  const sum = sumOfLetters('balance', name, (_, index) => index === 0, 'ignored');
  return { ...sum, value: sum.digit };
}

function sumOfLetters(name: NumberName, from: ValuedName, counts: Counts, masters: MasterRule): NameResult {
  const words = from.words.map((word) => sumOfWord(word, counts));
  const first = words[0];
  // A lone word is its own total: Łukasz is 18/9. Reducing it first would hide the 18.
  const total = words.length === 1 && first ? first.sum : words.reduce((sum, word) => sum + word.value, 0);
  return numberFromTotal(name, total, masters, from.system, (steps) => ({
    kind: 'letters',
    words,
    total,
    steps,
  }));
}

function sumOfWord({ word, letters }: ValuedWord, counts: Counts): WordWorking {
  let sum = 0;
  const drawn = letters.map((letter, index) => {
    const counted = counts(letter, index);
    if (counted) sum += letter.value;
    return { ...letter, counted };
  });
  const steps = reduceKeepingMasters(sum);
  return { word, letters: drawn, sum, steps, value: steps.at(-1) ?? sum };
}

/** The calculation spelling: words of capital letters A to Z. `numerology/names` makes it from what a person types. */
export type SpelledName = readonly string[];

interface ValuedLetter extends ReadLetter {
  value: number;
}

interface ValuedWord {
  word: string;
  letters: ValuedLetter[];
}

/** A name with each letter's value and kind known, from which every name number is taken. */
export interface ValuedName {
  system: LetterSystem;
  words: ValuedWord[];
}

export interface NameOptions {
  system?: LetterSystem;
  yChoices?: readonly YChoice[];
}

/** Throws a RangeError for a name that was not spelled in A-Z first: a mistake of the caller, not of a visitor. */
export function valueName(name: SpelledName, options: NameOptions = {}): ValuedName {
  const { system = 'pythagorean', yChoices } = options;
  if (name.length === 0 || name.includes(''))
    throw new RangeError('A spelled name has words, and each has letters');
  const words = name.map((word, index) => ({
    word,
    letters: readVowels(word, yChoices, index).map((read) => ({
      ...read,
      value: letterValue(read.letter, system),
    })),
  }));
  return { system, words };
}

/** The numbers that bridges connect. */
interface BridgedNumbers {
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
