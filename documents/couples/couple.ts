import type { Content } from '../../content/make-content.ts';
import {
  type Meaning,
  type PairKey,
  pairKey,
  positions,
  type TriadKey,
  triadKeyOf,
} from '../../content/meanings/index.ts';
import {
  type CalendarDate,
  type CorePair,
  type CoupleReading,
  type Judgement,
  judgement,
  singleDigit,
  TRIADS,
  type Triad,
} from '../../numerology/index.ts';
import { itemAt, mapPair } from '../../shared/records.ts';
import { type Answer, answersTo, monthsOf, type Voice } from '../asked.ts';
import { CORE, type CoreKey, coreDigits } from '../kit/chart-sheet.ts';
import { cover } from '../kit/cover.ts';
import type { Edits } from '../kit/paragraphs.ts';
import {
  calledName,
  firstName,
  LONGEST_CALL,
  listed,
  longDate,
  monthsAhead,
  printableName,
} from '../kit/words.ts';
import type { Page } from '../kit/write-document.ts';

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
  /** What each chart as a whole says of each digit. */
  judged: readonly [Judgement, Judgement];
  issuedOn: CalendarDate;
  questions: string;
  note: string;
  edits: Edits;
}

export function coupleOf(data: CoupleDocumentData): Couple {
  const { names, reading, issuedOn, questions = '', note = '', edits = {} } = data;
  const shown = [printableName(names[0], reading.first), printableName(names[1], reading.second)] as const;
  return {
    names: shown,
    called: calledBy(shown),
    reading,
    judged: [judgement(reading.first, issuedOn), judgement(reading.second, issuedOn)],
    issuedOn,
    questions,
    note,
    edits,
  };
}

/** First names where they tell the two apart, else with the initial of the last: Anna K. and Anna B. */
function calledBy(names: readonly [string, string]): [string, string] {
  const first = mapPair(names, (name) => calledName(name) ?? firstName(name));
  const longer = mapPair(names, (name) => `${calledName(name) ?? firstName(name)} ${initialOf(name)}.`);
  const isClear = ([one, other]: readonly [string, string]) =>
    one !== other && one.length <= LONGEST_CALL && other.length <= LONGEST_CALL;
  if (isClear(first)) return first;
  return isClear(longer) && names.every((name) => /\s\p{L}\S*$/u.test(name))
    ? longer
    : ['The first of you', 'The second of you'];
}

const initialOf = (name: string) => name.match(/\s(\p{L})\S*$/u)?.[1]?.toUpperCase() ?? '';

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

/** Two chords on one wheel, and in the middle what the two Life Paths make together. */
export function coupleCover(content: Content, { names, reading, issuedOn }: Couple, kind: string): Page {
  const { first, second, pairs } = reading;
  return {
    name: 'cover',
    title: 'Cover',
    level: 0,
    paper: 'midnight',
    runningHead: false,
    body: cover(content, {
      kind,
      names,
      lines: [`born on ${longDate(first.birthDate)} and on ${longDate(second.birthDate)}`],
      imprint: longDate(issuedOn),
      value: pairs.lifePath.sum.value,
      digits: coreDigits(first),
      second: coreDigits(second),
      alt: `A wheel of nine numbers. Lines join ${coreDigits(first).join(', ')} of the first and ${coreDigits(second).join(', ')} of the second; in the middle the sum of both Life Paths, ${pairs.lifePath.sum.value}.`,
    }),
  };
}

/** A pair's text speaks of "the 8" and "a 2"; here they get their names, so that an 11 is never called a 2. */
export function namePair(meaning: Meaning, pair: CorePair, { called }: Couple): Meaning {
  const { first, second } = pair;
  if (first.digit === second.digit) return meaning;
  const named = (text: string) =>
    text.replace(/\b(the|an?) ([1-9])(?!\d)/gi, (whole, article: string, digit: string) => {
      const who =
        Number(digit) === first.digit ? called[0] : Number(digit) === second.digit ? called[1] : whole;
      return /^[A-Z]/.test(article) ? who : inSentence(who);
    });
  return {
    ...meaning,
    essence: named(meaning.essence),
    short: named(meaning.short),
    long: meaning.long.map(named),
    strengths: meaning.strengths.map(named),
    cautions: meaning.cautions.map(named),
    exercise: named(meaning.exercise),
  };
}

function sharedFamilies({ pairs }: CoupleReading): CoreKey[] {
  return CORE.filter((key) => pairs[key].sameTriad);
}

export function familyVerdict(reading: CoupleReading): string {
  const shared = sharedFamilies(reading);
  if (shared.length === 0) return families.none;
  if (shared.length === CORE.length) return families.all;
  const named = (keys: readonly CoreKey[]) => listed(keys.map((key) => positions[key].name));
  return families.some(named(shared), named(CORE.filter((key) => !shared.includes(key))));
}

/** The pairs that stand furthest apart. */
export function widestStep({ pairs }: CoupleReading): { keys: CoreKey[]; steps: number } {
  const steps = Math.max(...CORE.map((key) => pairs[key].bridge.value));
  return { keys: CORE.filter((key) => pairs[key].bridge.value === steps), steps };
}

/** When the same two numbers come round in a second place. */
export function metBefore(before: readonly string[]): string {
  return before.length === 1
    ? `You have met these two numbers already, under ${before[0]}. Here the same pair speaks in another room of the house.`
    : `Once more the two numbers from ${listed(before)}. A pair that keeps turning up may be called the tune of the house.`;
}

const places: Record<CoreKey, string> = {
  lifePath: 'on our road',
  expression: 'in our work',
  soulUrge: 'in our wishes',
  personality: 'in our manners',
  birthday: 'in our small gifts',
};

export const seenAtHome = (key: CoreKey) => `Where we have met this pair ${places[key]}`;

const families = {
  none: 'None of your five pairs falls into one family. What joins you was never sameness. Each brings the other something from abroad, and you translate more than most couples do; good translators, in time, speak both languages.',
  some: (places: string, others: string) =>
    `In ${places} you are of one family, and half a sentence will do. In ${others} you come from different houses and bring each other news.`,
  all: 'All five of your pairs meet inside a family, which is uncommon. You understand each other early and often. Invite people who are made otherwise, so that somebody at the table still asks why.',
} as const;

export const couplesMethod =
  'For a pair, every number is first brought to a single digit, masters included. The sum of the two is reduced in turn, keeping an 11; the difference is the smaller taken from the larger.';

/** What two people asked: both are heard on every question, and the months are those of the two together. */
export function answersForTwo({ called, reading, issuedOn, questions }: Couple): Answer[] {
  const [one, other] = mapPair([reading.first, reading.second], ({ birthDate }) =>
    monthsOf(monthsAhead(birthDate, issuedOn)),
  );
  return answersTo(questions, {
    at(key: CoreKey): Voice[] {
      const { first, second } = reading.pairs[key];
      const voice = (who: string, { value, digit, compound }: typeof first): Voice => ({
        label: `${who} · ${positions[key].name} ${compound}`,
        value,
        digit,
      });
      // A master and its plain root are heard one by one.
      return first.value === second.value
        ? [
            voice('Both of you', {
              ...first,
              compound: listed([...new Set([first.compound, second.compound])]),
            }),
          ]
        : [voice(called[0], first), voice(called[1], second)];
    },
    months: one.map((month, at) => ({ ...month, digit: singleDigit(month.digit + itemAt(other, at).digit) })),
    born: [reading.first, reading.second].map(({ birthDate }, at) => ({
      whose: `${itemAt(called, at)}’s`,
      birthDate,
    })),
    issuedOn,
  });
}
