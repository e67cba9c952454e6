import type { ReadsContent } from '../../services.ts';

export type YearProduct = ReturnType<typeof readYearProduct>;

/** Where the rest of the year is to be had: nothing while it is not on sale. */
export function readYearProduct({ content }: ReadsContent) {
  const { id, name, priceCents, paused } = content.current().catalogue.report;
  return paused ? undefined : { id, name, priceCents };
}
