import type { CalendarDate } from './calendar-date.ts';
import { type Chart, type ChartInput, chart } from './chart.ts';
import { judgeLaunchDay, type LaunchDay, launchDays } from './launch-days.ts';
import { inSameTriad, type KarmicDebtFinding, karmicDebts } from './lo-shu.ts';
import type { Digit, LetterSystem } from './make-number.ts';
import { expression, type NameResult, type SpelledName, valueName } from './name-numbers.ts';

/** Facts that speak for a name. Each counts the same: the rank is a count anyone can check, not a weighted score. */
export type NameAgreement =
  | 'pythagorean-fits-life-path'
  | 'pythagorean-fits-expression'
  | 'chaldean-fits-life-path'
  | 'chaldean-fits-expression'
  | 'systems-agree'
  | 'free-of-karmic-debt';

export interface BusinessName {
  /** The name as its owner writes it. */
  label: string;
  name: SpelledName;
  /** The name's number in both systems. */
  numbers: Record<LetterSystem, NameResult>;
  karmicDebts: KarmicDebtFinding[];
}

export interface RankedBusinessName extends BusinessName {
  /** 1 is best; names with the same number of agreements share a rank (1, 1, 3). */
  rank: number;
  agreements: NameAgreement[];
}

/** The owner's digits that a business name is compared with. */
export interface OwnerDigits {
  lifePath: Digit;
  expression: Digit;
}

export function readBusinessName(label: string, name: SpelledName): BusinessName {
  const numberIn = (system: LetterSystem) => expression(valueName(name, { system }));
  const numbers = { pythagorean: numberIn('pythagorean'), chaldean: numberIn('chaldean') };
  return { label, name, numbers, karmicDebts: karmicDebts(Object.values(numbers)) };
}

/** Best first; equal names stay in the order they were given. */
export function rankBusinessNames(names: readonly BusinessName[], owner: OwnerDigits): RankedBusinessName[] {
  const judged = names
    .map((name) => ({ ...name, agreements: agreementsOf(name, owner) }))
    .sort((a, b) => b.agreements.length - a.agreements.length);
  return judged.map((name) => ({
    ...name,
    rank: 1 + judged.findIndex((other) => other.agreements.length === name.agreements.length),
  }));
}

function agreementsOf(name: BusinessName, owner: OwnerDigits): NameAgreement[] {
  const pythagorean = name.numbers.pythagorean.digit;
  const chaldean = name.numbers.chaldean.digit;
  const facts: [NameAgreement, boolean][] = [
    ['pythagorean-fits-life-path', inSameTriad(pythagorean, owner.lifePath)],
    ['pythagorean-fits-expression', inSameTriad(pythagorean, owner.expression)],
    ['chaldean-fits-life-path', inSameTriad(chaldean, owner.lifePath)],
    ['chaldean-fits-expression', inSameTriad(chaldean, owner.expression)],
    ['systems-agree', pythagorean === chaldean],
    ['free-of-karmic-debt', name.karmicDebts.length === 0],
  ];
  return facts.filter(([, isTrue]) => isTrue).map(([fact]) => fact);
}

export interface BusinessInput {
  owner: ChartInput;
  /** The trade name, or several to choose from. Legal forms (Ltd, GmbH) are left out when the names are spelled. */
  names: readonly { label: string; name: SpelledName }[];
  /** The day the business opens or opened, if it is known. */
  launchDate?: CalendarDate;
  /** Where to look for good launch days, both ends included. */
  launchWindow?: { from: CalendarDate; to: CalendarDate };
}

export interface BusinessReading {
  owner: Chart;
  /** Best first. */
  shortlist: RankedBusinessName[];
  launch: LaunchDay | null;
  /** Good days for the name that ranks first; empty without a window. */
  launchDays: LaunchDay[];
}

export function businessReading({ owner, names, launchDate, launchWindow }: BusinessInput): BusinessReading {
  const ownerChart = chart(owner);
  const lifePath = ownerChart.lifePath.digit;
  const shortlist = rankBusinessNames(
    names.map(({ label, name }) => readBusinessName(label, name)),
    { lifePath, expression: ownerChart.expression.digit },
  );
  const best = shortlist[0];
  if (!best) throw new RangeError('A business reading needs a name');
  const nameDigit = best.numbers[ownerChart.system].digit;
  const question = { ownerBirthDate: owner.birthDate, ownerLifePath: lifePath, nameDigit };
  return {
    owner: ownerChart,
    shortlist,
    launch: launchDate ? judgeLaunchDay(launchDate, question) : null,
    launchDays: launchWindow ? launchDays({ ...question, window: launchWindow }) : [],
  };
}
