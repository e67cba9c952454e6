import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyDateIn } from './arbitraries.test-support.ts';
import { chart } from './chart.ts';
import { findThread } from './thread.ts';

const noor = chart({ name: ['NOOR', 'YASMIN', 'HADDAD'], birthDate: { year: 1996, month: 7, day: 20 } });
const spring = { year: 2026, month: 4, day: 12 };

describe('the thread of the course', () => {
  const thread = findThread(noor, spring, 2026);

  test('finds the 6 that repeats in room and door', () => {
    expect(thread.repeats[0]).toMatchObject({ digit: 6, places: ['soulUrge', 'personality'] });
  });

  test('finds the classic pull of a 7 road with a 3 toolbox', () => {
    expect(thread.pulls[0]).toEqual({ places: ['lifePath', 'expression'], digits: [7, 3] });
  });

  test('finds what is missing and asked for: the 2 by her Birthday, the 3 by her Expression', () => {
    expect(thread.asked.map(({ digit, places }) => [digit, places[0]])).toEqual([
      [2, 'birthday'],
      [3, 'expression'],
    ]);
    expect(thread.unasked).toEqual([]);
  });

  test('reads the clock: a year 1, which her Maturity shares', () => {
    expect(thread.year).toEqual({ year: 2026, digit: 1, touches: ['maturity'] });
  });
});

test('a number left aside stands in no other note', () => {
  fc.assert(
    fc.property(anyDateIn(1901, 2025), (birthDate) => {
      const thread = findThread(chart({ name: ['ADA', 'LOVELACE'], birthDate }), spring, 2026);
      const named = [...thread.repeats, ...thread.pulls, ...thread.asked].flatMap(
        ({ places }): string[] => places,
      );
      for (const { place } of thread.asides) expect(named).not.toContain(place);
      for (const { digits } of thread.pulls) expect(digits[0]).not.toBe(digits[1]);
    }),
  );
});
