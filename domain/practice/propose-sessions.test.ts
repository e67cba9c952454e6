import { expect, test } from 'vitest';
import { monthsLater, sameWeekday } from './read-sessions.ts';

test('a month later is the same day, or the last of a shorter month', () => {
  expect(monthsLater('2025-06-10', 1)).toBe('2025-07-10');
  expect(monthsLater('2025-12-10', 2)).toBe('2026-02-10');
  expect(monthsLater('2025-01-31', 1)).toBe('2025-02-28');
  expect(monthsLater('2024-01-31', 1)).toBe('2024-02-29');
});

test('the nearest day of the same name, before or after', () => {
  // 10 July 2025 is a Thursday.
  expect(sameWeekday('2025-07-10', 2)).toBe('2025-07-08');
  expect(sameWeekday('2025-07-10', 4)).toBe('2025-07-10');
  expect(sameWeekday('2025-07-10', 7)).toBe('2025-07-13');
  expect(sameWeekday('2025-07-10', 1)).toBe('2025-07-07');
});
