import { expect, test } from 'vitest';
import { showIn } from '../../shared/wall-time.ts';
import { listSlots, type SlotRules } from './free-slots.ts';

const rules: Omit<SlotRules, 'from' | 'to'> = {
  hours: Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((weekday) => [weekday, ['09:00']])),
  booked: [],
  blocked: [],
  zone: 'Europe/Lisbon',
  now: new Date('2026-01-01T00:00:00Z'),
  minutes: 60,
  notice: 0,
  before: 0,
  after: 0,
};
const slotOn = (date: string, changes: Partial<SlotRules> = {}) =>
  listSlots({ ...rules, ...changes, from: date, to: date })[0];

const zones = [
  ...['Europe/Lisbon', 'Europe/Berlin', 'America/New_York'],
  ...['Asia/Kolkata', 'Australia/Sydney', 'Pacific/Auckland'],
];

/**
 * Nine in the morning in Lisbon, around every change of a clock in 2026, as six walls show it. Worked out by hand from the
 * dates of the changes: New York 8 March and 1 November, Europe 29 March and 25 October, Sydney 5 April and 4 October,
 * Auckland 5 April and 27 September.
 */
test.each([
  // date         UTC      Lisbon   Berlin   New York Kolkata  Sydney   Auckland
  ['2026-03-07', '09:00', '09:00', '10:00', '04:00', '14:30', '20:00', '22:00'],
  ['2026-03-08', '09:00', '09:00', '10:00', '05:00', '14:30', '20:00', '22:00'],
  ['2026-03-28', '09:00', '09:00', '10:00', '05:00', '14:30', '20:00', '22:00'],
  ['2026-03-29', '08:00', '09:00', '10:00', '04:00', '13:30', '19:00', '21:00'],
  ['2026-04-04', '08:00', '09:00', '10:00', '04:00', '13:30', '19:00', '21:00'],
  ['2026-04-05', '08:00', '09:00', '10:00', '04:00', '13:30', '18:00', '20:00'],
  ['2026-09-26', '08:00', '09:00', '10:00', '04:00', '13:30', '18:00', '20:00'],
  ['2026-09-27', '08:00', '09:00', '10:00', '04:00', '13:30', '18:00', '21:00'],
  ['2026-10-04', '08:00', '09:00', '10:00', '04:00', '13:30', '19:00', '21:00'],
  ['2026-10-24', '08:00', '09:00', '10:00', '04:00', '13:30', '19:00', '21:00'],
  ['2026-10-25', '09:00', '09:00', '10:00', '05:00', '14:30', '20:00', '22:00'],
  ['2026-10-31', '09:00', '09:00', '10:00', '05:00', '14:30', '20:00', '22:00'],
  ['2026-11-01', '09:00', '09:00', '10:00', '04:00', '14:30', '20:00', '22:00'],
])('%s: %s UTC', (date, utc, ...walls) => {
  const startsAt = slotOn(date)?.startsAt ?? new Date(Number.NaN);
  expect(showIn(startsAt, 'UTC', 'HH:mm')).toBe(utc);
  expect(zones.map((zone) => showIn(startsAt, zone, 'HH:mm'))).toEqual(walls);
});

test('a practitioner who moves keeps what is booked at its moment, and offers nine by her new wall', () => {
  const booked = slotOn('2026-03-29');
  const moved = { zone: 'America/New_York', booked: booked ? [booked] : [] };
  const slot = slotOn('2026-03-29', moved);
  expect(showIn(booked?.startsAt ?? '', moved.zone, 'HH:mm')).toBe('04:00');
  expect(slot).toMatchObject({ time: '09:00', state: 'free', startsAt: new Date('2026-03-29T13:00:00Z') });
  // What she booked in Lisbon for her afternoon is her morning there.
  const afternoon = { startsAt: new Date('2026-03-29T13:00:00Z'), endsAt: new Date('2026-03-29T14:00:00Z') };
  expect(slotOn('2026-03-29', { ...moved, booked: [afternoon] })?.state).toBe('taken');
});
