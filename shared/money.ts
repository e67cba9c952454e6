import { figure } from './figures.ts';

/** €1,234.50; a whole amount may be written without its cents. */
export function money(cents: number, { round = false } = {}): string {
  const amount = Math.round(Math.abs(cents));
  const euros = figure(Math.trunc(amount / 100));
  const rest = round && amount % 100 === 0 ? '' : `.${String(amount % 100).padStart(2, '0')}`;
  return `${cents < 0 ? '−' : ''}€${euros}${rest}`;
}

/** €59, and €9.50 only where there are cents to show. */
export const euro = (cents: number) => money(cents, { round: true });

/** Less than this no card is charged. */
export const LEAST_CHARGE_CENTS = 50;

/** '59', '59.50' or '59,50', in cents; anything else is no price. */
export function centsFrom(typed = ''): number {
  const [, euros, cents = ''] = /^€?\s*(\d{1,5})(?:[.,](\d{1,2}))?$/.exec(typed.trim()) ?? [];
  return euros === undefined ? Number.NaN : Number(euros) * 100 + Number(cents.padEnd(2, '0'));
}

/** A price as a field shows it: '59', or '59.50'. */
export const euros = (cents?: number | null): string =>
  cents === undefined || cents === null
    ? ''
    : cents % 100 === 0
      ? String(cents / 100)
      : (cents / 100).toFixed(2);

/**
 * A sum in as many whole parts as there are weights, each by its weight. The cents that are left over go one each to
 * those that lost most by rounding, the first ones first. Without any weight the parts are equal.
 */
export function divideCents(cents: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  if (sum === 0)
    return weights.length > 0
      ? divideCents(
          cents,
          weights.map(() => 1),
        )
      : [];
  const parts = weights.map((weight) => Math.floor((cents * weight) / sum));
  const lost = weights.map((weight, at) => ({ at, rest: (cents * weight) % sum }));
  lost.sort((one, other) => other.rest - one.rest || one.at - other.at);
  const left = cents - parts.reduce((all, part) => all + part, 0);
  for (const { at } of lost.slice(0, left)) parts[at] = (parts[at] ?? 0) + 1;
  return parts;
}
