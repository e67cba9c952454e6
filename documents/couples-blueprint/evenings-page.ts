import { itemAt } from '../../shared/lists.ts';
import { keyIn } from '../../shared/records.ts';
import type { Couple } from '../couples/couple.ts';
import { widestStep } from '../couples/family-words.ts';
import { type Block, beside, fill, glue, type Item, stack } from '../kit/block.ts';
import { type Draft, fitPage } from '../kit/fit-page.ts';
import { chapterHead, divider, subhead } from '../kit/headings.ts';
import { BODY, GUTTER } from '../kit/sheet.ts';
import { shortened, text } from '../kit/text-block.ts';
import { ruledLines } from '../kit/worksheet.ts';
import type { Page } from '../kit/write-document.ts';
import { bridgeQuestions, evenings, giftTasks, promisesForTwo, sumQuestions } from './evening-words.ts';
import { words } from './words.ts';
import { yearForTwo } from './year-for-two.ts';

const HALF = (BODY.width - GUTTER) / 2;

/** Four evenings with a pen, two of them set by the couple's own numbers. */
export function eveningsPage(couple: Couple): Page {
  const title = 'Four evenings for two';
  const { pairs } = couple.reading;
  const widest = itemAt(widestStep(couple.reading).keys, 0);
  const tasks = [
    {
      id: 'first',
      title: evenings.first.title,
      asks: giftTasks[keyIn(giftTasks, pairs.birthday.sum.value)],
      lines: 3,
    },
    {
      id: 'second',
      title: evenings.second.title,
      asks: sumQuestions[keyIn(sumQuestions, pairs.lifePath.sum.value)],
      lines: 3,
    },
    { id: 'third', title: evenings.third.title, asks: bridgeQuestions[widest], lines: 3 },
    { id: 'fourth', title: evenings.fourth.title, asks: promisesForTwo[yearForTwo(couple)], lines: 2 },
  ];
  return {
    name: 'evenings',
    title,
    level: 1,
    body: fitPage(title, couple.edits, (draft) => [
      chapterHead({ kicker: 'Exercises', title }, draft.type),
      glue(6, 0.5),
      text(draft.say('evenings.introduction', words.evenings), draft.type.lead, BODY.width),
      glue(8, 0.5),
      divider(),
      ...tasks.flatMap((task): Item[] => [glue(10), evening(task, couple, draft)]),
      fill(),
    ]),
  };
}

function evening(
  { id, title, asks, lines }: { id: string; title: string; asks: string; lines: number },
  { called }: Couple,
  { type, say }: Draft,
): Block {
  return stack([
    subhead(title, type, BODY.width),
    glue(2, 0),
    text(say(`evening.${id}`, asks), type.body, BODY.width),
    glue(4, 0),
    beside(
      called.map((name) => ({
        block: stack([
          text(shortened(name, 'italic', type.aside.size, HALF), type.aside, HALF),
          ruledLines(lines, HALF),
        ]),
        width: HALF,
      })),
      GUTTER,
    ),
  ]);
}
