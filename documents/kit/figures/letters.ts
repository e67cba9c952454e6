import {
  type Chart,
  hasConsonants,
  type LetterSystem,
  type LettersWorking,
  type LetterWorking,
  letterValue,
  type NameResult,
  type SumWorking,
  type TermLabel,
} from '../../../numerology/index.ts';
import { itemAt } from '../../../shared/records.ts';
import { type Block, drawn } from '../block.ts';
import { arrow, star } from '../engraving.ts';
import type { Voice } from '../fonts.ts';
import type { Colour } from '../palette.ts';
import type { Pen } from '../pen.ts';
import { lineWidth } from '../text-block.ts';
import { drawNumeral } from './pairs.ts';

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
const WORD_GAP = 12;

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

/** A name as it stands: initials in gold, the first vowel in a ring. */
export function lettersAsTheyStand(working: LettersWorking, width: number, alt: string): Block {
  const { size, rows } = layLetters(
    working,
    working.words.map(() => WORD_GAP),
    width,
  );
  const initials = new Set(working.words.map(({ letters }) => letters[0]));
  const vowel = working.words.flatMap(({ letters }) => letters).find(({ kind }) => kind === 'vowel');
  const row = size.row * 0.72;
  return drawn(rows.length * row, (pen, x, y) =>
    pen.tag(
      'Figure',
      () => {
        rows.forEach((cells, at) => {
          // The gap after the last word is no part of the line.
          const left = x + (width - rowWidth(cells, size)) / 2;
          for (const cell of cells) {
            if (cell.kind === 'sum') continue;
            const centre = { x: left + cell.x + size.cell / 2, y: y + at * row + row * 0.5 };
            if (cell.letter === vowel)
              pen.circle(centre.x, centre.y, size.cell * 0.5, { stroke: 'plum', width: 0.6 });
            pen.label(cell.letter.letter, centre.x, centre.y + size.letter * 0.34, {
              voice: 'heading',
              size: size.letter,
              colour: initials.has(cell.letter) ? 'gold' : 'ink',
            });
          }
        });
      },
      { alt },
    ),
  );
}

function rowWidth(cells: readonly Cell[], { cell }: Size): number {
  const last = cells.findLast(({ kind }) => kind === 'letter');
  return last ? last.x + cell : 0;
}

/** The letters in rows of the largest size that needs few enough of them, with room for a sum after each word. */
function layLetters(
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

function drawSum(pen: Pen, steps: readonly number[], x: number, baseline: number): void {
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

function stepsWidth(steps: readonly number[], size = SUM): number {
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

function describeLetters({ words, total, steps }: LettersWorking): string {
  const each = words.map(({ word, letters, steps: own }) => {
    const counted = letters
      .filter((letter) => letter.counted)
      .map(({ letter, value }) => `${letter} ${value}`);
    return `${word}: ${counted.join(', ') || 'no letter counted'}, together ${own.join(' to ')}.`;
  });
  return `${each.join(' ')} Total ${total}, reduced ${steps.join(' to ')}.`;
}

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

type Named = Pick<Chart, 'expression' | 'soulUrge' | 'personality'>;

/** How tall a row is beside the one of a letter table, which has values on one side only. */
const TALLER = 1.28;
const TOTALS = 42;
const VOWEL: Colour = 'plum';
const CONSONANT: Colour = 'gold';

/**
 * A name written once for its three numbers: the values of vowels stand above the letters, those of consonants below,
 * and after each word the three sums at their heights.
 */
export function nameWorking({ expression, soulUrge, personality }: Named, width: number): Block {
  const lines = [soulUrge, expression, personality];
  const { words } = expression.working;
  const sumsOf = (word: number) =>
    (words[word]?.letters.length ?? 0) === 1
      ? []
      : lines.map(({ working }) => working.words[word]?.steps ?? []);
  const { size, rows } = layLetters(
    expression.working,
    words.map((_, word) => Math.max(0, ...sumsOf(word).map((steps) => stepsWidth(steps) + 12)) + WORD_GAP),
    width,
  );
  const row = size.row * TALLER;
  const source = hasConsonants(personality)
    ? 'from the consonants'
    : 'from all letters, there being no consonants';
  const alt = `Soul Urge, from the vowels. ${describeLetters(soulUrge.working)} Personality, ${source}. ${describeLetters(personality.working)} Expression, from all letters. ${describeLetters(expression.working)}`;
  return drawn(rows.length * row + TOTALS, (pen, x, y) =>
    pen.tag(
      'Figure',
      () => {
        rows.forEach((cells, at) => {
          const middle = y + at * row + row * 0.58;
          const heights: Heights = [middle - size.row * 0.42, middle, middle + size.row * 0.38];
          for (const cell of cells) {
            if (cell.kind === 'letter')
              drawWorkedLetter(pen, cell.letter, x + cell.x + size.cell / 2, heights, size);
            else
              sumsOf(cell.word).forEach((steps, line) => {
                drawSum(pen, steps, x + cell.x, itemAt(heights, line) - (line === 1 ? 1 : 0));
              });
          }
        });
        drawTotals(pen, lines, x, y + rows.length * row + 6, width);
      },
      { alt },
    ),
  );
}

function drawWorkedLetter(
  pen: Pen,
  { letter, value, kind }: LetterWorking,
  centre: number,
  [above, middle, below]: Heights,
  size: { letter: number; value: number },
): void {
  const isVowel = kind === 'vowel';
  pen.label(letter, centre, middle, { voice: 'heading', size: size.letter, colour: 'ink' });
  pen.label(String(value), centre, isVowel ? above : below, {
    voice: 'strong',
    size: size.value,
    colour: isVowel ? VOWEL : CONSONANT,
  });
}

/** Of the values above, the letters, and the values below. */
type Heights = readonly [number, number, number];

const captionsOf = (personality: NameResult) => [
  'Above: Soul Urge',
  'All: Expression',
  hasConsonants(personality) ? 'Below: Personality' : 'All again: Personality',
];

function drawTotals(pen: Pen, lines: readonly NameResult[], x: number, y: number, width: number): void {
  const column = width / lines.length;
  const captions = captionsOf(itemAt(lines, -1));
  pen.line(x, y, x + width, y, 'rule', 0.6);
  lines.forEach(({ working }, at) => {
    pen.label(itemAt(captions, at).toUpperCase(), x + at * column, y + 14, {
      voice: 'strong',
      size: 6.4,
      colour: 'quiet',
      align: 'left',
      tracking: 1,
    });
    drawTotal(pen, working, x + at * column, y + 28, column - 12);
  });
}

const NAMES: Partial<Record<TermLabel, string>> = {
  month: 'Month',
  day: 'Day',
  year: 'Year',
  'life-path': 'Life Path',
  expression: 'Expression',
  'calendar-year': 'Calendar year',
  'calendar-month': 'Calendar month',
  'calendar-day': 'Day of the month',
  'personal-year': 'Personal year',
  'personal-month': 'Personal month',
};

const HEIGHT = 34;
const SIZE = 10;

/** The parts of a date, each with its own way down, and their sum: 12 → 3, 10 → 1, 1815 → 15 → 6, 3 + 1 + 6 = 10 → 1. */
export function sumWorking({ terms, steps }: SumWorking, width: number): Block {
  const sum = terms.length > 1 ? `${terms.map(({ value }) => value).join(' + ')} =` : '';
  const sumWidth = terms.length > 1 ? lineWidth(sum, 'body', SIZE) + 5 + stepsWidth(steps, SIZE) : 0;
  const column = (width - sumWidth) / Math.max(terms.length, 2);
  return drawn(HEIGHT, (pen, x, y) =>
    pen.tag(
      'Figure',
      () => {
        terms.forEach((term, at) => {
          const left = x + at * column;
          pen.label((NAMES[term.label] ?? '').toUpperCase(), left, y + 9, {
            voice: 'strong',
            size: 6.4,
            colour: 'quiet',
            align: 'left',
            tracking: 1,
          });
          drawSteps(pen, term.steps, left, y + 25, SIZE);
        });
        if (terms.length > 1) {
          pen.label(sum, x + width - sumWidth, y + 25, {
            voice: 'body',
            size: SIZE,
            colour: 'quiet',
            align: 'left',
          });
          drawSteps(pen, steps, x + width - stepsWidth(steps, SIZE), y + 25, SIZE);
        }
      },
      {
        alt: `${terms.map(({ label, steps: own }) => `${NAMES[label] ?? label} ${own.join(' to ')}`).join(', ')}; ${sum} ${steps.join(' to ')}`,
      },
    ),
  );
}
