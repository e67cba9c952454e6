import { expect, test } from 'vitest';
import { monthsLater } from './subscriptions.ts';

test.each([
  ['2026-01-15T10:30:00.000Z', 1, '2026-02-15T10:30:00.000Z'],
  ['2026-01-31T00:00:00.000Z', 1, '2026-02-28T00:00:00.000Z'],
  ['2028-01-31T00:00:00.000Z', 1, '2028-02-29T00:00:00.000Z'],
  ['2026-01-31T23:59:59.000Z', 2, '2026-03-31T23:59:59.000Z'],
  ['2026-10-31T12:00:00.000Z', 4, '2027-02-28T12:00:00.000Z'],
  ['2026-12-31T12:00:00.000Z', 12, '2027-12-31T12:00:00.000Z'],
])('%s and %i months', (start, n, end) => {
  expect(monthsLater(new Date(start), n).toISOString()).toBe(end);
});
