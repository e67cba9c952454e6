import { describe, expect, test } from 'vitest';
import { compareDates, formatDate } from './calendar-date.ts';
import { judgeLaunchDay, launchDays } from './launch-days.ts';

const question = {
  ownerBirthDate: { year: 1949, month: 5, day: 15 },
  ownerLifePath: 7,
  nameDigit: 5,
} as const;
const year2026 = { from: { year: 2026, month: 1, day: 1 }, to: { year: 2026, month: 12, day: 31 } };

describe('launch days', () => {
  const days = launchDays({ ...question, window: year2026 });

  test('all have a reason, and the most reasons come first', () => {
    expect(days.length).toBeGreaterThan(50);
    const counts = days.map(({ reasons }) => reasons.length);
    expect(Math.min(...counts)).toBe(1);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  });

  test('days with as many reasons stand in the order of the calendar', () => {
    const ones = days.filter(({ reasons }) => reasons.length === 1).map(({ date }) => date);
    expect(ones).toEqual(ones.toSorted(compareDates));
  });

  test('each reason is true, and no true reason is missing', () => {
    for (const { reasons, personalDay, dateNumber } of days) {
      expect(reasons.includes('personal-day-of-beginnings')).toBe(personalDay.value === 1);
      expect(reasons.includes('personal-day-of-results')).toBe(personalDay.value === 8);
      expect(reasons.includes('date-echoes-name')).toBe(dateNumber.digit === 5);
      expect(reasons.includes('date-echoes-owner')).toBe(dateNumber.digit === 7);
    }
  });

  test('a personal day 9 is never among them', () => {
    expect(days.some(({ personalDay }) => personalDay.value === 9)).toBe(false);
    // With this owner the date's number 7 always falls on a personal day 9 (7 + 20 = 27).
    const nine = judgeLaunchDay({ year: 2026, month: 1, day: 5 }, question);
    expect(nine.dateNumber.digit).toBe(7);
    expect(nine).toMatchObject({ personalDay: { value: 9 }, reasons: [] });
  });

  test('both ends of the window count', () => {
    const day = days[0]?.date;
    if (!day) throw new Error('a year without a good day');
    const found = launchDays({ ...question, window: { from: day, to: day } });
    expect(found.map(({ date }) => formatDate(date))).toEqual([formatDate(day)]);
  });

  test('a window that ends before it begins has no day', () => {
    expect(launchDays({ ...question, window: { from: year2026.to, to: year2026.from } })).toEqual([]);
  });

  test('a window must be made of real dates', () => {
    const never = { year: 2026, month: 2, day: 30 };
    expect(() => launchDays({ ...question, window: { from: year2026.from, to: never } })).toThrow(RangeError);
    expect(() => launchDays({ ...question, window: { from: never, to: year2026.to } })).toThrow(RangeError);
  });
});
