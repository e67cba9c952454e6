import type { Content } from '../../content/make-content.ts';
import { positions } from '../../content/meanings/index.ts';
import { type Block, beside, fill, glue, type Item, stack } from '../kit/block.ts';
import { CORE } from '../kit/chart-sheet.ts';
import { ruledLines } from '../kit/closing-letter.ts';
import { constellation, smallMedallion } from '../kit/figures/pairs.ts';
import { type Draft, fitPage } from '../kit/fit-page.ts';
import { longReading } from '../kit/furniture.ts';
import { BODY } from '../kit/sheet.ts';
import { chapterHead, divider, label, sectionHead, table, text } from '../kit/text-block.ts';
import { centred, coloured, sized } from '../kit/type-scale.ts';
import { listed } from '../kit/words.ts';
import type { ContentsEntry, Page } from '../kit/write-document.ts';
import { idOf, type Reading } from './reading.ts';
import { type ThreadProse, threadProse } from './thread-prose.ts';

const TITLE = 'Your thread';
/** A line of some sixty-six letters. */
const COLUMN = 372;
const INDENT = 64;

/** The chart read as a whole, over two pages: the question and three notes, then the tension, and the sheet behind it. */
export function threadPages(content: Content, reading: Reading, year: number): Page[] {
  const prose = threadProse(reading, year);
  return [
    {
      name: 'thread',
      title: TITLE,
      level: 2,
      body: fitPage(TITLE, reading.edits, (draft) => opening(reading, prose, draft)),
    },
    {
      name: 'thread-question',
      title: 'Your thread, and its question',
      level: 2,
      body: (contents) =>
        fitPage(
          'Your thread, and its question',
          reading.edits,
          (draft) => closing(content, reading, prose, contents, draft),
          { details: 3 },
        ),
    },
  ];
}

/** The tension and the question on one page, for documents that are about something else. */
export function threadPage(reading: Reading, year: number): Page {
  const prose = threadProse(reading, year);
  return {
    name: 'thread',
    title: TITLE,
    level: 2,
    body: fitPage(TITLE, reading.edits, (draft) => [
      ...head(prose, draft),
      ...prose.notes.flatMap((note): Item[] => [noteBlock(note, draft), glue(14)]),
      text(draft.say('thread.tension', prose.tension), draft.type.body, BODY.width),
      ruledLines(4, BODY.width),
      fill(),
    ]),
  };
}

/** A reading opens with its thread. */
function head({ question, year }: ThreadProse, { type, say }: Draft): Item[] {
  return [
    chapterHead({ kicker: `The chart as a whole · a question for ${year}`, title: TITLE }, type),
    glue(8, 0.5),
    divider(),
    glue(12, 0.5),
    text(say('thread.question', question), coloured(sized(type.lead, type.base * 1.5), 'plum'), BODY.width),
    glue(16),
  ];
}

function opening({ chart }: Reading, prose: ThreadProse, draft: Draft): Item[] {
  const digits = CORE.map((key) => chart[key].digit);
  const told = listed(CORE.map((key) => `${positions[key].name} ${chart[key].value}`));
  return [
    ...head(prose, draft),
    ...prose.notes.flatMap((note, at): Item[] => [at > 0 ? glue(16) : null, noteBlock(note, draft)]),
    glue(20),
    constellation(
      digits,
      BODY.width,
      140,
      `Nine stars, and the way of your own numbers between them: ${digits.join(', ')}.`,
    ),
    glue(4, 0),
    text(
      draft.say('thread.caption', `Your five among the nine: ${told}.`),
      centred(draft.type.aside),
      BODY.width,
    ),
  ];
}

/** A note with its number beside it. */
function noteBlock(
  { id, head: title, value, text: told }: ThreadProse['notes'][number],
  draft: Draft,
): Block {
  const { type, say } = draft;
  const width = COLUMN;
  return beside(
    [
      {
        block: value === null ? stack([]) : smallMedallion(20, value, `${title}: ${value}`),
        width: INDENT,
      },
      {
        block: stack([
          sectionHead(title, type, width),
          glue(4, 0),
          text(say(`thread.${id}`, told), type.body, width),
        ]),
        width,
      },
    ],
    0,
  );
}

function closing(
  content: Content,
  reading: Reading,
  prose: ThreadProse,
  contents: readonly ContentsEntry[],
  draft: Draft,
): Item[] {
  const { type, say, detail } = draft;
  return [
    chapterHead({ kicker: 'One tension, one question', title: 'What pulls' }, type),
    glue(8, 0.5),
    divider(),
    glue(10, 0.5),
    longReading([say('thread.tension', prose.tension)], type, COLUMN),
    glue(14),
    sectionHead(`Where ${prose.year} comes in`, type, BODY.width),
    glue(4, 0),
    text(say('thread.year', prose.yearNote), type.body, COLUMN),
    glue(8),
    text(prose.question, type.lead, COLUMN),
    ruledLines([6, 4, 2][detail] ?? 2, BODY.width),
    fill(10),
    divider(),
    glue(6),
    label('The sheet behind it', type, BODY.width),
    glue(4),
    sheet(content, reading, contents, draft),
  ];
}

/** Each number with its name and the page that tells of it. */
function sheetRows({ meaningOf }: Content, reading: Reading, contents: readonly ContentsEntry[]): string[][] {
  const { chart, pinnacle, challenge, period } = reading;
  const pageOf = (name: string) => String(contents.find((entry) => entry.page === name)?.number ?? '');
  const { hiddenPassions, karmicLessons } = chart.letters;
  return [
    ...CORE.map((key) => [
      positions[key].name,
      chart[key].compound,
      meaningOf(key, chart[key].value).title,
      pageOf(idOf(key, reading)),
    ]),
    [
      positions.maturity.name,
      chart.maturity.compound,
      meaningOf('maturity', chart.maturity.value).title,
      pageOf('maturity'),
    ],
    [
      'Pinnacle now',
      pinnacle.number.compound,
      meaningOf('pinnacles', pinnacle.number.value).title,
      pageOf('pinnacles'),
    ],
    [
      'Challenge now',
      String(challenge.number.value),
      meaningOf('challenges', challenge.number.value).title,
      pageOf('pinnacles'),
    ],
    [
      'Period now',
      period.number.compound,
      meaningOf('periodCycles', period.number.value).title,
      pageOf('cycles'),
    ],
    [
      'Letters',
      `${listed(hiddenPassions)}`,
      karmicLessons.length > 0
        ? `met most often; missing: ${listed(karmicLessons)}`
        : 'met most often; none missing',
      pageOf('lessons'),
    ],
  ];
}

function sheet(
  content: Content,
  reading: Reading,
  contents: readonly ContentsEntry[],
  { type }: Draft,
): Block {
  return stack([
    table(
      [
        { title: 'Number', share: 24, style: type.smallStrong },
        { title: 'Yours', share: 18, style: coloured(type.smallStrong, 'gold') },
        { title: 'Its name here', share: 48, style: coloured(type.small, 'ink') },
        { title: 'Page', share: 10, align: 'right', style: type.small },
      ],
      sheetRows(content, reading, contents),
      type,
      BODY.width,
    ),
  ]);
}
