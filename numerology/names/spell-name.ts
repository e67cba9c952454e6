import anyAscii from 'any-ascii';
import type { SpelledName } from '../index.ts';

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

const PAIRS: Record<string, string> = { ου: 'OU', γγ: 'NG', γξ: 'NX', γχ: 'NCH' };
const WITH_V = new Set(['αυ', 'ευ', 'ηυ']);
const VOICED = /[αεηιουωβγδζλμνρ]/u;
const DIAERESIS = '\u0308';

/** Without accents, in small letters; what a diaeresis parts is no pair. */
function plain(sign: string | undefined): string {
  const parts = (sign ?? '').toLowerCase().normalize('NFD');
  return parts.includes(DIAERESIS) ? '' : parts.charAt(0);
}

/**
 * Two Greek letters that are one sound, as Greek passports spell them (ELOT 743): ου is OU, αυ and ευ are AV and EV
 * before a voiced sound and AF and EF elsewhere, and a name that begins with μπ begins with B.
 */
function greekPair(signs: readonly string[], at: number): string | undefined {
  const pair = plain(signs[at]) + plain(signs[at + 1]);
  if (at === 0 && pair === 'μπ') return 'B';
  if (!WITH_V.has(pair)) return PAIRS[pair];
  const first = pair.startsWith('α') ? 'A' : pair.startsWith('ε') ? 'E' : 'I';
  return first + (VOICED.test(plain(signs[at + 2])) ? 'V' : 'F');
}

/**
 * Why a letter is written differently in the calculation.
 * accent: an accent or another ornament was taken off. special-letter: a Latin letter of its own, such as Ł or ß.
 * other-script: transliterated from another writing. no-equivalent: it has no sound of its own in A-Z, such as ь.
 * not-a-letter: a digit inside a word.
 */
export type ChangeReason = 'accent' | 'special-letter' | 'other-script' | 'no-equivalent' | 'not-a-letter';

interface LetterSpelling {
  to: string;
  /** Null when the letter was A-Z already. */
  how: ChangeReason | null;
}

/** Latin letters that Unicode does not decompose. Ø is O and not OE: Søren is spelled SOREN. */
const SPECIAL_LETTERS: Record<string, string> = {
  æ: 'AE',
  đ: 'D',
  ð: 'D',
  ħ: 'H',
  ı: 'I',
  ĸ: 'K',
  ł: 'L',
  ŋ: 'NG',
  ø: 'O',
  œ: 'OE',
  ß: 'SS',
  þ: 'TH',
  ŧ: 'T',
  ƶ: 'Z',
};

const ASCII_LETTER = /^[A-Za-z]$/;
const MARK = /^\p{M}$/u;
const DIGIT = /^\p{N}/u;

/**
 * Spells one written sign, that is a character with the marks that belong to it, in capital letters A to Z.
 * Marks matter: in Devanagari and its kin they are the vowels.
 */
export function spellLetter(sign: string): LetterSpelling {
  if (ASCII_LETTER.test(sign)) return { to: sign.toUpperCase(), how: null };
  if (DIGIT.test(sign)) return { to: '', how: 'not-a-letter' };

  const latin = spellLatin(sign);
  if (latin) return latin;

  const to = lettersOf(anyAscii(sign));
  return { to, how: to === '' ? 'no-equivalent' : 'other-script' };
}

/** Null when any part of the sign is not a Latin letter, so й stays whole and is not read as и. */
function spellLatin(sign: string): LetterSpelling | null {
  let to = '';
  let how: ChangeReason = 'accent';
  for (const part of sign.normalize('NFKD')) {
    const letter = part.toLowerCase();
    const special = Object.hasOwn(SPECIAL_LETTERS, letter) ? SPECIAL_LETTERS[letter] : undefined;
    if (ASCII_LETTER.test(part)) to += part.toUpperCase();
    else if (special) {
      to += special;
      how = 'special-letter';
    } else if (MARK.test(part)) to += lettersOf(anyAscii(part));
    else if (/\p{L}/u.test(part) && lettersOf(anyAscii(part)) !== '') return null;
  }
  return to === '' ? null : { to, how };
}

function lettersOf(text: string): string {
  return text.replace(/[^A-Za-z]/g, '').toUpperCase();
}

export type LeftOutReason = 'title' | 'suffix' | 'legal-form' | 'no-letters';

export interface LeftOutWord {
  raw: string;
  why: LeftOutReason;
}

interface SortedWords {
  words: SpelledWord[];
  leftOut: LeftOutWord[];
}

const setOf = (words: string) => new Set(words.split(' '));

/**
 * Only what is hardly ever a name: Don, Ma, Eng, Maj and Gen are given or family names somewhere, so they stay. The spelling
 * is shown and can be edited, which is the remedy for the rest.
 */
const TITLES = setOf(
  'MR MRS MS MISS MX MISTER DR DRA DOCTOR PROF PROFA PROFESSOR SIR DAME LADY LORD REV REVEREND FR SR SRA SRTA ' +
    'MME MLLE HERR FRAU DOTT DOTTSSA SMT',
);
const SUFFIXES = setOf(
  'JR SR JNR SNR ESQ PHD DPHIL MD DDS DMD DVM EDD PSYD PHARMD JD LLB LLM MBA MSC BSC CPA OBE MBE CBE',
);
/** Written in capitals only: "Ii" is a family name. */
const ROMAN_NUMERALS = setOf('II III IV');
const LEGAL_FORMS = setOf(
  'LTD LIMITED LLC LLP LP PLC INC INCORPORATED CORP CORPORATION CO PTY GMBH MBH AG KG UG OHG GBR EK EV SE ' +
    'SA SARL SAS SASU EURL SL SLU SRL SPA SNC LDA LTDA UNIPESSOAL EIRELI BV NV VOF AB AS APS OY OYJ ASA DOO KFT ZOO',
);

function isPersonalAbbreviation(spelled: string): boolean {
  return TITLES.has(spelled) || SUFFIXES.has(spelled);
}

function isLegalForm(spelled: string): boolean {
  return LEGAL_FORMS.has(spelled);
}

/** Takes titles from the front and suffixes from the end, never the last word that is left. */
export function leaveOutTitles(words: readonly SpelledWord[]): SortedWords {
  const kept = [...words];
  const leftOut: LeftOutWord[] = [];
  while (kept.length > 1 && TITLES.has(kept[0]?.spelled ?? '')) {
    leftOut.push({ raw: kept.shift()?.raw ?? '', why: 'title' });
  }
  const isSuffix = ({ raw, spelled }: SpelledWord) => SUFFIXES.has(spelled) || ROMAN_NUMERALS.has(raw);
  const ending = takeFromEnd(kept, isSuffix, 'suffix');
  return { words: ending.words, leftOut: [...leftOut, ...ending.leftOut] };
}

function leaveOutLegalForms(words: readonly SpelledWord[]): SortedWords {
  return takeFromEnd(words, ({ spelled }) => LEGAL_FORMS.has(spelled), 'legal-form');
}

function leaveOutWordsWithoutLetters(words: readonly SpelledWord[]): SortedWords {
  const silent = words.filter(({ spelled }) => spelled === '');
  return {
    words: words.filter(({ spelled }) => spelled !== ''),
    leftOut: silent.map(({ raw }) => ({ raw, why: 'no-letters' })),
  };
}

function takeFromEnd(
  words: readonly SpelledWord[],
  matches: (word: SpelledWord) => boolean,
  why: LeftOutReason,
): SortedWords {
  let end = words.length;
  while (end > 1 && words.slice(end - 1, end).every(matches)) end--;
  return { words: words.slice(0, end), leftOut: words.slice(end).map(({ raw }) => ({ raw, why })) };
}

/**
 * A letter of a script that leaves vowels, or the order of sounds, to its reader: Arabic, Hebrew, Chinese, Japanese,
 * Korean, Thai, Devanagari and the like. Only the scripts named here tell every sound; signs that belong to all
 * scripts decide nothing.
 */
const UNTOLD =
  /(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}\p{Script=Georgian}\p{Script=Common}\p{Script=Inherited}])\p{L}/u;

/** Whether a name can be counted only as its owner's passport spells it: anything else would be a guess. */
export const asksForPassport = (name: string): boolean => UNTOLD.test(name);
