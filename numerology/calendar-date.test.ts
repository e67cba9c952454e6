import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText } from '../tests/harness/any-text.ts';
import { anyDate } from './arbitraries.test-support.ts';
import {
  ageOn,
  assertValidDate,
  compareDates,
  daysInMonth,
  formatDate,
  isValidDate,
  nextDay,
  parseDate,
} from './calendar-date.ts';

const date = (year: number, month: number, day: number) => ({ year, month, day });

describe('reading and writing', () => {
  test('reads YYYY-MM-DD', () => {
    expect(parseDate('1815-12-10')).toEqual(date(1815, 12, 10));
    expect(parseDate('0800-01-02')).toEqual(date(800, 1, 2));
  });

  test.each([
    '1990-2-03',
    '1990-02-3',
    '90-02-03',
    '1990/02/03',
    '1990-02-03T00:00:00Z',
    ' 1990-02-03',
    '1990-02-03\n',
    '-990-02-03',
    '١٩٩٠-٠٢-٠٣',
    '',
    'today',
  ])('refuses the writing %j', (text) => {
    expect(parseDate(text)).toBeNull();
  });

  test.each([
    '2023-02-29',
    '1900-02-29',
    '2024-02-30',
    '2024-04-31',
    '2024-13-01',
    '2024-00-10',
    '2024-01-00',
    '0000-01-01',
  ])('refuses %s, which no calendar has', (text) => {
    expect(parseDate(text)).toBeNull();
  });

  test.each(['2024-02-29', '2000-02-29', '1999-12-31', '9999-12-31'])('accepts %s', (text) => {
    expect(parseDate(text)).not.toBeNull();
  });

  test('what is written can be read again', () => {
    fc.assert(
      fc.property(anyDate, (any) => {
        expect(parseDate(formatDate(any))).toEqual(any);
      }),
    );
  });

  test('any text is a date or null', () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        const parsed = parseDate(text);
        if (parsed) expect(formatDate(parsed)).toBe(text);
      }),
    );
  });
});

describe('validity', () => {
  test.each([
    date(1990.5, 1, 1),
    date(1990, 1.5, 1),
    date(1990, 1, 1.5),
    date(Number.NaN, 1, 1),
    date(10000, 1, 1),
  ])('%j is no date', (any) => {
    expect(isValidDate(any)).toBe(false);
    expect(() => assertValidDate(any)).toThrow(RangeError);
  });

  test('a month outside the year is an error of the caller', () => {
    expect(() => daysInMonth(2024, 13)).toThrow(RangeError);
  });
});

describe('the order of days', () => {
  test('nextDay walks through months, leap days and years', () => {
    expect(nextDay(date(2024, 2, 28))).toEqual(date(2024, 2, 29));
    expect(nextDay(date(2024, 2, 29))).toEqual(date(2024, 3, 1));
    expect(nextDay(date(2023, 12, 31))).toEqual(date(2024, 1, 1));
  });

  test('a common year has 365 days, a leap year 366', () => {
    const lengthOf = (year: number) => {
      let days = 0;
      for (let day = date(year, 1, 1); day.year === year; day = nextDay(day)) days++;
      return days;
    };
    expect([1900, 2000, 2023, 2024].map(lengthOf)).toEqual([365, 366, 365, 366]);
  });

  test('compareDates agrees with the order of the written dates', () => {
    fc.assert(
      fc.property(anyDate, anyDate, (a, b) => {
        const written = formatDate(a) < formatDate(b) ? -1 : formatDate(a) > formatDate(b) ? 1 : 0;
        expect(Math.sign(compareDates(a, b))).toBe(written);
      }),
    );
  });
});

describe('age', () => {
  test.each([
    [date(1990, 6, 15), date(2026, 6, 14), 35],
    [date(1990, 6, 15), date(2026, 6, 15), 36],
    [date(1990, 6, 15), date(2026, 1, 1), 35],
    [date(1990, 6, 15), date(2026, 12, 1), 36],
    [date(2000, 2, 29), date(2025, 2, 28), 24],
    [date(2000, 2, 29), date(2025, 3, 1), 25],
    [date(2000, 2, 29), date(2000, 2, 29), 0],
  ])('born %j, on %j: %i', (born, on, age) => {
    expect(ageOn(born, on)).toBe(age);
  });
});
