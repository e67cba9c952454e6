import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { divideCents } from '../../shared/money.ts';
import {
  addMovement,
  divisions,
  leftOf,
  type Movement,
  noRevenue,
  type PricedLine,
  type Revenue,
  sharesOf,
} from './revenue-shares.ts';

type Of = NonNullable<Movement['of']>;

const linesOf = (...totals: number[]): PricedLine[] =>
  totals.map((totalCents, at) => ({ productId: `p${at}`, totalCents, taxRate: 0 }));
const soldTo = (lines: PricedLine[], more: Partial<Of> = {}): Of => ({
  ...{ country: null, first: null, last: null, lines },
  ...more,
});
const movement = (cents: number, of: Of | null, more: Partial<Movement> = {}): Movement => ({
  ...{ kind: 'receipt', month: '2026-01', cents, taxCents: 0, beforeCents: 0 },
  ...{ shares: null, isExcess: false, of },
  ...more,
});

describe('which line money belongs to', () => {
  const of = soldTo(linesOf(5_000, 3_000, 2_001));
  const parts = [3_335, 3_333, 3_333];

  test('all of a price: to each line its own', () => {
    expect(sharesOf(movement(10_001, of))).toEqual([5_000, 3_000, 2_001]);
  });

  test('the parts of a plan, one after the other: with the last each line has its price', () => {
    let beforeCents = 0;
    const paid = parts.map((cents) => {
      const shares = sharesOf(movement(cents, of, { beforeCents }));
      beforeCents += cents;
      expect(shares.reduce((all, one) => all + one)).toBe(cents);
      return shares;
    });
    const together = [0, 1, 2].map((line) => paid.reduce((sum, shares) => sum + (shares[line] ?? 0), 0));
    expect(together).toEqual([5_000, 3_000, 2_001]);
  });

  test('more than was asked is the first line’s, also where it goes back', () => {
    expect(sharesOf(movement(10_101, of))).toEqual([5_100, 3_000, 2_001]);
    expect(sharesOf(movement(100, of, { kind: 'credit-note', isExcess: true }))).toEqual([100, 0, 0]);
  });

  test('of a refund, as it was decided', () => {
    const back = { kind: 'credit-note', shares: [0, 3_000] } as const;
    expect(sharesOf(movement(3_000, of, back))).toEqual([0, 3_000, 0]);
  });

  test('a dispute that was won comes back as it went', () => {
    const lost = sharesOf(movement(3_333, of, { kind: 'dispute', beforeCents: 3_335 }));
    const won = sharesOf(movement(-3_333, of, { kind: 'dispute', beforeCents: 3_335 }));
    expect(won.map((one, at) => one + (lost[at] ?? 0))).toEqual([0, 0, 0]);
  });

  test('of an order that cost nothing at first, and of no order at all', () => {
    expect(sharesOf(movement(2_900, soldTo(linesOf(0))))).toEqual([2_900]);
    expect(sharesOf(movement(2_900, soldTo(linesOf(0, 0))))).toEqual([2_900, 0]);
    expect(sharesOf(movement(50, null, { kind: 'fee' }))).toEqual([50]);
  });
});

/** Numbers that look random and are the same for the same seed (mulberry32). */
function dice(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (most: number) => Math.floor(next() * most);
  return { below, pick: <T>(some: readonly [T, ...T[]]): T => some[below(some.length)] ?? some[0] };
}

const months = ['2026-01', '2026-02', '2026-03'] as const;
const countries = ['PT', 'DE', 'FR', null] as const;
const sources = ['newsletter', 'instagram / story', null] as const;
const taxIn = (cents: number, rate: number) => Math.round((cents * rate) / (10_000 + rate));

/**
 * Everything that may happen to the money of one order: a code off its lines, paid at once, in parts, too little, too much or
 * each month, given back for a line, as goodwill, in excess or whole, disputed and won or lost, with fees.
 */
function randomOrder(seed: number): Movement[] {
  const { below, pick } = dice(seed);
  const rate = pick([0, 600, 1_900, 2_300]);
  const isMembership = below(5) === 0;
  const lines = Array.from({ length: isMembership ? 1 : 1 + below(4) }, () => ({
    productId: `p${below(9)}`,
    totalCents: pick([0, below(200), below(90_000)]),
    taxRate: pick([rate, rate, 0]),
  }));
  const price = lines.reduce((sum, { totalCents }) => sum + totalCents, 0);
  const of = soldTo(lines, { country: pick(countries), first: pick(sources), last: pick(sources) });
  const times = pick([1, 1, 2 + below(11)]);
  const asked = isMembership
    ? Array.from({ length: times }, () => 2_900)
    : divideCents(price, Array(times).fill(1));
  const paid = asked.map((cents) => cents + pick([0, 0, 0, below(500), -below(Math.max(1, cents))]));
  let beforeCents = 0;
  return paid.flatMap((cents) => {
    const base = { of, beforeCents: isMembership ? 0 : beforeCents, taxCents: taxIn(cents, rate) };
    beforeCents += cents;
    const receipt = movement(cents, of, { ...base, month: pick(months) });
    const fee = movement(pick([25 + taxIn(cents, 150), -25]), of, {
      ...base,
      kind: 'fee',
      taxCents: 0,
      month: pick(months),
    });
    return [
      receipt,
      ...(below(3) ? [fee] : []),
      ...backOf(seed + cents, receipt),
      ...disputeOf(seed - cents, receipt),
    ];
  });
}

function backOf(seed: number, receipt: Movement): Movement[] {
  const { below, pick } = dice(seed);
  const lines = receipt.of?.lines ?? [];
  const back: Movement[] = [];
  let left = receipt.cents;
  for (let tries = below(3); tries > 0 && left > 0; tries--) {
    const cents = pick([left, 1 + below(left)]);
    const share = pick(['lines', 'excess', 'unknown']);
    const weights = lines.map(() => below(100));
    left -= cents;
    back.push({
      ...receipt,
      ...{
        kind: 'credit-note',
        month: pick(months),
        cents,
        taxCents: Math.round((receipt.taxCents * cents) / receipt.cents),
      },
      isExcess: share === 'excess',
      shares: share === 'lines' ? divideCents(Math.max(0, cents - below(20)), weights) : null,
    });
  }
  return back;
}

function disputeOf(seed: number, receipt: Movement): Movement[] {
  const { below, pick } = dice(seed);
  if (below(8) > 0) return [];
  const lost: Movement = { ...receipt, kind: 'dispute', taxCents: 0, month: pick(months) };
  return below(2) ? [lost] : [lost, { ...lost, cents: -lost.cents, month: pick(months) }];
}

const totalOf = (movements: readonly Movement[]): Revenue => {
  const revenue = noRevenue();
  for (const one of movements) addMovement(revenue, one);
  return revenue;
};

const sumOf = (movements: readonly Movement[], kind: Movement['kind'], of: 'cents' | 'taxCents' = 'cents') =>
  movements.reduce((sum, one) => sum + (one.kind === kind ? one[of] : 0), 0);

test('of 100,000 random orders, whatever they are divided by adds up to receipts less credit notes, to the cent', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const movements = Array.from({ length: 50 }, (_, at) => randomOrder(seed + 7_919 * at)).flat();
      const account = movement(700, null, { kind: 'fee' });
      const { total, ...divided } = totalOf([...movements, account]);
      expect(total).toEqual({
        takenCents: sumOf(movements, 'receipt'),
        backCents: sumOf(movements, 'credit-note'),
        disputedCents: sumOf(movements, 'dispute'),
        taxCents: sumOf(movements, 'receipt', 'taxCents') - sumOf(movements, 'credit-note', 'taxCents'),
        feeCents: sumOf(movements, 'fee') + 700,
      });
      for (const division of divisions) {
        const parts = [...divided[division].values()];
        for (const step of ['takenCents', 'backCents', 'disputedCents', 'taxCents', 'feeCents'] as const)
          expect(parts.reduce((sum, steps) => sum + steps[step], 0)).toBe(total[step]);
        expect(parts.reduce((sum, steps) => sum + leftOf(steps), 0)).toBe(leftOf(total));
      }
    }),
    { numRuns: 2_000 },
  );
});

test('an order that went back as a whole, in parts as it was paid, leaves nothing with any product', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 90_000 }), { minLength: 1, maxLength: 4 }),
      fc.integer({ min: 1, max: 12 }),
      (totals, times) => {
        const price = totals.reduce((sum, one) => sum + one, 0);
        const of = soldTo(linesOf(...totals));
        let beforeCents = 0;
        let left = totals;
        const moved = divideCents(price, Array(times).fill(1)).flatMap((cents) => {
          const receipt = movement(cents, of, { beforeCents });
          beforeCents += cents;
          // As refunds are shared out: by what is left of each line.
          const shares = divideCents(cents, left);
          left = left.map((one, at) => one - (shares[at] ?? 0));
          return [receipt, { ...receipt, kind: 'credit-note' as const, shares }];
        });
        for (const steps of totalOf(moved).product.values()) expect(steps.takenCents).toBe(steps.backCents);
      },
    ),
  );
});
