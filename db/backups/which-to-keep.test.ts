import { expect, test } from 'vitest';
import { nameOf } from './manifest.ts';
import { whichToKeep } from './which-to-keep.ts';

const DAY = 86_400_000;
const nights = (many: number, from = '2026-11-16T03:02:00Z') =>
  Array.from({ length: many }, (_, i) => nameOf(new Date(Date.parse(from) - i * DAY)));

test('of two years of nights 7 days, 4 weeks and 12 months stay', () => {
  const kept = [...whichToKeep(nights(730))].map((name) => name.slice(0, 10)).sort();
  expect(kept).toEqual([
    '2025-12-31',
    '2026-01-31',
    '2026-02-28',
    '2026-03-31',
    '2026-04-30',
    '2026-05-31',
    '2026-06-30',
    '2026-07-31',
    '2026-08-31',
    '2026-09-30',
    '2026-10-31',
    // The last days of the weeks before, which end on Sunday.
    '2026-11-01',
    '2026-11-08',
    '2026-11-10',
    '2026-11-11',
    '2026-11-12',
    '2026-11-13',
    '2026-11-14',
    '2026-11-15',
    '2026-11-16',
  ]);
});

test('a night after the other nothing is lost that the rule would keep', () => {
  const byAndBy: string[] = [];
  for (const name of nights(400).reverse()) {
    byAndBy.push(name);
    const kept = whichToKeep(byAndBy);
    byAndBy.splice(0, byAndBy.length, ...byAndBy.filter((one) => kept.has(one)));
  }
  expect(new Set(byAndBy)).toEqual(whichToKeep(nights(400)));
});

test('a long pause costs none of them, and of one day the newest stays', () => {
  const old = nights(7, '2024-03-10T03:02:00Z');
  const today = ['2026-11-16-03-02-00', '2026-11-16-18-00-00'];
  const kept = whichToKeep([...old, ...today]);
  expect(kept.has('2026-11-16-18-00-00')).toBe(true);
  expect(kept.has('2026-11-16-03-02-00')).toBe(false);
  expect(old.filter((name) => kept.has(name))).toHaveLength(6);
});
