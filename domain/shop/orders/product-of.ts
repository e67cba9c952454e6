import { findProduct, type Product } from '../../../content/catalogue.ts';
import type { ReadsContent } from '../../services.ts';
import type { OrderRow } from './order-states.ts';

/** Orders outlive catalogue entries; what was sold is still in the order itself. */
export const productOf = (
  { content }: ReadsContent,
  order: Pick<OrderRow, 'productId'>,
): Product | undefined => findProduct(content.current().catalogue, order.productId);
