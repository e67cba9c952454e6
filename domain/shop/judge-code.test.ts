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
  personOf,
  tidyCode,
  wordsOf,
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
    [
      'a second too early',
      code({ startsAt: new Date('2026-05-04T10:00:01Z') }),
      asked(),
      /^This code is good from May 4, 2026 11:00 AM\.$/,
    ],
    ['of another product', code({ productId: 'membership' }), asked(), /for the Soul Circle Membership/],
  ])('%s is refused', (_, row, question, reason) => {
    expect(why(row, question)).toMatch(reason);
  });
  test('is good from its first moment to the one before its last', () => {
    expect(why(code({ startsAt: now, expiresAt: new Date(now.getTime() + 1) }), asked())).toBe('good');
  });
  test('a refusal names three products and counts the others', () => {
    const named = (productIds: string[]) => why(code({ productIds }), asked());
    expect(named(['session', 'event-seat', 'gift'])).toBe('This code is for sessions, events, and gifts.');
    expect(named(['membership', 'gone', 'session'])).toBe(
      'This code is for the Soul Circle Membership, another product, and sessions.',
    );
    expect(named(['session', 'event-seat', 'gift', 'membership', 'gone'])).toBe(
      'This code is for sessions, events, gifts, and 2 more.',
    );
    expect(why(code({ productIds: ['membership', 'report'] }), asked())).toBe('good');
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
    expect(why(return10, asked({ recovery, email: undefined }))).toBe('good');
    expect(why({ ...return10, expiresAt: now }, asked({ recovery }))).toMatch(/ended on/);
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

describe('a code for everybody', () => {
  const shared = (values: Partial<CodeRow>) => code({ email: null, maxUses: null, ...values });
  test.each([
    ['for a first order', { firstOrder: true }, 'first-order:mira@example.com'],
    ['once for each person', { oncePerPerson: true }, 'SOULABC123:mira@example.com'],
    [
      'for a first order, and once',
      { firstOrder: true, oncePerPerson: true, maxUses: 1 },
      'first-order:mira@example.com',
    ],
    ['to be used once by anybody', { maxUses: 1 }, 'SOULABC123'],
    ['to be used twice', { maxUses: 2 }, null],
  ] as const)('%s is held by its own key', (_, values, onceKey) => {
    const question = asked({ email: 'mira+shop@example.com' });
    expect(judgeCode(shared(values), question)).toEqual({ ok: true, off: { percent: 20 }, onceKey });
  });
  test('that knows persons waits for an address', () => {
    const nobody = asked({ email: undefined });
    for (const values of [{ firstOrder: true }, { oncePerPerson: true }])
      expect(why(shared(values), nobody)).toMatch(/good once for each person/);
    expect(why(shared({}), nobody)).toBe('good');
  });
  test('a person is one, whatever she writes behind a plus before the @', () => {
    expect(personOf('mira+shop@example.com')).toBe('mira@example.com');
    expect(personOf('mira+a+b@example.com')).toBe('mira@example.com');
    for (const address of ['mira@example.com', '+mira@example.com', 'mira@exa+mple.com'])
      expect(personOf(address)).toBe(address);
  });
});

test('what a code takes off is said in words', () => {
  const offOfCode = (values: Partial<CodeRow>) => {
    const verdict = judgeCode(code(values), asked());
    return verdict.ok ? wordsOf(verdict.off) : verdict.why;
  };
  expect(offOfCode({})).toBe('20 % off');
  expect(offOfCode({ amountCents: 1_250 })).toBe('€12.50 off');
  expect(offOfCode({ free: true, amountCents: 1_250 })).toBe('Free');
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
  test('is refused at the very cent at which no card can be charged', () => {
    expect(taken({ cents: 50 }, 100)).toBe(50);
    expect(taken({ cents: 51 }, 100)).toBe('refused');
    expect(taken({ cents: 100 }, 100)).toBe(100);
    expect(taken({ cents: 500 }, 100)).toBe(100);
    expect(taken({ percent: 50 }, 100)).toBe(50);
    expect(taken({ percent: 100 }, 100)).toBe('refused');
    expect(taken('free', 100)).toBe(100);
    for (const all of ['free', { cents: 100 }] as const)
      expect(taken(all, 100, 'membership')).toBe('refused');
    expect(taken({ percent: 50 }, 100, 'membership')).toBe(50);
    // Not in the catalogue, and no membership for that.
    expect(taken({ percent: 50 }, 100, 'session')).toBe(50);
    expect(() => applyOff({ percent: 100 }, { priceCents: 100, productId: 'report', content })).toThrow(
      expect.objectContaining({ fields: { code: 'This code leaves nothing to pay.' } }),
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
