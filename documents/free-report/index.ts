import type { Content } from '../../content/make-content.ts';
import type { CalendarDate, Chart } from '../../numerology/index.ts';
import { cover } from '../kit/cover.ts';
import { longDate } from '../kit/dates.ts';
import type { Edits } from '../kit/paragraphs.ts';
import { printableName } from '../kit/printable-name.ts';
import type { Composition, Page } from '../kit/write-document.ts';
import { nextPage } from './next-page.ts';
import { numberPage } from './number-page.ts';
import { threeNumbersPage } from './three-numbers-page.ts';
import { words } from './words.ts';

export interface FreeReportData {
  /** As its owner writes it. */
  name: string;
  chart: Chart;
  issuedOn: CalendarDate;
  /** Where the last page leads; without it the page names no address. */
  siteUrl?: string;
  edits?: Edits;
}

/** The quiz's three numbers as six pages. Like the quiz it tells a master number as "11/2". */
export function composeFreeReport(
  content: Content,
  { name, chart, issuedOn, siteUrl, edits = {} }: FreeReportData,
): Composition {
  const shown = printableName(name, chart);
  return {
    title: `Three numbers of ${shown}`,
    subject: 'A free numerology reading',
    head: `${content.site.brand} · ${shown}`,
    issuedOn,
    pages: [
      coverPage(content, shown, chart, issuedOn),
      threeNumbersPage(content, chart, edits),
      numberPage(content, 'lifePath', 0, chart, edits),
      numberPage(content, 'expression', 1, chart, edits),
      numberPage(content, 'soulUrge', 2, chart, edits),
      nextPage(content, siteUrl, edits),
    ],
  };
}

function coverPage(content: Content, name: string, chart: Chart, issuedOn: CalendarDate): Page {
  const digits = [chart.lifePath.digit, chart.expression.digit, chart.soulUrge.digit];
  return {
    name: 'cover',
    title: 'Cover',
    level: 0,
    paper: 'midnight',
    runningHead: false,
    body: cover(content, {
      kind: words.kind,
      names: [name],
      lines: [`born on ${longDate(chart.birthDate)}`],
      imprint: longDate(issuedOn),
      value: chart.lifePath.value,
      digits,
      alt: `A wheel of nine numbers with ${digits.join(', ')} joined by lines.`,
    }),
  };
}
