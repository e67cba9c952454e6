import { type CalendarDate, type Forecast, type ForecastMonth, forecast } from '../../numerology/index.ts';
import { ends, itemAt } from '../../shared/lists.ts';
import { monthName } from './dates.ts';

export interface MonthAhead {
  name: string;
  year: number;
  month: ForecastMonth;
  personalYear: Forecast['personalYear'];
  /** How often the same personal month stood before among the twelve: at most twice. */
  toldBefore: number;
}

const SECOND_HALF = 16;

/** The first month of the calendar year that holds most of the twelve; of two equal halves, the earlier. */
export function leadingYear(months: readonly MonthAhead[]): MonthAhead {
  const [first, last] = ends(months);
  const inLast = months.filter(({ year }) => year === last.year);
  return inLast.length * 2 > months.length ? itemAt(inLast, 0) : first;
}

/** Twelve months from the month of issue, or from the next one when more than half of it has gone. */
export function monthsAhead(birthDate: CalendarDate, issuedOn: CalendarDate): MonthAhead[] {
  const start = issuedOn.year * 12 + issuedOn.month - 1 + (issuedOn.day >= SECOND_HALF ? 1 : 0);
  const forecasts = new Map<number, Forecast>();
  const told = new Map<number, number>();
  return Array.from({ length: 12 }, (_, at) => {
    const year = Math.floor((start + at) / 12);
    const ofYear = forecasts.get(year) ?? forecast(birthDate, year);
    forecasts.set(year, ofYear);
    const month = itemAt(ofYear.months, (start + at) % 12);
    const toldBefore = told.get(month.personalMonth.value) ?? 0;
    told.set(month.personalMonth.value, toldBefore + 1);
    return { name: monthName(month.month), year, month, personalYear: ofYear.personalYear, toldBefore };
  });
}
