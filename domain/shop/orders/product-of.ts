import { findProduct, type Product, soldElsewhere } from '../../../content/catalogue.ts';
import type { ReadsContent } from '../../services.ts';
import type { OrderRow } from './order-states.ts';

/** What of a product matters once it is sold. */
export type SoldProduct = Pick<Product, 'name' | 'delivers' | 'intake' | 'productType' | 'features'> & {
  id: string;
};

/** Orders outlive catalogue entries; what was sold is still in the order itself. */
export const productOf = (
  { content }: ReadsContent,
  { productId }: Pick<OrderRow, 'productId'>,
): SoldProduct | undefined => {
  const elsewhere = soldElsewhere.find(({ id }) => id === productId);
  return elsewhere
    ? { ...elsewhere, delivers: [], features: [] }
    : findProduct(content.current().catalogue, productId);
};
