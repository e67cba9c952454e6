import type { OrderRow } from '../../shop/index.ts';

/** What credits and enrolments remember as the reason of their being. The same source gives once. */
export const creditSource = ({ id }: Pick<OrderRow, 'id'>): string => `order:${id}`;
