import { type Catalogue, findProduct, type Product } from '../../../content/catalogue.ts';
import { refused } from '../../errors.ts';

export function soldProduct(catalogue: Catalogue, productId: string): Product {
  const product = findProduct(catalogue, productId);
  if (!product) throw refused('We do not sell this product.');
  if (product.paused) throw refused(`${product.name} is not on sale at the moment.`);
  return product;
}
