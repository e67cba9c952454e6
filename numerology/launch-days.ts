import { assertValidDate, type CalendarDate, compareDates, nextDay } from './calendar-date.ts';
import { type CycleResult, type DateResult, dateNumber, personalDay } from './cycles.ts';
import type { Digit } from './make-number.ts';

/** Why a day is good to open on. */
export type LaunchReason =
  | 'personal-day-of-beginnings'
  | 'personal-day-of-results'
  | 'date-echoes-name'
  | 'date-echoes-owner';

export interface LaunchDay {
  date: CalendarDate;
  personalDay: CycleResult;
  dateNumber: DateResult;
  reasons: LaunchReason[];
}

export interface LaunchQuestion {
  ownerBirthDate: CalendarDate;
  ownerLifePath: Digit;
  nameDigit: Digit;
  /** Both ends are included. */
  window: { from: CalendarDate; to: CalendarDate };
}

/** What begins on a personal day 9 begins with an ending, whatever else speaks for the day. */
const DAY_OF_ENDINGS = 9;

/** The good days of a window, those with the most reasons first and then in the order of the calendar. */
export function launchDays(question: LaunchQuestion): LaunchDay[] {
  const { from, to } = question.window;
  assertValidDate(from);
  assertValidDate(to);
  const days: LaunchDay[] = [];
  for (let date = from; compareDates(date, to) <= 0; date = nextDay(date)) {
    const day = judgeLaunchDay(date, question);
    if (day.reasons.length > 0) days.push(day);
  }
  return days.sort((a, b) => b.reasons.length - a.reasons.length);
}

/** Also answers for a day that was already chosen; no reason means that nothing special speaks for it. */
export function judgeLaunchDay(date: CalendarDate, question: Omit<LaunchQuestion, 'window'>): LaunchDay {
  const personal = personalDay(question.ownerBirthDate, date);
  const own = dateNumber(date);
  const reasons: LaunchReason[] = [];
  if (personal.value !== DAY_OF_ENDINGS) {
    if (personal.value === 1) reasons.push('personal-day-of-beginnings');
    if (personal.value === 8) reasons.push('personal-day-of-results');
    if (own.digit === question.nameDigit) reasons.push('date-echoes-name');
    if (own.digit === question.ownerLifePath) reasons.push('date-echoes-owner');
  }
  return { date, personalDay: personal, dateNumber: own, reasons };
}
