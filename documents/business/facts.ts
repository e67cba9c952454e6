import type { LaunchReason, NameAgreement } from '../../numerology/index.ts';

/** The six facts that can speak for a name, in the order of the table. */
export const FACTS: { fact: NameAgreement; short: string; long: string }[] = [
  {
    fact: 'pythagorean-fits-life-path',
    short: 'Pythagorean, Life Path',
    long: 'The Pythagorean number is of the family of your Life Path',
  },
  {
    fact: 'pythagorean-fits-expression',
    short: 'Pythagorean, Expression',
    long: 'The Pythagorean number is of the family of your Expression',
  },
  {
    fact: 'chaldean-fits-life-path',
    short: 'Chaldean, Life Path',
    long: 'The Chaldean number is of the family of your Life Path',
  },
  {
    fact: 'chaldean-fits-expression',
    short: 'Chaldean, Expression',
    long: 'The Chaldean number is of the family of your Expression',
  },
  { fact: 'systems-agree', short: 'Both tables agree', long: 'Both tables come to the same digit' },
  {
    fact: 'free-of-karmic-debt',
    short: 'No debt in a total',
    long: 'Neither total passes through 13, 14, 16 or 19',
  },
];

export const REASONS: Record<LaunchReason, string> = {
  'personal-day-of-beginnings': 'your personal day 1, for beginnings',
  'personal-day-of-results': 'your personal day 8, for results',
  'date-echoes-name': 'the date adds up to the number of the name',
  'date-echoes-owner': 'the date adds up to your Life Path',
};
