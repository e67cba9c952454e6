import type { CalendarDate } from './calendar-date.ts';
import { assertValidDate } from './calendar-date.ts';
import { sumOfTerms } from './make-number.ts';
import type { CoreResult, NumberName } from './number-result.ts';
import type { SumWorking, Term } from './working.ts';
import { termKeepingMasters } from './working.ts';

export type DateResult = CoreResult<SumWorking>;

export interface DateTerms {
  month: Term;
  day: Term;
  year: Term;
}

/** Month, day and year, each reduced on its own, 11, 22 and 33 being kept. */
export function dateTerms(date: CalendarDate): DateTerms {
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
