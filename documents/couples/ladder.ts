import type { Content } from '../../content/make-content.ts';
import { positions } from '../../content/meanings/index.ts';
import { type Block, beside, glue, stack } from '../kit/block.ts';
import { CORE, type CoreKey } from '../kit/core-numbers.ts';
import { pairLadder, type Rung } from '../kit/figures/pair-ladder.ts';
import { BODY } from '../kit/sheet.ts';
import { text } from '../kit/text-block.ts';
import { centred, sized, type TypeScale } from '../kit/type-scale.ts';
import type { Couple } from './couple.ts';

const ROW = 78;
const SIDE = 88;

/** The five pairs as bridges, each number with its title at the outer side and the two people above. */
export function ladder(content: Content, couple: Couple, type: TypeScale): Block {
  const middle = BODY.width - 2 * SIDE;
  return stack([
    beside(
      couple.names.map((name) => ({
        block: text(name, centred(sized(type.subtitle, name.length > 30 ? 10.5 : 14)), BODY.width / 2 - 20, {
          tag: 'H2',
        }),
        width: BODY.width / 2 - 20,
      })),
      40,
      'middle',
    ),
    glue(8, 0),
    beside(
      [
        { block: titles(content, couple, 'first', type), width: SIDE },
        {
          block: pairLadder(
            CORE.map((key) => rungOf(key, couple)),
            middle,
            ROW,
          ),
          width: middle,
        },
        { block: titles(content, couple, 'second', type), width: SIDE },
      ],
      0,
    ),
  ]);
}

function rungOf(key: CoreKey, { reading }: Couple): Rung {
  const { first, second, sum, bridge } = reading.pairs[key];
  return {
    label: positions[key].name,
    first: first.value,
    second: second.value,
    sum: sum.value,
    bridge: bridge.value,
  };
}

/** What each number is called in its place, level with its medallion. */
function titles(
  { meaningOf }: Content,
  { reading }: Couple,
  who: 'first' | 'second',
  type: TypeScale,
): Block {
  const align = who === 'first' ? 'right' : 'left';
  const inset = 8;
  const lines = CORE.map((key) => {
    const number = reading.pairs[key][who];
    return stack([
      text(number.compound, { ...sized(type.smallStrong, 8.4), colour: 'gold', align }, SIDE - inset),
      text(meaningOf(key, number.value).title, { ...sized(type.lead, 10), align }, SIDE - inset),
    ]);
  });
  return {
    height: ROW * CORE.length,
    paragraphs: [],
    draw(pen, x, y) {
      lines.forEach((block, at) => {
        block.draw(pen, who === 'first' ? x : x + inset, y + (at + 0.5) * ROW - block.height / 2);
      });
    },
  };
}
