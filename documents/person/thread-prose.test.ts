import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Chart } from '../../numerology/index.ts';
import { itemAt } from '../../shared/records.ts';
import { CORE } from '../kit/chart-sheet.ts';
import { leadingYear, monthsAhead } from '../kit/words.ts';
import { ordinaryPerson, seeded } from '../testing/people.ts';
import { readingOf } from './reading.ts';
import { threadProse } from './thread-prose.ts';

type Person = ReturnType<typeof ordinaryPerson>;

/** What is told of somebody who is called like everybody else. */
function told({ chart, issuedOn }: Person): string {
  const reading = readingOf({ name: 'Ada Lovelace', chart, issuedOn });
  const { year } = leadingYear(monthsAhead(chart.birthDate, issuedOn));
  return JSON.stringify(threadProse(reading, year));
}

/** Whatever the thread may speak of: the numbers, the letters that are missing, and where the clock stands. */
function numbersOf({ chart, issuedOn }: Person): string {
  const { pinnacle, challenge, period } = readingOf({ name: '', chart, issuedOn });
  const { personalYear } = leadingYear(monthsAhead(chart.birthDate, issuedOn));
  return JSON.stringify([
    ...CORE.map((key) => chart[key].value),
    chart.letters.karmicLessons,
    personalYear.value,
    ...[pinnacle, challenge, period].map(({ number }) => number.value),
  ]);
}

const seed = fc.nat(1_000_000);
const anybody = (from: number) => ordinaryPerson(seeded(from));

function expectApart(one: Person, other: Person): void {
  if (numbersOf(one) !== numbersOf(other)) expect(told(one)).not.toBe(told(other));
}

describe('whoever has another chart has another thread', () => {
  test('of any two people', () => {
    fc.assert(
      fc.property(seed, seed, (one, other) => expectApart(anybody(one), anybody(other))),
      { numRuns: 500 },
    );
  });

  /** Two strangers differ in everything; these two differ in one thing. */
  const parts: ((own: Chart, other: Chart) => Chart)[] = [
    ...CORE.map((key) => (own: Chart, other: Chart) => ({ ...own, [key]: other[key] })),
    (own, other) => ({ ...own, letters: other.letters }),
    (own, other) => ({ ...own, pinnacles: other.pinnacles }),
    (own, other) => ({ ...own, challenges: other.challenges }),
    (own, other) => ({ ...own, periodCycles: other.periodCycles }),
  ];

  test('where a single number differs', () => {
    fc.assert(
      fc.property(seed, seed, fc.nat(parts.length - 1), (from, to, at) => {
        const [one, other] = [anybody(from), anybody(to)];
        expectApart(one, { ...one, chart: itemAt(parts, at)(one.chart, other.chart) });
      }),
      { numRuns: 1_000 },
    );
  });
});
