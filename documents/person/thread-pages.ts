import type { Content } from '../../content/make-content.ts';
import { positions } from '../../content/meanings/index.ts';
import { type Block, fill, glue, type Item, stack } from '../kit/block.ts';
import { CORE } from '../kit/chart-sheet.ts';
import { ruledLines } from '../kit/closing-letter.ts';
import { constellation } from '../kit/figures/pairs.ts';
import { type Draft, fitPage } from '../kit/fit-page.ts';
import { longReading, paragraphs } from '../kit/furniture.ts';
import type { Said } from '../kit/paragraphs.ts';
import { BODY } from '../kit/sheet.ts';
import { chapterHead, divider, label, sectionHead, table, text } from '../kit/text-block.ts';
import { coloured, sized } from '../kit/type-scale.ts';
import { listed } from '../kit/words.ts';
import type { ContentsEntry, Page } from '../kit/write-document.ts';
import { idOf, type Reading } from './reading.ts';
import { type ThreadProse, threadProse } from './thread-prose.ts';

const TITLE = 'Your thread';

/** The chart read as a whole, over two pages: the question and the core first, then the clock, and the sheet behind it. */
export function threadPages(content: Content, reading: Reading, year: number): Page[] {
  const prose = threadProse(reading, year);
  return [
    {
      name: 'thread',
      title: TITLE,
      level: 2,
      body: fitPage(TITLE, reading.edits, (draft) => opening(reading, prose, draft), { roomy: true }),
    },
    {
      name: 'thread-clock',
      title: 'Your thread, and the clock',
      level: 2,
      body: (contents) =>
        fitPage(
          'Your thread, and the clock',
          reading.edits,
          (draft) => closing(content, reading, prose, contents, draft),
          {
            details: 2,
          },
        ),
    },
  ];
}

/** The same on one page, for documents that are about something else. */
export function threadPage(reading: Reading, year: number): Page {
  const prose = threadProse(reading, year);
  return {
    name: 'thread',
    title: TITLE,
    level: 2,
    body: fitPage(
      TITLE,
      reading.edits,
      (draft) => [
        ...head(prose, draft),
        longReading(
          [...sayAll('thread.repeats', prose.repeats, draft), ...sayAll('thread.pulls', prose.pulls, draft)],
          draft.type,
          BODY.width,
        ),
        glue(8),
        paragraphs(
          [
            ...sayAll('thread.missing', prose.missing.slice(0, draft.detail === 0 ? 3 : 1), draft),
            ...sayAll('thread.clock', prose.clock, draft),
          ],
          draft.type.body,
          BODY.width,
        ),
        glue(8),
        ...answer(prose, draft),
        fill(),
      ],
      { details: 2, roomy: true },
    ),
  };
}

const sayAll = (id: string, all: readonly string[], { say }: Draft): Said[] =>
  all.map((paragraph, at) => say(`${id}.${at + 1}`, paragraph));

/** A reading opens with its thread. */
function head({ question }: ThreadProse, { type, say }: Draft): Item[] {
  return [
    chapterHead({ kicker: 'The chart as a whole', title: TITLE }, type),
    glue(8, 0.5),
    divider(),
    glue(10, 0.5),
    text(say('thread.question', question), coloured(sized(type.lead, type.base * 1.5), 'plum'), BODY.width),
    glue(12),
  ];
}

function opening({ chart }: Reading, prose: ThreadProse, draft: Draft): Item[] {
  const digits = CORE.map((key) => chart[key].digit);
  return [
    ...head(prose, draft),
    sectionHead('What repeats', draft.type, BODY.width),
    glue(4, 0),
    longReading(sayAll('thread.repeats', prose.repeats, draft), draft.type, BODY.width),
    glue(12),
    sectionHead('What pulls', draft.type, BODY.width),
    glue(4, 0),
    paragraphs(sayAll('thread.pulls', prose.pulls, draft), draft.type.body, BODY.width),
    glue(12),
    sectionHead('What does not seem to fit', draft.type, BODY.width),
    glue(4, 0),
    text(draft.say('thread.aside', prose.aside), draft.type.body, BODY.width),
    fill(12),
    constellation(
      digits,
      BODY.width,
      118,
      `Nine stars, and the way of your own numbers between them: ${digits.join(', ')}.`,
    ),
  ];
}

function closing(
  content: Content,
  reading: Reading,
  prose: ThreadProse,
  contents: readonly ContentsEntry[],
  draft: Draft,
): Item[] {
  const { type } = draft;
  return [
    sectionHead('What is missing, and asked for', type, BODY.width),
    glue(4, 0),
    paragraphs(sayAll('thread.missing', prose.missing, draft), type.body, BODY.width),
    glue(10),
    sectionHead('Where the clock stands', type, BODY.width),
    glue(4, 0),
    paragraphs(sayAll('thread.clock', prose.clock, draft), type.body, BODY.width),
    glue(10),
    ...answer(prose, draft),
    glue(10),
    divider(),
    glue(6),
    label('The sheet behind it', type, BODY.width),
    glue(4),
    sheet(content, reading, contents, draft),
  ];
}

/** The question once more, a step that fits into a week, and room for the answer. */
function answer({ question, tuesday }: ThreadProse, { type, say, detail }: Draft): Item[] {
  return [
    text(question.replace(/^.*(?=What could)/, ''), type.lead, BODY.width),
    glue(4, 0),
    text(say('thread.tuesday', tuesday), type.body, BODY.width),
    ruledLines(detail === 0 ? 3 : 2, BODY.width),
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
