import { expect, test } from 'vitest';
import { firstChargeAt } from './price-changes.ts';

const now = new Date('2026-05-04T10:00:00Z');
const at = (day: string) => new Date(`${day}T10:00:00Z`);

test.each([
  [
    'a month that ends within thirty days: the one after it',
    'month',
    '2026-05-20',
    '2026-06-03',
    '2026-06-20',
  ],
  ['a month that ends on the thirtieth day', 'month', '2026-06-03', '2026-06-01', '2026-06-03'],
  ['the day before it', 'month', '2026-06-02', '2026-06-01', '2026-07-02'],
  ['a later day than the law asks for', 'month', '2026-05-20', '2026-09-01', '2026-09-20'],
  ['a year that is renewed in time', 'year', '2026-11-01', '2026-06-03', '2026-11-01'],
  ['a year that is renewed too soon: the next one', 'year', '2026-05-20', '2026-06-03', '2027-05-20'],
  ['the 31st, in a month without it', 'month', '2026-05-31', '2026-06-10', '2026-06-30'],
] as const)('%s', (_, period, ends, from, first) => {
  expect(firstChargeAt({ period, currentPeriodEnd: at(ends) }, { appliesFrom: at(from), now })).toEqual(
    at(first),
  );
});
