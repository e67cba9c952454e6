import type { Meaning } from '../../content/meanings/index.ts';
import {
  type CalendarDate,
  type Chart,
  type Forecast,
  type ForecastMonth,
  forecast,
  monthNames,
  type NumberName,
} from '../../numerology/index.ts';
import { ends, itemAt } from '../../shared/records.ts';
import { LONGEST_WISH } from '../wish.ts';
import { type FontFile, fontsOf, openFont, type Voice } from './fonts.ts';
import type { Said, Say } from './paragraphs.ts';
import { printable } from './printable.ts';

/** A stretch of one word in one font. Widths are for a size of 1. */
interface Piece {
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

const ORDINALS = ['First', 'Second', 'Third', 'Fourth', 'Fifth'] as const;

export function ordinal(at: number): string {
  return ORDINALS[at] ?? `${at + 1}th`;
}

/** 1 and 2, or 1, 2 and 3. */
export function listed(items: readonly (string | number)[]): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

/** an 8, an 11/2, a 19/1: the article goes by how the number is said. */
export function aNumber(number: number | string): string {
  return `${/^(8\d?|11|18)(?!\d)/.test(String(number)) ? 'an' : 'a'} ${number}`;
}

/** Under a working, and wherever such a name's Personality is told. */
export const NO_CONSONANTS =
  'The name holds no consonants, so it has no Personality number of its own: all its letters stand in their place.';

const TITLES: Partial<Record<NumberName, string>> = {
  'life-path': 'Life Path',
  expression: 'Expression',
  'soul-urge': 'Soul Urge',
  personality: 'Personality',
  birthday: 'Birthday',
};

export function titleOfNumber(name: NumberName): string {
  return TITLES[name] ?? name;
}

export interface SaidMeaning {
  title: string;
  essence: string;
  short: Said;
  long: Said[];
  strengths: Said[];
  cautions: Said[];
  exercise: Said;
}

/** Gives every text of a meaning an id such as 'life-path.long.2', so that the office can edit it. */
export function sayMeaning(say: Say, id: string, meaning: Meaning): SaidMeaning {
  const each = (part: string, texts: readonly string[]) =>
    texts.map((text, at) => say(`${id}.${part}.${at + 1}`, text));
  return {
    title: meaning.title,
    essence: meaning.essence,
    short: say(`${id}.short`, meaning.short),
    long: each('long', meaning.long),
    strengths: each('strength', meaning.strengths),
    cautions: each('caution', meaning.cautions),
    exercise: say(`${id}.exercise`, meaning.exercise),
  };
}

export const LONGEST_CALL = 16;

/** The first word with letters in it that is not a title such as "Dr." */
export function firstName(name: string): string {
  return name.split(' ').find((word) => /\p{L}/u.test(word) && !word.endsWith('.')) ?? name;
}

/**
 * What somebody is called in a sentence of ours, or null where a first name cannot be told or would not fit. Capitals inside a name
 * are its owner's (JoAnn, McKenzie, D'Arcy); a form that was filled in capitals or without any is not.
 */
export function calledName(name: string): string | null {
  const first = firstName(name).replace(/[,;]$/, '');
  const isName = /^(?:[\p{Lu}\p{Ll}]\p{M}*)+(?:[-'’](?:[\p{Lu}\p{Ll}]\p{M}*)+)*$/u.test(first);
  const letters = first.match(/\p{L}/gu)?.length ?? 0;
  if (!isName || letters < 2 || first.length > LONGEST_CALL) return null;
  // Two capitals are a name of their own: JJ.
  if (letters > 2 && first === first.toUpperCase()) return inTitleCase(first.toLowerCase());
  return first === first.toLowerCase() ? inTitleCase(first) : first;
}

const inTitleCase = (name: string) =>
  name.replaceAll(/(^|[-'’])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());

/**
 * What somebody asked to be called, as she writes it, or null where it cannot stand in a sentence of ours. Letters without
 * capitals (Arabic, Chinese) are no part of an English line, and are not guessed in Latin ones.
 */
export function wishedName(wish: string): string | null {
  const printed = printable(wish);
  const canStand = /\p{L}/u.test(printed) && !/\p{Lo}/u.test(wish) && printed.length <= LONGEST_WISH;
  return canStand ? printed : null;
}

/** A name of which nothing can be printed is shown in the letters it was counted in. */
export function printableName(name: string, chart: Pick<Chart, 'name'>): string {
  const shown = printable(name);
  return /\p{L}/u.test(shown) ? shown : chart.name.join(' ');
}

/** 12 is December. */
export function monthName(month: number): string {
  return itemAt(monthNames, month - 1);
}

/** 10 December 1815 */
export function longDate({ year, month, day }: CalendarDate): string {
  return `${day} ${monthName(month)} ${year}`;
}

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** 0 for a Monday. Zeller's congruence, so that no clock or time zone is involved. */
export function mondayFirst({ year, month, day }: CalendarDate): number {
  const [y, m] = month < 3 ? [year - 1, month + 12] : [year, month];
  const saturdayFirst =
    (day +
      Math.floor((13 * (m + 1)) / 5) +
      y +
      Math.floor(y / 4) -
      Math.floor(y / 100) +
      Math.floor(y / 400)) %
    7;
  return (saturdayFirst + 5) % 7;
}

export function weekdayName(date: CalendarDate): string {
  return itemAt(WEEKDAYS, mondayFirst(date));
}

export interface MonthAhead {
  name: string;
  year: number;
  month: ForecastMonth;
  personalYear: Forecast['personalYear'];
  /** How often the same personal month stood before among the twelve: at most twice. */
  toldBefore: number;
}

const SECOND_HALF = 16;

/** The first month of the calendar year that holds most of the twelve; of two equal halves, the earlier. */
export function leadingYear(months: readonly MonthAhead[]): MonthAhead {
  const [first, last] = ends(months);
  const inLast = months.filter(({ year }) => year === last.year);
  return inLast.length * 2 > months.length ? itemAt(inLast, 0) : first;
}

/** Twelve months from the month of issue, or from the next one when more than half of it has gone. */
export function monthsAhead(birthDate: CalendarDate, issuedOn: CalendarDate): MonthAhead[] {
  const start = issuedOn.year * 12 + issuedOn.month - 1 + (issuedOn.day >= SECOND_HALF ? 1 : 0);
  const forecasts = new Map<number, Forecast>();
  const told = new Map<number, number>();
  return Array.from({ length: 12 }, (_, at) => {
    const year = Math.floor((start + at) / 12);
    const ofYear = forecasts.get(year) ?? forecast(birthDate, year);
    forecasts.set(year, ofYear);
    const month = itemAt(ofYear.months, (start + at) % 12);
    const toldBefore = told.get(month.personalMonth.value) ?? 0;
    told.set(month.personalMonth.value, toldBefore + 1);
    return { name: monthName(month.month), year, month, personalYear: ofYear.personalYear, toldBefore };
  });
}
