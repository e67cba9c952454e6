import type { Content } from '../../content/make-content.ts';
import { fill, glue } from '../kit/block.ts';
import { contentsHead, contentsList } from '../kit/contents-page.ts';
import { CORE } from '../kit/core-numbers.ts';
import { longDate } from '../kit/dates.ts';
import { fitPage } from '../kit/fit-page.ts';
import { divider } from '../kit/headings.ts';
import { leadingYear, monthsAhead } from '../kit/months-ahead.ts';
import type { Composition, Page } from '../kit/write-document.ts';
import { personCover } from '../person/person-cover.ts';
import { type PersonDocumentData, type Reading, readingOf } from '../person/reading.ts';
import { threadPages } from '../person/thread-pages.ts';
import { personalYearPage, wheelPage } from '../person/year-pages.ts';
import { closingPage } from './closing-page.ts';
import { coreNumberPage } from './core-number-page.ts';
import { cyclesPage } from './cycles-page.ts';
import { howToRead } from './how-to-read.ts';
import { lessonsPage } from './lessons-page.ts';
import { loShuPage } from './lo-shu-page.ts';
import { maturityPage } from './maturity-page.ts';
import { monthPages } from './month-pages.ts';
import { pinnaclesPage } from './pinnacles-page.ts';
import { words } from './words.ts';

export type PersonalReportData = PersonDocumentData;

/** Fifteen pages of reading and five of the year ahead, as the catalogue sells them. */
export function composePersonalReport(content: Content, data: PersonalReportData): Composition {
  const reading = readingOf(data);
  const months = monthsAhead(reading.chart.birthDate, reading.issuedOn);
  return {
    title: `Personal Report for ${reading.name}`,
    subject: 'A numerology reading with the year ahead',
    head: `${content.site.brand} · ${reading.name}`,
    issuedOn: reading.issuedOn,
    pages: [
      personCover(content, reading, words.kicker, words.lines(longDate(reading.chart.birthDate))),
      contentsPage(reading),
      ...CORE.map((key) => coreNumberPage(content, key, reading)),
      ...threadPages(content, reading, leadingYear(months).year),
      maturityPage(content, reading),
      cyclesPage(content, reading),
      pinnaclesPage(content, reading),
      lessonsPage(content, reading),
      loShuPage(reading),
      closingPage(content, reading),
      wheelPage(reading, months, words.wheelPage),
      personalYearPage(content, reading, months),
      ...monthPages(content, reading, months),
    ],
  };
}

function contentsPage(reading: Reading): Page {
  return {
    name: 'contents',
    title: 'The reading',
    level: 1,
    body: (contents) =>
      fitPage('Contents', reading.edits, ({ type, say }) => [
        contentsHead('What is inside', type),
        glue(8, 0),
        divider(),
        glue(10, 0),
        contentsList(contents),
        fill(12),
        divider(),
        glue(8),
        howToRead(reading, type, say),
      ]),
  };
}
