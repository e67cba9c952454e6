import { positions } from '../../content/meanings/index.ts';
import { type Block, beside, fill, glue, type Item, stack } from '../kit/block.ts';
import { CORE } from '../kit/chart-sheet.ts';
import { constellation, smallMedallion } from '../kit/figures/pairs.ts';
import { type Draft, fitPage } from '../kit/fit-page.ts';
import { BODY } from '../kit/sheet.ts';
import { chapterHead, divider, sectionHead, text } from '../kit/text-block.ts';
import { centred, coloured, sized } from '../kit/type-scale.ts';
import { listed } from '../kit/words.ts';
import type { Page } from '../kit/write-document.ts';
import type { Reading } from './reading.ts';
import { type ThreadProse, threadProse } from './thread-prose.ts';

const TITLE = 'Your thread';
const INDENT = 96;
const COLUMN = BODY.width - INDENT;

/** The chart read as a whole: the question, three notes, the tension, and what the year brings to it. */
export function threadPage(reading: Reading, year: number): Page {
  const prose = threadProse(reading, year);
  return {
    name: 'thread',
    title: TITLE,
    level: 2,
    body: fitPage(TITLE, reading.edits, (draft) => told(reading, prose, draft), { details: 3 }),
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

function told({ chart }: Reading, prose: ThreadProse, draft: Draft): Item[] {
  const { type, say, detail } = draft;
  const digits = CORE.map((key) => chart[key].digit);
  const five = listed(CORE.map((key) => `${positions[key].name} ${chart[key].value}`));
  const part = (title: string, id: string, text: string): Item[] => [
    noteBlock({ id, head: title, value: null, text }, draft),
    glue(12),
  ];
  return [
    ...head(prose, draft),
    ...prose.notes.flatMap((note): Item[] => [noteBlock(note, draft), glue(12)]),
    ...part('What pulls', 'tension', prose.tension),
    ...part(`Where ${prose.year} comes in`, 'year', prose.yearNote),
    detail < 2 &&
      constellation(
        digits,
        BODY.width,
        detail === 0 ? 120 : 84,
        `Nine stars, and the way of your own numbers between them: ${digits.join(', ')}.`,
      ),
    detail < 2 &&
      text(say('thread.caption', `Your five among the nine: ${five}.`), centred(type.aside), BODY.width),
    fill(),
  ];
}

/** A note with its number beside it. */
function noteBlock(
  { id, head: title, value, text: told }: Omit<ThreadProse['notes'][number], 'id'> & { id: string },
  draft: Draft,
): Block {
  const { type, say } = draft;
  const width = COLUMN;
  return beside(
    [
      {
        block: value === null ? stack([]) : smallMedallion(24, value, `${title}: ${value}`),
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
