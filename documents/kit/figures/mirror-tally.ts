import type { LetterTally, TallyEntry } from '../../../numerology/index.ts';
import { mapPair } from '../../../shared/lists.ts';
import { type Block, drawn } from '../block.ts';
import type { Pen } from '../pen.ts';
import { drawNumeral } from './medallion.ts';

const TALLEST = 6;
const ROW = 11;
const MIDDLE = 26;
const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** The letters of two names by their numbers: one name rises from the line, the other hangs from it, gaps are ringed. */
export function mirrorTally(first: LetterTally, second: LetterTally, width: number): Block {
  const rows = mapPair([first, second], ({ tally }) =>
    Math.max(2, Math.min(TALLEST, Math.max(...tally.map(({ count }) => count)))),
  );
  const column = width / NUMBERS.length;
  const count = ({ tally }: LetterTally) =>
    tally.map(({ number, count: own }) => `${number}: ${own}`).join(', ');
  return drawn(rows[0] * ROW + MIDDLE + rows[1] * ROW, (pen, x, y) =>
    pen.tag(
      'Figure',
      () => {
        const top = y + rows[0] * ROW;
        for (const line of [top, top + MIDDLE]) pen.line(x, line, x + width, line, 'leaf', 0.8);
        NUMBERS.forEach((number, at) => {
          const centre = x + (at + 0.5) * column;
          drawNumeral(pen, { x: centre, y: top + MIDDLE / 2 }, 14, number, 'ink');
          drawLetters(pen, entryOf(first, number), rows[0], centre, top - 4, -1);
          drawLetters(pen, entryOf(second, number), rows[1], centre, top + MIDDLE + 10, 1);
        });
      },
      { alt: `Letters by number. First name: ${count(first)}. Second name: ${count(second)}.` },
    ),
  );
}

/** The Chaldean table has no 9, so nobody counted in it has an entry there, or a gap. */
function entryOf({ tally }: LetterTally, number: number): TallyEntry | undefined {
  return tally.find((entry) => entry.number === number);
}

function drawLetters(
  pen: Pen,
  entry: TallyEntry | undefined,
  rows: number,
  x: number,
  from: number,
  direction: 1 | -1,
): void {
  if (!entry) return;
  if (entry.count === 0) {
    pen.circle(x, from + direction * 3 - 3, 4, { stroke: 'plum', width: 0.7, dash: [1.5, 1.3] });
    return;
  }
  const shown =
    entry.letters.length > rows
      ? [...entry.letters.slice(0, rows - 1), `+${entry.letters.length - rows + 1}`]
      : entry.letters;
  shown.forEach((letter, at) => {
    pen.label(letter, x, from + direction * at * ROW, { voice: 'heading', size: 9.4, colour: 'ink' });
  });
}
