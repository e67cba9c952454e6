import { describe, expect, test } from 'vitest';
import { heldUntil, keptAfterMove, remindOfPaymentAt } from './session.ts';

const now = new Date('2025-06-01T12:00:00Z');
const kept = (startsAt: string, keepHours = 24) =>
  heldUntil({ now, startsAt: new Date(startsAt), keepHours }).toISOString();

describe('a place is kept without payment', () => {
  test.each([
    ['for the set time', '2025-06-10T08:00:00Z', '2025-06-02T12:00:00.000Z'],
    ['never past 24 hours before the start', '2025-06-02T20:00:00Z', '2025-06-01T20:00:00.000Z'],
    ['for an hour, where those have begun', '2025-06-02T08:00:00Z', '2025-06-01T13:00:00.000Z'],
    ['for an hour, where they begin in minutes', '2025-06-02T12:10:00Z', '2025-06-01T13:00:00.000Z'],
    ['never past the start itself', '2025-06-01T12:30:00Z', '2025-06-01T12:30:00.000Z'],
  ])('%s', (_what, startsAt, until) => expect(kept(startsAt)).toBe(until));

  test('for as long as the practitioner says', () => {
    expect(kept('2025-06-10T08:00:00Z', 2)).toBe('2025-06-01T14:00:00.000Z');
    expect(kept('2025-06-10T08:00:00Z', 168)).toBe('2025-06-08T12:00:00.000Z');
  });
});

test('the reminder comes when three quarters of the time are over', () => {
  expect(remindOfPaymentAt(now, new Date('2025-06-02T12:00:00Z')).toISOString()).toBe(
    '2025-06-02T06:00:00.000Z',
  );
});

test('moving it does not win time', () => {
  const payBy = new Date('2025-06-02T12:00:00Z');
  const moved = (startsAt: string) =>
    keptAfterMove(payBy, { now, startsAt: new Date(startsAt), keepHours: 24 }).toISOString();
  expect(moved('2025-07-01T08:00:00Z')).toBe('2025-06-02T12:00:00.000Z');
  expect(moved('2025-06-03T08:00:00Z')).toBe('2025-06-02T08:00:00.000Z');
});
