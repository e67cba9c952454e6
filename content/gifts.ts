import { LEAST_CHARGE_CENTS } from '../shared/money.ts';
import type { Product } from './product.ts';

/** In cents: what may be given as an amount, and what is too little to be left over. */
export const giftAmounts = { least: 1_000, most: 50_000, leastRest: 100 };

/**
 * A membership is its member's own, month after month; what has no price of its own can be given as an amount, and so can what
 * has no place left.
 */
export const mayBeGiven = ({ recurring, suggestedCents, paused, archived, isFull }: Product): boolean =>
  !recurring && suggestedCents === undefined && !paused && !archived && !isFull;

/** What is paid in addition for something dearer than its gift. So little that no card can be charged it is not asked for. */
export function restToPay(priceCents: number, valueCents: number): number {
  const cents = priceCents - valueCents;
  return cents < LEAST_CHARGE_CENTS ? 0 : cents;
}

/** What is agreed about gifts, as the page, the card and the letters say it. */
export const giftRules = (years: number) => [
  `A gift can be redeemed for ${years} years, until the last day of the year.`,
  'It can be exchanged for anything else we sell of the same value. What costs more is paid in addition; what costs less leaves the rest as an amount.',
  'Until it is redeemed, whoever gave it can withdraw within 14 days, and has the 30-day guarantee. Once it is redeemed it belongs to its receiver, and is not paid back.',
];
