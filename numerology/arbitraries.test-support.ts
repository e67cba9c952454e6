import fc from 'fast-check';
import { type CalendarDate, daysInMonth } from './calendar-date.ts';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

export const anyWord = fc.string({ unit: fc.constantFrom(...LETTERS), minLength: 1, maxLength: 14 });

export const anySpelledName = fc.array(anyWord, { minLength: 1, maxLength: 5 });

export const anySystem = fc.constantFrom('pythagorean' as const, 'chaldean' as const);

export const anyDateIn = (first: number, last: number): fc.Arbitrary<CalendarDate> =>
  fc
    .record({ year: fc.integer({ min: first, max: last }), month: fc.integer({ min: 1, max: 12 }) })
    .chain(({ year, month }) =>
      fc.integer({ min: 1, max: daysInMonth(year, month) }).map((day) => ({ year, month, day })),
    );

export const anyDate = anyDateIn(1, 9999);
