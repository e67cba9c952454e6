import type { CalendarDate } from './calendar-date.ts';
import { daysInMonth } from './calendar-date.ts';
import type { CycleResult } from './personal-cycles.ts';
import { dayOfPersonalMonth, monthOfPersonalYear, personalYear } from './personal-cycles.ts';

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
