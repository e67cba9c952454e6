import type { LettersWorking, LetterWorking } from '../../../domain/numerology/index.ts';
import { type Block, drawn } from '../block.ts';
import { arrow } from '../engraving.ts';
import type { Pen } from '../pen.ts';
import { lineWidth } from '../text-block.ts';

/** From roomy to what a name of 120 letters needs; each is used up to a number of rows. */
const SIZES = [
  { cell: 22, letter: 15.5, value: 10, row: 42, rows: 1 },
  { cell: 17, letter: 12.5, value: 8.6, row: 36, rows: 2 },
  { cell: 13.5, letter: 10.5, value: 7.6, row: 31, rows: 2 },
  { cell: 10.5, letter: 8.6, value: 6.8, row: 26, rows: 3 },
  { cell: 8.6, letter: 7.2, value: 6, row: 22, rows: 99 },
];
const SUM = 7.6;
const WORD_GAP = 12;

type Size = (typeof SIZES)[number];
type Cell =
  | { kind: 'letter'; letter: LetterWorking; x: number }
  | { kind: 'sum'; steps: number[]; x: number };

/** The name letter by letter: each counted letter with its value beneath, each word with its sum, then the total. */
export function letterTable(working: LettersWorking, width: number): Block {
  const size = SIZES.find(({ cell, rows }) => rowsOf(working, width, cell).length <= rows) as Size;
  const rows = rowsOf(working, width, size.cell);
  const height = rows.length * size.row + 20;
  return drawn(height, (pen, x, y) =>
    pen.tag(
      'Figure',
      () => {
        rows.forEach((row, at) => {
          for (const cell of row) drawCell(pen, cell, x, y + at * size.row, size);
        });
        drawTotal(pen, working, x, y + rows.length * size.row + 11, width);
      },
      { alt: describe(working) },
    ),
  );
}

function rowsOf({ words }: LettersWorking, width: number, cell: number): Cell[][] {
  const rows: Cell[][] = [[]];
  let at = 0;
  const place = (cellWidth: number, make: (x: number) => Cell) => {
    if (at + cellWidth > width && at > 0) {
      rows.push([]);
      at = 0;
    }
    (rows.at(-1) as Cell[]).push(make(at));
    at += cellWidth;
  };
  for (const { letters, steps } of words) {
    // An initial is its own sum.
    const sumWidth = letters.length === 1 ? WORD_GAP : stepsWidth(steps) + 12 + WORD_GAP;
    const wordWidth = letters.length * cell + sumWidth;
    // A word that fits on a line of its own is kept together.
    if (at > 0 && at + wordWidth > width && wordWidth <= width) {
      rows.push([]);
      at = 0;
    }
    for (const letter of letters) place(cell, (x) => ({ kind: 'letter', letter, x }));
    place(sumWidth, (x) => ({ kind: 'sum', steps: letters.length === 1 ? [] : steps, x }));
  }
  return rows;
}

function drawCell(pen: Pen, cell: Cell, x: number, y: number, size: Size): void {
  if (cell.kind === 'sum') {
    if (cell.steps.length === 0) return;
    pen.label('=', x + cell.x + 5, y + size.row * 0.72, { voice: 'body', size: SUM, colour: 'quiet' });
    drawSteps(pen, cell.steps, x + cell.x + 11, y + size.row * 0.72);
    return;
  }
  const { letter, value, counted } = cell.letter;
  const centre = x + cell.x + size.cell / 2;
  pen.label(letter, centre, y + size.row * 0.38, {
    voice: 'heading',
    size: size.letter,
    colour: counted ? 'ink' : 'faint',
  });
  pen.line(
    centre - size.cell * 0.36,
    y + size.row * 0.47,
    centre + size.cell * 0.36,
    y + size.row * 0.47,
    counted ? 'leaf' : 'rule',
    0.5,
  );
  if (counted)
    pen.label(String(value), centre, y + size.row * 0.72, {
      voice: 'strong',
      size: size.value,
      colour: 'gold',
    });
}

/** 4 + 11 + 1 = 16 → 7 */
function drawTotal(
  pen: Pen,
  { words, total, steps }: LettersWorking,
  x: number,
  baseline: number,
  width: number,
): void {
  let at = x;
  if (words.length > 1) {
    const written = `${words.map(({ value }) => value).join(' + ')} =`;
    const sum =
      lineWidth(written, 'body', 9) + stepsWidth(steps, 9.4) + 4 <= width ? written : 'All words together =';
    pen.label(sum, at, baseline, { voice: 'body', size: 9, colour: 'quiet', align: 'left' });
    at += lineWidth(sum, 'body', 9) + 4;
  }
  drawSteps(pen, words.length > 1 ? steps : [total, ...steps.slice(1)], at, baseline, 9.4);
}

const ARROW = 9;

export function stepsWidth(steps: readonly number[], size = SUM): number {
  return (
    steps.reduce((sum, step) => sum + lineWidth(String(step), 'strong', size), 0) +
    (steps.length - 1) * (ARROW + 5)
  );
}

/** 28 → 10 → 1, the result in gold. */
export function drawSteps(pen: Pen, steps: readonly number[], x: number, baseline: number, size = SUM): void {
  let at = x;
  steps.forEach((step, index) => {
    if (index > 0) {
      arrow(pen, at + 2.5, baseline - size * 0.32, ARROW, 'faint');
      at += ARROW + 5;
    }
    const isLast = index === steps.length - 1;
    pen.label(String(step), at, baseline, {
      voice: 'strong',
      size,
      colour: isLast ? 'gold' : 'ink',
      align: 'left',
    });
    at += lineWidth(String(step), 'strong', size);
  });
}

function describe({ words, total, steps }: LettersWorking): string {
  const each = words.map(({ word, letters, steps: own }) => {
    const counted = letters
      .filter((letter) => letter.counted)
      .map(({ letter, value }) => `${letter} ${value}`);
    return `${word}: ${counted.join(', ') || 'no letter counted'}, together ${own.join(' to ')}.`;
  });
  return `${each.join(' ')} Total ${total}, reduced ${steps.join(' to ')}.`;
}
