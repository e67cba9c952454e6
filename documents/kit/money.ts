/** €1,234.50; a whole amount may be written without its cents. */
export function money(cents: number, { round = false } = {}): string {
  const whole = round && cents % 100 === 0;
  const amount = (Math.abs(cents) / 100).toLocaleString('en-IE', {
    minimumFractionDigits: whole ? 0 : 2,
    maximumFractionDigits: 2,
  });
  return `${cents < 0 ? '−' : ''}€${amount}`;
}
