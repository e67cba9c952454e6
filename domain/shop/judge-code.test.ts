import { describe, expect, test } from 'vitest';
import { firstEdition } from '../../content/edition.ts';
import { makeContent } from '../../content/make-content.ts';
import { type CodeQuestion, type CodeRow, discountOf, judgeCode, tidyCode } from './codes.ts';

const content = makeContent(firstEdition);

const now = new Date('2026-05-04T10:00:00Z');
const code = (values: Partial<CodeRow>): CodeRow => ({
  code: 'SOULABC123',
  kind: 'soul',
  percent: 20,
  email: 'mira@example.com',
  productId: null,
  sequenceId: null,
  source: null,
  expiresAt: new Date('2026-05-05T10:00:00Z'),
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
    expect(judgeCode(code({}), asked())).toEqual({ ok: true, percent: 20, onceKey: 'SOULABC123' });
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
  expect(judgeCode(office, asked({ email: undefined }))).toEqual({ ok: true, percent: 20, onceKey: null });
});

test('halves of a cent go to the buyer; codes may be typed as people type', () => {
  expect(discountOf(1_900, 50)).toBe(950);
  expect(discountOf(1_995, 10)).toBe(200);
  expect(tidyCode(' soul abc123 ')).toBe('SOULABC123');
});
