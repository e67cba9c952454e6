import type { Content } from '../../content/make-content.ts';
import { fill, glue } from '../kit/block.ts';
import { contentsHead, contentsList } from '../kit/contents-page.ts';
import { CORE, coreDigits } from '../kit/core-numbers.ts';
import { longDate } from '../kit/dates.ts';
import { constellation } from '../kit/figures/constellation.ts';
import { fitPage } from '../kit/fit-page.ts';
import { divider } from '../kit/headings.ts';
import { monthsAhead } from '../kit/months-ahead.ts';
import { BODY } from '../kit/sheet.ts';
import { text } from '../kit/text-block.ts';
import { centred } from '../kit/type-scale.ts';
import type { Composition, Page } from '../kit/write-document.ts';
import { personCover } from '../person/person-cover.ts';
import { type PersonDocumentData, type Reading, readingOf } from '../person/reading.ts';
import { personalYearPage, wheelPage } from '../person/year-pages.ts';
import { bridgesPage } from './bridges-page.ts';
import { closingPage } from './closing-page.ts';
import { coreNumberPage } from './core-number-page.ts';
import { cyclesPage } from './cycles-page.ts';
import { howToReadPage } from './how-to-read-page.ts';
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
      howToReadPage(content, reading),
      ...CORE.map((key) => coreNumberPage(content, key, reading)),
      bridgesPage(content, reading),
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

function contentsPage({ edits, chart }: Reading): Page {
  return {
    name: 'contents',
    title: 'The reading',
    level: 1,
    body: (contents) =>
      fitPage('Contents', edits, ({ type, say }) => [
        contentsHead('What is inside', type),
        glue(8, 0),
        divider(),
        glue(16, 0),
        contentsList(contents),
        fill(20),
        constellation(coreDigits(chart), BODY.width, 124, words.constellation(coreDigits(chart).join(', '))),
        glue(6, 0),
        text(
          say('contents.constellation', words.constellation(coreDigits(chart).join(', '))),
          centred(type.aside),
          BODY.width,
        ),
      ]),
  };
}
