import { type Business, leadingNumber } from '../business/business.ts';
import { type Block, beside, drawn, glue, type Item, stack } from '../kit/block.ts';
import { type Draft, fitPage } from '../kit/fit-page.ts';
import { chapterHead, hairline, subhead } from '../kit/headings.ts';
import { aNumber } from '../kit/number-words.ts';
import { BODY, GUTTER } from '../kit/sheet.ts';
import { text } from '../kit/text-block.ts';
import { ruledLines } from '../kit/worksheet.ts';
import type { Page } from '../kit/write-document.ts';
import { PLACES, places } from './places.ts';
import { words } from './words.ts';

/** Six places where people meet the name, what its number asks for in each, and room for what has to change. */
export function placesPage(business: Business): Page {
  const title = 'Where people meet it';
  const { value, digit } = leadingNumber(business);
  return {
    name: 'places',
    title,
    level: 1,
    body: fitPage(title, business.edits, (draft) => {
      const { type, say } = draft;
      return [
        chapterHead({ kicker: `Six places for ${aNumber(digit)}`, title }, type),
        glue(6, 0.5),
        text(say('places.introduction', words.places), type.lead, BODY.width),
        value === digit ? null : glue(5, 0.5),
        value === digit
          ? null
          : text(say('places.master', words.placesMaster(value, digit)), type.small, BODY.width),
        glue(4),
        ...PLACES.flatMap((place): Item[] => [
          glue(7),
          hairline(),
          glue(7),
          placeRow(place, places[digit][place.id], draft),
        ]),
      ];
    }),
  };
}

const PLACE = 112;
const NOTES = 126;
const ASKS = BODY.width - PLACE - NOTES - 2 * GUTTER;

function placeRow({ id, title, where }: (typeof PLACES)[number], asks: string, draft: Draft): Block {
  const { type, say } = draft;
  return beside(
    [
      {
        block: stack([subhead(title, type, PLACE), glue(1, 0), text(where, type.small, PLACE)]),
        width: PLACE,
      },
      { block: text(say(`places.${id}`, asks), type.body, ASKS), width: ASKS },
      { block: stack([marks(), ruledLines(2, NOTES, 21)]), width: NOTES },
    ],
    GUTTER,
  );
}

/** Two rings to tick: as it should be, or still to do. */
function marks(): Block {
  return drawn(16, (pen, x, y) =>
    pen.decoration(() => {
      for (const [at, caption] of [words.done, words.toDo].entries()) {
        const left = x + at * 66;
        pen.circle(left + 5, y + 7, 4.4, { fill: 'card', stroke: 'leaf', width: 0.7 });
        pen.label(caption, left + 13, y + 9.6, {
          voice: 'italic',
          size: 8.4,
          colour: 'quiet',
          align: 'left',
        });
      }
    }),
  );
}
