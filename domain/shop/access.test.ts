import { expect, test } from 'vitest';
import { hasAccess } from './membership.ts';

const now = new Date('2026-05-04T10:00:00Z');
const before = new Date('2026-05-04T09:59:59Z');
const after = new Date('2026-05-04T10:00:01Z');

test.each([
  ['active', null, null, true],
  ['active', before, null, true],
  ['past_due', before, null, false],
  ['past_due', after, null, true],
  ['canceled', after, null, true],
  ['canceled', now, null, false],
  ['canceled', null, null, false],
  ['incomplete', null, null, false],
  ['active', after, now, false],
] as const)('%s, paid until %s, withdrawn %s: %s', (status, paidUntil, withdrawnAt, access) => {
  expect(hasAccess({ status, paidUntil, withdrawnAt }, now)).toBe(access);
});
