import { describe, expect, test } from 'vitest';
import { readBirthDate } from './calendar-date.ts';
import { lifePath } from './cycles.ts';

const today = { year: 2026, month: 3, day: 1 };

describe('a birth date in a form', () => {
  test.each([
    ['2026-02-29', 'impossible'],
    ['1990-02-30', 'impossible'],
    ['15.05.1949', 'impossible'],
    ['', 'impossible'],
    ['2026-03-02', 'future'],
    ['2027-01-01', 'future'],
    ['1899-12-31', 'before-1900'],
    ['0001-01-01', 'before-1900'],
  ])('%j is refused: %s', (text, error) => {
    expect(readBirthDate(text, today)).toEqual({ ok: false, error });
  });

  test.each([
    ['1900-01-01', { year: 1900, month: 1, day: 1 }],
    ['2024-02-29', { year: 2024, month: 2, day: 29 }],
    ['2026-03-01', today],
  ])('%s is accepted', (text, date) => {
    expect(readBirthDate(text, today)).toEqual({ ok: true, date });
  });

  test('what a form refuses as too old the engine still reads', () => {
    expect(lifePath({ year: 1815, month: 12, day: 10 }).value).toBe(1);
  });
});
