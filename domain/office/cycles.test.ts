import { expect, test } from 'vitest';
import { firstEdition } from '../../content/edition.ts';
import { makeContent } from '../../content/make-content.ts';
import { readCycles } from './dashboard.ts';

const { meaningOf } = makeContent(firstEdition);

test('the year, the month and the days around today', () => {
  // 7 + 4 + (2 + 0 + 2 + 5 = 9) = 20, 2; March: 2 + 3 = 5; the first: 5 + 1 = 6
  const cycles = readCycles('1990-07-04', { year: 2025, month: 3, day: 1 }, meaningOf);
  expect(cycles).toMatchObject({
    year: { year: 2025, number: 2, title: 'The Year of Waiting Well' },
    month: { number: 5 },
    today: '2025-03-01',
  });
  // The last of February belongs to its own month: 2 + 2 = 4, and 4 + (2 + 8 = 10, 1) = 5.
  expect(cycles?.days.map(({ date, number }) => [date, number])).toEqual([
    ['2025-02-28', 5],
    ['2025-03-01', 6],
    ['2025-03-02', 7],
  ]);
});

test('nothing without a birth date', () => {
  expect(readCycles(null, { year: 2025, month: 3, day: 1 }, meaningOf)).toBeUndefined();
});
