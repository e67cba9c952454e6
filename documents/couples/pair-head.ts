import type { Block } from '../kit/block.ts';
import { glue, stack } from '../kit/block.ts';
import { drawMedallion } from '../kit/figures/medallion.ts';
import type { Pen } from '../kit/pen.ts';
import { BODY } from '../kit/sheet.ts';
import { shortened, text } from '../kit/text-block.ts';
import { centred, sized, type TypeScale } from '../kit/type-scale.ts';

export interface PairHead {
  kicker: string;
  title: string;
  lead: string;
  values: readonly [number, number];
  names: readonly [string, string];
}

const RADIUS = 46;
const GAP = 18;
const CAPTION = 17;

/** The head of a chapter about two numbers: a medallion at each side, the title between them. */
export function pairHead({ kicker, title, lead, values, names }: PairHead, type: TypeScale): Block {
  const width = BODY.width - 4 * RADIUS - 2 * GAP;
  const words = stack([
    text(kicker.toUpperCase(), centred(type.kicker), width, { tag: 'Caption' }),
    glue(4, 0),
    text(title, centred(sized(type.title, 25)), width, { tag: 'H1' }),
    glue(6, 0),
    text(lead, centred(type.lead), width),
  ]);
  const height = Math.max(words.height, RADIUS * 2 + CAPTION);
  const medallions = (pen: Pen, x: number, y: number) => {
    for (const side of [0, 1] as const) {
      const centre = {
        x: side === 0 ? x + RADIUS : x + BODY.width - RADIUS,
        y: y + (height - CAPTION) / 2,
      };
      drawMedallion(pen, centre, RADIUS, values[side]);
      pen.label(shortened(names[side], 'italic', 10, RADIUS * 2), centre.x, centre.y + RADIUS + CAPTION - 2, {
        voice: 'italic',
        size: 10,
        colour: 'ink',
      });
    }
  };
  return {
    height,
    paragraphs: words.paragraphs,
    draw(pen, x, y) {
      pen.tag('Figure', () => medallions(pen, x, y), {
        alt: `${names[0]}: ${values[0]}. ${names[1]}: ${values[1]}.`,
      });
      words.draw(pen, x + 2 * RADIUS + GAP, y + (height - words.height) / 2);
    },
  };
}
