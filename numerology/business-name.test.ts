import { describe, expect, test } from 'vitest';
import { rankBusinessNames, readBusinessName } from './business-name.ts';

const apple = readBusinessName('Apple', ['APPLE']);
const ida = readBusinessName('Ida', ['IDA']);
// Pythagorean 2, Chaldean 4.
const tee = readBusinessName('T', ['T']);

describe('a business name', () => {
  test('has a number in both systems, each with its working', () => {
    expect(apple).toMatchObject({ label: 'Apple', name: ['APPLE'], karmicDebts: [] });
    expect(apple.numbers.chaldean.working.words[0]?.letters.map(({ value }) => value)).toEqual([
      1, 8, 8, 3, 5,
    ]);
  });

  test('shows a karmic debt of either system', () => {
    // Pythagorean 9 + 4 + 1 = 14; Chaldean 1 + 4 + 1 = 6.
    expect(ida.karmicDebts).toMatchObject([{ debt: 14 }]);
  });
});

describe('a shortlist', () => {
  const owner = { lifePath: 7, expression: 3 } as const;
  const ranked = rankBusinessNames([ida, apple, tee], owner);

  test('is ranked by how many facts speak for a name, best first', () => {
    expect(ranked.map(({ label, rank, agreements }) => [label, rank, agreements])).toEqual([
      ['Apple', 1, ['pythagorean-fits-life-path', 'chaldean-fits-life-path', 'free-of-karmic-debt']],
      ['Ida', 2, ['pythagorean-fits-life-path', 'chaldean-fits-expression']],
      ['T', 3, ['free-of-karmic-debt']],
    ]);
  });

  test('names with as many facts share a rank and keep their order', () => {
    const twice = rankBusinessNames([ida, apple, { ...apple, label: 'Apple again' }], owner);
    expect(twice.map(({ label, rank }) => [label, rank])).toEqual([
      ['Apple', 1],
      ['Apple again', 1],
      ['Ida', 3],
    ]);
  });

  test('both systems giving the same digit speaks for a name', () => {
    // B is 2 in both.
    const [only] = rankBusinessNames([readBusinessName('B', ['B'])], owner);
    expect(only?.agreements).toEqual(['systems-agree', 'free-of-karmic-debt']);
  });

  test('of no names is empty', () => {
    expect(rankBusinessNames([], owner)).toEqual([]);
  });
});
