import type { BusinessStage, TradeKey } from '../../content/business-trades.ts';
import type { Content } from '../../content/make-content.ts';
import { positions } from '../../content/meanings/index.ts';
import {
  type CalendarDate,
  type Chart,
  compareDates,
  type Digit,
  inSameTriad,
  type LaunchDay,
  type LaunchReason,
  type LetterSystem,
  launchDays,
  type NameAgreement,
  type NameResult,
  nextDay,
  type RankedBusinessName,
  rankBusinessNames,
  readBusinessName,
  type SpelledName,
} from '../../numerology/index.ts';
import { itemAt } from '../../shared/records.ts';
import { type Answer, answersTo, monthsOf, type Voice } from '../asked.ts';
import type { CoreKey } from '../kit/chart-sheet.ts';
import { cover } from '../kit/cover.ts';
import type { Edits } from '../kit/paragraphs.ts';
import { printable } from '../kit/printable.ts';
import { firstName, listed, longDate, monthsAhead, printableName } from '../kit/words.ts';
import type { Page } from '../kit/write-document.ts';

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
  /** Past or to come, if it is known; of a business that is open and changing it may be the day of the change. */
  launchDate?: CalendarDate;
  /** What it lives on, how far it has come, and where people find it: of orders that were asked. */
  tradeKind?: TradeKey;
  stage?: BusinessStage;
  place?: string;
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
  tradeKind: TradeKey | null;
  stage: BusinessStage | null;
  place: string;
  issuedOn: CalendarDate;
  questions: string;
  note: string;
  edits: Edits;
}

export function businessOf(data: BusinessDocumentData): Business {
  const { chart, names, launchDate = null, issuedOn, questions = '', note = '', edits = {} } = data;
  const { tradeKind = null, stage = null, place = '' } = data;
  // Figures are not counted, and still tell two names apart.
  const spelled = names.map(({ label, name }) => [...name, ...figuresIn(label)].join(' '));
  const read = names
    .filter((_, at) => spelled.indexOf(itemAt(spelled, at)) === at)
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
    tradeKind,
    stage,
    place: printable(place),
    issuedOn,
    questions,
    note,
    edits,
  };
}

/** The 54 of Studio 54: figures have no letter, so no table counts them. */
export const figuresIn = (label: string): string[] => label.match(/\p{N}+/gu) ?? [];

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

/** The day whose year is told, and how we came by it. */
export interface OpeningDay {
  date: CalendarDate;
  /** Of a business that is open and named no day, its owner's birth date: it has shared her years from the start. */
  how: 'named' | 'supposed' | 'owner';
}

/** How many days a plan is given before the day that is supposed for it. */
const DAYS_OF_PREPARATION: Record<BusinessStage, number> = {
  idea: 180,
  opening: 30,
  running: 0,
  changing: 0,
};

export function openingDay(business: Business): OpeningDay {
  const { launchDate, stage, issuedOn, chart } = business;
  if (isOpen(business))
    return launchDate && compareDates(launchDate, issuedOn) < 0
      ? { date: launchDate, how: 'named' }
      : { date: chart.birthDate, how: 'owner' };
  if (launchDate) return { date: launchDate, how: 'named' };
  const from = later(issuedOn, stage ? DAYS_OF_PREPARATION[stage] : 0);
  const { days } = goodDays(business);
  const best = days.find(({ date }) => compareDates(date, from) > 0) ?? days[0];
  return { date: best ? best.date : nextDay(issuedOn), how: 'supposed' };
}

function later(date: CalendarDate, days: number): CalendarDate {
  let day = date;
  for (let at = 0; at < days; at++) day = nextDay(day);
  return day;
}

/** What its owner says, and else whether the day that was named lies behind it. */
export function isOpen({
  stage,
  launchDate,
  issuedOn,
}: Pick<Business, 'stage' | 'launchDate' | 'issuedOn'>): boolean {
  if (stage === 'running' || stage === 'changing') return true;
  return launchDate !== null && compareDates(launchDate, issuedOn) < 0;
}

/** A business is in its first year until twelve months have passed since it opened. */
export function isInFirstYear(opened: CalendarDate, issuedOn: CalendarDate): boolean {
  return compareDates(issuedOn, { ...opened, year: opened.year + 1 }) < 0;
}

/** The name's number in the middle, joined with the other table's and with the owner's Life Path and Expression. */
export function businessCover(content: Content, business: Business, kind: string): Page {
  const { owner, chart, trade, issuedOn } = business;
  const value = leadingNumber(business).value;
  const digits = [
    leadingNumber(business).digit,
    secondNumber(business).digit,
    chart.lifePath.digit,
    chart.expression.digit,
  ];
  return {
    name: 'cover',
    title: 'Cover',
    level: 0,
    paper: 'midnight',
    runningHead: false,
    body: cover(content, {
      kind,
      names: [trade.label],
      lines: [business.place ? `with ${owner}, ${business.place}` : `with ${owner}`],
      imprint: longDate(issuedOn),
      value,
      digits,
      alt: `A wheel of nine numbers with ${digits.join(', ')} joined by lines, and the ${value} of the name in the middle.`,
    }),
  };
}

/** What the facts compare. */
interface FactNumbers {
  pythagorean: number;
  chaldean: number;
  lifePath: number;
  expression: number;
}

const kinship = (speaks: boolean) => (speaks ? 'one family' : 'different families');

interface Fact {
  fact: NameAgreement;
  short: string;
  /** Said either way, so that the line is true without the mark before it. */
  long(numbers: FactNumbers, speaks: boolean): string;
}

/** The six facts that can speak for a name, in the order of the table. */
export const FACTS: readonly Fact[] = [
  {
    fact: 'pythagorean-fits-life-path',
    short: 'Pythagorean, Life Path',
    long: ({ pythagorean, lifePath }, speaks) =>
      `Pythagorean ${pythagorean} and Life Path ${lifePath}: ${kinship(speaks)}`,
  },
  {
    fact: 'pythagorean-fits-expression',
    short: 'Pythagorean, Expression',
    long: ({ pythagorean, expression }, speaks) =>
      `Pythagorean ${pythagorean} and Expression ${expression}: ${kinship(speaks)}`,
  },
  {
    fact: 'chaldean-fits-life-path',
    short: 'Chaldean, Life Path',
    long: ({ chaldean, lifePath }, speaks) =>
      `Chaldean ${chaldean} and Life Path ${lifePath}: ${kinship(speaks)}`,
  },
  {
    fact: 'chaldean-fits-expression',
    short: 'Chaldean, Expression',
    long: ({ chaldean, expression }, speaks) =>
      `Chaldean ${chaldean} and Expression ${expression}: ${kinship(speaks)}`,
  },
  {
    fact: 'systems-agree',
    short: 'Both tables agree',
    long: ({ pythagorean, chaldean }, speaks) =>
      `${pythagorean} and ${chaldean}: the tables ${speaks ? 'agree' : 'differ'}`,
  },
  {
    fact: 'free-of-karmic-debt',
    short: 'No debt in a total',
    long: (_numbers, speaks) => `${speaks ? 'No' : 'A'} 13, 14, 16 or 19 in the totals`,
  },
];

/** What speaks for a day, in one sentence without its full stop. */
export function reasonsInWords(reasons: readonly LaunchReason[]): string {
  const isBoth = reasons.includes('date-echoes-name') && reasons.includes('date-echoes-owner');
  return listed(
    reasons.map((reason) =>
      isBoth && reason === 'date-echoes-owner' ? 'to your Life Path' : REASONS[reason],
    ),
  );
}

const REASONS: Record<LaunchReason, string> = {
  'personal-day-of-beginnings': 'your personal day 1, for beginnings',
  'personal-day-of-results': 'your personal day 8, for results',
  'date-echoes-name': 'the date adds up to the number of the name',
  'date-echoes-owner': 'the date adds up to your Life Path',
};

type Fit = 'same' | 'family' | 'apart';

/** How the owner's number in each place gets on with the number of the name. */
const fits: Record<CoreKey, Record<Fit, (steps: string) => string>> = {
  lifePath: {
    same: () =>
      'The name walks your own road. What the sign promises is what life keeps asking of you anyway, so the business will feel natural, and it will repeat your lessons with customers watching.',
    family: () =>
      'Road and name belong to one family. They want the same kind of thing for slightly different reasons, and you will seldom have to explain to yourself why you are doing this.',
    apart: (steps) =>
      `Your road and the name come from different families, ${steps} apart. The business will lead you into company you would not have sought. Plan one hour a week in which you work entirely in your own way.`,
  },
  expression: {
    same: () =>
      'What you are good at and what the name announces are the same. Customers get what they came for, from your own hands. Take care that you do not stay the only person who can deliver it.',
    family: () =>
      'Your way of working is a cousin of what the name announces. Expect little friction. A customer who liked the sign will like the invoice as well.',
    apart: (steps) =>
      `The name announces one sort of skill and your hands prefer another, ${steps} off. Either hire for the difference, or show your own skill early: on the first page, in the first minute.`,
  },
  soulUrge: {
    same: () =>
      'You want from this business exactly what its name offers to others. That gives you stamina, and it also makes a complaint about the shop feel like a complaint about you.',
    family: () =>
      'Wish and name understand each other. On a slow Tuesday you will still know why the door is open.',
    apart: (steps) =>
      `What you quietly hope for lies ${steps} from what the name offers. Write the hope down with a date beside it, or it will be put off for the customers year after year.`,
  },
  personality: {
    same: () =>
      'People meet the same thing on the sign and in your face. First visits hold few surprises, and when somebody recommends you, the description is right.',
    family: () =>
      'Your manner suits the name well enough that nobody will pause in the doorway. Let a photograph of you and the sign stand on the same page.',
    apart: (steps) =>
      `Customers who come for the name meet someone a little different, ${steps} different to be exact. Say a sentence about it in your own words before they have to wonder.`,
  },
  birthday: {
    same: () =>
      "Your birthday gift is the name's own number. Use it in the first five minutes with every new customer.",
    family: () =>
      'The knack in your pocket helps the name keep its promise. Give it a fixed place in the week, such as the Monday calls.',
    apart: () =>
      'Your handiest gift is something the name does not lead people to expect, and a pleasant surprise is worth having. Keep it for the end, unannounced.',
  },
};

const STEPS = [
  'no step',
  'one step',
  'two steps',
  'three steps',
  'four steps',
  'five steps',
  'six steps',
  'seven steps',
  'eight steps',
];

export function fitOf(key: CoreKey, owner: Digit, name: Digit): string {
  const fit: Fit = owner === name ? 'same' : inSameTriad(owner, name) ? 'family' : 'apart';
  return fits[key][fit](itemAt(STEPS, Math.abs(owner - name)));
}

/** What an owner asked: the name on the sign is heard first, then the owner; the months are the owner's. */
export function answersForBusiness(business: Business): Answer[] {
  const { chart, owner, trade, issuedOn, questions } = business;
  const names = [leadingNumber(business), secondNumber(business)].map(
    (number): Voice => ({ ...number, label: `${trade.label} · name number ${number.compound}` }),
  );
  return answersTo(questions, {
    at(key) {
      const number = chart[key];
      const own = { ...number, label: `${firstName(owner)} · ${positions[key].name} ${number.compound}` };
      return [...names.slice(0, 1), own, ...names.slice(1)];
    },
    months: monthsOf(monthsAhead(chart.birthDate, issuedOn)),
    born: [{ whose: 'your', birthDate: chart.birthDate }],
    issuedOn,
  });
}
