import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { keysOf } from '../shared/records.ts';
import { anyDate, anySpelledName } from './arbitraries.test-support.ts';
import { coupleReading } from './couple-reading.ts';
import { TRIADS, triadOf } from './lo-shu.ts';

const thomas = { name: ['THOMAS', 'JOHN', 'HANCOCK'], birthDate: { year: 1949, month: 5, day: 15 } };
const mary = { name: ['MARY', 'JANE'], birthDate: { year: 1940, month: 3, day: 12 } };

describe('triads', () => {
  test('are 1-5-7, 2-4-8 and 3-6-9, and hold each digit once', () => {
    expect(Object.values(TRIADS)).toEqual([
      [1, 5, 7],
      [2, 4, 8],
      [3, 6, 9],
    ]);
    for (const [name, digits] of Object.entries(TRIADS))
      for (const digit of digits) expect(triadOf(digit)).toBe(name);
  });
});

describe('a couple', () => {
  const reading = coupleReading({ first: thomas, second: mary });

  test('is read pair by pair: both numbers, their sum, their distance, their triads', () => {
    const { lifePath, expression, soulUrge } = reading.pairs;
    expect([lifePath.first.value, lifePath.second.value]).toEqual([7, 11]);
    expect(lifePath.sum).toMatchObject({ value: 9, compound: '9' });
    expect(lifePath.bridge.value).toBe(5);
    expect(lifePath).toMatchObject({ triads: ['mind', 'business'], sameTriad: false });
    expect(expression.sum.compound).toBe('13/4');
    expect(soulUrge).toMatchObject({ triads: ['business', 'mind'], sum: { value: 7 }, bridge: { value: 3 } });
  });

  test('a master number is compared as its digit, and the working shows it', () => {
    expect(reading.pairs.lifePath.sum.working.terms).toEqual([
      { label: 'first-person', source: 7, steps: [7], value: 7 },
      { label: 'second-person', source: 11, steps: [11, 2], value: 2 },
    ]);
  });

  test('shares debts and lessons, or teaches what the other lacks', () => {
    // Thomas lacks 7 and 9; Mary Jane has 1 4 5 7 9 and lacks 2 3 6 8.
    expect(reading.karmicBond).toEqual({
      sharedDebts: [14],
      sharedLessons: [],
      firstTeaches: [2, 3, 6, 8],
      secondTeaches: [7, 9],
    });
    expect(reading.second.karmicDebts.map(({ debt }) => debt)).toEqual([14]);
  });

  test('never carries a percentage', () => {
    expect(JSON.stringify(reading)).not.toMatch(/percent|score|%/i);
  });

  test('reads the same from either side', () => {
    fc.assert(
      fc.property(anySpelledName, anyDate, anySpelledName, anyDate, (nameA, bornA, nameB, bornB) => {
        const a = { name: nameA, birthDate: bornA };
        const b = { name: nameB, birthDate: bornB };
        const there = coupleReading({ first: a, second: b });
        const back = coupleReading({ first: b, second: a });
        for (const key of keysOf(there.pairs)) {
          expect(back.pairs[key].sum.value).toBe(there.pairs[key].sum.value);
          expect(back.pairs[key].bridge.value).toBe(there.pairs[key].bridge.value);
          expect(back.pairs[key].triads).toEqual(there.pairs[key].triads.toReversed());
        }
        expect(back.karmicBond.firstTeaches).toEqual(there.karmicBond.secondTeaches);
        expect(back.karmicBond.sharedLessons).toEqual(there.karmicBond.sharedLessons);
        expect(back.karmicBond.sharedDebts.toSorted()).toEqual(there.karmicBond.sharedDebts.toSorted());
      }),
    );
  });

  test('someone with herself: no distance, one triad', () => {
    const { pairs, karmicBond } = coupleReading({ first: mary, second: mary });
    for (const pair of Object.values(pairs))
      expect(pair).toMatchObject({ sameTriad: true, bridge: { value: 0 } });
    expect(karmicBond.firstTeaches).toEqual([]);
  });
});
