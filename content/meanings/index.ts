import { entriesOf, isKeyOf } from '../../shared/records.ts';
import type { Edits } from '../edition.ts';
import { balance } from './balance.ts';
import { birthday } from './birthday.ts';
import { bridges } from './bridges.ts';
import { businessNames } from './business-names.ts';
import { challenges } from './challenges.ts';
import { expression } from './expression.ts';
import { hiddenPassion } from './hidden-passion.ts';
import { karmicDebts } from './karmic-debts.ts';
import { karmicLessons } from './karmic-lessons.ts';
import { lifePath } from './life-path.ts';
import { maturity } from './maturity.ts';
import type { Meaning } from './meaning.ts';
import { pairs } from './pairs.ts';
import { periodCycles } from './period-cycles.ts';
import { personalDays } from './personal-days.ts';
import { personalMonths } from './personal-months.ts';
import { personalYears } from './personal-years.ts';
import { personality } from './personality.ts';
import { pinnacles } from './pinnacles.ts';
import { soulUrge } from './soul-urge.ts';
import { suppliedLessons } from './supplied-lessons.ts';
import { triads } from './triads.ts';

export { beforeADate, letterWeeks } from './letter-weeks.ts';
export * as letterWords from './letters-in-places.ts';
export { type LoShuCount, type LoShuLine, type LoShuLineKey, loShuCounts, loShuLines } from './lo-shu.ts';
export { maturityAhead, maturityLived } from './maturity-ages.ts';
export type { CoreNumber, Digit, Meaning } from './meaning.ts';
export { type MonthOnRoad, monthRoads } from './month-roads.ts';
export { monthStandings } from './month-standings.ts';
export { monthWishes } from './month-wishes.ts';
export { monthsInYears } from './months-in-years.ts';
export { monthsWithin } from './months-within.ts';
export * as nameWords from './name-letters.ts';
export * as ownNumbers from './own-numbers.ts';
export { type PairKey, pairKey } from './pairs.ts';
export { type Position, type PositionKey, positions } from './positions.ts';
export {
  challengeTenses,
  oftenAgain,
  oftenAhead,
  periodTenses,
  pinnacleTenses,
  type StageTense,
} from './stage-tenses.ts';
export type { PullKey } from './thread.ts';
export * as threadWords from './thread.ts';
export * as threadQuestions from './thread-questions.ts';
export { type TriadKey, triadKeyOf } from './triads.ts';
export * as yearQuarters from './year-quarters.ts';
export { yearRoads } from './year-roads.ts';
export { yearTalents } from './year-talents.ts';
export { yearWishes } from './year-wishes.ts';

const meanings = {
  lifePath,
  expression,
  soulUrge,
  personality,
  birthday,
  maturity,
  balance,
  hiddenPassion,
  karmicLessons,
  suppliedLessons,
  karmicDebts,
  pinnacles,
  challenges,
  periodCycles,
  personalYear: personalYears,
  personalMonth: personalMonths,
  personalDay: personalDays,
  bridges,
  couples: pairs,
  triads,
  businessName: businessNames,
};

export type MeaningPosition = keyof typeof meanings;

/** The numbers a position can hold: a Challenge knows 0 to 8, a couple a pair such as '2-7'. */
export type NumberIn<P extends MeaningPosition> = keyof (typeof meanings)[P];

export type MeaningOf = <P extends MeaningPosition>(position: P, number: NumberIn<P>) => Meaning;

export const readMeanings =
  (edits: Edits): MeaningOf =>
  (position, number) =>
    edits.of<Meaning>('meaning', meaningKey(position, number)) ?? writtenMeaning(position, number);

export const meaningKey = (position: MeaningPosition, number: PropertyKey) => `${position}.${String(number)}`;

export function writtenMeaning<P extends MeaningPosition>(position: P, number: NumberIn<P>): Meaning {
  const texts = meanings[position] as Record<NumberIn<P>, Meaning>;
  return texts[number];
}

/** Every position with the numbers it has texts for, in the order of the files. */
export const meaningPlaces = entriesOf(meanings).map(([position, texts]) => ({ position, texts }));

/** For a number that comes as a text or from a question; undefined where the position has no text for it. */
export function findMeaning(
  meaningOf: MeaningOf,
  position: MeaningPosition,
  number: PropertyKey,
): Meaning | undefined {
  const texts = meanings[position];
  return isKeyOf(texts, number) ? meaningOf(position, number) : undefined;
}
