/** Made once: a formatter costs a hundred times what it takes to use it. */
const exact = new Intl.NumberFormat('en-IE', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const whole = new Intl.NumberFormat('en-IE', { maximumFractionDigits: 0 });

/** €1,234.50; a whole amount may be written without its cents. */
export function money(cents: number, { round = false } = {}): string {
  const format = round && cents % 100 === 0 ? whole : exact;
  return `${cents < 0 ? '−' : ''}€${format.format(Math.abs(cents) / 100)}`;
}

/** €59, and €9.50 only where there are cents to show. */
export const euro = (cents: number) => money(cents, { round: true });
