import { site } from '../../content/site.ts';
import { fill, glue } from '../kit/block.ts';
import { contentsHead, contentsList } from '../kit/contents-page.ts';
import { CORE, coreDigits } from '../kit/core-numbers.ts';
import { cover } from '../kit/cover.ts';
import { longDate } from '../kit/dates.ts';
import { constellation } from '../kit/figures/constellation.ts';
import { fitPage } from '../kit/fit-page.ts';
import { divider } from '../kit/headings.ts';
import { monthsAhead } from '../kit/months-ahead.ts';
import { BODY } from '../kit/sheet.ts';
import { text } from '../kit/text-block.ts';
import { centred } from '../kit/type-scale.ts';
import type { Composition, Page } from '../kit/write-document.ts';
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
import { type PersonalReportData, type Reading, readingOf } from './reading.ts';
import { words } from './words.ts';
import { personalYearPage, wheelPage } from './year-ahead-pages.ts';

export type { PersonalReportData };

/** Fifteen pages of reading and five of the year ahead, as the catalogue sells them. */
export function composePersonalReport(data: PersonalReportData): Composition {
  const reading = readingOf(data);
  const months = monthsAhead(reading.chart.birthDate, reading.issuedOn);
  return {
    title: `Personal Report for ${reading.name}`,
    subject: 'A numerology reading with the year ahead',
    head: `${site.brand} · ${reading.name}`,
    issuedOn: reading.issuedOn,
    pages: [
      coverPage(reading),
      contentsPage(reading),
      howToReadPage(reading),
      ...CORE.map((key) => coreNumberPage(key, reading)),
      bridgesPage(reading),
      maturityPage(reading),
      cyclesPage(reading),
      pinnaclesPage(reading),
      lessonsPage(reading),
      loShuPage(reading),
      closingPage(reading),
      wheelPage(reading, months),
      personalYearPage(reading, months),
      ...monthPages(reading, months),
    ],
  };
}

function coverPage({ name, chart, issuedOn }: Reading): Page {
  return {
    name: 'cover',
    title: 'Cover',
    level: 0,
    paper: 'midnight',
    runningHead: false,
    body: cover({
      kind: words.kicker,
      names: [name],
      lines: words.lines(longDate(chart.birthDate)),
      imprint: `Set on ${longDate(issuedOn)}`,
      value: chart.lifePath.value,
      digits: coreDigits(chart),
      alt: `A wheel of nine numbers with ${coreDigits(chart).join(', ')} joined by lines, and the Life Path ${chart.lifePath.value} in the middle.`,
    }),
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
