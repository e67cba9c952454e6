import { describe, expect, test } from 'vitest';
import { type PriceFrom, priorPrice } from './prior-price.ts';

const day = (date: string) => new Date(`${date}T00:00:00Z`);
const price = (from: string | undefined, priceCents: number, more: Partial<PriceFrom> = {}): PriceFrom => ({
  from: from ? day(from) : undefined,
  priceCents,
  isSold: true,
  ...more,
});

describe('the price before a reduction', () => {
  test.each<[string, PriceFrom[], string, number | undefined]>([
    ['is what it cost', [price(undefined, 5_900)], '2026-03-01', 5_900],
    [
      'is the lowest of 30 days',
      [price('2026-01-01', 5_900), price('2026-02-20', 7_900)],
      '2026-03-01',
      5_900,
    ],
    [
      'is not that of earlier days',
      [price('2026-01-01', 5_900), price('2026-01-29', 7_900)],
      '2026-03-01',
      7_900,
    ],
    [
      'stays the same while the reduction goes on, and falls further',
      [
        price('2026-01-01', 7_900),
        price('2026-02-01', 6_900, { originalPriceCents: 7_900 }),
        price('2026-02-10', 5_900, { originalPriceCents: 7_900 }),
      ],
      '2026-03-20',
      7_900,
    ],
    [
      'of a second reduction is what was charged in the first, if that is near',
      [
        price('2026-01-01', 7_900),
        price('2026-02-01', 4_900, { originalPriceCents: 7_900 }),
        price('2026-02-10', 7_900),
      ],
      '2026-03-01',
      4_900,
    ],
    [
      'is none where it was not on sale',
      [price('2026-01-01', 5_900, { isSold: false })],
      '2026-03-01',
      undefined,
    ],
    ['is none of a new product', [], '2026-03-01', undefined],
  ])('%s', (_, history, reducedAt, prior) => {
    expect(priorPrice(history, day(reducedAt))).toBe(prior);
  });
});
