import anyAscii from 'any-ascii';
import { fontsOf, openFont } from './fonts.ts';

/** What the main text face certainly has: most texts pass here at once. */
const PLAIN =
  /^[\x20-\x7e\u00a1-\u00ac\u00ae-\u017e\u2013\u2014\u2018\u2019\u201c\u201d\u2026\u20ac\u2212]*$/;
const SPACES = /[\s\u200b\u2028\u2029\p{Z}]+/gu;
/** A sign with the marks that stand on it. */
const SIGN = /\P{M}\p{M}*|\p{M}+/gu;
const READABLE = /^[\p{L}\p{N}\p{M}]/u;
const ARABIC = /\p{Script=Arabic}/u;
const ZERO_WIDTH_NON_JOINER = '\u200c';
const MOST_MARKS = 3;

/**
 * What our fonts can print of a text. Letters that no font has are written in Latin letters, everything else that
 * cannot be printed (emoji, control and direction characters) is left out: no page ever shows an empty box.
 */
export function printable(text: string): string {
  const line = text.replace(SPACES, ' ').trim();
  if (PLAIN.test(line)) return line;
  const signs = line.normalize('NFC').match(SIGN) ?? [];
  const printed = signs.map((sign, at) => printableSign(sign, signs[at - 1] ?? '')).join('');
  return printed.replace(SPACES, ' ').trim();
}

function printableSign(sign: string, before: string): string {
  if (sign === ZERO_WIDTH_NON_JOINER) return ARABIC.test(before) ? sign : '';
  if (/^\p{C}/u.test(sign)) return '';
  const [base = '', ...marks] = [...sign];
  const known = [base, ...marks.slice(0, MOST_MARKS)].join('');
  if (isCovered(known)) return known;
  if (isCovered(base)) return base;
  return READABLE.test(base) ? anyAscii(base) : '';
}

/** Whether one font has the whole sign, so that its marks sit on its letter. */
export function isCovered(sign: string): boolean {
  return fontsOf.body.some((file) => {
    const font = openFont(file);
    return [...sign].every((character) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
  });
}
