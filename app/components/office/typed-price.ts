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
