import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyDate } from './arbitraries.test-support.ts';
import { LO_SHU_SQUARE, loShuGrid } from './lo-shu.ts';
import { ENGINE_VERSION } from './make-number.ts';

describe('Lo Shu grid', () => {
  const grid = loShuGrid({ year: 1949, month: 5, day: 15 });

  test('counts the digits of the birth date in the square', () => {
    expect(grid.rows.map((row) => row.map(({ number, count }) => `${number}x${count}`))).toEqual([
      ['4x1', '9x2', '2x0'],
      ['3x0', '5x2', '7x0'],
      ['8x0', '1x2', '6x0'],
    ]);
    expect(grid.present).toEqual([1, 4, 5, 9]);
    expect(grid.missing).toEqual([2, 3, 6, 7, 8]);
  });

  test('names the planes that are full and those that are empty', () => {
    const inState = (state: string) =>
      grid.planes.filter((plane) => plane.state === state).map(({ name }) => name);
    expect(inState('full')).toEqual(['will']);
    expect(inState('empty')).toEqual(['action']);
    expect(inState('partial')).toHaveLength(6);
  });

  test('its working is the date digit by digit; zeros do not count', () => {
    expect(loShuGrid({ year: 2000, month: 10, day: 3 }).working).toEqual([
      { digit: 3, from: 'day', counted: true },
      { digit: 1, from: 'month', counted: true },
      { digit: 0, from: 'month', counted: false },
      { digit: 2, from: 'year', counted: true },
      { digit: 0, from: 'year', counted: false },
      { digit: 0, from: 'year', counted: false },
      { digit: 0, from: 'year', counted: false },
    ]);
    expect(grid).toMatchObject({ method: 'birth-date-digits', engineVersion: ENGINE_VERSION });
  });

  test('is drawn on the magic square: each of its eight planes adds up to 15', () => {
    expect(LO_SHU_SQUARE.flat().toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(grid.planes).toHaveLength(8);
    for (const { numbers } of grid.planes) expect(numbers.reduce((sum, number) => sum + number, 0)).toBe(15);
  });

  test('for any date every digit but zero is in a cell, and each number is present or missing', () => {
    fc.assert(
      fc.property(anyDate, (born) => {
        const { rows, present, missing } = loShuGrid(born);
        const digits = `${born.day}${born.month}${born.year}`.replaceAll('0', '');
        expect(rows.flat().reduce((sum, { count }) => sum + count, 0)).toBe(digits.length);
        expect([...present, ...missing].toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
      }),
    );
  });

  test('a day that does not exist has no grid', () => {
    expect(() => loShuGrid({ year: 2023, month: 2, day: 29 })).toThrow(RangeError);
  });
});
