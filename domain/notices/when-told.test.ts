import { describe, expect, test } from 'vitest';
import { nextMomentAt, quietUntil } from './notices.ts';

const lisbon = 'Europe/Lisbon';
const until = (now: string, from: string, to: string, zone = lisbon) =>
  quietUntil(new Date(now), { from, to }, zone)?.toISOString().slice(0, 16);

describe('quiet hours', () => {
  test.each([
    ['a night goes past midnight', '2026-06-01T21:30:00Z', '22:00', '07:00', '2026-06-02T06:00'],
    ['and is the same night after it', '2026-06-02T02:00:00Z', '22:00', '07:00', '2026-06-02T06:00'],
    ['its first minute is quiet', '2026-06-01T21:00:00Z', '22:00', '07:00', '2026-06-02T06:00'],
    ['its last is not', '2026-06-02T06:00:00Z', '22:00', '07:00', undefined],
    ['nor the minute before it', '2026-06-01T20:59:00Z', '22:00', '07:00', undefined],
    ['a rest at noon', '2026-06-01T12:00:00Z', '12:30', '14:00', '2026-06-01T13:00'],
    ['and before it', '2026-06-01T11:00:00Z', '12:30', '14:00', undefined],
    ['from and to the same hour is never', '2026-06-01T12:00:00Z', '13:00', '13:00', undefined],
    ['a night in which the clocks go forward', '2026-03-28T23:00:00Z', '22:00', '07:00', '2026-03-29T06:00'],
    ['a night in which they go back', '2026-10-24T22:00:00Z', '22:00', '07:00', '2026-10-25T07:00'],
  ])('%s', (_what, now, from, to, expected) => expect(until(now, from, to)).toBe(expected));

  test('by her own clock', () => {
    expect(until('2026-06-01T15:00:00Z', '22:00', '07:00', 'Asia/Tokyo')).toBe('2026-06-01T22:00');
  });
});

test('an hour that the clocks skip is that of the next day', () => {
  const next = nextMomentAt(new Date('2026-03-29T00:30:00Z'), '01:00', lisbon);
  expect(next.toISOString()).toBe('2026-03-30T00:00:00.000Z');
});
