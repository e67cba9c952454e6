import {
  type CalendarDate,
  type Chart,
  type Digit,
  judgement,
  lifePath,
  personalDay,
  personalMonth,
  personalYear,
} from '../numerology/index.ts';

import { itemAt } from '../shared/records.ts';
import { circleDays } from './circle/days.ts';
import { monthAsks, monthExercises, monthTitles } from './circle/months.ts';
import { monthFrames } from './circle/openings.ts';
import { returningMonths } from './circle/returns.ts';
import {
  type MeaningOf,
  monthRoads,
  monthStandings,
  monthsInYears,
  monthWishes,
  yearQuarters,
} from './meanings/index.ts';

/** What a day says to somebody. */
export type DayWords = { number: Digit; title: string; text: string; practice: string };

/**
 * The text of a day, which nobody meets twice within 120 days. A month has four stretches of at most nine days, in which each
 * number comes once at most; each stretch takes the next text, and there is one more of them than four months have stretches.
 */
export function dayWords(meaningOf: MeaningOf, born: CalendarDate, date: CalendarDate): DayWords {
  const number = personalDay(born, date).value;
  const { title, short, exercise } = meaningOf('personalDay', number);
  const texts = [{ title, text: short, practice: exercise }, ...circleDays[number]];
  const stretch = (date.year * 12 + date.month) * 4 + Math.floor((date.day - 1) / 9);
  return { number, ...itemAt(texts, stretch % texts.length) };
}

/** What the letter of a month says to somebody. */
export type MonthWords = {
  number: Digit;
  title: string;
  opening: string;
  /** What this month is in this year of hers. */
  theme: string;
  asks: string;
  /** In the first month of a quarter: where she stands in her year. */
  quarter?: string;
  exercise: string;
  closing: string;
  working: string;
};

type Month = Pick<CalendarDate, 'year' | 'month'>;
type Reader = {
  birthDate: CalendarDate;
  /** Missing where her name cannot be counted. */
  chart?: Chart;
};

/**
 * The letter of a month. Its theme belongs to one month of one year out of nine; opening and closing to one month of three
 * years; what it asks and what there is to try go round with the number of the month, which comes six times in 36 months at
 * most. So nothing of a letter is read twice in three years.
 */
export function monthWords(meaningOf: MeaningOf, { birthDate, chart }: Reader, at: Month): MonthWords {
  const { year, month } = at;
  const ofYear = personalYear(birthDate, year).value;
  const number = personalMonth(birthDate, year, month).value;
  const road = monthRoads[number][lifePath(birthDate).digit];
  const meaning = meaningOf('personalMonth', number);
  const asks = [road.text, ...meaning.long.slice(0, 2), meaning.short, ...monthAsks[number]];
  if (chart) {
    const { standing } = judgement(chart, { ...at, day: 1 })[number];
    asks.push(`${monthStandings[number][standing]} ${monthWishes[number][chart.soulUrge.digit]}`);
  }
  const round = roundOf(ofYear, at);
  const frame = itemAt(monthFrames[month] ?? [], year % 3);
  const back = returningMonths[month]?.[number];
  const quarter = (month - 1) / 3;
  return {
    number,
    title: back?.title ?? monthTitles[ofYear][number],
    opening: frame.opening,
    theme: back?.text ?? monthsInYears[ofYear][number],
    asks: itemAt(asks, round % asks.length),
    ...(Number.isInteger(quarter) && { quarter: yearQuarters.yearQuarters[ofYear][quarter] }),
    exercise: itemAt([meaning.exercise, road.exercise, ...monthExercises[number]], round % 6),
    closing: frame.closing,
    working: `Personal year ${ofYear} and calendar month ${month} make ${number}.`,
  };
}

/** How often the number of this month has come before: twelve times in each nine years, and so on from there. */
function roundOf(ofYear: Digit, { year, month }: Month): number {
  const firstYear = year - ofYear + 1;
  const digitAt = (n: number) => (Math.floor(n / 12) + (n % 12) + 1) % 9;
  const now = (ofYear - 1) * 12 + month - 1;
  const before = Array.from({ length: now }, (_, n) => n).filter((n) => digitAt(n) === digitAt(now)).length;
  return Math.floor(firstYear / 9) * 12 + before;
}
