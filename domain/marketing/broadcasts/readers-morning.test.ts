import { expect, test } from 'vitest';
import { nextIn, spanOf, spread } from './run-broadcasts.ts';

const now = new Date('2026-11-16T20:00:00Z');

test.each([
  ['Asia/Tokyo', '2026-11-17T00:00:00.000Z'],
  ['Europe/Lisbon', '2026-11-17T09:00:00.000Z'],
  ['America/Los_Angeles', '2026-11-17T17:00:00.000Z'],
  // There it was nine an hour ago: the next one is tomorrow's.
  ['Pacific/Kiritimati', '2026-11-17T19:00:00.000Z'],
])('nine in %s', (zone, moment) => expect(nextIn(zone, '2026-11-17T09:00', now).toISOString()).toBe(moment));

test('an hour that the clocks skip comes the day after', () => {
  const march = new Date('2026-03-28T12:00:00Z');
  expect(nextIn('Europe/Berlin', '2026-03-29T02:30', march).toISOString()).toBe('2026-03-30T00:30:00.000Z');
});

test('it begins where the day begins first, and no words are a time', () => {
  expect(spanOf('2026-11-17T09:00')?.first.toISOString()).toBe('2026-11-16T19:00:00.000Z');
  expect(spanOf('2026-11-17T09:00')?.last.toISOString()).toBe('2026-11-17T21:00:00.000Z');
  expect(spanOf('tomorrow')).toBeUndefined();
  expect(spanOf('2026-02-30T09:00')).toBeUndefined();
});

test('letters of one hour are spread at the pace, beside those that wait already', () => {
  const nine = new Date('2026-11-17T09:00:00Z');
  const slot = spread(120, new Map([[nine.getTime() / 60_000, 1]]));
  const moments = [1, 2, 3, 4].map(() => slot(nine).toISOString().slice(11, 16));
  expect(moments).toEqual(['09:00', '09:01', '09:01', '09:02']);
  expect(slot(new Date('2026-11-17T09:01:00Z')).toISOString().slice(11, 16)).toBe('09:02');
});
