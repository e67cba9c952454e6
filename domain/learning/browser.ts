/** What the browser may hold of learning. */

/** What a certificate says of the exercises; nothing where none was checked. */
export const chartsTold = (charts: number): string | undefined =>
  charts > 0 ? `${charts} ${charts === 1 ? 'chart' : 'charts'} worked out and checked` : undefined;
