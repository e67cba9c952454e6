import { expect, test } from 'vitest';
import { isWorthSending, remindersFor } from './reminders.ts';

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
  expect(isWorthSending(kind, { scheduledDate: start, payBy: null }, new Date(now))).toBe(worth);
});

test('one that is not paid gets a reminder of it, while paying still helps', () => {
  const now = new Date('2025-06-01T00:00:00Z');
  const payBy = new Date('2025-06-02T00:00:00Z');
  expect(remindersFor(start, now, payBy).map(({ kind }) => kind)).toEqual([
    'day_before',
    'hour_before',
    'payment',
  ]);
  const worth = (at: string, by: Date | null) =>
    isWorthSending('payment', { scheduledDate: start, payBy: by }, new Date(at));
  expect(worth('2025-06-01T18:00:00Z', payBy)).toBe(true);
  expect(worth('2025-06-02T00:00:00Z', payBy)).toBe(false);
  expect(worth('2025-06-01T18:00:00Z', null)).toBe(false);
});
