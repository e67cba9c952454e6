import { ageOn, type CalendarDate, compareDates } from './calendar-date.ts';
import type { Chart } from './chart.ts';
import {
  type PeriodCycle,
  type Pinnacle,
  periodOn,
  personalDay,
  personalMonth,
  personalYear,
  pinnacleOn,
} from './cycles.ts';
import type { Digit } from './make-number.ts';
import { birthdayIn, type LetterYear, letterYear, type Transit } from './name-itself.ts';

/** A day within some months on which something in a chart changes. */
export type TurningPoint = { on: CalendarDate } & (
  | { kind: 'year'; from: Digit; to: Digit }
  | { kind: 'period'; period: PeriodCycle }
  | { kind: 'birthday'; age: number; begins: Transit[]; essence: LetterYear['essence'] }
  | { kind: 'pinnacle'; pinnacle: Pinnacle }
  /** A month with the number of the Life Path. */
  | { kind: 'home-month'; digit: Digit }
  /** A month with the number of its year, and its days that have it too. */
  | { kind: 'deep-month'; digit: Digit; days: number[] }
);

/**
 * From the first day of a month to the end of the twelfth. Years and Periods turn on the first of January; letters, Essence and
 * Pinnacles on the birthday; months on their first day.
 */
export function turningPoints(chart: Chart, first: { year: number; month: number }): TurningPoint[] {
  const months = Array.from({ length: 12 }, (_, at) => {
    const months = first.year * 12 + first.month - 1 + at;
    return { year: Math.floor(months / 12), month: (months % 12) + 1 };
  });
  return months
    .flatMap((month) => [
      ...(month.month === 1 ? newYear(chart, month.year) : []),
      ...(month.month === birthdayIn(chart.birthDate, month.year).month ? birthday(chart, month.year) : []),
      ...monthTurns(chart, month),
    ])
    .toSorted((one, other) => compareDates(one.on, other.on));
}

function newYear({ birthDate, periodCycles }: Chart, year: number): TurningPoint[] {
  const on = { year, month: 1, day: 1 };
  const period = periodOn(periodCycles, birthDate, on);
  const before = periodOn(periodCycles, birthDate, { ...on, year: year - 1 });
  return [
    {
      kind: 'year',
      on,
      from: personalYear(birthDate, year - 1).value,
      to: personalYear(birthDate, year).value,
    },
    ...(period.order > before.order ? [{ kind: 'period' as const, on, period }] : []),
  ];
}

function birthday(chart: Chart, year: number): TurningPoint[] {
  const { birthDate, pinnacles } = chart;
  const on = birthdayIn(birthDate, year);
  const age = ageOn(birthDate, on);
  // The day of birth itself turns nothing.
  if (age < 1) return [];
  const { transits, essence } = letterYear(chart, age);
  const pinnacle = pinnacleOn(pinnacles, birthDate, on);
  return [
    {
      kind: 'birthday',
      on,
      age,
      essence,
      begins: Object.values(transits).filter(({ fromAge }) => fromAge === age),
    },
    ...(pinnacle.fromAge === age ? [{ kind: 'pinnacle' as const, on, pinnacle }] : []),
  ];
}

function monthTurns(
  { birthDate, lifePath }: Chart,
  { year, month }: { year: number; month: number },
): TurningPoint[] {
  const on = { year, month, day: 1 };
  const digit = personalMonth(birthDate, year, month).value;
  const isDeep = digit === personalYear(birthDate, year).value;
  const days = Array.from({ length: 28 }, (_, at) => at + 1).filter(
    (day) => personalDay(birthDate, { year, month, day }).value === digit,
  );
  return [
    ...(isDeep ? [{ kind: 'deep-month' as const, on, digit, days }] : []),
    ...(digit === lifePath.digit && !isDeep ? [{ kind: 'home-month' as const, on, digit }] : []),
  ];
}
