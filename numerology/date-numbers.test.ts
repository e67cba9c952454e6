import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyDate } from './arbitraries.test-support.ts';
import { nextDay } from './calendar-date.ts';
import { birthday, dateNumber, lifePath } from './cycles.ts';
import { ENGINE_VERSION, isMaster } from './make-number.ts';

const date = (year: number, month: number, day: number) => ({ year, month, day });

describe('life path', () => {
  test('its working holds month, day and year on their way down, and the total', () => {
    expect(lifePath(date(1992, 11, 29))).toEqual({
      name: 'life-path',
      value: 7,
      digit: 7,
      master: null,
      compound: '25/7',
      working: {
        kind: 'sum',
        terms: [
          { label: 'month', source: 11, steps: [11], value: 11 },
          { label: 'day', source: 29, steps: [29, 11], value: 11 },
          { label: 'year', source: 1992, steps: [1992, 21, 3], value: 3 },
        ],
        total: 25,
        steps: [25, 7],
      },
      method: { school: 'decoz', letters: null, masters: 'kept' },
      engineVersion: ENGINE_VERSION,
    });
  });

  test('a master number in a part is no master life path', () => {
    expect(lifePath(date(1992, 11, 22))).toMatchObject({ value: 9, master: null });
  });

  test('33 is kept: 11 + 11 + 11', () => {
    expect(lifePath(date(2009, 11, 29))).toMatchObject({ value: 33, digit: 6, master: 33, compound: '33/6' });
  });

  test('over all 47,482 dates from 1900 to 2029 its digit is (day + month + year) mod 9, 0 as 9', () => {
    let dates = 0;
    const wrong = [];
    for (let day = date(1900, 1, 1); day.year < 2030; day = nextDay(day)) {
      dates++;
      const { value, digit, master } = lifePath(day);
      const byModulo = (day.day + day.month + day.year) % 9 || 9;
      if (digit !== byModulo || value !== (master ?? byModulo)) wrong.push(day);
    }
    expect(wrong).toEqual([]);
    expect(dates).toBe(47_482);
  });

  test('over any date its value is 1 to 9 or a master number', () => {
    fc.assert(
      fc.property(anyDate, (born) => {
        const { value, master } = lifePath(born);
        expect(isMaster(value) ? master === value : value >= 1 && value <= 9 && master === null).toBe(true);
      }),
    );
  });
});

describe('birthday', () => {
  test.each([
    [7, 7, '7'],
    [15, 6, '15/6'],
    [19, 1, '19/1'],
    [11, 11, '11/2'],
    [22, 22, '22/4'],
    [29, 11, '29/11/2'],
    [31, 4, '31/4'],
  ])('the %ith is %i (%s)', (day, value, compound) => {
    expect(birthday(date(2000, 1, day))).toMatchObject({ value, compound });
  });
});

test('the number of any other day is found in the same way', () => {
  const day = date(2026, 5, 15);
  expect(dateNumber(day)).toEqual({ ...lifePath(day), name: 'date-number' });
});

test('a day that does not exist has no number', () => {
  for (const number of [lifePath, birthday, dateNumber]) {
    expect(() => number(date(2023, 2, 29))).toThrow(RangeError);
  }
});
