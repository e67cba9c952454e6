import { type CalendarDate, isValidDate } from '../../../numerology/index.ts';

export type SpokenDate = {
  date: CalendarDate;
  /** 4/7/1990 may mean two days; we read the day first and say so. */
  ambiguous: boolean;
  /** The part of the sentence that was the date. */
  written: string;
};

/** In no calendar, such as 31 February. */
export type ImpossibleDate = 'impossible';

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const monthName =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const dayMonthYear = new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)?(?: of)?[ .,-]+${monthName}[ .,-]+(\\d{4})\\b`);
const monthDayYear = new RegExp(`\\b${monthName}[ .]+(\\d{1,2})(?:st|nd|rd|th)?[ ,]+(\\d{4})\\b`);
const yearFirst = /\b(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})\b/;
const figures = /\b(\d{1,2})([-/.])(\d{1,2})\2(\d{4})\b/;

/** The first date a sentence holds, however it is written. */
export function readSpokenDate(sentence: string): SpokenDate | ImpossibleDate | undefined {
  const text = sentence.toLowerCase();
  const dmy = dayMonthYear.exec(text);
  if (dmy) return checked(dmy, Number(dmy[3]), monthNumber(dmy[2]), Number(dmy[1]));
  const mdy = monthDayYear.exec(text);
  if (mdy) return checked(mdy, Number(mdy[3]), monthNumber(mdy[1]), Number(mdy[2]));
  const iso = yearFirst.exec(text);
  if (iso) return checked(iso, Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const plain = figures.exec(text);
  if (!plain) return undefined;
  const [first, second, year] = [Number(plain[1]), Number(plain[3]), Number(plain[4])];
  if (second > 12) return checked(plain, year, first, second);
  return checked(plain, year, second, first, first <= 12 && first !== second);
}

function checked(
  [written]: RegExpExecArray,
  year: number,
  month: number,
  day: number,
  ambiguous = false,
): SpokenDate | ImpossibleDate {
  const date = { year, month, day };
  return isValidDate(date) ? { date, ambiguous, written } : 'impossible';
}

function monthNumber(name = ''): number {
  return months.indexOf(name.slice(0, 3)) + 1;
}
