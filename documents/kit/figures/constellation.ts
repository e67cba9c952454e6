import type { Digit } from '../../../numerology/index.ts';
import { itemAt } from '../../../shared/lists.ts';
import { keyIn } from '../../../shared/records.ts';
import { type Block, drawn } from '../block.ts';
import { type Point, star } from '../engraving.ts';
import type { Colour } from '../palette.ts';
import type { Pen } from '../pen.ts';

/** Nine stars, one for each number, in a field of one by one. */
const STARS = {
  1: { x: 0.5, y: 0.05 },
  2: { x: 0.2, y: 0.2 },
  3: { x: 0.82, y: 0.17 },
  4: { x: 0.05, y: 0.52 },
  5: { x: 0.45, y: 0.42 },
  6: { x: 0.95, y: 0.5 },
  7: { x: 0.24, y: 0.84 },
  8: { x: 0.66, y: 0.68 },
  9: { x: 0.8, y: 0.95 },
} satisfies Record<Digit, Point>;

export interface ConstellationLook {
  line: Colour;
  star: Colour;
  label: Colour;
}

/** The constellation in the middle of a column, for the foot of a page. */
export function constellation(digits: readonly number[], width: number, height: number, alt: string): Block {
  const field = Math.min(width, height * 1.5);
  return drawn(height, (pen, x, y) =>
    pen.tag(
      'Figure',
      () =>
        drawConstellation(pen, { x: x + (width - field) / 2, y }, field, height, digits, {
          line: 'leaf',
          star: 'gold',
          label: 'ink',
        }),
      { alt },
    ),
  );
}

/** From star to star, each way once: a dashed line drawn there and back would look whole. */
function pathOf(digits: readonly number[]): [number, number][] {
  const ways = digits.slice(1).map((to, at) => [itemAt(digits, at), to].toSorted((a, b) => a - b));
  const keys = ways.map((way) => way.join('-'));
  return ways.flatMap(([one, other], at): [number, number][] =>
    one === undefined || other === undefined || one === other || keys.indexOf(itemAt(keys, at)) !== at
      ? []
      : [[one, other]],
  );
}

/** Joins the stars of someone's numbers in the order of the chart. The other stars stay small. */
export function drawConstellation(
  pen: Pen,
  at: Point,
  width: number,
  height: number,
  digits: readonly number[],
  look: ConstellationLook,
): void {
  const place = (digit: number): Point => {
    const { x, y } = STARS[keyIn(STARS, digit)];
    return { x: at.x + x * width, y: at.y + y * height };
  };
  for (const [one, other] of pathOf(digits)) {
    const [from, to] = [place(one), place(other)];
    pen.paint({ stroke: look.line, width: 0.6, dash: [2.2, 2] }, (path) =>
      path.moveTo(from.x, from.y).lineTo(to.x, to.y),
    );
  }
  const size = Math.min(width, height);
  for (let digit = 1; digit <= 9; digit++) {
    const centre = place(digit);
    const lit = digits.includes(digit);
    if (lit) {
      pen.circle(centre.x, centre.y, size * 0.03, { stroke: look.line, width: 0.3 });
      star(pen, centre, size * 0.05, look.star, 8, 0.3);
    } else {
      star(pen, centre, size * 0.02, look.line);
    }
    pen.label(String(digit), centre.x + size * 0.06, centre.y - size * 0.035, {
      voice: 'italic',
      size: Math.max(6.5, size * (lit ? 0.052 : 0.04)),
      colour: lit ? look.label : look.line,
    });
  }
}
