import {
  type CalendarDate,
  type Chart,
  compareDates,
  type LaunchDay,
  type LetterSystem,
  launchDays,
  type NameResult,
  nextDay,
  type RankedBusinessName,
  rankBusinessNames,
  readBusinessName,
  type SpelledName,
} from '../../numerology/index.ts';
import { itemAt } from '../../shared/lists.ts';
import type { Edits } from '../kit/paragraphs.ts';
import { printableName } from '../kit/printable-name.ts';

export interface TradeName {
  /** As it stands on the sign. */
  label: string;
  /** Spelled for the sum, without legal forms. */
  name: SpelledName;
}

export interface BusinessDocumentData {
  /** The owner, as she writes herself, and her chart. */
  name: string;
  chart: Chart;
  /** The trade name, then the others under consideration, if any. */
  names: readonly [TradeName, ...TradeName[]];
  /** Past or to come, if it is known. */
  launchDate?: CalendarDate;
  issuedOn: CalendarDate;
  /** What the buyer asked when ordering. */
  questions?: string;
  note?: string;
  edits?: Edits;
}

/** What every page about a business looks at. */
export interface Business {
  owner: string;
  chart: Chart;
  /** The name the document is about. */
  trade: RankedBusinessName;
  /** All names, best first. */
  shortlist: RankedBusinessName[];
  launchDate: CalendarDate | null;
  issuedOn: CalendarDate;
  questions: string;
  note: string;
  edits: Edits;
}

export function businessOf(data: BusinessDocumentData): Business {
  const { chart, names, launchDate = null, issuedOn, questions = '', note = '', edits = {} } = data;
  const spelled = names.map(({ name }) => name.join(' '));
  const read = names
    .filter(({ name }, at) => spelled.indexOf(name.join(' ')) === at)
    .map(({ label, name }) => readBusinessName(printableName(label, { name }), name));
  const owner = { lifePath: chart.lifePath.digit, expression: chart.expression.digit };
  const shortlist = rankBusinessNames(read, owner);
  return {
    owner: printableName(data.name, chart),
    chart,
    trade: itemAt(
      shortlist.filter(({ name }) => name === names[0].name),
      0,
    ),
    shortlist,
    launchDate,
    issuedOn,
    questions,
    note,
    edits,
  };
}

export const SYSTEM_NAMES: Record<LetterSystem, string> = {
  pythagorean: 'Pythagorean',
  chaldean: 'Chaldean',
};

/** The name's number in the owner's own table, which leads, and in the other. */
export function leadingNumber({ chart, trade }: Business): NameResult {
  return trade.numbers[chart.system];
}

export function otherSystem({ chart }: Business): LetterSystem {
  return chart.system === 'pythagorean' ? 'chaldean' : 'pythagorean';
}

export function secondNumber(business: Business): NameResult {
  return business.trade.numbers[otherSystem(business)];
}

export function launchQuestion(business: Business) {
  const { chart } = business;
  return {
    ownerBirthDate: chart.birthDate,
    ownerLifePath: chart.lifePath.digit,
    nameDigit: leadingNumber(business).digit,
  };
}

export interface GoodDays {
  /** Best first. */
  days: LaunchDay[];
  /** What makes a day one of the best: for some owners no day can have two reasons, as date and personal day run together. */
  best: 'several-reasons' | 'beginnings';
  isBest(day: LaunchDay): boolean;
}

/** Good days from tomorrow on, for a year. */
export function goodDays(business: Business): GoodDays {
  const { year, month, day } = business.issuedOn;
  const to = { year: year + 1, month, day: month === 2 ? Math.min(day, 28) : day };
  const found = launchDays({ ...launchQuestion(business), window: { from: nextDay(business.issuedOn), to } });
  const best = found.some(({ reasons }) => reasons.length > 1) ? 'several-reasons' : 'beginnings';
  const isBest = ({ reasons, personalDay }: LaunchDay) =>
    best === 'several-reasons' ? reasons.length > 1 : personalDay.value === 1;
  return { days: [...found.filter(isBest), ...found.filter((other) => !isBest(other))], best, isBest };
}

/** The day whose year is told: the known one, or else the best of the good days. */
export function openingDay(business: Business): { date: CalendarDate; isKnown: boolean } {
  if (business.launchDate) return { date: business.launchDate, isKnown: true };
  const best = goodDays(business).days[0];
  return { date: best ? best.date : nextDay(business.issuedOn), isKnown: false };
}

/** Whether the day that was named lies behind it. */
export function isOpen({ launchDate, issuedOn }: Pick<Business, 'launchDate' | 'issuedOn'>): boolean {
  return launchDate !== null && compareDates(launchDate, issuedOn) < 0;
}

/** A business is in its first year until twelve months have passed since it opened. */
export function isInFirstYear(opened: CalendarDate, issuedOn: CalendarDate): boolean {
  return compareDates(issuedOn, { ...opened, year: opened.year + 1 }) < 0;
}
