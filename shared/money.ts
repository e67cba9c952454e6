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
