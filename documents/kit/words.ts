import { type FontFile, fontsOf, openFont, type Voice } from './fonts.ts';
import { printable } from './printable.ts';

/** A stretch of one word in one font. Widths are for a size of 1. */
export interface Piece {
  font: FontFile;
  text: string;
  width: number;
}

export interface Word {
  pieces: Piece[];
  width: number;
  /** Hebrew and Arabic: drawn by itself, so that neighbours can be put in the right order. */
  rightToLeft: boolean;
  length: number;
}

const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;
const SIGN = /\P{M}\p{M}*|\p{M}+/gu;
const ASCII = /^[\x20-\x7e]*$/;
const MOST_WORDS = 30_000;
const known = new Map<Voice, Map<string, Word>>();

/** A word as it will stand on paper. Its text has passed `printable`. */
export function setWord(voice: Voice, text: string): Word {
  let words = known.get(voice);
  if (!words || words.size >= MOST_WORDS) {
    words = new Map();
    known.set(voice, words);
  }
  let word = words.get(text);
  if (!word) {
    word = measure(voice, text);
    words.set(text, word);
  }
  return word;
}

const knownTexts = new Map<Voice, Map<string, readonly Word[]>>();
const MOST_TEXTS = 5_000;

/** A text as words on paper: what cannot be printed is already left out. */
export function setWords(voice: Voice, text: string): readonly Word[] {
  let texts = knownTexts.get(voice);
  if (!texts || texts.size >= MOST_TEXTS) {
    texts = new Map();
    knownTexts.set(voice, texts);
  }
  let words = texts.get(text);
  if (!words) {
    words = printable(text)
      .split(' ')
      .flatMap((word) => (word === '' ? [] : [setWord(voice, word)]));
    texts.set(text, words);
  }
  return words;
}

export function spaceWidth(voice: Voice): number {
  return setWord(voice, ' ').width;
}

function measure(voice: Voice, text: string): Word {
  const pieces: Piece[] = [];
  for (const { font, text: part } of splitByFont(voice, text)) {
    pieces.push({ font, text: part, width: widthIn(font, part) });
  }
  const width = pieces.reduce((sum, piece) => sum + piece.width, 0);
  return { pieces, width, rightToLeft: RIGHT_TO_LEFT.test(text), length: text.length };
}

/**
 * pdfkit shapes a line word by word, each with the space that follows. Measured in the same way, a word is shaped once
 * for both.
 */
function widthIn(file: FontFile, text: string): number {
  const font = openFont(file);
  const advance = (run: string) => font.layout(run).advanceWidth / font.unitsPerEm;
  return text === ' ' || RIGHT_TO_LEFT.test(text) ? advance(text) : advance(`${text} `) - advance(' ');
}

function splitByFont(voice: Voice, text: string): { font: FontFile; text: string }[] {
  const fonts = fontsOf[voice];
  const first = fonts[0];
  if (ASCII.test(text)) return [{ font: first, text }];
  const parts: { font: FontFile; text: string }[] = [];
  for (const sign of text.match(SIGN) ?? []) {
    const last = parts.at(-1);
    const font =
      last && has(last.font, sign) && !has(first, sign)
        ? last.font
        : (fonts.find((file) => has(file, sign)) ?? first);
    if (last?.font === font) last.text += sign;
    else parts.push({ font, text: sign });
  }
  return parts;
}

function has(file: FontFile, sign: string): boolean {
  const font = openFont(file);
  for (const character of sign) if (!font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)) return false;
  return true;
}
