import { describe, expect, test } from 'vitest';
import type { InvoiceState } from '../../adapters/payments/payments.ts';
import { DAY } from '../../shared/durations.ts';
import { dunningOf, nextStep } from './dunning.ts';

const now = new Date('2026-05-04T10:00:00Z');
const day = (n: number) => new Date(now.getTime() + n * DAY);
const invoice = (invoiceId: string): InvoiceState => ({
  ...{ invoiceId, subscriptionId: 's', customerId: 'c', amountCents: 1900, currency: 'eur', paidAt: null },
  ...{ periodStart: now, periodEnd: day(30), attempts: 1, nextAttemptAt: null, paymentId: null },
  reason: 'renewal',
  status: 'open',
});
const failing = { status: 'past_due', latestInvoice: invoice('in_1') } as const;
const rules = { now, graceDays: 14 };
const begun = dunningOf(failing, undefined, rules);

test('begins with the charge that fails, keeps its days, and begins anew with another charge', () => {
  expect(begun).toEqual({ failedAt: now, graceUntil: day(14), dunned: 0, dunAt: day(7) });
  const later = { now: day(3), graceDays: 30 };
  expect(dunningOf(failing, { ...begun, failedInvoiceId: 'in_1' }, later)).toEqual(begun);
  expect(
    dunningOf({ ...failing, latestInvoice: invoice('in_2') }, { ...begun, failedInvoiceId: 'in_1' }, later),
  ).toEqual({ failedAt: day(3), graceUntil: day(33), dunned: 0, dunAt: day(18) });
  for (const status of ['active', 'canceled', 'incomplete'] as const)
    expect(dunningOf({ ...failing, status }, { ...begun, failedInvoiceId: 'in_1' }, later)).toMatchObject({
      graceUntil: null,
      dunAt: null,
    });
  // Overdue since before there were letters: her days begin now.
  const old = { failedInvoiceId: 'in_1', failedAt: null, graceUntil: null, dunned: 0, dunAt: null };
  expect(dunningOf(failing, old, rules)).toEqual(begun);
});

describe('the plan', () => {
  test.each([5, 14, 30])('of %i days: a reminder, a last letter two days before, the end', (graceDays) => {
    let at = dunningOf(failing, undefined, { now, graceDays });
    const told: [string, number][] = [];
    for (let n = 0; n <= graceDays; n++) {
      const step = nextStep(at, day(n));
      if (!step) continue;
      const { letter = 'end', isOver, ...change } = step;
      told.push([letter, n]);
      at = { ...at, ...change };
    }
    expect(told).toEqual([
      ['reminder', Math.floor(graceDays / 2)],
      ['last', graceDays - 2],
      ['end', graceDays],
    ]);
  });

  test('nothing is due between, and each letter is due once', () => {
    expect(nextStep(begun, day(6))).toBeUndefined();
    const { letter, ...change } = nextStep(begun, day(7)) ?? {};
    expect(letter).toBe('reminder');
    expect(nextStep({ ...begun, ...change }, day(7))).toBeUndefined();
  });

  test('after a standstill the last letter goes out alone, and two days are left after it', () => {
    const step = nextStep(begun, day(40));
    expect(step).toEqual({ letter: 'last', dunned: 2, graceUntil: day(42), dunAt: day(42) });
    expect(nextStep({ ...begun, ...step }, day(41))).toBeUndefined();
    expect(nextStep({ ...begun, ...step }, day(42))).toEqual({ isOver: true });
  });
});
