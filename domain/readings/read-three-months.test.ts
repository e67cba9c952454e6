import { expect, test } from 'vitest';
import { firstEdition } from '../../content/edition.ts';
import { makeContent } from '../../content/make-content.ts';
import { readThreeMonths } from './your-year.ts';

const content = makeContent(firstEdition);
const on = (day: string) => ({ clock: { now: () => new Date(day) }, content: { current: () => content } });

test('this month and the next two, over the turn of the year', () => {
  const { year, months } = readThreeMonths(on('2026-11-20T12:00:00Z'), { birthDate: '1990-07-04' });
  // 7 + 4 + (2 + 0 + 2 + 6 = 10, 1) = 12, 3; 3 + 11 = 14, 5; 3 + 12 = 15, 6; in 2027: 7 + 4 + 11 = 22, 4; 4 + 1 = 5.
  expect(year).toMatchObject({ number: 3, label: '2026' });
  expect(months.map(({ label, number }) => [label, number])).toEqual([
    ['November 2026', 5],
    ['December 2026', 6],
    ['January 2027', 5],
  ]);
  expect(months[0]?.text).toBe(content.meaningOf('personalMonth', 5).short);
});

test.each(['2030-01-01', '1990-02-31', ''])('%s is no birth date', (birthDate) => {
  expect(() => readThreeMonths(on('2026-11-20T12:00:00Z'), { birthDate })).toThrow();
});
