import type { SpelledName } from '../index.ts';
import type { LeftOutWord, SortedWords } from './left-out-words.ts';
import {
  isLegalForm,
  isPersonalAbbreviation,
  leaveOutLegalForms,
  leaveOutTitles,
  leaveOutWordsWithoutLetters,
} from './left-out-words.ts';
import { asksForPassport } from './passport-spelling.ts';
import type { SpelledWord } from './spell-word.ts';
import { splitWords } from './spell-word.ts';

/** How a name is written for the calculation, with everything that differs from what was typed. */
export interface NameSpelling {
  raw: string;
  /** What the engine takes. */
  name: SpelledName;
  /** The same as one line, to be shown and edited: "LUKASZ NOWAK". */
  text: string;
  /** Word by word, with the letters that were changed. */
  words: SpelledWord[];
  leftOut: LeftOutWord[];
}

/** untold-sounds: its script leaves vowels or order unwritten, so nobody but its owner can spell it. */
export type NameError = 'no-letters' | 'untold-sounds';
export type NameReading = { ok: true; spelling: NameSpelling } | { ok: false; error: NameError };

/** A person's name: titles and suffixes are left out. */
export function spellName(raw: string): NameReading {
  return spell(raw, isPersonalAbbreviation, leaveOutTitles);
}

/** The calculation spelling after its owner edited it: every word she wrote counts. */
export function spellEditedName(text: string): NameReading {
  return spell(text, () => false, keepAll);
}

/** A trade name. "Dr" belongs to a brand, "Ltd" does not, unless its owner wants it counted. */
export function spellBusinessName(raw: string, { countLegalForm = false } = {}): NameReading {
  return spell(raw, isLegalForm, countLegalForm ? keepAll : leaveOutLegalForms);
}

function keepAll(words: readonly SpelledWord[]): SortedWords {
  return { words: [...words], leftOut: [] };
}

function spell(
  raw: string,
  isAbbreviation: (spelled: string) => boolean,
  leaveOut: (words: readonly SpelledWord[]) => SortedWords,
): NameReading {
  if (asksForPassport(raw)) return { ok: false, error: 'untold-sounds' };
  const readable = leaveOutWordsWithoutLetters(splitWords(raw, isAbbreviation));
  const { words, leftOut } = leaveOut(readable.words);
  if (words.length === 0) return { ok: false, error: 'no-letters' };
  const name = words.map(({ spelled }) => spelled);
  return {
    ok: true,
    spelling: { raw, name, text: name.join(' '), words, leftOut: [...leftOut, ...readable.leftOut] },
  };
}
