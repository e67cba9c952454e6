import type { Content } from '../../content/make-content.ts';
import { positions } from '../../content/meanings/index.ts';
import { type Business, leadingNumber } from '../business/business.ts';
import { fitOf } from '../business/fits.ts';
import { type Block, beside, drawn, glue, type Item, stack } from '../kit/block.ts';
import { CORE, type CoreKey } from '../kit/core-numbers.ts';
import { pairLadder } from '../kit/figures/pair-ladder.ts';
import { type Draft, fitPage } from '../kit/fit-page.ts';
import { chapterHead, hairline, subhead } from '../kit/headings.ts';
import { BODY, GUTTER } from '../kit/sheet.ts';
import { text } from '../kit/text-block.ts';
import type { TypeScale } from '../kit/type-scale.ts';
import { prompt } from '../kit/worksheet.ts';
import type { Page } from '../kit/write-document.ts';
import { words } from './words.ts';

/** The owner's five numbers beside the name's, each with rings to colour. */
export function fitPageOfOwner(content: Content, business: Business): Page {
  const title = 'You behind the name';
  return {
    name: 'fit',
    title,
    level: 1,
    body: fitPage(title, business.edits, (draft) => {
      const { type, say } = draft;
      return [
        chapterHead({ kicker: 'Five numbers beside one', title }, type),
        glue(6, 0.5),
        text(say('fit.introduction', words.fit), type.lead, BODY.width),
        ...CORE.flatMap((key): Item[] => [
          glue(7),
          hairline(),
          glue(7),
          meeting(content, key, business, draft),
        ]),
        glue(7),
        hairline(),
        glue(8),
        prompt(say('fit.prompt', words.fitPrompt), 2, type.smallStrong, BODY.width),
      ];
    }),
  };
}

const FIGURE = 186;
const WIDTH = BODY.width - FIGURE - GUTTER;

function meeting({ meaningOf }: Content, key: CoreKey, business: Business, { type, say }: Draft): Block {
  const number = business.chart[key];
  const name = leadingNumber(business);
  const rung = {
    label: '',
    first: number.value,
    second: name.value,
    bridge: Math.abs(number.digit - name.digit),
  };
  return beside(
    [
      { block: pairLadder([rung], FIGURE, 58), width: FIGURE },
      {
        block: stack([
          subhead(
            meaningOf(key, number.value).title,
            type,
            WIDTH,
            `${positions[key].name} · ${number.compound}`,
          ),
          glue(2, 0),
          text(say(`fit.${number.name}`, fitOf(key, number.digit, name.digit)), type.small, WIDTH),
          glue(4, 0),
          rings(type),
        ]),
        width: WIDTH,
      },
    ],
    GUTTER,
    'middle',
  );
}

const RINGS = 5;

/** Five rings to colour by hand. */
function rings(type: TypeScale): Block {
  return drawn(13, (pen, x, y) =>
    pen.decoration(() => {
      pen.label(words.fitScale, x, y + 9, { ...type.aside, size: 8.4, align: 'left' });
      for (let at = 0; at < RINGS; at++)
        pen.circle(x + 58 + at * 16, y + 6.2, 5, { fill: 'card', stroke: 'leaf', width: 0.7 });
    }),
  );
}
