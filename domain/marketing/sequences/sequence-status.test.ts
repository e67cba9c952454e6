import { describe, expect, test } from 'vitest';
import { conversionRate, sequenceStatus } from './sequence-types.ts';

const now = new Date('2026-03-30T12:00:00.000Z');
const ago = (ms: number) => new Date(now.getTime() - ms);
const DAYS_3 = 3 * 24 * 3_600_000;
const fresh = { completed: false, converted: false, startedAt: now, lastSentAt: null };

describe('the displayed status, in the order of the rule', () => {
  test('completed wins over converted, both over silence', () => {
    const old = { startedAt: ago(100 * DAYS_3), lastSentAt: ago(50 * DAYS_3) };
    expect(sequenceStatus({ ...old, completed: true, converted: true }, now)).toBe('Completed');
    expect(sequenceStatus({ ...old, completed: true, converted: false }, now)).toBe('Completed');
    expect(sequenceStatus({ ...old, completed: false, converted: true }, now)).toBe('Converted');
  });

  test.each([
    [0, 'Active'],
    [DAYS_3 - 1, 'Active'],
    [DAYS_3, 'Active'],
    [DAYS_3 + 1, 'Stalled'],
  ])('%i ms after the last send: %s', (ms, status) => {
    expect(sequenceStatus({ ...fresh, startedAt: ago(10 * DAYS_3), lastSentAt: ago(ms) }, now)).toBe(status);
  });

  test('never sent: counted from the start, which may still lie ahead', () => {
    expect(sequenceStatus({ ...fresh, startedAt: ago(DAYS_3) }, now)).toBe('Active');
    expect(sequenceStatus({ ...fresh, startedAt: ago(DAYS_3 + 1) }, now)).toBe('Stalled');
    expect(sequenceStatus({ ...fresh, startedAt: ago(-DAYS_3) }, now)).toBe('Active');
  });

  test('three days are 72 hours, also over a change of the clocks', () => {
    const beforeChange = new Date('2026-03-27T12:00:00+00:00');
    const facts = { ...fresh, startedAt: beforeChange, lastSentAt: beforeChange };
    expect(sequenceStatus(facts, new Date('2026-03-30T13:00:00+01:00'))).toBe('Active');
    expect(sequenceStatus(facts, new Date('2026-03-30T13:00:00.001+01:00'))).toBe('Stalled');
  });
});

test.each([
  [0, 0, '0.0'],
  [1, 3, '33.3'],
  [2, 3, '66.7'],
  [5, 5, '100.0'],
])('%i of %i converted is %s percent', (converted, total, rate) => {
  expect(conversionRate(converted, total)).toBe(rate);
});
