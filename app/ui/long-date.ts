const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** "Nov 3, 2026" from "2026-11-03": a plain calendar date, which no time zone may move and no library need load. */
export function longDate(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${months[(month ?? 1) - 1]} ${day}, ${year}`;
}
