import { type LetterSystem, letterValue } from '../../../numerology/index.ts';
import { type Block, drawn } from '../block.ts';
import { star } from '../engraving.ts';
import { drawNumeral } from './medallion.ts';

const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** The nine values and the letters that carry them, three by three. */
export function letterKey(system: LetterSystem, width: number): Block {
  const cell = width / 3;
  const lettersOf = (value: number) => ALPHABET.filter((letter) => letterValue(letter, system) === value);
  const values = [1, 2, 3, 4, 5, 6, 7, 8, 9];
  const alt = `Letters and values: ${values.map((value) => `${value}: ${lettersOf(value).join(' ') || 'none'}`).join('; ')}.`;
  return drawn(width, (pen, x, y) =>
    pen.tag(
      'Figure',
      () => {
        pen.paint({ fill: 'card', stroke: 'leaf', width: 0.8 }, (path) => path.rect(x, y, width, width));
        for (const third of [1, 2]) {
          pen.line(x + third * cell, y, x + third * cell, y + width, 'rule', 0.6);
          pen.line(x, y + third * cell, x + width, y + third * cell, 'rule', 0.6);
        }
        for (const value of values) {
          const centre = {
            x: x + (((value - 1) % 3) + 0.5) * cell,
            y: y + (Math.floor((value - 1) / 3) + 0.5) * cell,
          };
          drawNumeral(pen, { x: centre.x, y: centre.y - cell * 0.12 }, cell * 0.42, value, 'gold');
          pen.label(lettersOf(value).join(' ') || '–', centre.x, centre.y + cell * 0.34, {
            voice: 'strong',
            size: lettersOf(value).length > 4 ? 6.2 : 7.4,
            colour: 'ink',
            tracking: 0.6,
          });
        }
        for (const [dx, dy] of [
          [0, 0],
          [1, 0],
          [0, 1],
          [1, 1],
        ] as const)
          star(pen, { x: x + dx * width, y: y + dy * width }, 3.4, 'leaf');
      },
      { alt },
    ),
  );
}
