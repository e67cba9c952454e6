import type { LetterSystem } from './letter-values.ts';
import { letterValue } from './letter-values.ts';
import type { ReadLetter, YChoice } from './vowels.ts';
import { readVowels } from './vowels.ts';

/** The calculation spelling: words of capital letters A to Z. `numerology/names` makes it from what a person types. */
export type SpelledName = readonly string[];

export interface ValuedLetter extends ReadLetter {
  value: number;
}

export interface ValuedWord {
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
