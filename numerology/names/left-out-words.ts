import type { SpelledWord } from './spell-word.ts';

export type LeftOutReason = 'title' | 'suffix' | 'legal-form' | 'no-letters';

export interface LeftOutWord {
  raw: string;
  why: LeftOutReason;
}

export interface SortedWords {
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

export function isPersonalAbbreviation(spelled: string): boolean {
  return TITLES.has(spelled) || SUFFIXES.has(spelled);
}

export function isLegalForm(spelled: string): boolean {
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

export function leaveOutLegalForms(words: readonly SpelledWord[]): SortedWords {
  return takeFromEnd(words, ({ spelled }) => LEGAL_FORMS.has(spelled), 'legal-form');
}

export function leaveOutWordsWithoutLetters(words: readonly SpelledWord[]): SortedWords {
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
