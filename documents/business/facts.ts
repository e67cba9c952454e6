import type { LaunchReason, NameAgreement } from '../../numerology/index.ts';
import { listed } from '../kit/number-words.ts';

/** What the facts compare. */
export interface FactNumbers {
  pythagorean: number;
  chaldean: number;
  lifePath: number;
  expression: number;
}

const kinship = (speaks: boolean) => (speaks ? 'one family' : 'different families');

interface Fact {
  fact: NameAgreement;
  short: string;
  /** Said either way, so that the line is true without the mark before it. */
  long(numbers: FactNumbers, speaks: boolean): string;
}

/** The six facts that can speak for a name, in the order of the table. */
export const FACTS: readonly Fact[] = [
  {
    fact: 'pythagorean-fits-life-path',
    short: 'Pythagorean, Life Path',
    long: ({ pythagorean, lifePath }, speaks) =>
      `Pythagorean ${pythagorean} and Life Path ${lifePath}: ${kinship(speaks)}`,
  },
  {
    fact: 'pythagorean-fits-expression',
    short: 'Pythagorean, Expression',
    long: ({ pythagorean, expression }, speaks) =>
      `Pythagorean ${pythagorean} and Expression ${expression}: ${kinship(speaks)}`,
  },
  {
    fact: 'chaldean-fits-life-path',
    short: 'Chaldean, Life Path',
    long: ({ chaldean, lifePath }, speaks) =>
      `Chaldean ${chaldean} and Life Path ${lifePath}: ${kinship(speaks)}`,
  },
  {
    fact: 'chaldean-fits-expression',
    short: 'Chaldean, Expression',
    long: ({ chaldean, expression }, speaks) =>
      `Chaldean ${chaldean} and Expression ${expression}: ${kinship(speaks)}`,
  },
  {
    fact: 'systems-agree',
    short: 'Both tables agree',
    long: ({ pythagorean, chaldean }, speaks) =>
      `${pythagorean} and ${chaldean}: the tables ${speaks ? 'agree' : 'differ'}`,
  },
  {
    fact: 'free-of-karmic-debt',
    short: 'No debt in a total',
    long: (_numbers, speaks) => `${speaks ? 'No' : 'A'} 13, 14, 16 or 19 in the totals`,
  },
];

/** What speaks for a day, in one sentence without its full stop. */
export function reasonsInWords(reasons: readonly LaunchReason[]): string {
  const isBoth = reasons.includes('date-echoes-name') && reasons.includes('date-echoes-owner');
  return listed(
    reasons.map((reason) =>
      isBoth && reason === 'date-echoes-owner' ? 'to your Life Path' : REASONS[reason],
    ),
  );
}

const REASONS: Record<LaunchReason, string> = {
  'personal-day-of-beginnings': 'your personal day 1, for beginnings',
  'personal-day-of-results': 'your personal day 8, for results',
  'date-echoes-name': 'the date adds up to the number of the name',
  'date-echoes-owner': 'the date adds up to your Life Path',
};
