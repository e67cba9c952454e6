import { expect, test } from 'vitest';
import { endOfWait } from './take-steps.ts';

const zone = 'Europe/Lisbon';
const until = (from: string, weekday: number | undefined, hour: number) =>
  endOfWait({ do: 'wait-until', weekday, hour }, new Date(from), zone).toISOString();

test('days are spans of 24 hours, also where the clocks change', () => {
  const from = new Date('2026-03-28T10:00:00Z');
  expect(endOfWait({ do: 'wait', days: 2 }, from, zone).toISOString()).toBe('2026-03-30T10:00:00.000Z');
});

test.each([
  ['later today', '2026-11-16T08:00:00Z', undefined, 9, '2026-11-16T09:00:00.000Z'],
  ['tomorrow, once the hour has struck', '2026-11-16T09:00:00Z', undefined, 9, '2026-11-17T09:00:00.000Z'],
  ['the next Thursday', '2026-11-16T08:00:00Z', 4, 18, '2026-11-19T18:00:00.000Z'],
  ['a week on, where it was this hour', '2026-11-19T18:00:00Z', 4, 18, '2026-11-26T18:00:00.000Z'],
  ['by the wall clock in summer', '2026-07-06T08:30:00Z', 1, 10, '2026-07-06T09:00:00.000Z'],
  ['past an hour that spring skips', '2026-03-28T12:00:00Z', undefined, 1, '2026-03-30T00:00:00.000Z'],
])('until %s', (_, from, weekday, hour, end) => expect(until(from, weekday, hour)).toBe(end));
