import { expect, test } from 'vitest';
import { chart } from './chart.ts';
import { turningPoints } from './turning-points.ts';

const at = (year: number, month: number, day: number) => ({ year, month, day });

/**
 * Worked by hand. Born on 17 May 1984: 5 + 8 + 22 = 35, Life Path 8. 2026 is 5 + 8 + 10/1, a 5 year; 2027 is 5 + 8 + 11, a 6 year.
 * December 2026 is 5 + 3 = 8, her Life Path; in 2027 a month 8 is February (6 + 2) and November (6 + 11 = 17), and September (6 + 9 = 15) has the year's 6.
 */
test('the dates of twelve months, in their order', () => {
  const hannah = chart({ name: ['HANNAH', 'CLARA', 'LINDBERG'], birthDate: at(1984, 5, 17) });
  expect(hannah.lifePath.digit).toBe(8);
  const points = turningPoints(hannah, { year: 2026, month: 12 });
  expect(points.map(({ kind, on }) => [kind, on])).toEqual([
    ['home-month', at(2026, 12, 1)],
    ['year', at(2027, 1, 1)],
    ['home-month', at(2027, 2, 1)],
    ['birthday', at(2027, 5, 17)],
    ['deep-month', at(2027, 9, 1)],
    ['home-month', at(2027, 11, 1)],
  ]);
  expect(points.find(({ kind }) => kind === 'year')).toMatchObject({ from: 5, to: 6 });
  // The 6 of September returns on the days whose own sum is 9: 9, 18, 27.
  expect(points.find(({ kind }) => kind === 'deep-month')).toMatchObject({ digit: 6, days: [9, 18, 27] });
});

/** Life Path 8: the first Pinnacle ends with the age of 28, so the second begins on the 29th birthday. */
test('a Pinnacle turns on a birthday, a Period in January', () => {
  const hannah = chart({ name: ['HANNAH', 'LINDBERG'], birthDate: at(1984, 5, 17) });
  const second = turningPoints(hannah, { year: 2013, month: 1 });
  expect(second.find(({ kind }) => kind === 'pinnacle')).toMatchObject({
    on: at(2013, 5, 17),
    pinnacle: { order: 2 },
  });
  // The personal year 1 nearest to 30: 8 + 29 = 37, at 29, in 2013.
  expect(second.find(({ kind }) => kind === 'period')).toMatchObject({
    on: at(2013, 1, 1),
    period: { order: 2 },
  });
});

test('letters that begin on a birthday are named, and nobody has a turning point on the day of birth', () => {
  // ANNA: A 1, N 5, N 5, A 1; at 12 the name begins again.
  const anna = chart({ name: ['ANNA', 'BO'], birthDate: at(2014, 3, 2) });
  const twelfth = turningPoints(anna, { year: 2026, month: 1 }).find(({ kind }) => kind === 'birthday');
  expect(twelfth).toMatchObject({ age: 12, on: at(2026, 3, 2) });
  expect(
    twelfth?.kind === 'birthday' && twelfth.begins.map(({ place, letter }) => [place, letter]),
  ).toContainEqual(['physical', 'A']);
  expect(turningPoints(anna, { year: 2014, month: 1 }).some(({ kind }) => kind === 'birthday')).toBe(false);
});
