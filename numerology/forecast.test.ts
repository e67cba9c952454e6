import { describe, expect, test } from 'vitest';
import { forecast, personalDay, personalMonth, personalYear } from './cycles.ts';

const born = { year: 1949, month: 5, day: 15 };

describe('forecast', () => {
  const year = forecast(born, 2026);

  test('holds the personal year and twelve months', () => {
    expect(year.personalYear).toEqual(personalYear(born, 2026));
    expect(year.months.map(({ month }) => month)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(year.months.map(({ personalMonth: { value } }) => value)).toEqual([
      4, 5, 6, 7, 8, 9, 1, 2, 3, 4, 5, 6,
    ]);
  });

  test('holds every day of each month, and one more in a leap year', () => {
    const daysOf = (months: { days: unknown[] }[]) => months.map(({ days }) => days.length);
    expect(daysOf(year.months)).toEqual([31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]);
    expect(daysOf(forecast(born, 2028).months)[1]).toBe(29);
  });

  test('says the same as asking for a single month or day', () => {
    for (const { month, personalMonth: monthNumber, days } of year.months) {
      expect(monthNumber).toEqual(personalMonth(born, 2026, month));
      for (const { date, personalDay: dayNumber } of days) expect(dayNumber).toEqual(personalDay(born, date));
    }
  });
});
