import { productIds } from '../../../content/catalogue.ts';
import { readCursor } from '../../page-cursor.ts';
import { readOrderSearch } from '../../search-query.ts';
import type { OrderQuery } from './queries.ts';

/** The ways of looking at the list. `bought` leaves out the tries that came to nothing. */
export const orderViews = [
  'bought',
  'work',
  'waiting',
  'pending',
  'failed',
  'refunded',
  'disputed',
  'unpaid',
] as const;
export type OrderView = (typeof orderViews)[number];

/** As it stands in the address of the list. */
export type OrderSearch = Partial<Record<'show' | 'product' | 'q' | 'before', string>>;

/** Whatever is not known is left out: an old link shows more, never an error. */
export function readOrderFilter({ show, product, q, before }: OrderSearch) {
  const typed = q?.trim().slice(0, 100) || undefined;
  const view: OrderView = orderViews.find((known) => known === show) ?? 'bought';
  const productId = productIds.find((id) => id === product);
  const query: OrderQuery = {
    view,
    productId,
    search: readOrderSearch(typed),
    before: readCursor(before ?? null),
  };
  return { query, shown: { show: view, product: productId, q: typed, isPaged: query.before !== undefined } };
}
