import type { Content } from '../../content/make-content.ts';
import { ends } from '../../shared/lists.ts';
import { longDate } from '../kit/dates.ts';
import { leadingYear, monthsAhead } from '../kit/months-ahead.ts';
import type { Composition } from '../kit/write-document.ts';
import { personCover } from '../person/person-cover.ts';
import { type PersonDocumentData, readingOf } from '../person/reading.ts';
import { threadPage } from '../person/thread-pages.ts';
import { personalYearPage } from '../person/year-pages.ts';
import { almanacPage } from './almanac-page.ts';
import { closingPage } from './closing-page.ts';
import { contentsPage } from './contents-page.ts';
import { lookingBackPage } from './looking-back-page.ts';
import { meetsPage } from './meets-page.ts';
import { monthPage } from './month-page.ts';
import { numbersPage } from './numbers-page.ts';
import { openingPage } from './opening-page.ts';
import { roundPage } from './round-page.ts';
import { seasonsPage } from './seasons-page.ts';
import { words } from './words.ts';

export interface YearlyBlueprintData extends PersonDocumentData {
  /** What the buyer asked when ordering. */
  questions?: string;
}

/** Twenty-four pages: the year as a whole, a page for each of twelve months, and room to look back. */
export function composeYearlyBlueprint(content: Content, data: YearlyBlueprintData): Composition {
  const reading = readingOf(data);
  const { chart, issuedOn, name } = reading;
  const months = monthsAhead(chart.birthDate, issuedOn);
  const [first, last] = ends(months);
  const leading = leadingYear(months);
  const span = [`${first.name} ${first.year}`, `${last.name} ${last.year}`] as const;
  return {
    title: `Yearly Blueprint for ${name}`,
    subject: `Twelve months in numbers, from ${span[0]} to ${span[1]}`,
    head: `${content.site.brand} · ${name}`,
    issuedOn,
    pages: [
      personCover(content, reading, words.kind, words.lines(longDate(chart.birthDate), ...span)),
      contentsPage(reading, months),
      openingPage(reading, months, span[0], data.questions),
      numbersPage(content, reading),
      personalYearPage(content, reading, months, { withNext: false }),
      roundPage(content, reading, leading.year),
      seasonsPage(content, reading, leading),
      meetsPage(content, reading, leading),
      threadPage(reading, leading.year),
      ...months.map((_, at) => monthPage(content, reading, months, at)),
      almanacPage(reading, months),
      lookingBackPage(reading, months),
      closingPage(content, reading, months),
    ],
  };
}
