import type { BirthDateError } from './birth-date-form.ts';
import { daysInMonth, monthNames } from './calendar-date.ts';

const problems: Record<BirthDateError, string> = {
  impossible: 'Please give a day that is in the calendar.',
  future: 'This day is still to come.',
  'before-1900': 'Please give a date from 1900 on.',
};

/** What a form says about a birth date it cannot take: "February 2001 has 28 days." where that is what is wrong. */
export function birthDateProblem(error: BirthDateError, text: string): string {
  const [, year, month] = (error === 'impossible' && /^(\d{4})-(\d{2})-\d{2}$/.exec(text)) || [];
  const name = monthNames[Number(month) - 1];
  if (!name || Number(year) === 0) return problems[error];
  return `${name} ${year} has ${daysInMonth(Number(year), Number(month))} days.`;
}
