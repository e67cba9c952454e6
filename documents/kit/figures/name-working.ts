import { type Chart, hasConsonants, type LetterWorking, type NameResult } from '../../../numerology/index.ts';
import { itemAt } from '../../../shared/lists.ts';
import { type Block, drawn } from '../block.ts';
import type { Colour } from '../palette.ts';
import type { Pen } from '../pen.ts';
import { describeLetters, drawSum, drawTotal, layLetters, stepsWidth, WORD_GAP } from './letter-table.ts';

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
              drawLetter(pen, cell.letter, x + cell.x + size.cell / 2, heights, size);
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

function drawLetter(
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
