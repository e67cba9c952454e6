import { type Block, beside, fill, glue, type Item, stack } from '../kit/block.ts';
import { smallMedallion } from '../kit/figures/medallion.ts';
import { type Draft, fitPage } from '../kit/fit-page.ts';
import { chapterHead, divider, hairline } from '../kit/headings.ts';
import type { Edits } from '../kit/paragraphs.ts';
import { BODY } from '../kit/sheet.ts';
import { text } from '../kit/text-block.ts';
import { prompt } from '../kit/worksheet.ts';
import type { Page } from '../kit/write-document.ts';
import type { Answer } from './answers.ts';
import { TO_COMPLETE } from './open-questions.ts';

export const askedWords = {
  title: 'You asked',
  kicker: 'Your questions',
  own: 'What I make of it, and what I shall ask next',
  introduction: 'To each question, the numbers of your chart that have most to say on it.',
  forTwo: 'To each question, what your numbers have to say on it, one beside the other.',
  forBusiness: 'To each question, what the name and its owner have to say on it.',
} as const;

export interface AskedPage {
  edits: Edits;
  introduction: string;
  level: 1 | 2;
  /** What the page in whose place it stands must not lose. */
  closing?: (draft: Draft) => Item[];
}

/** A page that answers what the buyer asked. It takes the place of another, so a document stays as long as sold. */
export function askedPage(
  answers: readonly Answer[],
  { edits, introduction, level, closing = () => [] }: AskedPage,
): Page {
  const { title, kicker } = askedWords;
  return {
    name: 'asked',
    title,
    level,
    body: fitPage(
      title,
      edits,
      (draft) => [
        chapterHead({ kicker, title }, draft.type),
        glue(6, 0.5),
        text(draft.say('asked.introduction', introduction), draft.type.lead, BODY.width),
        glue(8, 0.5),
        divider(),
        ...askedBlocks(answers, draft),
        ...(answers.length < 3 ? ownWords(answers.length, draft) : []),
        fill(8),
        ...closing(draft),
      ],
      { details: 4, roomy: true },
    ),
  };
}

/** One or two questions leave room for what the reader thinks of the answers. */
function ownWords(answers: number, { type, say, detail }: Draft): Item[] {
  if (detail > 1) return [];
  const lines = (answers === 1 ? [12, 8] : [8, 4])[detail] ?? 0;
  return [glue(16), prompt(say('asked.own', askedWords.own), lines, type.strong, BODY.width)];
}

/** The questions with their answers, one below the other. */
export function askedBlocks(answers: readonly Answer[], draft: Draft): Item[] {
  return answers.flatMap((answer, at): Item[] => [
    glue(9),
    at > 0 ? hairline() : null,
    at > 0 ? glue(9) : null,
    answered(answer, draft),
  ]);
}

function answered({ id, question, told, months, isSure }: Answer, { type, say, detail }: Draft): Block {
  const shown = told.slice(0, detail < 3 ? told.length : 1);
  return stack([
    text(question, type.subtitle, BODY.width, { tag: 'H2' }),
    ...shown.flatMap(({ voice, text: words }, at): Item[] => [
      glue(6, 0),
      beside(
        [
          { block: smallMedallion(14, voice.value, voice.label), width: INDENT },
          {
            block: stack([
              text(voice.label.toUpperCase(), type.kicker, WIDTH, { tag: 'Caption' }),
              text(say(`${id}.${at + 1}`, words), type.body, WIDTH),
            ]),
            width: WIDTH,
          },
        ],
        0,
      ),
    ]),
    months && detail < 2 ? glue(4, 0) : null,
    months && detail < 2 ? indented(text(say(`${id}.months`, months), type.aside, WIDTH)) : null,
    isSure ? null : glue(5, 0),
    isSure ? null : text(say(`${id}.guide`, TO_COMPLETE), type.body, BODY.width),
  ]);
}

const INDENT = 42;
const WIDTH = BODY.width - INDENT;

const indented = (block: Block): Block => ({
  ...block,
  draw: (pen, x, y) => block.draw(pen, x + INDENT, y),
});
