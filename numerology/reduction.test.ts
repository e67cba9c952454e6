import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  compoundNotation,
  digitSum,
  reduceKeepingMasters,
  reduceToDigit,
  singleDigit,
} from './make-number.ts';

const anyTotal = fc.integer({ min: 1, max: 1_000_000 });

describe('reduction', () => {
  test('shows every step, the first being the number itself', () => {
    expect(reduceKeepingMasters(1949)).toEqual([1949, 23, 5]);
    expect(reduceKeepingMasters(19)).toEqual([19, 10, 1]);
    expect(reduceKeepingMasters(7)).toEqual([7]);
    expect(reduceKeepingMasters(0)).toEqual([0]);
  });

  test('stops at 11, 22 and 33 unless told otherwise', () => {
    expect(reduceKeepingMasters(29)).toEqual([29, 11]);
    expect(reduceKeepingMasters(1975)).toEqual([1975, 22]);
    expect(reduceKeepingMasters(6999)).toEqual([6999, 33]);
    expect(reduceToDigit(29)).toEqual([29, 11, 2]);
    expect(reduceToDigit(33)).toEqual([33, 6]);
  });

  test('44 is no master number here', () => {
    expect(reduceKeepingMasters(44)).toEqual([44, 8]);
  });

  test('reducing what is reduced changes nothing', () => {
    fc.assert(
      fc.property(anyTotal, (n) => {
        for (const reduce of [reduceKeepingMasters, reduceToDigit]) {
          const value = reduce(n).at(-1) ?? Number.NaN;
          expect(reduce(value)).toEqual([value]);
        }
      }),
    );
  });

  test('every step has the same remainder by nine, and the last is the modulo rule', () => {
    fc.assert(
      fc.property(anyTotal, (n) => {
        for (const step of reduceToDigit(n)) expect(step % 9).toBe(n % 9);
        expect(reduceToDigit(n).at(-1)).toBe(singleDigit(n));
      }),
    );
  });

  test('the sum of digits agrees with adding the written digits', () => {
    fc.assert(
      fc.property(anyTotal, (n) => {
        expect(digitSum(n)).toBe([...String(n)].reduce((sum, digit) => sum + Number(digit), 0));
      }),
    );
  });
});

describe('compound notation', () => {
  test.each([
    [25, null, 7, '25/7'],
    [19, null, 1, '19/1'],
    [6, null, 6, '6'],
    [11, 11, 2, '11/2'],
    [29, 11, 2, '29/11/2'],
    [0, null, 9, '0/9'],
  ] as const)('%i with master %s and result %i is written %s', (total, master, result, text) => {
    expect(compoundNotation(total, master, result)).toBe(text);
  });
});
