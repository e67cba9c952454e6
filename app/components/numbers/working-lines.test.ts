import { expect, test } from 'vitest';
import { lifePath } from '../../../numerology/index.ts';
import { workingLines } from '../life-path-finder.tsx';

const lines = (year: number, month: number, day: number) => {
  const { working, digit } = lifePath({ year, month, day });
  return workingLines(working, digit);
};

test('a plain date, step by step', () => {
  expect(lines(1990, 7, 4)).toEqual([
    'Month 7',
    'Day 4',
    'Year 1990: 1 + 9 + 9 + 0 = 19, 1 + 9 = 10, 1 + 0 = 1',
    '7 + 4 + 1 = 12, 1 + 2 = 3',
  ]);
});

test('a master number on the way comes down to its digit', () => {
  expect(lines(1992, 11, 6).at(-1)).toBe('11 + 6 + 3 = 20, 2 + 0 = 2');
  expect(lines(1980, 1, 1).at(-1)).toBe('1 + 1 + 9 = 11, 1 + 1 = 2');
});

test('every sum that is written is right', () => {
  for (let day = 1; day <= 28; day++) {
    for (const line of lines(1969 + day, 1 + (day % 12), day)) {
      for (const [, terms = '', total] of line.matchAll(/(\d+(?: \+ \d+)+) = (\d+)/g)) {
        expect([line, terms.split(' + ').reduce((sum, term) => sum + Number(term), 0)]).toEqual([
          line,
          Number(total),
        ]);
      }
    }
  }
});
