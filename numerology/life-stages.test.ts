import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyDate } from './arbitraries.test-support.ts';
import {
  challenges,
  lifePath,
  periodCycles,
  periodOn,
  periodYears,
  personalYear,
  pinnacleOn,
  pinnacles,
  pinnacleYears,
  stageAtAge,
} from './cycles.ts';
import { singleDigit } from './make-number.ts';

const date = (year: number, month: number, day: number) => ({ year, month, day });
const valuesOf = (stages: { number: { value: number } }[]) => stages.map(({ number }) => number.value);

describe('pinnacles', () => {
  test('each begins the year after the one before ends, and the last stays open', () => {
    expect(pinnacles(date(1962, 7, 3)).map(({ order, fromAge, toAge }) => [order, fromAge, toAge])).toEqual([
      [1, 0, 35],
      [2, 36, 44],
      [3, 45, 53],
      [4, 54, null],
    ]);
  });

  test('a master life path counts as its digit for the ages: 11 ends at 34', () => {
    expect(pinnacles(date(1940, 3, 12))[0]?.toAge).toBe(34);
  });

  test('the third is made of the first two, masters unreduced', () => {
    const third = pinnacles(date(1949, 5, 15))[2]?.number;
    expect(third).toMatchObject({ value: 22, master: 22, digit: 4 });
    expect(third?.working.terms).toEqual([
      { label: 'first-pinnacle', source: 11, steps: [11], value: 11 },
      { label: 'second-pinnacle', source: 11, steps: [11], value: 11 },
    ]);
  });

  test('for any date they follow from the sums of day, month and year, by nine', () => {
    fc.assert(
      fc.property(anyDate, (born) => {
        const { day, month, year } = born;
        const sums = [month + day, day + year, month + 2 * day + year, month + year];
        expect(pinnacles(born).map(({ number }) => number.digit)).toEqual(sums.map(singleDigit));
        expect(pinnacles(born)[0]?.toAge).toBe(36 - lifePath(born).digit);
      }),
    );
  });
});

describe('challenges', () => {
  test('share the ages of the pinnacles', () => {
    const born = date(1949, 5, 15);
    const agesOf = (stages: { fromAge: number; toAge: number | null }[]) =>
      stages.map(({ fromAge, toAge }) => [fromAge, toAge]);
    expect(agesOf(challenges(born))).toEqual(agesOf(pinnacles(born)));
  });

  test('masters are reduced first: 29 November 1992 is 2, 2 and 3', () => {
    expect(valuesOf(challenges(date(1992, 11, 29)))).toEqual([0, 1, 1, 1]);
    expect(challenges(date(1992, 11, 29))[0]?.number.working.terms).toEqual([
      { label: 'month', source: 11, steps: [11, 2], value: 2 },
      { label: 'day', source: 29, steps: [29, 11, 2], value: 2 },
    ]);
  });

  test('for any date they lie between 0 and 8', () => {
    fc.assert(
      fc.property(anyDate, (born) => {
        for (const value of valuesOf(challenges(born))) {
          expect(value).toBeGreaterThanOrEqual(0);
          expect(value).toBeLessThanOrEqual(8);
        }
      }),
    );
  });
});

describe('period cycles', () => {
  test('are the birth month, day and year', () => {
    const cycles = periodCycles(date(1949, 11, 29));
    expect(valuesOf(cycles)).toEqual([11, 11, 5]);
    expect(cycles.map(({ number }) => number.compound)).toEqual(['11/2', '29/11/2', '23/5']);
    expect(cycles[2]?.number.working.terms[0]?.steps).toEqual([1949, 23, 5]);
    expect(periodCycles(date(985, 1, 1))[2]?.number.compound).toBe('22/4');
  });

  test.each([
    [1, 27, 54],
    [2, 26, 53],
    [3, 34, 61],
    [4, 33, 60],
    [5, 32, 59],
    [6, 31, 58],
    [7, 30, 57],
    [8, 29, 56],
    [9, 28, 55],
  ])('with the life path %i they turn at %i and %i', (digit, second, third) => {
    // In January 2008 (1 + 1), the day alone decides the life path: the 7th gives 9.
    const day = digit <= 2 ? digit + 7 : digit - 2;
    const born = date(2008, 1, day);
    expect(lifePath(born).digit).toBe(digit);
    expect(periodCycles(born).map(({ fromAge }) => fromAge)).toEqual([0, second, third]);
  });

  test('for any date they turn in a personal year 1', () => {
    fc.assert(
      fc.property(anyDate, (born) => {
        fc.pre(born.year < 9900);
        const [, second, third] = periodCycles(born);
        for (const turn of [second, third]) {
          expect(personalYear(born, born.year + (turn?.fromAge ?? 0)).value).toBe(1);
        }
      }),
    );
  });
});

describe('the stage of a day', () => {
  const vera = date(1997, 12, 24);

  test('a pinnacle turns on the birthday, and its years meet those of the next', () => {
    const all = pinnacles(vera);
    expect(pinnacleOn(all, vera, date(2026, 12, 23)).order).toBe(1);
    expect(pinnacleOn(all, vera, date(2026, 12, 24)).order).toBe(2);
    expect(all.map((stage) => pinnacleYears(stage, vera))).toEqual([
      { from: 1997, to: 2026 },
      { from: 2026, to: 2035 },
      { from: 2035, to: 2044 },
      { from: 2044, to: null },
    ]);
  });

  test('a period turns in January, before a birthday at the end of the year', () => {
    const all = periodCycles(vera);
    expect(periodOn(all, vera, date(2025, 12, 31)).order).toBe(1);
    expect(periodOn(all, vera, date(2026, 1, 1)).order).toBe(2);
    expect(all.map((stage) => periodYears(stage, vera))).toEqual([
      { from: 1997, to: 2025 },
      { from: 2026, to: 2052 },
      { from: 2053, to: null },
    ]);
  });

  test('for anybody on any day, the years of the running stages hold that day', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: 0, max: 110 }), anyDate, (born, years, { month, day }) => {
        fc.pre(born.year < 9000 && day < 29);
        const on = date(born.year + years, month, day);
        for (const { from, to } of [
          pinnacleYears(pinnacleOn(pinnacles(born), born, on), born),
          periodYears(periodOn(periodCycles(born), born, on), born),
        ]) {
          expect(on.year).toBeGreaterThanOrEqual(from);
          expect(on.year).toBeLessThanOrEqual(to ?? on.year);
        }
      }),
    );
  });
});

describe('the stage of an age', () => {
  const stages = pinnacles(date(1962, 7, 3));

  test.each([
    [0, 1],
    [35, 1],
    [36, 2],
    [53, 3],
    [54, 4],
    [120, 4],
  ])('at %i it is the %i. pinnacle', (age, order) => {
    expect(stageAtAge(stages, age).order).toBe(order);
  });

  test('there is none without stages', () => {
    expect(() => stageAtAge([], 30)).toThrow(RangeError);
  });
});
