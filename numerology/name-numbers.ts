import { numberFromTotal } from './make-number.ts';
import type { MasterRule, NumberName, NumberResult } from './number-result.ts';
import type { CoreNumber, Digit } from './reduction.ts';
import { reduceKeepingMasters } from './reduction.ts';
import type { ValuedLetter, ValuedName, ValuedWord } from './spelled-name.ts';
import type { LettersWorking, WordWorking } from './working.ts';

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
