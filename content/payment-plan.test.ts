import fc from 'fast-check';
import { expect, test } from 'vitest';
import { divideIntoParts, isDivisible, LEAST_PART_CENTS, sessionsPaid } from './payment-plan.ts';

const plans = fc
  .record({ parts: fc.integer({ min: 2, max: 12 }), totalCents: fc.integer({ min: 200, max: 1_000_000 }) })
  .filter(({ totalCents, parts }) => isDivisible(totalCents, parts));

test.each([
  [30_000, 3, 10_000, 10_000],
  [10_000, 3, 3_334, 3_332],
  [100_001, 12, 8_334, 8_327],
])('%i cents in %i parts', (totalCents, parts, partCents, firstCents) => {
  expect(divideIntoParts(totalCents, parts)).toEqual({ parts, partCents, firstCents });
});

test('the parts are the sum to the cent, and the first is the smallest', () => {
  fc.assert(
    fc.property(plans, ({ totalCents, parts }) => {
      const { partCents, firstCents } = divideIntoParts(totalCents, parts);
      expect(firstCents + partCents * (parts - 1)).toBe(totalCents);
      expect(firstCents).toBeLessThanOrEqual(partCents);
      expect(partCents - firstCents).toBeLessThan(parts);
      expect(firstCents).toBeGreaterThanOrEqual(LEAST_PART_CENTS / 2);
    }),
  );
});

test('sessions come with the parts: never fewer than before, one with the first, all with the last', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 24 }), fc.integer({ min: 2, max: 12 }), (count, parts) => {
      const given = Array.from({ length: parts }, (_, at) => sessionsPaid(count, { paid: at + 1, parts }));
      expect(given[0]).toBeGreaterThanOrEqual(1);
      expect(given.at(-1)).toBe(count);
      expect(given).toEqual([...given].sort((one, other) => one - other));
    }),
  );
});

test('three sessions in three parts come one by one', () => {
  expect([1, 2, 3].map((paid) => sessionsPaid(3, { paid, parts: 3 }))).toEqual([1, 2, 3]);
});
