import type { LettersWorking, LetterWorking } from '../../../numerology/index.ts';
import { itemAt } from '../../../shared/lists.ts';
import { type Block, drawn } from '../block.ts';
import { arrow } from '../engraving.ts';
import type { Voice } from '../fonts.ts';
import type { Pen } from '../pen.ts';
import { lineWidth } from '../text-block.ts';

/** From roomy to what 120 Chinese characters need in Latin letters; each is used up to a number of rows. */
const SIZES = [
  { cell: 22, letter: 15.5, value: 10, row: 42, rows: 1 },
  { cell: 17, letter: 12.5, value: 8.6, row: 36, rows: 2 },
  { cell: 13.5, letter: 10.5, value: 7.6, row: 31, rows: 2 },
  { cell: 10.5, letter: 8.6, value: 6.8, row: 26, rows: 3 },
  { cell: 8.6, letter: 7.2, value: 6, row: 22, rows: 8 },
  { cell: 7, letter: 5.8, value: 5, row: 17, rows: Number.POSITIVE_INFINITY },
];
const SUM = 7.6;
export const WORD_GAP = 12;

type Size = (typeof SIZES)[number];
type Cell = { kind: 'letter'; letter: LetterWorking; x: number } | { kind: 'sum'; word: number; x: number };

/** The name letter by letter: each counted letter with its value beneath, each word with its sum, then the total. */
export function letterTable(working: LettersWorking, width: number): Block {
  // An initial is its own sum.
  const sums = working.words.map(({ letters, steps }) => (letters.length === 1 ? [] : steps));
  const { size, rows } = layLetters(
    working,
    sums.map((steps) => (steps.length === 0 ? WORD_GAP : stepsWidth(steps) + 12 + WORD_GAP)),
    width,
  );
  const height = rows.length * size.row + 20;
  return drawn(height, (pen, x, y) =>
    pen.tag(
      'Figure',
      () => {
        rows.forEach((row, at) => {
          for (const cell of row) {
            const top = y + at * size.row;
            if (cell.kind === 'letter') drawLetter(pen, cell.letter, x + cell.x, top, size);
            else drawSum(pen, sums[cell.word] ?? [], x + cell.x, top + size.row * 0.72);
          }
        });
        drawTotal(pen, working, x, y + rows.length * size.row + 11, width);
      },
      { alt: describeLetters(working) },
    ),
  );
}

/** The letters in rows of the largest size that needs few enough of them, with room for a sum after each word. */
export function layLetters(
  working: LettersWorking,
  sumWidths: readonly number[],
  width: number,
): { size: Size; rows: Cell[][] } {
  const fits = ({ cell, rows }: Size) => rowsOf(working, sumWidths, width, cell).length <= rows;
  const size = SIZES.find(fits) ?? itemAt(SIZES, -1);
  return { size, rows: rowsOf(working, sumWidths, width, size.cell) };
}

function rowsOf(
  { words }: LettersWorking,
  sumWidths: readonly number[],
  width: number,
  cell: number,
): Cell[][] {
  const rows: Cell[][] = [[]];
  let at = 0;
  const place = (cellWidth: number, make: (x: number) => Cell) => {
    if (at + cellWidth > width && at > 0) {
      rows.push([]);
      at = 0;
    }
    itemAt(rows, -1).push(make(at));
    at += cellWidth;
  };
  words.forEach(({ letters }, word) => {
    const sumWidth = itemAt(sumWidths, word);
    const wordWidth = letters.length * cell + sumWidth;
    // A word that fits on a line of its own is kept together.
    if (at > 0 && at + wordWidth > width && wordWidth <= width) {
      rows.push([]);
      at = 0;
    }
    for (const letter of letters) place(cell, (x) => ({ kind: 'letter', letter, x }));
    place(sumWidth, (x) => ({ kind: 'sum', word, x }));
  });
  return rows;
}

export function drawSum(pen: Pen, steps: readonly number[], x: number, baseline: number): void {
  if (steps.length === 0) return;
  pen.label('=', x + 5, baseline, { voice: 'body', size: SUM, colour: 'quiet' });
  drawSteps(pen, steps, x + 11, baseline);
}

function drawLetter(
  pen: Pen,
  { letter, value, counted }: LetterWorking,
  x: number,
  y: number,
  size: Size,
): void {
  const centre = x + size.cell / 2;
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
export function drawTotal(
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
export function drawSteps(
  pen: Pen,
  steps: readonly number[],
  x: number,
  baseline: number,
  size = SUM,
  voice: Voice = 'strong',
): void {
  let at = x;
  steps.forEach((step, index) => {
    if (index > 0) {
      arrow(pen, at + 2.5, baseline - size * 0.32, ARROW, 'faint');
      at += ARROW + 5;
    }
    const isLast = index === steps.length - 1;
    pen.label(String(step), at, baseline, {
      voice,
      size,
      colour: isLast ? 'gold' : 'ink',
      align: 'left',
    });
    at += lineWidth(String(step), voice, size);
  });
}

export function describeLetters({ words, total, steps }: LettersWorking): string {
  const each = words.map(({ word, letters, steps: own }) => {
    const counted = letters
      .filter((letter) => letter.counted)
      .map(({ letter, value }) => `${letter} ${value}`);
    return `${word}: ${counted.join(', ') || 'no letter counted'}, together ${own.join(' to ')}.`;
  });
  return `${each.join(' ')} Total ${total}, reduced ${steps.join(' to ')}.`;
}
