import type { Content } from '../../content/make-content.ts';
import { positions } from '../../content/meanings/index.ts';
import { ends, itemAt } from '../../shared/records.ts';
import { answersTo, askedPage, askedWords, monthsOf } from '../asked.ts';
import { type Before, beforeText } from '../before.ts';
import { type Block, beside, fill, glue, type Item, stack } from '../kit/block.ts';
import { chartSheet } from '../kit/chart-sheet.ts';
import { closingLetter, drawCardName, keepsake, prompt, ruledLines } from '../kit/closing-letter.ts';
import { contentsHead, contentsList } from '../kit/contents-page.ts';
import { moonsOf, twelveMoons } from '../kit/figures/months.ts';
import { drawMedallion, drawSmallMedallion, ON_MIDNIGHT, smallMedallion } from '../kit/figures/pairs.ts';
import { type Draft, fitPage } from '../kit/fit-page.ts';
import { card, longReading } from '../kit/furniture.ts';
import { BODY } from '../kit/sheet.ts';
import { chapterHead, divider, hairline, label, sectionHead, subhead, text } from '../kit/text-block.ts';
import { centred } from '../kit/type-scale.ts';
import { leadingYear, longDate, type MonthAhead, monthsAhead } from '../kit/words.ts';
import type { Composition, Page } from '../kit/write-document.ts';
import { type PersonDocumentData, personCover, type Reading, readingOf } from '../person/reading.ts';
import { meetsPage } from './meets-page.ts';
import { monthPage } from './month-page.ts';
import { almanacPage, roundPage, seasonsPage } from './round-page.ts';
import { turningPage, yearPage } from './turning-page.ts';
import { words } from './words.ts';

export interface YearlyBlueprintData extends PersonDocumentData {
  /** What the buyer asked when ordering. */
  questions?: string;
  before?: Before;
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
      personCover(
        content,
        reading,
        words.kind,
        words.lines(longDate(chart.birthDate), ...span),
        leading.year,
      ),
      contentsPage(reading, months),
      openingPage(reading, months, span[0], data),
      numbersPage(content, reading),
      yearPage(content, reading, months, leading),
      roundPage(content, reading, leading.year),
      seasonsPage(content, reading, leading),
      meetsPage(content, reading, leading),
      turningPage(content, reading, months, leading),
      ...months.map((_, at) => monthPage(content, reading, months, at)),
      almanacPage(reading, months),
      lookingBackPage(reading, months),
      closingPage(content, reading, months),
    ],
  };
}

function contentsPage({ edits }: Reading, months: readonly MonthAhead[]): Page {
  const first = itemAt(months, 0);
  return {
    name: 'contents',
    title: 'The year',
    level: 1,
    body: (contents) =>
      fitPage('Contents', edits, ({ type, say }) => [
        contentsHead('What is inside', type),
        glue(8, 0),
        divider(),
        glue(14, 0),
        contentsList(contents),
        fill(16),
        twelveMoons(moonsOf(months), null, BODY.width),
        glue(6, 0),
        text(
          say('contents.moons', words.moons(`${first.name} ${first.year}`)),
          centred(type.aside),
          BODY.width,
        ),
      ]),
  };
}

function numbersPage(content: Content, { name, chart, edits }: Reading): Page {
  return {
    ...chartSheet(content, {
      id: 'numbers',
      kicker: 'Who walks through it',
      title: 'Your numbers',
      introduction: words.numbers,
      name,
      chart,
      edits,
    }),
    level: 2,
  };
}

/** What the buyer asked, answered; who asked nothing is told how to live with the pages. */
function openingPage(
  reading: Reading,
  months: readonly MonthAhead[],
  from: string,
  { questions, before }: Pick<YearlyBlueprintData, 'questions' | 'before'>,
): Page {
  const remembered = before ? beforeText(before) : null;
  const { chart, edits } = reading;
  const answers = answersTo(questions, {
    at: (key) => [{ ...chart[key], label: `${positions[key].name} ${chart[key].compound}` }],
    months: monthsOf(months),
    born: [{ whose: 'your', birthDate: chart.birthDate }],
    issuedOn: reading.issuedOn,
  });
  if (answers.length === 0) return howToUsePage(reading, from, remembered);
  return askedPage(answers, {
    edits,
    introduction: askedWords.introduction,
    remembered,
    level: 2,
    closing: ({ type, say }): Item[] => [
      divider(),
      glue(6, 0),
      text(say('how-to-use.2', howToUse(reading, from)[1] ?? ''), type.small, BODY.width),
      glue(4, 0),
      text(say('how-to-use.twelve', words.twelveText), type.small, BODY.width),
    ],
  });
}

const howToUse = ({ called }: Reading, from: string) => words.howToUse(called, from);

/** How to live with the pages, what the conversations are for, and room for three wishes. */
function howToUsePage(reading: Reading, from: string, remembered: string | null): Page {
  const title = 'How to use this year';
  return {
    name: 'how-to-use',
    title,
    level: 2,
    body: fitPage(title, reading.edits, (draft) => {
      const { type, say } = draft;
      return [
        chapterHead({ kicker: 'Before it begins', title }, type),
        glue(8, 0.5),
        divider(),
        glue(10),
        longReading(
          [
            ...(remembered ? [say('before', remembered)] : []),
            ...howToUse(reading, from).map((paragraph, at) => say(`how-to-use.${at + 1}`, paragraph)),
          ],
          type,
          BODY.width,
        ),
        glue(14),
        sectionHead(words.twelve, type, BODY.width),
        glue(4, 0),
        text(say('how-to-use.twelve', words.twelveText), type.body, BODY.width),
        glue(14),
        wishes(draft),
      ];
    }),
  };
}

function wishes({ type }: Draft): Block {
  return card(
    (width) => stack([label(words.ask, type, width), glue(3, 0), ruledLines(9, width)]),
    BODY.width,
    { fill: 'sunken' },
  );
}

const QUARTER = 3;

/** Four pauses in the year, each after three months, with lines to write on. */
function lookingBackPage({ edits }: Reading, months: readonly MonthAhead[]): Page {
  const title = 'Looking back';
  return {
    name: 'looking-back',
    title,
    level: 2,
    body: fitPage(title, edits, (draft) => [
      chapterHead({ kicker: 'Four pauses', title }, draft.type),
      glue(6, 0.5),
      text(draft.say('looking-back.introduction', words.lookingBack), draft.type.lead, BODY.width),
      glue(4),
      ...words.quarters.flatMap((question, at): Item[] => [
        glue(8),
        hairline(),
        glue(8),
        pause(months.slice(at * QUARTER, (at + 1) * QUARTER), at, question, draft),
      ]),
      fill(),
    ]),
  };
}

const MEDALLIONS = 112;
const WIDTH = BODY.width - MEDALLIONS;

function pause(quarter: readonly MonthAhead[], at: number, question: string, { type, say }: Draft): Block {
  const [first, last] = ends(quarter);
  const year = first.year === last.year ? '' : ` ${first.year}`;
  return beside(
    [
      {
        block: beside(
          quarter.map(({ name, month }) => ({
            block: smallMedallion(14, month.personalMonth.value, `${name}: ${month.personalMonth.value}`),
            width: 30,
          })),
          2,
        ),
        width: MEDALLIONS,
      },
      {
        block: stack([
          subhead(`${first.name}${year} to ${last.name} ${last.year}`, type, WIDTH),
          glue(2, 0),
          prompt(say(`looking-back.${at + 1}`, question), 4, type.aside, WIDTH),
        ]),
        width: WIDTH,
      },
    ],
    0,
  );
}

function closingPage(content: Content, reading: Reading, months: readonly MonthAhead[]): Page {
  const { note, issuedOn, edits } = reading;
  return {
    name: 'closing',
    title: 'In closing',
    level: 1,
    body: closingLetter(content, {
      kicker: 'Until we speak',
      note,
      words: words.closing,
      prompt: words.closingPrompt,
      issuedOn,
      edits,
      keepsake: yearCard(reading, months),
    }),
  };
}

const CARD = 196;
const NAME_WIDTH = 270;
const IN_A_ROW = 6;

/** The year to keep in a wallet: its number, and twelve months in two rows. */
function yearCard({ name }: Reading, months: readonly MonthAhead[]): Block {
  const [first, last] = ends(months);
  const year = leadingYear(months).personalYear.value;
  const alt = `Card to keep: personal year ${year}; ${months.map((ahead) => `${ahead.name} ${ahead.month.personalMonth.value}`).join(', ')}.`;
  return keepsake(CARD, alt, (pen, x, y) => {
    const line = { voice: 'italic', size: 9.6, colour: 'brass', align: 'left' } as const;
    drawCardName(pen, name, x + 30, y + 46, NAME_WIDTH);
    pen.label(`${first.name} ${first.year} to ${last.name} ${last.year}`, x + 30, y + 63, line);
    drawMedallion(pen, { x: x + BODY.width - 66, y: y + 58 }, 34, year, ON_MIDNIGHT);
    const step = (BODY.width - 90) / IN_A_ROW;
    months.forEach(({ name: month, month: { personalMonth } }, at) => {
      const centre = { x: x + 44 + (at % IN_A_ROW) * step, y: y + 122 + Math.floor(at / IN_A_ROW) * 38 };
      drawSmallMedallion(pen, centre, 12, personalMonth.value, {
        ink: 'starlight',
        line: 'brass',
        fill: null,
      });
      pen.label(month.slice(0, 3).toUpperCase(), centre.x + 18, centre.y + 2.4, {
        voice: 'strong',
        size: 6,
        colour: 'brass',
        align: 'left',
        tracking: 1,
      });
    });
  });
}
