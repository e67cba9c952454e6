import { ageOn, type CalendarDate, type Chart, periodOn, pinnacleOn } from '../../numerology/index.ts';
import type { CoreKey } from '../kit/core-numbers.ts';
import { calledName, wishedName } from '../kit/first-name.ts';
import type { Edits } from '../kit/paragraphs.ts';
import { printableName } from '../kit/printable-name.ts';

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

/** What every page of the report looks at. */
export interface Reading {
  name: string;
  /** What the reader is called, where it can stand in a sentence. */
  called: string | null;
  chart: Chart;
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
    chart,
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
