import { describe, expect, test } from 'vitest';
import { businessReading } from './business-name.ts';
import { chart } from './chart.ts';

const owner = { name: ['THOMAS', 'JOHN', 'HANCOCK'], birthDate: { year: 1949, month: 5, day: 15 } };
const names = [
  { label: 'Sol & Mar', name: ['SOL', 'MAR'] },
  { label: 'Apple', name: ['APPLE'] },
];
const launchWindow = { from: { year: 2026, month: 1, day: 1 }, to: { year: 2026, month: 3, day: 31 } };

describe('a business reading', () => {
  test('holds the owner’s chart and the ranked names', () => {
    const reading = businessReading({ owner, names });
    expect(reading.owner).toEqual(chart(owner));
    expect(reading.shortlist.map(({ label, rank }) => [label, rank])).toEqual([
      ['Apple', 1],
      ['Sol & Mar', 2],
    ]);
    expect(reading.launch).toBeNull();
    expect(reading.launchDays).toEqual([]);
  });

  test('looks for days that echo the best name, in the system of the owner’s chart', () => {
    const echoes = (system: 'pythagorean' | 'chaldean') =>
      businessReading({ owner: { ...owner, system }, names, launchWindow })
        .launchDays.filter(({ reasons }) => reasons.includes('date-echoes-name'))
        .map(({ dateNumber }) => dateNumber.digit);
    expect(new Set(echoes('pythagorean'))).toEqual(new Set([5]));
    // Apple is 7 in the Chaldean system, and for this owner such days are personal days 9.
    expect(echoes('chaldean')).toEqual([]);
  });

  test('judges a launch day that is already set', () => {
    const { launch } = businessReading({ owner, names, launchDate: { year: 2026, month: 1, day: 5 } });
    expect(launch).toMatchObject({ date: { day: 5 }, dateNumber: { digit: 7 }, reasons: [] });
  });

  test('needs a name', () => {
    expect(() => businessReading({ owner, names: [] })).toThrow(RangeError);
  });
});
