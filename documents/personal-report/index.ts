import type { Content } from '../../content/make-content.ts';
import { letterWords, positions } from '../../content/meanings/index.ts';
import { type Block, beside, fill, glue, stack } from '../kit/block.ts';
import { CORE, coreDigits } from '../kit/chart-sheet.ts';
import { closingLetter, drawCardName, keepsake } from '../kit/closing-letter.ts';
import { contentsHead, contentsList } from '../kit/contents-page.ts';
import { letterKey } from '../kit/figures/letters.ts';
import { drawConstellation, drawSmallMedallion } from '../kit/figures/pairs.ts';
import { fitPage } from '../kit/fit-page.ts';
import { paragraphs } from '../kit/furniture.ts';
import type { Say } from '../kit/paragraphs.ts';
import { BODY, GUTTER } from '../kit/sheet.ts';
import { divider, label } from '../kit/text-block.ts';
import type { TypeScale } from '../kit/type-scale.ts';
import { leadingYear, listed, longDate, monthsAhead } from '../kit/words.ts';
import type { Composition, Page } from '../kit/write-document.ts';
import { type PersonDocumentData, personCover, type Reading, readingOf } from '../person/reading.ts';
import { threadPage } from '../person/thread-page.ts';
import { personalYearPage, wheelPage } from '../person/year-pages.ts';
import { coreNumberPage, maturityPage } from './core-number-page.ts';
import { cyclesPage, pinnaclesPage } from './cycles-pages.ts';
import { lessonsPage } from './lessons-page.ts';
import { loShuPage } from './lo-shu-page.ts';
import { monthPages } from './month-pages.ts';
import { namePage } from './name-page.ts';
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
      threadPage(reading, leadingYear(months).year),
      namePage(reading),
      maturityPage(content, reading),
      cyclesPage(content, reading),
      pinnaclesPage(content, reading),
      lessonsPage(content, reading),
      loShuPage(reading),
      closingPage(content, reading),
      wheelPage(reading, months, words.wheelPage(reading.called)),
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

const KEY = 128;
const WIDTH = BODY.width - KEY - GUTTER;

/** A few words before the reading begins, and how the name was counted, beside the table of letters. */
function howToRead(reading: Reading, type: TypeScale, say: Say): Block {
  const said = [...words.howToRead(reading.called), howCounted(reading)].map((text, at) =>
    say(`how-to-read.${at + 1}`, text),
  );
  return beside(
    [
      {
        block: stack([
          label('How to read these pages', type, WIDTH),
          glue(3, 0),
          paragraphs(said, type.body, WIDTH),
        ]),
        width: WIDTH,
      },
      { block: letterKey(reading.chart.system, KEY), width: KEY },
    ],
    GUTTER,
    'middle',
  );
}

function howCounted({ chart }: Reading): string {
  const ys = chart.soulUrge.working.words.flatMap(({ word, letters }) =>
    letters.filter(({ letter }) => letter === 'Y').map(({ kind }) => `it is a ${kind} in ${word}`),
  );
  const isPythagorean = chart.system === 'pythagorean';
  return [
    words.counted(chart.name.join(' '), isPythagorean ? 'Pythagorean' : 'Chaldean'),
    isPythagorean ? words.pythagorean : words.chaldean,
    ys.length > 0 ? words.yRead(listed([...new Set(ys)])) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** A letter to close with: the guide's own note when there is one, and a card with the five numbers to keep. */
function closingPage(content: Content, reading: Reading): Page {
  const { note, issuedOn, edits } = reading;
  return {
    name: 'closing',
    title: 'In closing',
    level: 2,
    body: closingLetter(content, {
      kicker: 'The end of the reading',
      note,
      words: words.closing(reading.called, letterWords.closings[reading.chart.balance.digit]),
      prompt: words.closingPrompt,
      issuedOn,
      edits,
      keepsake: fiveNumbersCard(content, reading),
    }),
  };
}

const CARD = 232;
const NAME_WIDTH = 250;

function fiveNumbersCard({ meaningOf }: Content, { chart, name }: Reading): Block {
  const alt = `Card to keep: ${CORE.map((key) => `${positions[key].name} ${chart[key].value}`).join(', ')}.`;
  return keepsake(CARD, alt, (pen, x, y) => {
    drawCardName(pen, name, x + 30, y + 46, NAME_WIDTH);
    pen.label(longDate(chart.birthDate), x + 30, y + 62, {
      voice: 'italic',
      size: 9.5,
      colour: 'brass',
      align: 'left',
    });
    CORE.forEach((key, at) => {
      const baseline = y + 90 + at * 25;
      drawSmallMedallion(pen, { x: x + 41, y: baseline - 3.4 }, 10.5, chart[key].value, {
        ink: 'starlight',
        line: 'brass',
        fill: null,
      });
      pen.label(positions[key].name, x + 62, baseline, {
        voice: 'heading',
        size: 9.6,
        colour: 'starlight',
        align: 'left',
      });
      pen.label(meaningOf(key, chart[key].value).title, x + 126, baseline, {
        voice: 'italic',
        size: 9.2,
        colour: 'brass',
        align: 'left',
      });
    });
    drawConstellation(pen, { x: x + 278, y: y + 34 }, 138, CARD - 72, coreDigits(chart), {
      line: 'brass',
      star: 'starlight',
      label: 'starlight',
    });
  });
}
