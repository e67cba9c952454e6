import fc from 'fast-check';
import { expect, it } from 'vitest';
import { divideCents, euro, money } from './money.ts';

it('writes euros as they are written in Ireland, whatever their size', () => {
  const written = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' });
  for (let cents = 0; cents < 10 ** 12; cents = cents * 3 + 7) {
    expect(money(cents)).toBe(written.format(cents / 100));
    expect(money(-cents - 1)).toBe(`−${written.format((cents + 1) / 100)}`);
  }
});

it('leaves out cents only where there are none', () => {
  expect([euro(5900), euro(950), euro(123_400_000), euro(5), euro(0)]).toEqual([
    '€59',
    '€9.50',
    '€1,234,000',
    '€0.05',
    '€0',
  ]);
});

it('divides a sum to the cent, whatever the weights', () => {
  const weights = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000 }), weights, (cents, by) => {
      const parts = divideCents(cents, by);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(cents);
      const sum = by.reduce((all, weight) => all + weight, 0);
      parts.forEach((part, at) => {
        const exact = sum === 0 ? cents / by.length : (cents * (by[at] ?? 0)) / sum;
        expect(Math.abs(part - exact)).toBeLessThan(1);
      });
    }),
    { numRuns: 2_000 },
  );
});

it('gives what is left over to those that lost most, the first ones first', () => {
  expect(divideCents(100, [1, 1, 1])).toEqual([34, 33, 33]);
  expect(divideCents(9_900, [5_900, 7_900])).toEqual([4_233, 5_667]);
  expect(divideCents(5, [])).toEqual([]);
});
