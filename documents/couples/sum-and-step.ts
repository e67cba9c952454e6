import type { CorePair } from '../../numerology/index.ts';
import { keyIn } from '../../shared/records.ts';
import { type Block, beside, drawn, glue, stack } from '../kit/block.ts';
import type { CoreKey } from '../kit/core-numbers.ts';
import { drawSteps } from '../kit/figures/letter-table.ts';
import type { Draft } from '../kit/fit-page.ts';
import { card } from '../kit/furniture.ts';
import { label } from '../kit/headings.ts';
import type { Said, Say } from '../kit/paragraphs.ts';
import { BODY, GUTTER } from '../kit/sheet.ts';
import { lineWidth, text } from '../kit/text-block.ts';
import { steps } from './steps.ts';
import { sums } from './sums.ts';

export interface SaidPair {
  sum: Said;
  step: Said;
}

export function saySumAndStep(say: Say, key: CoreKey, { first, sum, bridge }: CorePair): SaidPair {
  return {
    sum: say(`${first.name}.together`, sums[key][keyIn(sums[key], sum.value)]),
    step: say(`${first.name}.apart`, steps[key][bridge.value]),
  };
}

/** What two numbers make and how far they stand apart, with the two sums written out. */
export function sumAndStepCard(key: CoreKey, pair: CorePair, { type, say }: Draft): Block {
  const said = saySumAndStep(say, key, pair);
  return card((width) => {
    const half = (width - GUTTER) / 2;
    const side = (title: string, equation: Block, words: Said) => ({
      block: stack([
        label(title, type, half),
        glue(2, 0),
        equation,
        glue(3, 0),
        text(words, type.body, half),
      ]),
      width: half,
    });
    return beside(
      [
        side('What you make together', sumEquation(pair), said.sum),
        side('The step between you', differenceEquation(pair), said.step),
      ],
      GUTTER,
    );
  }, BODY.width);
}

const SIZE = 15;
const HEIGHT = 20;

export function sumEquation({ first, second, sum }: CorePair): Block {
  return equation(`${first.digit} + ${second.digit} =`, sum.working.steps, `${sum.compound}`);
}

export function differenceEquation({ first, second, bridge }: CorePair): Block {
  const [large, small] = [Math.max(first.digit, second.digit), Math.min(first.digit, second.digit)];
  return equation(`${large} − ${small} =`, [bridge.value], String(bridge.value));
}

/** 4 + 6 = 10 → 1 */
function equation(sum: string, down: readonly number[], result: string): Block {
  return drawn(HEIGHT, (pen, x, y) =>
    pen.tag(
      'Figure',
      () => {
        pen.label(sum, x, y + 15, { voice: 'heading', size: SIZE, colour: 'ink', align: 'left' });
        drawSteps(pen, down, x + lineWidth(sum, 'heading', SIZE) + 6, y + 15, SIZE, 'heading');
      },
      { alt: `${sum} ${result}` },
    ),
  );
}
