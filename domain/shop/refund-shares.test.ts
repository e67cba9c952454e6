import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shareTax, takePart } from '../../money/index.ts';
import {
  differenceOf,
  excessOf,
  leftOfLines,
  leftOfPayment,
  mostForLine,
  type OrderMoney,
  shareOut,
} from './refund-shares.ts';

type Refund = OrderMoney['refunds'][number];

const payment = (amountCents: number, refundedCents = 0) => ({ id: 'p', amountCents, refundedCents });
const lines = (...cents: number[]) => cents.map((totalCents, position) => ({ position, totalCents }));
const refund = (amountCents: number, more: Partial<Refund> = {}): Refund => ({
  ...{ orderPaymentId: 'p', amountCents, state: 'made', kind: null, item: null, shares: null },
  ...more,
});

describe('what may still go back of a payment', () => {
  test.each([
    ['all of it', [], 0, 100],
    ['less what is decided', [refund(30, { state: 'approved' })], 0, 70],
    ['less what is on its way', [refund(30, { state: 'pending' })], 30, 70],
    ['less what somebody has asked for', [refund(30, { state: 'requested' })], 0, 70],
    [
      'but not what failed or was declined',
      [refund(30, { state: 'failed' }), refund(9, { state: 'declined' })],
      0,
      100,
    ],
    ['less what the provider knows and we do not', [refund(30)], 50, 50],
    ['and of this payment alone', [refund(30, { orderPaymentId: 'another' })], 0, 100],
  ] as const)('is %s', (_, refunds, refunded, left) => {
    expect(leftOfPayment(payment(100, refunded), refunds)).toBe(left);
  });
});

describe('which line money belongs to', () => {
  test('to the named one, or to all by what is left of them', () => {
    const money = { items: lines(50, 30, 20), payments: [payment(100)], refunds: [] };
    expect(shareOut(money, 10, 1)).toEqual([0, 10, 0]);
    expect(shareOut(money, 10)).toEqual([5, 3, 2]);
    const after = { ...money, refunds: [refund(50, { kind: 'item', item: 0, shares: [50, 0, 0] })] };
    expect(leftOfLines(after)).toEqual([0, 30, 20]);
    expect(shareOut(after, 10)).toEqual([0, 6, 4]);
    expect(mostForLine(after, payment(100, 50), 2)).toBe(20);
  });

  test('of earlier programs, which wrote down the line alone', () => {
    const money = { items: lines(50, 50), refunds: [refund(20, { item: 1 })] };
    expect(leftOfLines(money)).toEqual([50, 30]);
  });

  test('to none, where it was paid beyond the price', () => {
    const paid = { items: lines(50, 50), payments: [payment(110)], refunds: [] };
    expect(excessOf(paid)).toBe(10);
    expect(shareOut(paid, 10)).toBeNull();
    expect(shareOut(paid, 12)).toEqual([1, 1]);
    const back = { ...paid, refunds: [refund(10, { kind: 'difference' })] };
    expect(excessOf(back)).toBe(0);
    expect(differenceOf(back.refunds)).toBe(10);
  });

  test('where less was paid than the lines cost, each gives its part of that', () => {
    const money = { items: lines(50, 50), payments: [payment(60)], refunds: [] };
    expect(mostForLine(money, payment(60), 0)).toBe(30);
  });
});

test('whatever goes back in which parts: at the end all money and all tax of each rate is back, and never more before', () => {
  const rates = fc.constantFrom(0, 700, 1_900, 2_300);
  const line = fc.record({ totalCents: fc.integer({ min: 1, max: 40_000 }), rate: rates });
  const step = fc.record({ share: fc.double({ min: 0.001, max: 1, noNaN: true }), at: fc.option(fc.nat(5)) });
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 6 }),
      fc.array(step, { maxLength: 12 }),
      (sold, steps) => {
        const items = sold.map(({ totalCents }, position) => ({ position, totalCents }));
        const total = items.reduce((sum, { totalCents }) => sum + totalCents, 0);
        const taxed = shareTax(
          sold.map(({ totalCents, rate }) => ({ grossCents: totalCents, rate, treatment: 'standard' })),
        );
        const keys = [...new Set(sold.map(({ rate }) => rate))];
        const groups = keys.map((rate) => ({
          grossCents: sum(taxed.filter((one) => one.rate === rate).map(({ grossCents }) => grossCents)),
          taxCents: sum(taxed.filter((one) => one.rate === rate).map(({ taxCents }) => taxCents)),
        }));
        const refunds: Refund[] = [];
        const back = groups.map(() => ({ grossCents: 0, taxCents: 0 }));
        const give = (cents: number, position?: number) => {
          const shares = shareOut({ items, payments: [payment(total)], refunds }, cents, position);
          const wanted = keys.map((rate) => sum((shares ?? []).filter((_, at) => sold[at]?.rate === rate)));
          const parts = takePart(
            groups,
            back.map(({ grossCents }) => grossCents),
            cents,
            wanted,
          );
          expect(sum(parts.map(({ grossCents }) => grossCents))).toBe(cents);
          parts.forEach(({ grossCents, taxCents }, at) => {
            const group = back[at];
            const all = groups[at];
            if (!group || !all) throw new Error('no group');
            group.grossCents += grossCents;
            group.taxCents += taxCents;
            expect(group.grossCents).toBeLessThanOrEqual(all.grossCents);
            expect(group.taxCents).toBeLessThanOrEqual(all.taxCents);
            expect(taxCents).toBeGreaterThanOrEqual(0);
          });
          refunds.push(
            refund(cents, {
              shares,
              item: position ?? null,
              kind: position === undefined ? 'goodwill' : 'item',
            }),
          );
        };
        for (const { share, at } of steps) {
          const money = { items, payments: [payment(total)], refunds };
          const position = at === null ? undefined : at % items.length;
          const most =
            position === undefined
              ? leftOfPayment(payment(total), refunds)
              : mostForLine(money, payment(total), position);
          const cents = Math.ceil(most * share);
          if (cents > 0) give(cents, position);
        }
        const rest = leftOfPayment(payment(total), refunds);
        if (rest > 0) give(rest);
        expect(back).toEqual(groups);
        expect(leftOfLines({ items, refunds })).toEqual(items.map(() => 0));
      },
    ),
    { numRuns: 500 },
  );
});

const sum = (cents: readonly number[]): number => cents.reduce((all, one) => all + one, 0);
