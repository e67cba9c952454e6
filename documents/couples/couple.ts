import { type PairKey, pairKey, type TriadKey, triadKeyOf } from '../../content/meanings/index.ts';
import {
  type CalendarDate,
  type CorePair,
  type CoupleReading,
  TRIADS,
  type Triad,
} from '../../numerology/index.ts';
import { mapPair } from '../../shared/lists.ts';
import { CORE, type CoreKey } from '../kit/core-numbers.ts';
import { firstName, LONGEST_CALL } from '../kit/first-name.ts';
import type { Edits } from '../kit/paragraphs.ts';
import { printableName } from '../kit/printable-name.ts';

export interface CoupleDocumentData {
  /** As their owners write them, in the order of the reading. */
  names: readonly [string, string];
  reading: CoupleReading;
  issuedOn: CalendarDate;
  /** What the buyer asked when ordering. */
  questions?: string;
  /** A personal note from the guide, for the last page. */
  note?: string;
  /** Paragraphs that the office rewrote, by their ids. */
  edits?: Edits;
}

/** What every page for two looks at. */
export interface Couple {
  names: readonly [string, string];
  /** What each is called in a sentence. */
  called: readonly [string, string];
  reading: CoupleReading;
  issuedOn: CalendarDate;
  questions: string;
  note: string;
  edits: Edits;
}

export function coupleOf(data: CoupleDocumentData): Couple {
  const { names, reading, issuedOn, questions = '', note = '', edits = {} } = data;
  const shown = [printableName(names[0], reading.first), printableName(names[1], reading.second)] as const;
  return { names: shown, called: calledBy(shown), reading, issuedOn, questions, note, edits };
}

/** First names where they tell the two apart. */
function calledBy(names: readonly [string, string]): [string, string] {
  const [first, second] = mapPair(names, firstName);
  const isClear = first !== second && first.length <= LONGEST_CALL && second.length <= LONGEST_CALL;
  return isClear ? [first, second] : ['The first of you', 'The second of you'];
}

/** 'The first of you' inside a sentence; a name stays as it is. */
export function inSentence(called: string): string {
  return called.replace(/^The (?=first|second)/, 'the ');
}

/** Short enough for a running head where first names will do. */
export function headNames({ called, names }: Couple): string {
  return (called[0].includes(' ') ? names : called).join(' and ');
}

/** Two names with letters of every number. */
export function lacksNothing({ first, second }: CoupleReading): boolean {
  return [first, second].every(({ letters }) => letters.karmicLessons.length === 0);
}

export function pairKeyOf({ first, second }: CorePair): PairKey {
  return pairKey(first.digit, second.digit);
}

/** How many pairs before this one, in the order of the reading, hold the same two digits. */
export function toldBefore(key: CoreKey, { pairs }: CoupleReading): CoreKey[] {
  const own = pairKeyOf(pairs[key]);
  return CORE.slice(0, CORE.indexOf(key)).filter((earlier) => pairKeyOf(pairs[earlier]) === own);
}

export function triadKey(triad: Triad): TriadKey {
  return triadKeyOf(TRIADS[triad]);
}
