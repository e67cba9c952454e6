import { findProduct, type Product, sessionProduct } from '../../../content/catalogue.ts';
import type { ReadsContent } from '../../services.ts';
import type { OrderRow } from './order-states.ts';

/** What of a product matters once it is sold. */
export type SoldProduct = Pick<Product, 'delivers' | 'intake' | 'productType' | 'features'> & { id: string };

/** Orders outlive catalogue entries; what was sold is still in the order itself. */
export const productOf = (
  { content }: ReadsContent,
  { productId }: Pick<OrderRow, 'productId'>,
): SoldProduct | undefined =>
  productId === sessionProduct.id
    ? { ...sessionProduct, delivers: [], features: [] }
    : findProduct(content.current().catalogue, productId);
