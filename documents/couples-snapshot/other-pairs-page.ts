import type { Content } from '../../content/make-content.ts';
import { positions } from '../../content/meanings/index.ts';
import { type Couple, pairKeyOf, toldBefore } from '../couples/couple.ts';
import { namePair } from '../couples/named-pair.ts';
import { differenceEquation, saySumAndStep, sumEquation } from '../couples/sum-and-step.ts';
import { metBefore } from '../couples/words.ts';
import { type Block, beside, drawn, glue, type Item, stack } from '../kit/block.ts';
import { CORE, type CoreKey } from '../kit/core-numbers.ts';
import { drawSmallMedallion } from '../kit/figures/medallion.ts';
import { type Draft, fitPage } from '../kit/fit-page.ts';
import { chapterHead, hairline, subhead } from '../kit/headings.ts';
import { sayMeaning } from '../kit/say-meaning.ts';
import { BODY } from '../kit/sheet.ts';
import { text } from '../kit/text-block.ts';
import type { Page } from '../kit/write-document.ts';
import { words } from './words.ts';

const OTHERS = CORE.slice(1);
const INDENT = 92;
const WIDTH = BODY.width - INDENT;
const RADIUS = 19;

/** The four pairs beside the road, each with its reading, its sum and its step. */
export function otherPairsPage(content: Content, couple: Couple): Page {
  const title = 'Four more pairs';
  return {
    name: 'other-pairs',
    title,
    level: 1,
    body: fitPage(
      title,
      couple.edits,
      (draft) => [
        chapterHead({ kicker: 'Work, wishes, manners and a gift', title }, draft.type),
        glue(6, 0.5),
        text(draft.say('others', words.others), draft.type.lead, BODY.width),
        ...OTHERS.flatMap((key): Item[] => [
          glue(8),
          hairline(),
          glue(8),
          pairBlock(content, key, couple, draft),
        ]),
      ],
      { details: 3 },
    ),
  };
}

function pairBlock(
  { meaningOf }: Content,
  key: CoreKey,
  couple: Couple,
  { type, say, detail }: Draft,
): Block {
  const pair = couple.reading.pairs[key];
  const id = pair.first.name;
  const said = sayMeaning(say, `${id}.pair`, namePair(meaningOf('couples', pairKeyOf(pair)), pair, couple));
  const before = toldBefore(key, couple.reading);
  const between = saySumAndStep(say, key, pair);
  const told = before.length === 0 || (before.length === 1 && before[0] === 'lifePath');
  const reading = told
    ? detail === 0
      ? said.short
      : say(`${id}.pair.essence`, said.essence)
    : say(`${id}.met-before`, metBefore(before.map((earlier) => positions[earlier].name)));
  const small = { ...type.small, colour: 'ink' as const };
  const equation = 94;
  const line = (block: Block, words: Block) =>
    beside(
      [
        { block, width: equation },
        { block: words, width: WIDTH - equation },
      ],
      0,
    );
  return beside(
    [
      { block: twoNumbers(pair.first.value, pair.second.value), width: INDENT },
      {
        block: stack([
          subhead(
            said.title,
            type,
            WIDTH,
            `${positions[key].name} · ${pair.first.compound} and ${pair.second.compound}`,
          ),
          glue(3, 0),
          text(reading, detail < 2 ? type.body : small, WIDTH),
          glue(5, 0),
          line(sumEquation(pair), text(between.sum, small, WIDTH - equation)),
          glue(3, 0),
          line(differenceEquation(pair), text(between.step, small, WIDTH - equation)),
        ]),
        width: WIDTH,
      },
    ],
    0,
  );
}

function twoNumbers(first: number, second: number): Block {
  return drawn(RADIUS * 2, (pen, x, y) =>
    pen.tag(
      'Figure',
      () => {
        drawSmallMedallion(pen, { x: x + RADIUS, y: y + RADIUS }, RADIUS, first);
        drawSmallMedallion(pen, { x: x + RADIUS * 2.85, y: y + RADIUS }, RADIUS, second);
      },
      { alt: `${first} and ${second}` },
    ),
  );
}
