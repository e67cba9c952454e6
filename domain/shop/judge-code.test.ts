import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { firstEdition } from '../../content/edition.ts';
import { makeContent } from '../../content/make-content.ts';
import {
  applyOff,
  type CodeQuestion,
  type CodeRow,
  discountOf,
  judgeCode,
  type Off,
  tidyCode,
} from './judge-code.ts';

const content = makeContent(firstEdition);

const now = new Date('2026-05-04T10:00:00Z');
const code = (values: Partial<CodeRow>): CodeRow => ({
  code: 'SOULABC123',
  kind: 'soul',
  percent: 20,
  amountCents: null,
  free: false,
  email: 'mira@example.com',
  productId: null,
  productIds: null,
  sequenceId: null,
  source: null,
  startsAt: null,
  expiresAt: new Date('2026-05-05T10:00:00Z'),
  firstOrder: false,
  oncePerPerson: false,
  maxUses: 1,
  usedCount: 0,
  createdAt: now,
  createdBy: null,
  ...values,
});
const asked = (values: Partial<CodeQuestion> = {}): CodeQuestion => ({
  productId: 'report',
  email: 'mira@example.com',
  content,
  now,
  ...values,
});
const why = (row: CodeRow | undefined, question: CodeQuestion) => {
  const verdict = judgeCode(row, question);
  return verdict.ok ? 'good' : verdict.why;
};

describe('a code of one’s own', () => {
  test('is good for its address, once', () => {
    expect(judgeCode(code({}), asked())).toEqual({ ok: true, off: { percent: 20 }, onceKey: 'SOULABC123' });
  });
  test.each([
    ['unknown', undefined, asked(), /do not know/],
    ['over to the second', code({ expiresAt: now }), asked(), /ended on May 4, 2026 11:00 AM/],
    ['somebody else’s', code({}), asked({ email: 'ida@example.com' }), /another e-mail address/],
    ['asked for too early', code({}), asked({ email: undefined }), /give your e-mail address first/],
    ['of another product', code({ productId: 'membership' }), asked(), /for the Soul Circle Membership/],
  ])('%s is refused', (_, row, question, reason) => {
    expect(why(row, question)).toMatch(reason);
  });
});

describe('RETURN10', () => {
  const return10 = code({
    code: 'RETURN10',
    kind: 'return10',
    percent: 10,
    email: null,
    expiresAt: null,
    maxUses: null,
  });
  const recovery = { sequenceId: 'seq-1', email: 'mira@example.com' };
  test('is good through its link alone, once per link', () => {
    expect(why(return10, asked())).toMatch(/through the link/);
    expect(judgeCode(return10, asked({ recovery }))).toMatchObject({ ok: true, onceKey: 'RETURN10:seq-1' });
    expect(why(return10, asked({ recovery, email: 'ida@example.com' }))).toMatch(/another e-mail address/);
  });
});

test('a counted code has no single key', () => {
  const office = code({ kind: 'office', email: null, maxUses: 30 });
  expect(judgeCode(office, asked({ email: undefined }))).toEqual({
    ok: true,
    off: { percent: 20 },
    onceKey: null,
  });
});

test('halves of a cent go to the buyer; codes may be typed as people type', () => {
  expect(discountOf(1_900, { percent: 50 })).toBe(950);
  expect(discountOf(1_995, { percent: 10 })).toBe(200);
  expect(tidyCode(' soul abc123 ')).toBe('SOULABC123');
});

describe('whatever is taken off', () => {
  const off: fc.Arbitrary<Off> = fc.oneof(
    fc.record({ percent: fc.integer({ min: 1, max: 100 }) }),
    fc.record({ cents: fc.integer({ min: 1, max: 1_000_000 }) }),
    fc.constant('free' as const),
  );
  const price = fc.integer({ min: 1, max: 1_000_000 });
  const taken = (wanted: Off, priceCents: number, productId = 'report') => {
    try {
      return applyOff(wanted, { priceCents, productId, content });
    } catch {
      return 'refused';
    }
  };
  test('is whole cents between nothing and the price, and the same however often it is asked', () => {
    fc.assert(
      fc.property(off, price, (wanted, priceCents) => {
        const cents = discountOf(priceCents, wanted);
        expect(Number.isInteger(cents) && cents > 0 && cents <= priceCents).toBe(true);
        expect(discountOf(priceCents, wanted)).toBe(cents);
        expect(priceCents - cents + cents).toBe(priceCents);
      }),
      { numRuns: 2_000 },
    );
  });
  test('leaves a sum that a card can be charged, or nothing at all; of a membership never nothing', () => {
    fc.assert(
      fc.property(off, price, (wanted, priceCents) => {
        const cents = taken(wanted, priceCents);
        const left = cents === 'refused' ? undefined : priceCents - cents;
        expect(left === undefined || left === 0 || left >= 50).toBe(true);
        if (wanted !== 'free' && 'percent' in wanted) expect(left).not.toBe(0);
        const monthly = taken(wanted, priceCents, 'membership');
        expect(monthly === 'refused' || priceCents - monthly >= 50).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });
});
