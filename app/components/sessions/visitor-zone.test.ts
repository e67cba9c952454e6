import { expect, test } from 'vitest';
import { ownClock } from './visitor-zone.ts';

test('nothing when both clocks agree, whatever the zones are called', () => {
  expect(ownClock('2025-06-10T08:00:00Z', 'Europe/Lisbon', 'Europe/Lisbon')).toBeUndefined();
  expect(ownClock('2025-06-10T08:00:00Z', 'Europe/Lisbon', 'Europe/London')).toBeUndefined();
});

test('the other time, with its day where that differs', () => {
  expect(ownClock('2025-06-10T08:00:00Z', 'Europe/Lisbon', 'America/New_York')).toBe('4:00 AM');
  expect(ownClock('2025-06-10T08:00:00Z', 'Europe/Lisbon', 'Pacific/Honolulu')).toBe('Mon 10:00 PM');
});
