import type { Content } from '../../content/make-content.ts';
import {
  challengeTenses,
  oftenAgain,
  oftenAhead,
  periodTenses,
  pinnacleTenses,
  type StageTense,
} from '../../content/meanings/index.ts';
import {
  ageOn,
  type CalendarDate,
  type Chart,
  type Judgement,
  judgement,
  type LifeStage,
  periodOn,
  pinnacleOn,
  type StageYears,
} from '../../numerology/index.ts';
import { itemAt } from '../../shared/records.ts';
import { type CoreKey, coreDigits } from '../kit/chart-sheet.ts';
import { cover } from '../kit/cover.ts';
import { stretch } from '../kit/figures/times.ts';
import type { Edits } from '../kit/paragraphs.ts';
import { calledName, longDate, printableName, wishedName } from '../kit/words.ts';
import type { Page } from '../kit/write-document.ts';

export interface PersonDocumentData {
  /** As its owner writes it. */
  name: string;
  /** What its owner asked to be called; left out, it is the first name. */
  called?: string;
  chart: Chart;
  issuedOn: CalendarDate;
  /** A personal note from the guide, for the closing page. */
  note?: string;
  /** Paragraphs that the office rewrote, by their ids. */
  edits?: Edits;
}

/** The thirds of a life in which one is spoken to differently. */
export type Register = 'young' | 'working' | 'late';

export const registerOf = (age: number): Register => (age < 25 ? 'young' : age > 65 ? 'late' : 'working');

/** What every page of the report looks at. */
export interface Reading {
  name: string;
  /** What the reader is called, where it can stand in a sentence. */
  called: string | null;
  /** What the reader asked to be called, as typed. */
  wish: string | null;
  chart: Chart;
  /** What the whole chart says of each digit; pages speak of a number by it. */
  judged: Judgement;
  issuedOn: CalendarDate;
  age: number;
  /** The stages that are running on the day of issue. */
  pinnacle: Chart['pinnacles'][number];
  challenge: Chart['challenges'][number];
  period: Chart['periodCycles'][number];
  note: string;
  edits: Edits;
}

export function readingOf(data: PersonDocumentData): Reading {
  const { name, called, chart, issuedOn, note = '', edits = {} } = data;
  const { birthDate } = chart;
  const printed = printableName(name, chart);
  return {
    name: printed,
    // Whoever asked for another name is not called by the old one, even where hers cannot be printed.
    called: called ? wishedName(called) : calledName(printed),
    wish: called ? wishedName(called) : null,
    chart,
    judged: judgement(chart, issuedOn),
    issuedOn,
    pinnacle: pinnacleOn(chart.pinnacles, birthDate, issuedOn),
    challenge: pinnacleOn(chart.challenges, birthDate, issuedOn),
    period: periodOn(chart.periodCycles, birthDate, issuedOn),
    age: Math.max(0, ageOn(chart.birthDate, issuedOn)),
    note,
    edits,
  };
}

/** The ids of pages and paragraphs are written like the engine's names: 'life-path'. */
export function idOf(key: CoreKey, { chart }: Reading): string {
  return chart[key].name;
}

type StageKind = 'pinnacle' | 'challenge' | 'period';
type Tense = 'past' | 'now' | 'future';

export function tenseOf({ order }: LifeStage, now: LifeStage): Tense {
  return order < now.order ? 'past' : order > now.order ? 'future' : 'now';
}

const tenses = { pinnacle: pinnacleTenses, challenge: challengeTenses, period: periodTenses };

function textsOf(kind: StageKind, number: number): StageTense {
  const texts: Partial<Record<number, StageTense>> = tenses[kind];
  const found = texts[number];
  if (!found) throw new RangeError(`No ${kind} ${number}`);
  return found;
}

/**
 * A stage that is not running: what it was or will be. One whose number stood before in the same life is told as a
 * return, since a reader has met its subject already.
 */
export function stageInBrief(
  kind: StageKind,
  stage: LifeStage,
  all: readonly LifeStage[],
  tense: Exclude<Tense, 'now'>,
): string {
  const { value } = stage.number;
  const texts = textsOf(kind, value);
  const before = timesBefore(stage, all);
  if (before === 1) return `Again, and this time ${texts.again}`;
  if (before > 1) return itemAt((tense === 'future' ? oftenAhead : oftenAgain)[kind], before - 2);
  return tense === 'past' ? texts.was : texts.willBe;
}

/** A sentence before the long text of the running stage, where its number is not new. */
export function returnOf(kind: StageKind, stage: LifeStage, all: readonly LifeStage[]): string | null {
  const before = timesBefore(stage, all);
  if (before === 0) return null;
  if (before > 1) return itemAt(oftenAgain[kind], before - 2);
  return `Again, and this time ${textsOf(kind, stage.number.value).again}`;
}

/** Of a period's paragraphs the one for its place in a life: growing up, the middle decades, the last stretch. */
export function inItsPlace<Paragraph>(long: readonly Paragraph[], { order }: LifeStage): Paragraph {
  return itemAt(long, Math.min(order, long.length) - 1);
}

function timesBefore(stage: LifeStage, all: readonly LifeStage[]): number {
  return all.filter(({ order, number }) => order < stage.order && number.value === stage.number.value).length;
}

/** from 30 to 38, 2026 to 2035 */
export function spanOf({ fromAge, toAge }: LifeStage, { from, to }: StageYears): string {
  return `${stretch(fromAge, toAge)}, ${to === null ? `${from} onwards` : `${from} to ${to}`}`;
}

/** One person's cover: the five core numbers joined by lines, and in the middle the Life Path, or the year that it is about. */
export function personCover(
  content: Content,
  { name, chart, issuedOn }: Reading,
  kind: string,
  lines: string[],
  year?: number,
): Page {
  const digits = coreDigits(chart);
  const middle = year === undefined ? `the Life Path ${chart.lifePath.value}` : `the year ${year}`;
  return {
    name: 'cover',
    title: 'Cover',
    level: 0,
    paper: 'midnight',
    runningHead: false,
    body: cover(content, {
      kind,
      names: [name],
      lines,
      imprint: longDate(issuedOn),
      value: year ?? chart.lifePath.value,
      digits,
      alt: `A wheel of nine numbers with ${digits.join(', ')} joined by lines, and ${middle} in the middle.`,
    }),
  };
}
