import type { BirthDateError } from './index.ts';

/** What a form says about a birth date it cannot take. */
export const birthDateProblems: Record<BirthDateError, string> = {
  impossible: 'Please give a day that is in the calendar.',
  future: 'This day is still to come.',
  'before-1900': 'Please give a date from 1900 on.',
};
