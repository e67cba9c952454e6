import { type Block, fill, glue, stack } from '../kit/block.ts';
import { type Draft, fitPage } from '../kit/fit-page.ts';
import { bulletList, card, longReading } from '../kit/furniture.ts';
import { chapterHead, divider, label, sectionHead } from '../kit/headings.ts';
import { BODY } from '../kit/sheet.ts';
import { text } from '../kit/text-block.ts';
import { ruledLines } from '../kit/worksheet.ts';
import type { Page } from '../kit/write-document.ts';
import type { Reading } from '../person/reading.ts';
import { words } from './words.ts';

/** How to live with the pages, what the conversations are for, and what the buyer wants to know. */
export function howToUsePage({ edits, called }: Reading, from: string, questions: readonly string[]): Page {
  const title = 'How to use this year';
  return {
    name: 'how-to-use',
    title,
    level: 2,
    body: fitPage(
      title,
      edits,
      (draft) => {
        const { type, say } = draft;
        return [
          chapterHead({ kicker: 'Before it begins', title }, type),
          glue(8, 0.5),
          divider(),
          glue(10),
          longReading(
            words.howToUse(called, from).map((paragraph, at) => say(`how-to-use.${at + 1}`, paragraph)),
            type,
            BODY.width,
          ),
          glue(14),
          sectionHead(words.twelve, type, BODY.width),
          glue(4),
          text(say('how-to-use.twelve', words.twelveText), type.body, BODY.width),
          glue(14),
          asked(questions, draft),
          fill(),
        ];
      },
      { roomy: true },
    ),
  };
}

function asked(questions: readonly string[], { type }: Draft): Block {
  return card(
    (width) =>
      stack([
        label(questions.length > 0 ? words.asked : words.ask, type, width),
        glue(3, 0),
        questions.length > 0 && bulletList(questions, 'star', type, width),
        questions.length > 0 ? ruledLines(1, width) : ruledLines(3, width),
      ]),
    BODY.width,
    { fill: 'sunken' },
  );
}
