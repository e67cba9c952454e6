import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CalendarDate, isValidDate, personalMonth, personalYear } from '../../numerology/index.ts';
import { birthdaysFrom, rootOfMonth, rootOfYear } from './segments.ts';

const date = fc
  .record({
    year: fc.integer({ min: 1900, max: 2100 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 31 }),
  })
  .filter(isValidDate);
/** As the database computes it from the birth date. */
const birthRoot = ({ month, day }: CalendarDate) => (month + day) % 9;

test('people of one remainder are people of one personal year and month, whatever their birth date', () => {
  fc.assert(
    fc.property(date, date, (born, now) => {
      const year = personalYear(born, now.year).value;
      const month = personalMonth(born, now.year, now.month).value;
      for (let number = 1; number <= 9; number++) {
        expect(rootOfYear(number, now) === birthRoot(born)).toBe(number === year);
        expect(rootOfMonth(number, now) === birthRoot(born)).toBe(number === month);
      }
    }),
    { numRuns: 500 },
  );
});

test('a week of birthdays crosses months and years', () => {
  expect(birthdaysFrom({ year: 2026, month: 12, day: 29 }, 7)).toEqual([
    1229, 1230, 1231, 101, 102, 103, 104,
  ]);
});

test('who was born on the 29th of February has a birthday every year', () => {
  expect(birthdaysFrom({ year: 2027, month: 2, day: 28 }, 2)).toEqual([228, 229, 301]);
  expect(birthdaysFrom({ year: 2028, month: 2, day: 28 }, 2)).toEqual([228, 229]);
  expect(birthdaysFrom({ year: 2028, month: 2, day: 28 }, 1)).toEqual([228]);
});
