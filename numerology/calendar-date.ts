/** A day in the (proleptic) Gregorian calendar. It has no hour and no place, so no time zone can move it. */
export interface CalendarDate {
  year: number;
  month: number;
  day: number;
}

const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const DAYS_IN_MONTH = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

export function daysInMonth(year: number, month: number): number {
  if (month === 2 && isLeapYear(year)) return 29;
  const days = DAYS_IN_MONTH[month - 1];
  if (days === undefined) throw new RangeError(`No such month: ${month}`);
  return days;
}

/** Years 1 to 9999, the range that 'YYYY-MM-DD' can write. */
export function isValidDate({ year, month, day }: CalendarDate): boolean {
  if (!Number.isInteger(year) || !Number.isInteger(month) || !Number.isInteger(day)) return false;
  if (year < 1 || year > 9999 || month < 1 || month > 12 || day < 1) return false;
  return day <= daysInMonth(year, month);
}

/** Reads 'YYYY-MM-DD' exactly; null for any other writing and for days that do not exist. */
export function parseDate(text: string): CalendarDate | null {
  const match = ISO_DATE.exec(text);
  if (!match) return null;
  const date = { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) };
  return isValidDate(date) ? date : null;
}

export function formatDate({ year, month, day }: CalendarDate): string {
  const pad = (value: number, length: number) => String(value).padStart(length, '0');
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
}

/** Negative when `a` comes before `b`, 0 for the same day: fits Array.sort. */
export function compareDates(a: CalendarDate, b: CalendarDate): number {
  return a.year - b.year || a.month - b.month || a.day - b.day;
}

export function nextDay({ year, month, day }: CalendarDate): CalendarDate {
  if (day < daysInMonth(year, month)) return { year, month, day: day + 1 };
  return month < 12 ? { year, month: month + 1, day: 1 } : { year: year + 1, month: 1, day: 1 };
}

/** Completed years of life; someone born on 29 February completes a year on 1 March of a common year. */
export function ageOn(birthDate: CalendarDate, on: CalendarDate): number {
  const hadBirthday = on.month > birthDate.month || (on.month === birthDate.month && on.day >= birthDate.day);
  return on.year - birthDate.year - (hadBirthday ? 0 : 1);
}

/** Numbers of a day that does not exist would look right and be meaningless. */
export function assertValidDate(date: CalendarDate): void {
  if (!isValidDate(date)) throw new RangeError(`Not a calendar date: ${JSON.stringify(date)}`);
}

export type BirthDateError = 'impossible' | 'future' | 'before-1900';

export type BirthDateReading = { ok: true; date: CalendarDate } | { ok: false; error: BirthDateError };

const EARLIEST_YEAR = 1900;

/**
 * What a form may accept as a birth date. The engine itself also reads older dates, for historic persons.
 * Today is given, because this folder has no clock; being born today is fine.
 */
export function readBirthDate(text: string, today: CalendarDate): BirthDateReading {
  const date = parseDate(text);
  if (!date) return { ok: false, error: 'impossible' };
  if (compareDates(date, today) > 0) return { ok: false, error: 'future' };
  if (date.year < EARLIEST_YEAR) return { ok: false, error: 'before-1900' };
  return { ok: true, date };
}

const problems: Record<BirthDateError, string> = {
  impossible: 'Please give a day that is in the calendar.',
  future: 'This day is still to come.',
  'before-1900': 'Please give a date from 1900 on.',
};

/** What a form says about a birth date it cannot take: "February 2001 has 28 days." where that is what is wrong. */
export function birthDateProblem(error: BirthDateError, text: string): string {
  if (text === '' || (/^(\d*-){2}\d*$/.test(text) && text.split('-').includes('')))
    return 'Please give day, month and year.';
  if (error === 'impossible' && /^\d{1,3}-/.test(text)) return 'Please give the year with four digits.';
  const [, year, month] = (error === 'impossible' && /^(\d{4})-(\d{2})-\d{2}$/.exec(text)) || [];
  const name = monthNames[Number(month) - 1];
  if (!name || Number(year) === 0) return problems[error];
  return `${name} ${year} has ${daysInMonth(Number(year), Number(month))} days.`;
}
