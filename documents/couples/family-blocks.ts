import type { Content } from '../../content/make-content.ts';
import { TRIADS, type Triad } from '../../numerology/index.ts';
import { type Block, beside, glue, stack } from '../kit/block.ts';
import { coreDigits } from '../kit/core-numbers.ts';
import { threeFamilies } from '../kit/figures/three-families.ts';
import type { Draft } from '../kit/fit-page.ts';
import { BODY } from '../kit/sheet.ts';
import { text } from '../kit/text-block.ts';
import { centred, sized, type TypeScale } from '../kit/type-scale.ts';
import { type Couple, inSentence, triadKey } from './couple.ts';

const GAP = 20;
const COLUMN = (BODY.width - 2 * GAP) / 3;

/** The three rings with both people's marks, and what the marks mean. */
export function familyFigure({ reading, called }: Couple, radius: number, type: TypeScale): Block {
  return stack([
    threeFamilies(coreDigits(reading.first), coreDigits(reading.second), BODY.width, radius),
    glue(6, 0),
    text(
      `Stars are the numbers of ${inSentence(called[0])}, crescents those of ${inSentence(called[1])}.`,
      centred(type.fine),
      BODY.width,
      { tag: 'Caption' },
    ),
  ]);
}

/** Each family by name, below its ring. */
export function familyColumns({ meaningOf }: Content, { type, say }: Draft): Block {
  return beside(
    (['mind', 'business', 'creative'] as const).map((triad: Triad) => {
      const { title, essence } = meaningOf('triads', triadKey(triad));
      return {
        block: stack([
          text(TRIADS[triad].join(' · '), centred(type.kicker), COLUMN, { tag: 'Caption' }),
          text(title, centred(sized(type.subtitle, 12)), COLUMN, { tag: 'H2' }),
          glue(2, 0),
          text(say(`family.${triad}`, essence), centred(type.small), COLUMN),
        ]),
        width: COLUMN,
      };
    }),
    GAP,
  );
}
