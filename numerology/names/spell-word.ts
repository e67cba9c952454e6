import { greekPair } from './greek-pairs.ts';
import type { ChangeReason, LetterSpelling } from './spell-letter.ts';
import { spellLetter } from './spell-letter.ts';

export interface LetterChange {
  from: string;
  /** May be several letters (ß → SS) or none. */
  to: string;
  /** Where `to` begins in the spelled word. */
  at: number;
  how: ChangeReason;
}

export interface SpelledWord {
  raw: string;
  /** A to Z only. */
  spelled: string;
  changes: LetterChange[];
}

/** Signs that stand inside a word without a sound of their own: O’Brien, Kaʻiulani, soft hyphens and joiners. */
const SILENT = /['’‘`´＇ʼʻʹʾʿ′\p{Cf}]/gu;
const BETWEEN_WORDS = /[^\p{L}\p{M}\p{Alphabetic}\p{N}.'’‘`´＇′\p{Cf}]+/u;
/** In Catalan a dot stands between two l of one word; anywhere else it separates words. */
const CATALAN_DOT = /(?<=l)·(?=l)/giu;
const DOT = /\./g;
/** A character with the marks that belong to it. */
const SIGNS = /\P{M}\p{M}*|\p{M}+/gu;
const READABLE = /[\p{L}\p{Alphabetic}\p{N}]/u;

export function spellWord(raw: string): SpelledWord {
  let spelled = '';
  const changes: LetterChange[] = [];
  const signs = Array.from(withoutSilent(raw).matchAll(SIGNS), ([sign]) => sign);
  for (let at = 0; at < signs.length; at++) {
    const pair = greekPair(signs, at);
    const sign = pair ? signs.slice(at, ++at + 1).join('') : (signs[at] ?? '');
    const { to, how }: LetterSpelling = pair ? { to: pair, how: 'other-script' } : spellLetter(sign);
    if (to === '' && !READABLE.test(sign)) continue;
    if (how !== null) changes.push({ from: sign, to, at: spelled.length, how });
    spelled += to;
  }
  return { raw, spelled, changes };
}

/**
 * Splits at spaces, hyphens and whatever else is no letter: Anne-Marie is two words, so that a Y or an initial is
 * read as it sounds. A dot separates as well (J.R.), unless the whole is an abbreviation (Ph.D.) the caller knows.
 */
export function splitWords(raw: string, isAbbreviation: (spelled: string) => boolean): SpelledWord[] {
  return raw
    .normalize('NFC')
    .replace(CATALAN_DOT, '')
    .split(BETWEEN_WORDS)
    .flatMap((token) => {
      const whole = spellWord(token.replace(DOT, ''));
      return isAbbreviation(whole.spelled) ? [{ ...whole, raw: token }] : token.split('.').map(spellWord);
    })
    .filter((word) => READABLE.test(withoutSilent(word.raw)));
}

function withoutSilent(raw: string): string {
  return raw.replace(SILENT, '');
}
