import type { LetterTally } from '../../../numerology/index.ts';
import { type Block, drawn } from '../block.ts';
import { drawNumeral } from './medallion.ts';

const TALLEST = 9;
const ROW = 9.4;
const FOOT = 22;

/** The letters of a name sorted into nine columns: the tallest is the Hidden Passion, the bare ones are the lessons. */
export function letterTally({ tally, hiddenPassions }: LetterTally, width: number): Block {
  const rows = Math.max(3, Math.min(TALLEST, Math.max(...tally.map(({ count }) => count))));
  const height = rows * ROW + FOOT;
  const column = width / tally.length;
  const alt = `Letters of the name by number: ${tally.map(({ number, count }) => `${number}: ${count}`).join(', ')}.`;
  return drawn(height, (pen, x, y) =>
    pen.tag(
      'Figure',
      () => {
        const ground = y + rows * ROW;
        pen.line(x, ground, x + width, ground, 'leaf', 0.8);
        pen.line(x, ground + 2.2, x + width, ground + 2.2, 'leaf', 0.3);
        tally.forEach(({ number, letters }, index) => {
          const centre = x + (index + 0.5) * column;
          const most = hiddenPassions.includes(number);
          const shown =
            letters.length > rows
              ? [...letters.slice(0, rows - 1), `+${letters.length - rows + 1}`]
              : letters;
          shown.forEach((letter, up) => {
            pen.label(letter, centre, ground - up * ROW - 3, {
              voice: 'heading',
              size: 8.4,
              colour: most ? 'gold' : 'ink',
            });
          });
          if (letters.length === 0)
            pen.circle(centre, ground - 7, 3.2, { stroke: 'plum', width: 0.6, dash: [1.4, 1.2] });
          drawNumeral(
            pen,
            { x: centre, y: ground + 13 },
            12,
            number,
            letters.length === 0 ? 'plum' : most ? 'gold' : 'ink',
          );
        });
      },
      { alt },
    ),
  );
}
