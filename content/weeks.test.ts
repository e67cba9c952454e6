import { describe, expect, test } from 'vitest';
import { firstFreeWeek, weekName, weekOf } from './weeks.ts';

describe('a week begins on Monday, by the practice’s clock', () => {
  test.each([
    ['2026-11-22T23:59:00Z', 'Europe/Lisbon', '2026-11-16'],
    ['2026-11-23T00:00:00Z', 'Europe/Lisbon', '2026-11-23'],
    ['2026-11-22T23:30:00Z', 'Europe/Berlin', '2026-11-23'],
    ['2026-11-23T04:00:00Z', 'America/New_York', '2026-11-16'],
  ])('%s in %s', (moment, zone, monday) => expect(weekOf(new Date(moment), zone)).toBe(monday));
});

describe('the first week with a place', () => {
  const free = (taken: [string, number][], ahead?: number) =>
    firstFreeWeek({ weekly: 2, taken: new Map(taken) }, '2026-11-16', ahead);
  test('is this one while it has any', () => expect(free([['2026-11-16', 1]])).toBe('2026-11-16'));
  test('skips full ones', () => {
    expect(
      free([
        ['2026-11-16', 2],
        ['2026-11-23', 3],
        ['2026-11-30', 1],
      ]),
    ).toBe('2026-11-30');
  });
  test('is none beyond those that are sold ahead', () => {
    expect(free([['2026-11-16', 2]], 1)).toBeUndefined();
  });
});

test('it is said with its day', () => expect(weekName('2026-11-30')).toBe('Monday, 30 November'));
