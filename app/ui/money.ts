/** €59, and €9.50 only where there are cents to show. */
export function euro(cents: number): string {
  return `€${cents % 100 === 0 ? cents / 100 : (cents / 100).toFixed(2)}`;
}
