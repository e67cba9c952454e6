import { expect, test } from 'vitest';
import { isWorthSending, remindersFor } from './plan-reminders.ts';

const start = new Date('2025-06-10T08:00:00Z');
const kinds = (now: string) => remindersFor(start, new Date(now)).map(({ kind }) => kind);

test('only what still lies ahead is planned', () => {
  expect(kinds('2025-06-01T00:00:00Z')).toEqual(['day_before', 'hour_before']);
  expect(kinds('2025-06-09T08:00:00Z')).toEqual(['hour_before']);
  expect(kinds('2025-06-10T07:00:00Z')).toEqual([]);
});

test('each at its hour', () => {
  const [day, hour] = remindersFor(start, new Date('2025-06-01T00:00:00Z'));
  expect(day?.dueAt.toISOString()).toBe('2025-06-09T08:00:00.000Z');
  expect(hour?.dueAt.toISOString()).toBe('2025-06-10T07:00:00.000Z');
});

test.each([
  ['day_before', '2025-06-09T20:00:00Z', true],
  ['day_before', '2025-06-10T07:00:00Z', false],
  ['hour_before', '2025-06-10T07:59:59Z', true],
  ['hour_before', '2025-06-10T08:00:00Z', false],
] as const)('late: %s at %s is worth sending: %s', (kind, now, worth) => {
  expect(isWorthSending(kind, start, new Date(now))).toBe(worth);
});
