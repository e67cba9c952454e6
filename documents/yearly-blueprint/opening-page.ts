import { positions } from '../../content/meanings/index.ts';
import { answersTo, monthsOf } from '../asked/answers.ts';
import { askedPage, askedWords } from '../asked/asked-page.ts';
import { type Block, glue, type Item, stack } from '../kit/block.ts';
import { type Draft, fitPage } from '../kit/fit-page.ts';
import { card, longReading } from '../kit/furniture.ts';
import { chapterHead, divider, label, sectionHead } from '../kit/headings.ts';
import type { MonthAhead } from '../kit/months-ahead.ts';
import { BODY } from '../kit/sheet.ts';
import { text } from '../kit/text-block.ts';
import { ruledLines } from '../kit/worksheet.ts';
import type { Page } from '../kit/write-document.ts';
import type { Reading } from '../person/reading.ts';
import { words } from './words.ts';

/** What the buyer asked, answered; who asked nothing is told how to live with the pages. */
export function openingPage(
  reading: Reading,
  months: readonly MonthAhead[],
  from: string,
  questions?: string,
): Page {
  const { chart, edits } = reading;
  const answers = answersTo(questions, {
    at: (key) => [{ ...chart[key], label: `${positions[key].name} ${chart[key].compound}` }],
    months: monthsOf(months),
  });
  if (answers.length === 0) return howToUsePage(reading, from);
  return askedPage(answers, {
    edits,
    introduction: askedWords.introduction,
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
function howToUsePage(reading: Reading, from: string): Page {
  const title = 'How to use this year';
  return {
    name: 'how-to-use',
    title,
    level: 2,
    body: fitPage(
      title,
      reading.edits,
      (draft) => {
        const { type, say } = draft;
        return [
          chapterHead({ kicker: 'Before it begins', title }, type),
          glue(8, 0.5),
          divider(),
          glue(10),
          longReading(
            howToUse(reading, from).map((paragraph, at) => say(`how-to-use.${at + 1}`, paragraph)),
            type,
            BODY.width,
          ),
          glue(14),
          sectionHead(words.twelve, type, BODY.width),
          glue(4),
          text(say('how-to-use.twelve', words.twelveText), type.body, BODY.width),
          glue(14),
          wishes(draft),
        ];
      },
      { roomy: true },
    ),
  };
}

function wishes({ type }: Draft): Block {
  return card(
    (width) => stack([label(words.ask, type, width), glue(3, 0), ruledLines(9, width)]),
    BODY.width,
    { fill: 'sunken' },
  );
}
