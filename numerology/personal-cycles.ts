import type { CalendarDate } from './calendar-date.ts';
import { assertValidDate } from './calendar-date.ts';
import { dateTerms } from './date-numbers.ts';
import { sumOfTerms } from './make-number.ts';
import type { DigitResult } from './number-result.ts';
import type { SumWorking, Term } from './working.ts';
import { singleDigitTerm, termKeepingMasters } from './working.ts';

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

export function monthOfPersonalYear(year: CycleResult, month: number): CycleResult {
  return cycle('personal-month', [
    singleDigitTerm('personal-year', year.value),
    termKeepingMasters('calendar-month', month),
  ]);
}

export function dayOfPersonalMonth(month: CycleResult, day: number): CycleResult {
  return cycle('personal-day', [
    singleDigitTerm('personal-month', month.value),
    termKeepingMasters('calendar-day', day),
  ]);
}

function cycle(name: 'personal-year' | 'personal-month' | 'personal-day', terms: Term[]): CycleResult {
  const sum = sumOfTerms(name, terms, 'noted');
  return { ...sum, value: sum.digit };
}
