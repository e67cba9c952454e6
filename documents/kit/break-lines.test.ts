import { describe, expect, test } from 'vitest';
import { seeded } from '../testing/people.ts';
import { breakLines, type LineShape } from './break-lines.ts';
import { setWords } from './words.ts';

const shape = (width: number, besides = { lines: 0, width: 0 }): LineShape => ({
  voice: 'body',
  size: 10,
  tracking: 0,
  widthOf: (line) => (line < besides.lines ? width - besides.width : width),
  sameFrom: besides.lines,
});
const read = (text: string, lineShape: LineShape) =>
  breakLines(setWords('body', text), lineShape).map(({ words }) =>
    words.map(({ pieces }) => pieces.map((piece) => piece.text).join('')).join(' '),
  );

const text =
  'You may remember small early scenes of doing it alone: the form filled in at ten, the bus taken across town, a decision made because no adult was quite paying attention.';

describe('breaking a paragraph into lines', () => {
  test('every word stands there once and no line is wider than its measure', () => {
    const random = seeded(7);
    for (let round = 0; round < 300; round++) {
      const words = Array.from({ length: 1 + Math.floor(random() * 80) }, () =>
        'm'.repeat(1 + Math.floor(random() * 12)),
      );
      const width = 60 + random() * 300;
      const lines = breakLines(setWords('body', words.join(' ')), shape(width));
      for (const line of lines) expect(line.width).toBeLessThanOrEqual(width + 0.001);
      const count = lines.reduce(
        (sum, line) => sum + line.words.reduce((own, word) => own + word.length, 0),
        0,
      );
      expect(count).toBe(words.join('').length);
    }
  });

  test('a number stays with its word, and a day with its month, at any width', () => {
    const said =
      'Your Life Path 5 meets the Period 8 on 17 May 2027, when Personality 11/2 and Soul Urge 9, the Expression 22 and a Birthday 4 have had their say.';
    for (let width = 90; width < 300; width += 3) {
      const lines = read(said, shape(width));
      const torn = lines.filter((line, at) => /^(\d+(\/\d+)?[.,]?|May)( |$)/.test(line) && at > 0);
      expect(torn, String(width)).toEqual([]);
    }
  });

  test('a word wider than the column is cut, so that nothing leaves it', () => {
    const lines = breakLines(setWords('body', `Ada ${'Donaudampfschifffahrt'.repeat(5)}`), shape(120));
    expect(lines.length).toBeGreaterThan(3);
    for (const line of lines) expect(line.width).toBeLessThanOrEqual(120);
  });

  test('lines beside an initial are shorter', () => {
    const lines = breakLines(setWords('body', text), shape(200, { lines: 3, width: 60 }));
    expect(lines.slice(0, 3).every(({ width }) => width <= 140)).toBe(true);
    expect(lines.slice(3, -1).some(({ width }) => width > 140)).toBe(true);
  });

  test('a lone short word does not end a paragraph when the lines above can spare another', () => {
    for (let width = 150; width < 320; width += 5) {
      const last = breakLines(setWords('body', text), shape(width)).at(-1);
      expect(last?.width, `at ${width}`).toBeGreaterThan(width * 0.22);
    }
  });

  test('an empty text has no lines', () => {
    expect(read('  ', shape(100))).toEqual([]);
  });
});
