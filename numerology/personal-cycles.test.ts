import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyDate } from './arbitraries.test-support.ts';
import { lifePath, personalDay, personalMonth, personalYear } from './cycles.ts';
import { singleDigit } from './make-number.ts';

const born = { year: 1949, month: 5, day: 15 };
const anyYear = fc.integer({ min: 1, max: 9998 });

describe('personal year', () => {
  test('adds birth month, birth day and the calendar year', () => {
    const result = personalYear(born, 2026);
    expect(result).toMatchObject({ name: 'personal-year', value: 3, compound: '12/3' });
    expect(result.working.terms.map(({ label, steps }) => [label, ...steps])).toEqual([
      ['month', 5],
      ['day', 15, 6],
      ['calendar-year', 2026, 10, 1],
    ]);
  });

  test('a master number is a note beside the digit, for the cycle counts from 1 to 9', () => {
    // 11 + 9 + 2 = 22 in the year 2000.
    const result = personalYear({ year: 1980, month: 11, day: 9 }, 2000);
    expect(result).toMatchObject({ value: 4, digit: 4, master: 22, compound: '22/4' });
    expect(result.working.steps).toEqual([22, 4]);
    expect(result.method.masters).toBe('noted');
  });

  test('the year of birth is the life path, and each year goes one further', () => {
    fc.assert(
      fc.property(anyDate, anyYear, (birthDate, year) => {
        expect(personalYear(birthDate, birthDate.year).value).toBe(lifePath(birthDate).digit);
        expect(personalYear(birthDate, year + 1).value).toBe(
          singleDigit(personalYear(birthDate, year).value + 1),
        );
      }),
    );
  });
});

describe('personal month and day', () => {
  test('a month adds the calendar month to the personal year', () => {
    const result = personalMonth(born, 2026, 11);
    expect(result).toMatchObject({ name: 'personal-month', value: 5, compound: '14/5' });
    expect(result.working.terms.map(({ label, value }) => [label, value])).toEqual([
      ['personal-year', 3],
      ['calendar-month', 11],
    ]);
  });

  test('a day adds the calendar day to the personal month', () => {
    const result = personalDay(born, { year: 2026, month: 11, day: 29 });
    expect(result).toMatchObject({ name: 'personal-day', value: 7, compound: '16/7' });
    expect(result.working.terms.map(({ label, steps }) => [label, ...steps])).toEqual([
      ['personal-month', 5],
      ['calendar-day', 29, 11],
    ]);
  });

  test('for any dates they are sums by nine', () => {
    fc.assert(
      fc.property(anyDate, anyDate, (birthDate, on) => {
        const year = birthDate.month + birthDate.day + on.year;
        expect(personalMonth(birthDate, on.year, on.month).value).toBe(singleDigit(year + on.month));
        expect(personalDay(birthDate, on).value).toBe(singleDigit(year + on.month + on.day));
      }),
    );
  });
});

test('a year, month or day that does not exist has no number', () => {
  expect(() => personalYear(born, 2026.5)).toThrow(RangeError);
  expect(() => personalMonth(born, 2026, 13)).toThrow(RangeError);
  expect(() => personalDay(born, { year: 2026, month: 2, day: 29 })).toThrow(RangeError);
});
