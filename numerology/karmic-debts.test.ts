import { describe, expect, test } from 'vitest';
import { birthday, lifePath } from './cycles.ts';
import { karmicDebts } from './lo-shu.ts';
import { expression, valueName } from './name-numbers.ts';

const date = (year: number, month: number, day: number) => ({ year, month, day });

describe('karmic debt', () => {
  test('shows in the total of a life path', () => {
    expect(karmicDebts([lifePath(date(1949, 5, 15))])).toEqual([
      { debt: 16, in: 'life-path', steps: [16, 7] },
    ]);
    expect(karmicDebts([lifePath(date(1979, 7, 4))])).toEqual([
      { debt: 19, in: 'life-path', steps: [19, 10, 1] },
    ]);
  });

  test.each([
    [13, 13],
    [14, 14],
    [16, 16],
    [19, 19],
  ])('shows in the birth day %i', (day, debt) => {
    expect(karmicDebts([birthday(date(2000, 1, day))])).toMatchObject([{ debt, in: 'birthday' }]);
  });

  test.each([4, 5, 7, 10, 11, 15, 22, 31])('does not show in the birth day %i', (day) => {
    expect(karmicDebts([birthday(date(2000, 1, day))])).toEqual([]);
  });

  test('shows when a larger total comes down through it: 49 → 13 → 4', () => {
    // Five times I (9) and a D (4) in one word.
    expect(karmicDebts([expression(valueName(['IIIIID']))])).toMatchObject([
      { debt: 13, steps: [49, 13, 4] },
    ]);
  });

  test('does not show in the sum of one word among several', () => {
    // Each IDA is 14, together they are 5 + 5.
    expect(karmicDebts([expression(valueName(['IDA', 'IDA']))])).toEqual([]);
    expect(karmicDebts([expression(valueName(['IDA']))])).toMatchObject([{ debt: 14 }]);
  });

  test('each core number is asked', () => {
    const born = date(1949, 5, 14);
    const found = karmicDebts([lifePath(born), birthday(born), expression(valueName(['IDA']))]);
    expect(found.map(({ in: where }) => where)).toEqual(['birthday', 'expression']);
  });
});
