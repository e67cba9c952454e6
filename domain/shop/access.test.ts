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

const paid = { status: 'past_due', paidUntil: before, withdrawnAt: null } as const;

test.each([
  ['until its grace is over', { ...paid, graceUntil: after }, true],
  ['not afterwards', { ...paid, graceUntil: now }, false],
  ['not where nothing was ever charged', { ...paid, graceUntil: after, trialUntil: before }, false],
  [
    'but where a month was charged after the free days',
    { ...paid, graceUntil: after, trialUntil: new Date(0) },
    true,
  ],
  ['not once it has ended', { ...paid, status: 'canceled', graceUntil: after }, false],
  ['not once its money went back', { ...paid, withdrawnAt: before, graceUntil: after }, false],
] as const)('overdue, it is open %s', (_, row, access) => {
  expect(hasAccess(row, now)).toBe(access);
});
