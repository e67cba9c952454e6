import { type Block, drawn } from '../kit/block.ts';

const BOXES = 18;
const LETTER = 26;
const VALUE = 20;
const TOTAL = 24;

/** Two rows of empty boxes, a letter above and its value below, and a line for the sums. */
export function letterBoxes(width: number): Block {
  const cell = width / BOXES;
  return drawn(LETTER + 2 * VALUE + TOTAL, (pen, x, y) =>
    pen.decoration(() => {
      for (let at = 0; at < BOXES; at++) {
        pen.paint({ fill: 'card', stroke: 'leaf', width: 0.6 }, (path) =>
          path.rect(x + at * cell, y, cell, LETTER),
        );
        for (const row of [0, 1])
          pen.paint({ stroke: 'rule', width: 0.5 }, (path) =>
            path.rect(x + at * cell, y + LETTER + row * VALUE, cell, VALUE),
          );
      }
      const line = y + LETTER + 2 * VALUE + TOTAL - 3;
      const look = { voice: 'italic', size: 8.6, colour: 'quiet', align: 'left' } as const;
      for (const [at, table] of ['Pythagorean', 'Chaldean'].entries()) {
        const left = x + (at * width) / 2;
        pen.label(table, left, line - 2, look);
        pen.line(left + 56, line, left + width / 2 - 14, line, 'faint', 0.5);
      }
    }),
  );
}
