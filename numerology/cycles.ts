import { ageOn, assertValidDate, type CalendarDate, daysInMonth } from './calendar-date.ts';
import {
  type CoreResult,
  type DifferenceResult,
  type DigitResult,
  differenceOfTerms,
  type NumberName,
  type NumberResult,
  type SumWorking,
  singleDigitTerm,
  sumOfTerms,
  type Term,
  termKeepingMasters,
} from './make-number.ts';

/** Personal cycles count from 1 to 9 and begin again, so their value is a digit; a master on the way is noted. */
export type CycleResult = DigitResult<SumWorking>;

/** Birth month, birth day and the calendar year. It runs from January to December. */
export function personalYear(birthDate: CalendarDate, year: number): CycleResult {
  assertValidDate({ year, month: 1, day: 1 });
  const { month, day } = dateTerms(birthDate);
  return cycle('personal-year', [month, day, termKeepingMasters('calendar-year', year)]);
}

export function personalMonth(birthDate: CalendarDate, year: number, month: number): CycleResult {
  assertValidDate({ year, month, day: 1 });
  return monthOfPersonalYear(personalYear(birthDate, year), month);
}

export function personalDay(birthDate: CalendarDate, date: CalendarDate): CycleResult {
  assertValidDate(date);
  return dayOfPersonalMonth(personalMonth(birthDate, date.year, date.month), date.day);
}

function monthOfPersonalYear(year: CycleResult, month: number): CycleResult {
  return cycle('personal-month', [
    singleDigitTerm('personal-year', year.value),
    termKeepingMasters('calendar-month', month),
  ]);
}

function dayOfPersonalMonth(month: CycleResult, day: number): CycleResult {
  return cycle('personal-day', [
    singleDigitTerm('personal-month', month.value),
    termKeepingMasters('calendar-day', day),
  ]);
}

function cycle(name: 'personal-year' | 'personal-month' | 'personal-day', terms: Term[]): CycleResult {
  const sum = sumOfTerms(name, terms, 'noted');
  return { ...sum, value: sum.digit };
}

export type DateResult = CoreResult<SumWorking>;

interface DateTerms {
  month: Term;
  day: Term;
  year: Term;
}

/** Month, day and year, each reduced on its own, 11, 22 and 33 being kept. */
function dateTerms(date: CalendarDate): DateTerms {
  assertValidDate(date);
  return {
    month: termKeepingMasters('month', date.month),
    day: termKeepingMasters('day', date.day),
    year: termKeepingMasters('year', date.year),
  };
}

export function lifePath(birthDate: CalendarDate): DateResult {
  return sumOfDate('life-path', birthDate);
}

/** What the Life Path is to a person, for any other day: the day a business opens, for example. */
export function dateNumber(date: CalendarDate): DateResult {
  return sumOfDate('date-number', date);
}

export function birthday(birthDate: CalendarDate): DateResult {
  return sumOfTerms('birthday', [dateTerms(birthDate).day], 'kept');
}

function sumOfDate(name: NumberName, date: CalendarDate): DateResult {
  const { month, day, year } = dateTerms(date);
  return sumOfTerms(name, [month, day, year], 'kept');
}

/** A stretch of life. The last one has no end. */
export interface LifeStage<R extends NumberResult = NumberResult> {
  order: 1 | 2 | 3 | 4;
  fromAge: number;
  toAge: number | null;
  number: R;
}

export type Pinnacle = LifeStage<CoreResult<SumWorking>>;
export type Challenge = LifeStage<DifferenceResult>;
export type PeriodCycle = LifeStage<CoreResult<SumWorking>>;

/** Four nines less the Life Path is the age that ends the first pinnacle; the next two last nine years each. */
const FIRST_PINNACLE_SPAN = 36;
const CYCLE = 9;
/** A period cycle turns with the personal year 1 nearest to 30, the age of Saturn's return: from 26 to 34. */
const EARLIEST_PERIOD_TURN = 26;

export function pinnacles(birthDate: CalendarDate): Pinnacle[] {
  const { month, day, year } = dateTerms(birthDate);
  const first = sumOfTerms('pinnacle', [month, day], 'kept');
  const second = sumOfTerms('pinnacle', [day, year], 'kept');
  const third = sumOfTerms(
    'pinnacle',
    [termKeepingMasters('first-pinnacle', first.value), termKeepingMasters('second-pinnacle', second.value)],
    'kept',
  );
  const fourth = sumOfTerms('pinnacle', [month, year], 'kept');
  return stages([first, second, third, fourth], pinnacleEnds(birthDate));
}

/** Challenges run beside the pinnacles, at the same ages, and know single digits only. */
export function challenges(birthDate: CalendarDate): Challenge[] {
  assertValidDate(birthDate);
  const term = (label: 'month' | 'day' | 'year') => singleDigitTerm(label, birthDate[label]);
  const first = differenceOfTerms('challenge', [term('month'), term('day')]);
  const second = differenceOfTerms('challenge', [term('day'), term('year')]);
  const third = differenceOfTerms('challenge', [
    singleDigitTerm('first-challenge', first.value),
    singleDigitTerm('second-challenge', second.value),
  ]);
  const fourth = differenceOfTerms('challenge', [term('month'), term('year')]);
  return stages([first, second, third, fourth], pinnacleEnds(birthDate));
}

/** Birth month, birth day and birth year, each ruling one period of life. */
export function periodCycles(birthDate: CalendarDate): PeriodCycle[] {
  const { month, day, year } = dateTerms(birthDate);
  const numbers = [month, day, year].map((term) => sumOfTerms('period-cycle', [term], 'kept'));
  // The calendar year of birth is a personal year equal to the Life Path, and each year adds one.
  const atBirth = lifePath(birthDate).digit;
  let turn = EARLIEST_PERIOD_TURN;
  while ((atBirth + turn) % CYCLE !== 1) turn++;
  return stages(numbers, [turn - 1, turn + 3 * CYCLE - 1]);
}

/** The stage someone of this age lives in. */
export function stageAtAge<S extends LifeStage>(all: readonly S[], age: number): S {
  const stage = all.find(({ toAge }) => toAge === null || age <= toAge);
  if (!stage) throw new RangeError('The stages of a life end with an open one');
  return stage;
}

/** Pinnacles and challenges turn on a birthday. */
export function pinnacleOn<S extends LifeStage>(
  all: readonly S[],
  born: CalendarDate,
  date: CalendarDate,
): S {
  return stageAtAge(all, Math.max(0, ageOn(born, date)));
}

/** Period cycles turn in January, when a personal year 1 begins, whether the birthday has been or not. */
export function periodOn<S extends LifeStage>(all: readonly S[], born: CalendarDate, date: CalendarDate): S {
  return stageAtAge(all, Math.max(0, date.year - born.year));
}

/** Calendar years in which a stage begins and ends; the last one has no end. */
export interface StageYears {
  from: number;
  to: number | null;
}

/** A pinnacle ends on the birthday after the last age in it, on which the next one begins. */
export function pinnacleYears({ fromAge, toAge }: LifeStage, born: CalendarDate): StageYears {
  return { from: born.year + fromAge, to: toAge === null ? null : born.year + toAge + 1 };
}

/** A period cycle ends with the December before the next one's January. */
export function periodYears({ fromAge, toAge }: LifeStage, born: CalendarDate): StageYears {
  return { from: born.year + fromAge, to: toAge === null ? null : born.year + toAge };
}

function pinnacleEnds(birthDate: CalendarDate): number[] {
  const firstEnd = FIRST_PINNACLE_SPAN - lifePath(birthDate).digit;
  return [firstEnd, firstEnd + CYCLE, firstEnd + 2 * CYCLE];
}

const ORDERS = [1, 2, 3, 4] as const;

function stages<R extends NumberResult>(numbers: R[], ends: number[]): LifeStage<R>[] {
  return numbers.map((number, index) => ({
    order: ORDERS[index] ?? 4,
    fromAge: (ends[index - 1] ?? -1) + 1,
    toAge: ends[index] ?? null,
    number,
  }));
}

export interface ForecastDay {
  date: CalendarDate;
  personalDay: CycleResult;
}

export interface ForecastMonth {
  month: number;
  personalMonth: CycleResult;
  days: ForecastDay[];
}

export interface Forecast {
  birthDate: CalendarDate;
  year: number;
  personalYear: CycleResult;
  /** January to December. */
  months: ForecastMonth[];
}

export function forecast(birthDate: CalendarDate, year: number): Forecast {
  const yearNumber = personalYear(birthDate, year);
  const months = Array.from({ length: 12 }, (_, index): ForecastMonth => {
    const month = index + 1;
    const personalMonth = monthOfPersonalYear(yearNumber, month);
    const days = Array.from({ length: daysInMonth(year, month) }, (_, dayIndex): ForecastDay => {
      const day = dayIndex + 1;
      return { date: { year, month, day }, personalDay: dayOfPersonalMonth(personalMonth, day) };
    });
    return { month, personalMonth, days };
  });
  return { birthDate, year, personalYear: yearNumber, months };
}
