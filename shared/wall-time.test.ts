import { describe, expect, test } from 'vitest';
import {
  addDays,
  instantOf,
  isPlainDate,
  isZone,
  placeOf,
  showIn,
  timeLabel,
  weekdayOf,
} from './wall-time.ts';

describe('instants and clocks', () => {
  test('a date and a time in a zone are one moment', () => {
    expect(instantOf('2025-07-01', '09:00', 'Europe/Lisbon')?.toISOString()).toBe('2025-07-01T08:00:00.000Z');
    expect(instantOf('2025-07-01', '09:00', 'Asia/Kolkata')?.toISOString()).toBe('2025-07-01T03:30:00.000Z');
  });

  test('a skipped hour is no moment at all', () => {
    expect(instantOf('2025-03-09', '02:30', 'America/New_York')).toBeUndefined();
    expect(instantOf('2025-02-30', '09:00', 'Europe/Lisbon')).toBeUndefined();
  });

  test('the specified formats, in any zone', () => {
    const moment = '2025-12-31T23:30:00Z';
    expect(showIn(moment, 'Europe/Lisbon', 'EEEE, MMMM d, yyyy')).toBe('Wednesday, December 31, 2025');
    expect(showIn(moment, 'Asia/Kolkata', 'MMM d, yyyy h:mm a')).toBe('Jan 1, 2026 5:00 AM');
  });
});

describe('plain dates', () => {
  test('days add up across months, years and the switches', () => {
    expect(addDays('2025-12-31', 1)).toBe('2026-01-01');
    expect(addDays('2025-03-29', 2)).toBe('2025-03-31');
    expect(addDays('2024-03-01', -1)).toBe('2024-02-29');
  });

  test('weekdays count from Monday', () => {
    expect(['2025-06-09', '2025-06-14', '2025-06-15'].map(weekdayOf)).toEqual([1, 6, 7]);
  });

  test.each(['2025-02-29', '2025-13-01', '25-01-01', '', '2025-01-01T00:00'])('%j is no date', (text) => {
    expect(isPlainDate(text)).toBe(false);
  });
  test('2024-02-29 is one', () => expect(isPlainDate('2024-02-29')).toBe(true));
});

describe('words', () => {
  test('times as the dialog writes them', () => {
    const written = ['09:00', '11:00', '12:00', '14:00', '00:30'].map(timeLabel);
    expect(written).toEqual(['9:00 AM', '11:00 AM', '12:00 PM', '2:00 PM', '12:30 AM']);
  });

  test('zones', () => {
    expect([isZone('Asia/Kolkata'), isZone('Middle/Earth'), isZone('')]).toEqual([true, false, false]);
    expect(placeOf('America/New_York')).toBe('New York');
    expect(placeOf('Asia/Calcutta')).toBe('Kolkata');
  });
});
